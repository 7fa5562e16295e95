/** Wrong and correct answers to exercises, as a learner enters them. */
import type { Page } from '@playwright/test';
import { piece, write } from './exercise-screen.ts';

/** An exercise whose answer is a message: a wrong one with its feedback, and a correct one that differs from our solution. */
export const MESSAGES = [
  {
    kind: 'fix the message',
    id: 'null-id',
    wrong: '{"jsonrpc":"2.0","id":null,"method":"ping","params":{}}',
    says: 'The id is still null, and MCP has no null ids.',
    right: '{"method":"ping","id":41,"jsonrpc":"2.0"}',
  },
  {
    kind: 'write a message',
    id: 'ask-for-tools',
    wrong: '{"jsonrpc":"2.0","id":1,"method":"list_tools"}',
    says: 'That is the name of a function in a library.',
    right: '{"jsonrpc":"2.0","id":"first","method":"tools/list"}',
  },
  {
    kind: 'answer as the server',
    id: 'same-id',
    wrong: '{"jsonrpc":"2.0","id":7,"result":{}}',
    says: '7 and "7" are different ids. The client sent a string and waits for a response with that string.',
    right: '{"id":"7","jsonrpc":"2.0","result":{}}',
  },
];

/** An exercise of each kind, with functions that enter a wrong and then a correct answer. */
export const ANSWERS: readonly {
  id: string;
  wrong: (page: Page) => Promise<void>;
  right: (page: Page) => Promise<void>;
}[] = [
  ...MESSAGES.map(({ id, wrong, right }) => ({
    id,
    wrong: (page: Page) => write(page, wrong),
    right: (page: Page) => write(page, right),
  })),
  {
    id: 'handshake-order',
    wrong: async (page) => piece(page, /^1 of 5/).click(),
    right: async (page) => {
      for (let step = 0; step < 4; step++)
        await page.getByRole('button', { name: 'Move up: Request initialize' }).click();
      for (let step = 0; step < 2; step++)
        await page.getByRole('button', { name: 'Move down: Request tools/list' }).click();
    },
  },
  {
    id: 'undeclared',
    wrong: async (page) => {
      await page.getByRole('button', { name: 'Text of message 1' }).click();
      await page.getByRole('radio', { name: /Message 7/ }).check();
      await page.getByRole('radio', { name: 'The error code is wrong' }).check();
    },
    right: async (page) => {
      await page.getByRole('radio', { name: /Message 6/ }).check();
      await page
        .getByRole('radio', { name: 'The other side has not declared the capability for this request' })
        .check();
    },
  },
  {
    id: 'unknown-tool',
    wrong: (page) => page.getByRole('radio', { name: '-32601 Method not found' }).check(),
    right: (page) => page.getByRole('radio', { name: '-32602 Invalid params' }).check(),
  },
];
