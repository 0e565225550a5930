import { expect, test } from 'vitest';
import {
  answered,
  exampleSession,
  exampleTurn,
  turnId,
} from '../../tests/support/chat-examples.ts';
import { chatToMarkdown } from './chat-markdown.ts';

const words = {
  you: 'You',
  assistant: 'Assistant',
  attached: 'Attached',
  endings: { streaming: 'Going on', stopped: 'Stopped', failed: 'Failed', interrupted: 'Cut off' },
};

test('a chat reads as it was shown', () => {
  const session = exampleSession('a', {
    title: 'Login\nfails',
    site: 'https://tracker.example',
    project: 'acme/web',
  });
  const first = exampleTurn('1', 'a', {
    question: {
      text: 'Why?',
      skill: { id: 's', name: 'Explain' },
      files: [{ name: 'log.txt', type: 'text/plain', size: 3 }],
    },
  });
  const stopped = exampleTurn('2', 'a', { parentId: turnId('1'), status: 'stopped' });
  const turns = [answered(first, '# A heading\n\nBecause.'), stopped];
  const text = chatToMarkdown(session, turns, words, (time) => `at ${time}`);
  expect(text).toBe(`# Login fails

https://tracker.example · acme/web

## You · at 2000

*Explain*

Why?

Attached: log.txt

## Assistant · demo

# A heading

Because.

## You · at 2000

Question 2?

## Assistant · demo

*Stopped*
`);
});
