/** PURE. */
import { defineSite } from './define-site.ts';

export const stripeDocs = defineSite({
  id: 'stripe-docs',
  name: 'Stripe documentation',
  hosts: ['docs.stripe.com'],
  pages: [
    {
      id: 'page',
      path: '/*',
      fields: { title: { title: ':title | Stripe Documentation' }, about: { meta: 'description' } },
      name: 'Documentation',
      description: 'The page "{title}" of the Stripe documentation[: {about}]',
      task: '{title}',
      suggestions: ['Show me the code for this'],
      samples: {
        matches: [
          {
            url: 'https://docs.stripe.com/payments/machine/x402',
            title: 'x402 payments | Stripe Documentation',
            state: {
              name: 'Documentation',
              description: 'The page "x402 payments" of the Stripe documentation',
              task: 'x402 payments',
            },
          },
          {
            url: 'https://docs.stripe.com/',
            title: 'Documentation | Stripe Documentation',
            state: {
              name: 'Documentation',
              description: 'The page "Documentation" of the Stripe documentation',
              task: 'Documentation',
            },
          },
        ],
        not: 'https://docs.stripe.com/api/charges',
        captured: [
          {
            page: 'defuddle/codeblocks--stripe.html',
            url: 'https://docs.stripe.com/payments/machine/x402',
            state: {
              name: 'Documentation',
              description:
                'The page "x402 payments" of the Stripe documentation: Use x402 for machine-to-machine payments.',
              task: 'x402 payments',
            },
          },
        ],
      },
    },
    {
      id: 'api',
      path: '/api/*',
      fields: { title: { title: ':title | Stripe API Reference' } },
      name: 'API reference',
      description: 'The Stripe API reference[: {rest}]',
      task: '{rest}',
      samples: {
        matches: [
          {
            url: 'https://docs.stripe.com/api/charges',
            title: 'Charges | Stripe API Reference',
            state: {
              name: 'API reference',
              description: 'The Stripe API reference: charges',
              task: 'charges',
            },
          },
          {
            url: 'https://docs.stripe.com/api',
            state: { name: 'API reference', description: 'The Stripe API reference' },
          },
        ],
        not: 'https://docs.stripe.com/payments',
      },
    },
  ],
});
