/** PURE. */
import { defineSite } from './define-site.ts';

export const jenkins = defineSite({
  id: 'jenkins',
  name: 'Jenkins',
  recognizedBy: [{ title: ':title [Jenkins]' }, { title: ':title - Jenkins' }],
  pages: [
    {
      id: 'build',
      path: ['/job/:job/:build/*', '/job/:folder/job/:job/:build/*'],
      where: { build: { is: 'digits' } },
      fields: { title: [{ title: ':title [Jenkins]' }, { title: ':title - Jenkins' }] },
      name: 'Build',
      description: 'Build {build} of [{folder}/]{job}[: {rest}]',
      project: '[{folder}/]{job}',
      task: '{build}',
      suggestions: ['Why did this build fail?'],
      samples: {
        matches: [
          {
            url: 'https://build.example/job/web/12/console',
            title: 'web #12 Console [Jenkins]',
            state: {
              name: 'Build',
              description: 'Build 12 of web: console',
              project: 'web',
              task: '12',
            },
          },
          {
            url: 'https://build.example/job/acme/job/web/13/',
            title: 'web #13 - Jenkins',
            state: {
              name: 'Build',
              description: 'Build 13 of acme/web',
              project: 'acme/web',
              task: '13',
            },
          },
        ],
        not: 'https://build.example/job/web/',
      },
    },
    {
      id: 'job',
      path: ['/job/:job/*', '/job/:folder/job/:job/*'],
      name: 'Job',
      description: 'The job [{folder}/]{job}[: {rest}]',
      project: '[{folder}/]{job}',
      samples: {
        matches: [
          {
            url: 'https://build.example/job/web/',
            title: 'web [Jenkins]',
            state: { name: 'Job', description: 'The job web', project: 'web' },
          },
          {
            url: 'https://build.example/job/acme/job/web/configure',
            title: 'web Config [Jenkins]',
            state: { name: 'Job', description: 'The job acme/web: configure', project: 'acme/web' },
          },
        ],
        not: 'https://build.example/job/web/12/',
      },
    },
    {
      id: 'other',
      path: '/*',
      fields: { title: [{ title: ':title [Jenkins]' }, { title: ':title - Jenkins' }] },
      name: 'Jenkins',
      description: 'Jenkins on {host}[: {title}]',
      samples: {
        matches: [
          {
            url: 'https://build.example/',
            title: 'Dashboard [Jenkins]',
            state: { name: 'Jenkins', description: 'Jenkins on build.example: Dashboard' },
          },
          {
            url: 'https://build.example/manage/',
            title: 'Manage Jenkins [Jenkins]',
            state: { name: 'Jenkins', description: 'Jenkins on build.example: Manage Jenkins' },
          },
        ],
        not: 'https://build.example/job/web/',
      },
    },
  ],
});
