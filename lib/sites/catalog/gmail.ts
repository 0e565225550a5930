/** PURE. */
import { defineSite } from './define-site.ts';

export const gmail = defineSite({
  id: 'gmail',
  name: 'Gmail',
  hosts: ['mail.google.com'],
  content: { exclude: ['[role="banner"]', '[role="navigation"]'] },
  pages: [
    {
      id: 'mailbox',
      path: ['/mail/u/:account', '/mail'],
      fields: {
        subject: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        mailbox: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
      },
      name: 'Mailbox',
      description: 'The mailbox[ {mailbox}]',
      project: '{mailbox}',
      samples: {
        matches: [
          {
            url: 'https://mail.google.com/mail/u/0/',
            title: 'Inbox (3) - jane@example.com - Gmail',
            state: {
              name: 'Mailbox',
              description: 'The mailbox jane@example.com',
              project: 'jane@example.com',
            },
          },
          {
            url: 'https://mail.google.com/mail/',
            state: { name: 'Mailbox', description: 'The mailbox' },
          },
        ],
        not: 'https://mail.google.com/mail/u/0/#inbox/thread-f:123',
      },
    },
    {
      id: 'thread-list',
      path: ['/mail/u/:account', '/mail'],
      hash: '/:label',
      fields: {
        subject: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        mailbox: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
      },
      name: 'Mail list',
      description: 'The mails in {label}[ of {mailbox}]',
      project: '{mailbox}',
      samples: {
        matches: [
          {
            url: 'https://mail.google.com/mail/u/0/#inbox',
            title: 'Inbox (3) - jane@example.com - Gmail',
            state: {
              name: 'Mail list',
              description: 'The mails in inbox of jane@example.com',
              project: 'jane@example.com',
            },
          },
          {
            url: 'https://mail.google.com/mail/u/0/#starred',
            state: { name: 'Mail list', description: 'The mails in starred' },
          },
        ],
        not: 'https://mail.google.com/mail/u/0/#inbox/thread-f:123',
      },
    },
    {
      id: 'thread',
      path: ['/mail/u/:account', '/mail'],
      hash: '/:label/:thread',
      fields: {
        subject: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        mailbox: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        sender: { select: ['.gD'] },
      },
      required: ['subject'],
      name: 'Mail',
      description: 'The mail "{subject}"[ from {sender}] in {label}[ of {mailbox}]',
      project: '{mailbox}',
      task: '{subject}',
      suggestions: ['Summarise this conversation', 'Draft a reply'],
      samples: {
        matches: [
          {
            url: 'https://mail.google.com/mail/u/0/#inbox/thread-f:1234567890',
            title: 'Project kickoff — questions before we start - jane@example.com - Gmail',
            state: {
              name: 'Mail',
              description:
                'The mail "Project kickoff — questions before we start" in inbox of jane@example.com',
              project: 'jane@example.com',
              task: 'Project kickoff — questions before we start',
            },
          },
          {
            url: 'https://mail.google.com/mail/u/0/#sent/KtbxL',
            title: 'Offer - Q3 - jane@acme.example - Acme Mail',
            state: {
              name: 'Mail',
              description: 'The mail "Offer - Q3" in sent of jane@acme.example',
              project: 'jane@acme.example',
              task: 'Offer - Q3',
            },
          },
        ],
        not: 'https://mail.google.com/mail/u/0/#inbox',
        captured: [
          {
            page: 'defuddle/gmail--mail.google.com-mail-u-0-thread.html',
            url: 'https://mail.google.com/mail/u/0/#inbox/thread-f:1234567890',
            state: {
              name: 'Mail',
              description:
                'The mail "Project kickoff — questions before we start" from Alex Rivera in inbox of jane@example.com',
              project: 'jane@example.com',
              task: 'Project kickoff — questions before we start',
            },
          },
        ],
      },
    },
    {
      id: 'search',
      path: ['/mail/u/:account', '/mail'],
      hash: '/search/:query',
      fields: {
        subject: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        mailbox: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
      },
      name: 'Mail search',
      description: 'The mails that match "{query|words}"[ of {mailbox}]',
      project: '{mailbox}',
      samples: {
        matches: [
          {
            url: 'https://mail.google.com/mail/u/0/#search/from%3Aada',
            state: { name: 'Mail search', description: 'The mails that match "from:ada"' },
          },
          {
            url: 'https://mail.google.com/mail/u/0/#search/invoice+march',
            state: { name: 'Mail search', description: 'The mails that match "invoice march"' },
          },
        ],
        not: 'https://mail.google.com/mail/u/0/#inbox',
      },
    },
    {
      id: 'found-thread',
      path: ['/mail/u/:account', '/mail'],
      hash: '/search/:query/:thread',
      fields: {
        subject: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        mailbox: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
      },
      name: 'Mail',
      description: 'The mail "{subject}", found by "{query|words}"',
      project: '{mailbox}',
      task: '{subject}',
      samples: {
        matches: [
          {
            url: 'https://mail.google.com/mail/u/0/#search/invoice/KtbxL',
            title: 'Invoice 7 - jane@example.com - Gmail',
            state: {
              name: 'Mail',
              description: 'The mail "Invoice 7", found by "invoice"',
              project: 'jane@example.com',
              task: 'Invoice 7',
            },
          },
          {
            url: 'https://mail.google.com/mail/u/0/#search/a+b/KtbxL',
            title: 'B - jane@example.com - Gmail',
            state: {
              name: 'Mail',
              description: 'The mail "B", found by "a b"',
              project: 'jane@example.com',
              task: 'B',
            },
          },
        ],
        not: 'https://mail.google.com/mail/u/0/#search/invoice',
      },
    },
    {
      id: 'labelled',
      path: ['/mail/u/:account', '/mail'],
      hash: '/label/:label',
      fields: {
        subject: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        mailbox: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
      },
      name: 'Mail list',
      description: 'The mails with the label {label}[ of {mailbox}]',
      project: '{mailbox}',
      samples: {
        matches: [
          {
            url: 'https://mail.google.com/mail/u/0/#label/travel',
            state: { name: 'Mail list', description: 'The mails with the label travel' },
          },
          {
            url: 'https://mail.google.com/mail/u/0/#label/work%2Fopen',
            state: { name: 'Mail list', description: 'The mails with the label work/open' },
          },
        ],
        not: 'https://mail.google.com/mail/u/0/#inbox',
      },
    },
    {
      id: 'labelled-thread',
      path: ['/mail/u/:account', '/mail'],
      hash: '/label/:label/:thread',
      fields: {
        subject: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
        mailbox: [
          { title: ':subject - :mailbox - Gmail' },
          { title: ':subject - :mailbox - :company Mail' },
        ],
      },
      name: 'Mail',
      description: 'The mail "{subject}" with the label {label}',
      project: '{mailbox}',
      task: '{subject}',
      samples: {
        matches: [
          {
            url: 'https://mail.google.com/mail/u/0/#label/travel/KtbxL',
            title: 'Tickets - jane@example.com - Gmail',
            state: {
              name: 'Mail',
              description: 'The mail "Tickets" with the label travel',
              project: 'jane@example.com',
              task: 'Tickets',
            },
          },
          {
            url: 'https://mail.google.com/mail/u/0/#label/work/KtbxM',
            title: 'Plan - jane@example.com - Gmail',
            state: {
              name: 'Mail',
              description: 'The mail "Plan" with the label work',
              project: 'jane@example.com',
              task: 'Plan',
            },
          },
        ],
        not: 'https://mail.google.com/mail/u/0/#label/travel',
      },
    },
  ],
});
