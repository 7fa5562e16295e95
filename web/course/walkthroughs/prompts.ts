/** Prompts, and completion of their arguments. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const prompts: Walkthrough = {
  id: 'prompts',
  title: 'Prompts and completion',
  chapter: 'prompts',
  says: 'Get the messages of a prompt, and complete its arguments.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'list',
      title: 'List the prompts',
      text: 'A prompt is a template that a user chooses, often from a menu. The user fills in its `arguments`.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'prompts/list' } },
      remark:
        '`arguments` is a list of argument names here, not a JSON Schema as in tools. The values are always strings.',
      links: [{ title: 'Prompts, Prompt', page: 'server/prompts#prompt' }],
    },
    {
      id: 'complete',
      title: 'Complete an argument',
      text: 'The user has typed `p` for the language. `ref` identifies the prompt, and `argument` has the name of the argument and its value so far.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 3,
          method: 'completion/complete',
          params: { ref: { type: 'ref/prompt', name: 'review_code' }, argument: { name: 'language', value: 'p' } },
        },
      },
      question: {
        ask: 'How many values can one result contain?',
        options: [
          { text: 'All possible values', says: 'That could be millions.' },
          {
            text: 'At most 100',
            right: true,
            says: '`total` and `hasMore` show that there are more values.',
          },
          { text: 'One, the best match', says: 'The user chooses, so several values are useful.' },
        ],
      },
      remark: 'Change `"p"` to `"r"`, or to an empty string.',
      links: [{ title: 'Completion, Results', page: 'server/utilities/completion#completion-results' }],
    },
    {
      id: 'context',
      title: 'Complete an argument that depends on another',
      text: 'The available frameworks depend on the language. Since 2025-06-18 `context` contains the arguments that are already filled in.',
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
      remark: 'Remove `context` and see which values the server can still suggest.',
    },
    {
      id: 'get',
      title: 'Get the prompt',
      text: 'The request contains all `required` arguments.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'prompts/get',
          params: { name: 'review_code', arguments: { language: 'python', framework: 'flask' } },
        },
      },
      question: {
        ask: 'What does the server return?',
        options: [
          { text: 'A single string', says: 'A prompt can have several messages, including images.' },
          {
            text: 'Messages, each with a `role` and `content`',
            right: true,
            says: 'The client can send them to the model.',
          },
          {
            text: 'The response of the model',
            says: 'The server returns the messages, and the client sends them to its model.',
          },
        ],
      },
      remark:
        '`role` is `user` or `assistant`; `system` is not allowed. `content` is a single block here, not an array as in tools.',
      links: [{ title: 'Prompts, Getting a Prompt', page: 'server/prompts#getting-a-prompt' }],
    },
    {
      id: 'missing',
      title: 'Omit a required argument',
      text: 'The required argument for the language is missing.',
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'prompts/get', params: { name: 'review_code', arguments: {} } },
      },
      remark: 'The code is `-32602`, because a parameter is missing.',
      links: [{ title: 'Prompts, Error Handling', page: 'server/prompts#error-handling' }],
    },
  ],
};
