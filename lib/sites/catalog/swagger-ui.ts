/** PURE. */
import { defineSite } from './define-site.ts';

export const swaggerUi = defineSite({
  id: 'swagger-ui',
  name: 'Swagger UI',
  recognizedBy: [{ title: 'Swagger UI' }],
  pages: [
    {
      id: 'reference',
      path: '/*',
      name: 'API reference',
      description: 'The API reference of {host}[ at /{rest}]',
      project: '{host}',
      suggestions: ['Which calls are there?', 'Write a request for me'],
      samples: {
        matches: [
          {
            url: 'https://api.example/docs',
            title: 'Swagger UI',
            state: {
              name: 'API reference',
              description: 'The API reference of api.example at /docs',
              project: 'api.example',
            },
          },
          {
            url: 'https://api.example/swagger/index.html',
            title: 'Swagger UI',
            state: {
              name: 'API reference',
              description: 'The API reference of api.example at /swagger/index.html',
              project: 'api.example',
            },
          },
        ],
        not: 'https://github.com/a',
      },
    },
  ],
});
