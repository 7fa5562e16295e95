/** Prompts, and completion of what is filled in. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const prompts: Walkthrough = {
  id: 'prompts',
  title: 'Prompts and completion',
  chapter: 'prompts',
  says: 'Texts that a person chooses, with gaps to fill and help with the filling.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'list',
      title: 'What is on offer?',
      text: 'A prompt is a text that a person chooses, often from a menu. It may have gaps: its `arguments`.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'prompts/list' } },
      remark: '`arguments` is a list of names here, not a JSON Schema as tools have: what is filled in is always text.',
      links: [{ title: 'Prompts, Prompt', page: 'server/prompts#prompt' }],
    },
    {
      id: 'complete',
      title: 'Help with a gap',
      text: 'The person has typed a `p` where the language belongs. `ref` says which prompt is being filled, `argument` which gap and what stands in it.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 3,
          method: 'completion/complete',
          params: { ref: { type: 'ref/prompt', name: 'review_code' }, argument: { name: 'language', value: 'p' } },
        },
      },
      question: {
        ask: 'How many values may come back at once?',
        options: [
          { text: 'All there are', says: 'That could be millions.' },
          {
            text: '100 at most',
            right: true,
            says: 'With `total` and `hasMore` the server says that there are others.',
          },
          { text: 'One: the best', says: 'The person chooses, so several are welcome.' },
        ],
      },
      remark: 'Change `"p"` to `"r"`, or to nothing.',
      links: [{ title: 'Completion, Results', page: 'server/utilities/completion#completion-results' }],
    },
    {
      id: 'context',
      title: 'Help that knows the other gaps',
      text: 'Which frameworks there are depends on the language. Since 2025-06-18 `context` says what has been filled in.',
      only: ['2025-06-18', '2025-11-25', '2026-07-28'],
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'completion/complete',
          params: {
            ref: { type: 'ref/prompt', name: 'review_code' },
            argument: { name: 'framework', value: '' },
            context: { arguments: { language: 'rust' } },
          },
        },
      },
      remark: 'Take `context` away and look at what the server can still say.',
    },
    {
      id: 'get',
      title: 'Get it',
      text: 'All gaps that are `required` are filled.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'prompts/get',
          params: { name: 'review_code', arguments: { language: 'python', framework: 'flask' } },
        },
      },
      question: {
        ask: 'What comes back?',
        options: [
          { text: 'A text', says: 'A conversation may have several turns, and pictures.' },
          {
            text: 'Messages, each with a `role` and its `content`',
            right: true,
            says: 'Ready to be shown to the model.',
          },
          { text: 'The answer of the model', says: 'The server gives the words; the client asks its model.' },
        ],
      },
      remark:
        '`role` is `user` or `assistant`; `system` is none of them. `content` is one block here, and no list as in tools.',
      links: [{ title: 'Prompts, Getting a Prompt', page: 'server/prompts#getting-a-prompt' }],
    },
    {
      id: 'missing',
      title: 'A gap left open',
      text: 'The language is required, and missing.',
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'prompts/get', params: { name: 'review_code', arguments: {} } },
      },
      remark: '`-32602`: a parameter is missing.',
      links: [{ title: 'Prompts, Error Handling', page: 'server/prompts#error-handling' }],
    },
  ],
};
