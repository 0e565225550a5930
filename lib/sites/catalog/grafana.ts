/** PURE. */
import { defineSite } from './define-site.ts';

export const grafana = defineSite({
  id: 'grafana',
  name: 'Grafana',
  hosts: ['.grafana.net'],
  recognizedBy: [{ title: ':title - Grafana' }],
  pages: [
    {
      id: 'dashboard',
      path: ['/d/:uid/*', '/:folder/d/:uid/*'],
      keepQuery: ['from', 'to', 'viewPanel'],
      fields: {
        title: [
          { title: ':title - Dashboards - Grafana' },
          { title: ':title - :folderName - Dashboards - Grafana' },
          { title: ':title - Grafana' },
        ],
        from: { query: 'from' },
        to: { query: 'to' },
      },
      name: 'Dashboard',
      description: 'The dashboard "{title}"[, from {from}][ to {to}]',
      project: '{host}',
      task: '{title}',
      suggestions: ['What stands out here?'],
      samples: {
        matches: [
          {
            url: 'https://metrics.example/d/abc/web-shop?orgId=1&from=now-6h&to=now',
            title: 'Web shop - Dashboards - Grafana',
            state: {
              path: 'https://metrics.example/d/abc/web-shop?from=now-6h&to=now',
              name: 'Dashboard',
              description: 'The dashboard "Web shop", from now-6h to now',
              project: 'metrics.example',
              task: 'Web shop',
            },
          },
          {
            url: 'https://acme.grafana.net/d/abc/web-shop',
            title: 'Web shop - Grafana',
            state: {
              name: 'Dashboard',
              description: 'The dashboard "Web shop"',
              project: 'acme.grafana.net',
              task: 'Web shop',
            },
          },
        ],
        not: 'https://metrics.example/dashboards',
      },
    },
    {
      id: 'other',
      path: '/*',
      fields: { title: { title: ':title - Grafana' } },
      name: '{title}',
      description: 'Grafana on {host}: {title}',
      project: '{host}',
      samples: {
        matches: [
          {
            url: 'https://metrics.example/explore',
            title: 'Explore - Grafana',
            state: {
              name: 'Explore',
              description: 'Grafana on metrics.example: Explore',
              project: 'metrics.example',
            },
          },
          {
            url: 'https://metrics.example/alerting/list',
            title: 'Alert rules - Alerting - Grafana',
            state: {
              name: 'Alert rules - Alerting',
              description: 'Grafana on metrics.example: Alert rules - Alerting',
              project: 'metrics.example',
            },
          },
        ],
        not: 'https://metrics.example/d/abc/x',
      },
    },
  ],
});
