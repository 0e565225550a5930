/** PURE. */
import { defineSite } from './define-site.ts';

export const leMonde = defineSite({
  id: 'le-monde',
  name: 'Le Monde',
  hosts: ['.lemonde.fr'],
  pages: [
    {
      id: 'article',
      path: '/:section/article/:year/:month/:day/:slug',
      where: { year: { is: 'digits' } },
      fields: {
        title: [{ meta: 'og:title' }, { template: '{pageTitle}' }],
        about: { meta: 'og:description' },
      },
      name: 'Article',
      description: 'The article "{title}"[: {about}]',
      task: '{title}',
      suggestions: ['Summarise this article'],
      samples: {
        matches: [
          {
            url: 'https://www.lemonde.fr/pixels/article/2015/05/04/que-contient-la-loi_4627068_4408996.html',
            title: 'Que contient la loi ?',
            state: {
              name: 'Article',
              description: 'The article "Que contient la loi ?"',
              task: 'Que contient la loi ?',
            },
          },
          {
            url: 'https://www.lemonde.fr/idees/article/2026/03/02/a_1_2.html',
            title: 'Une idée',
            state: { name: 'Article', description: 'The article "Une idée"', task: 'Une idée' },
          },
        ],
        not: 'https://www.lemonde.fr/pixels/',
        captured: [
          {
            page: 'readability/lemonde-1/source.html',
            url: 'https://www.lemonde.fr/pixels/article/2015/05/04/que-contient-la-loi-sur-le-renseignement_4627068_4408996.html',
            state: {
              name: 'Article',
              description:
                'The article "Le projet de loi sur le renseignement massivement approuvé à l\'Assemblée": Largement approuvé par les députés, le texte sera désormais examiné par le Sénat, puis le Conseil constitutionnel.',
              task: "Le projet de loi sur le renseignement massivement approuvé à l'Assemblée",
            },
          },
        ],
      },
    },
    {
      id: 'section',
      path: ['/', '/:section'],
      name: 'Rubrique',
      description: 'A section of Le Monde[: {section}]',
      samples: {
        matches: [
          {
            url: 'https://www.lemonde.fr/',
            state: { name: 'Rubrique', description: 'A section of Le Monde' },
          },
          {
            url: 'https://www.lemonde.fr/pixels/',
            state: { name: 'Rubrique', description: 'A section of Le Monde: pixels' },
          },
        ],
        not: 'https://www.lemonde.fr/idees/article/2026/03/02/a_1_2.html',
      },
    },
  ],
});
