import { expect, test, vi } from 'vitest';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { addMenuSelection } from './menu-selection.ts';

const selected = {
  tabId: 7,
  title: 'Paper.pdf',
  url: 'https://a.example/paper.pdf?token=1',
  text: 'words of the page',
};

test('the selection is read in the page where that can be done', async () => {
  const shelf = { add: vi.fn(async () => undefined), put: vi.fn(async () => undefined) };
  await addMenuSelection(selected, shelf);
  expect(shelf.add).toHaveBeenCalledWith(7, 'selection', null);
  expect(shelf.put).not.toHaveBeenCalled();
});

test('W6 where the document cannot be read the words come from the menu’s event', async () => {
  const refuse = () => Promise.reject(new RequestFailed(createFailure('page-unreadable')));
  const shelf = { add: vi.fn(refuse), put: vi.fn(async () => undefined) };
  await addMenuSelection(selected, shelf);
  expect(shelf.put).toHaveBeenCalledWith(
    7,
    expect.objectContaining({
      record: expect.objectContaining({
        source: expect.objectContaining({
          sections: [
            { name: 'Selected text', text: 'words of the page' },
            { name: 'Page', text: 'Paper.pdf' },
            { name: 'Address', text: 'https://a.example/paper.pdf' },
          ],
        }),
      }),
    }),
  );
});
