/** Errors and their codes, found by asking in order what is wrong. */
import type { Walkthrough, WalkStep } from '../walkthrough.ts';

const ALL = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;

const SILENT = ['2024-11-05', '2025-03-26', '2025-06-18'] as const;

const UNREADABLE: Omit<WalkStep, 'id'> = {
  title: 'Is it JSON?',
  text: 'The brace at the end is missing.',
  sends: { text: '{"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}' },
  shows: 'json-unclosed',
};

/** The walkthrough. */
export const errors: Walkthrough = {
  id: 'errors',
  title: 'Which error is it?',
  chapter: 'errors',
  says: 'Five questions, asked in order, lead to the right code.',
  revisions: ALL,
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'tree',
      title: 'Five questions',
      text: 'Is it JSON? Else `-32700`.\n\nIs it a message of JSON-RPC? Else `-32600`.\n\nIs there such a method? Else `-32601`.\n\nDo the parameters fit? Else `-32602`.\n\nDid all go well inside? Else `-32603`.\n\nThe first «no» decides.',
      links: [
        { title: 'JSON-RPC in MCP, Responses', page: 'basic/messages#responses', only: ['2024-11-05'] },
        { title: 'Base protocol, Responses', page: 'basic/index#responses', only: ['2025-03-26', '2025-06-18'] },
        {
          title: 'Base protocol, Error Responses',
          page: 'basic/index#error-responses',
          only: ['2025-11-25', '2026-07-28'],
        },
      ],
    },
    {
      ...UNREADABLE,
      id: 'parse-silent',
      only: SILENT,
      question: {
        ask: 'Over stdio, which `id` does an answer to that have?',
        options: [
          { text: '`2`', says: 'We can see it. But who cannot read a text has read nothing in it.' },
          {
            text: '`null`',
            says: 'So says JSON-RPC 2.0. In MCP an id is never null, and an error of `$revision` needs an id.',
          },
          {
            text: 'There is none that could be given',
            right: true,
            says: 'So this server only logs what went wrong: look at its stderr.',
          },
        ],
      },
      remark:
        'The code is `-32700`. Put the brace back, and it is an ordinary request; with a comment in it, it is again no JSON.',
    },
    {
      ...UNREADABLE,
      id: 'parse',
      only: ['2025-11-25', '2026-07-28'],
      question: {
        ask: 'Which `id` does the answer have?',
        options: [
          { text: '`2`', says: 'We can see it. But who cannot read a text has read nothing in it.' },
          { text: '`null`', says: 'So says JSON-RPC 2.0. In MCP an id is never null.' },
          {
            text: 'None',
            right: true,
            says: 'Since 2025-11-25 an error whose request could not be read leaves the `id` out.',
          },
        ],
      },
      remark: '`-32700`. Put the brace back, and it is an ordinary request; with a comment in it, it is again no JSON.',
    },
    {
      id: 'invalid',
      title: 'Is it a message?',
      text: 'Right JSON. But `jsonrpc` says `"1.0"`.',
      sends: { message: { jsonrpc: '1.0', id: 3, method: 'tools/list' } },
      shows: 'envelope/jsonrpc-version',
      remark: '`-32600`. `2.0` as a number would be just as wrong: it is a text.',
    },
    {
      id: 'method',
      title: 'Is there such a method?',
      text: 'A slip of the finger.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'tools/lists' } },
      shows: 'methods/unknown-request',
      remark:
        '`-32601`. Methods that the server does not offer are answered like this, too: a server without prompts does not know `prompts/list`.',
    },
    {
      id: 'params',
      title: 'Do the parameters fit?',
      text: '`tools/call` needs a `name`. The tutorials’ positional parameters, a list in the place of `params`, are legal in JSON-RPC and not in MCP.',
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { tool: 'add', arguments: { a: 1, b: 2 } } },
      },
      shows: 'tools/call-name-required',
      remark: '`-32602`.',
    },
    {
      id: 'ranges',
      title: 'Codes of one’s own',
      text: 'From `-32768` to `-32000` the numbers belong to JSON-RPC; of these `-32099` to `-32000` were left to servers until 2026-07-28, where MCP keeps `-32099` to `-32020` for codes of its own. Lists of «MCP error codes» in tutorials, `-32001` for a tool that was not found and so on, are made up.',
      question: {
        ask: 'Which code does a server of its own choose for «quota used up»?',
        options: [
          { text: '`-32602`', says: 'That one says that the parameters do not fit. They did.' },
          { text: '`1001`', right: true, says: 'Whole numbers outside of the reserved ones are free.' },
          { text: '`"QUOTA"`', says: 'A code is a whole number; words go into `message`.' },
        ],
      },
      remark: 'For people there is `message`, for programs `data`.',
    },
    {
      id: 'fails',
      title: 'No error at all',
      text: 'The tool runs and cannot do it. None of the five questions has been answered with «no».',
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      question: {
        ask: 'Which code?',
        options: [
          { text: '`-32603`', says: 'Nothing broke in the server.' },
          { text: '`-32002`', says: 'A tutorial says so; in MCP that code meant a resource that was not found.' },
          { text: 'None: it is a result', right: true, says: 'With `isError`, so that the model can read it.' },
        ],
      },
      remark: 'A failed tool is no failed request.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
  ],
};
