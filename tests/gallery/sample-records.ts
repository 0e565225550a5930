/** One stored record of each form, and one of a form that this version does not know. */
export const ALL_RECORDS = [
  {
    id: 'snapshot',
    content:
      '<page_content marker="k3v9">\n# Login fails after the upgrade\nSince version 4 the login page comes back.\n</page_content>',
    source: {
      kind: 'page-content',
      form: 'snapshot',
      sections: [
        {
          name: 'Text',
          text: 'Login fails after the upgrade.\nSince version 4 the login page comes back.',
        },
        { name: 'Left out', text: '2 hidden elements' },
      ],
    },
  },
  {
    id: 'instructions',
    content: 'Answer in the language of the question.',
    source: {
      kind: 'user-instructions',
      form: 'instructions',
      update: true,
      changes: [
        { action: 'set', scope: 'user', path: 'language' },
        { action: 'replace', scope: 'site', path: 'tracker.example/style' },
        { action: 'remove', scope: 'user', path: 'tone' },
      ],
    },
  },
  {
    id: 'catalog',
    content: 'Open tabs:\n- Pricing\n- Roadmap',
    source: {
      kind: 'tab-catalog',
      form: 'catalog',
      update: true,
      entries: [
        { name: 'Pricing', description: 'https://shop.example/pricing' },
        { name: 'Roadmap', description: 'https://tracker.example/acme/web/roadmap' },
      ],
    },
  },
  {
    id: 'notice',
    content: '3 older turns were left out to fit the context window.',
    source: {
      kind: 'context-trimmed',
      form: 'notice',
      summary: '3 older turns were left out to fit the context window.',
    },
  },
  {
    id: 'relay',
    content: 'The cause is the cookie.',
    source: { kind: 'handover', form: 'relay', senderSessionId: 'chat-7' },
  },
  {
    id: 'recall',
    content: 'Earlier chat: Release checklist',
    source: {
      kind: 'session-reference',
      form: 'recall',
      references: [
        { label: 'Release checklist', retainedMessages: 6, omittedMessages: 2, truncated: true },
      ],
    },
  },
  {
    id: 'opaque',
    content: 'Weather: sunny\nWind: none',
    source: { kind: 'weather', form: 'forecast', station: 'Bern', degrees: 21 },
  },
];
