/** Errors and their codes, found with questions in a fixed order. */
import type { Walkthrough, WalkStep } from '../walkthrough.ts';

const ALL = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;

const SILENT = ['2024-11-05', '2025-03-26', '2025-06-18'] as const;

const UNREADABLE: Omit<WalkStep, 'id'> = {
  title: 'Is it JSON?',
  text: 'The closing brace is missing.',
  sends: { text: '{"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}' },
  shows: 'json-unclosed',
};
const WITHOUT_ID: Omit<WalkStep, 'id'> = {
  ...UNREADABLE,
  question: {
    ask: 'Which `id` does the response have?',
    options: [
      { text: '`2`', says: 'You can see the `2`, but the server could not parse the text, so it knows no `id`.' },
      { text: '`null`', says: 'JSON-RPC 2.0 requires that. In MCP an id is never null.' },
      {
        text: 'None',
        right: true,
        says: 'Since 2025-11-25 an error omits the `id` if the server could not read that of the request.',
      },
    ],
  },
};
const RESTORE =
  'The code is `-32700`. Restore the brace, and the message is an ordinary request. Add a comment, and it is invalid JSON again.';

/** The same text for 2026-07-28, where a request without `_meta` would be incomplete even with its brace. */
const UNREADABLE_WITH_META = `{
  "jsonrpc": "2.0",
  "id": 2,
  "method": "tools/list",
  "params": {
    "_meta": {
      "io.modelcontextprotocol/protocolVersion": "$revision",
      "io.modelcontextprotocol/clientInfo": { "name": "my-agent", "version": "1.0.0" },
      "io.modelcontextprotocol/clientCapabilities": {}
    }
  }
`;

/** The walkthrough. */
export const errors: Walkthrough = {
  id: 'errors',
  title: 'Choose the right error code',
  chapter: 'errors',
  says: 'Ask five questions in order to find the right error code.',
  revisions: ALL,
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'tree',
      title: 'Five questions',
      text: 'Is it JSON? If not, `-32700`.\n\nIs it a JSON-RPC message? If not, `-32600`.\n\nDoes the method exist? If not, `-32601`.\n\nAre the parameters valid? If not, `-32602`.\n\nDid the server succeed internally? If not, `-32603`.\n\nThe first “no” decides.',
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
        ask: 'Over stdio, which `id` does an error response to this have?',
        options: [
          { text: '`2`', says: 'You can see the `2`, but the server could not parse the text, so it knows no `id`.' },
          {
            text: '`null`',
            says: 'JSON-RPC 2.0 requires that. In MCP an id is never null, and an error of `$revision` needs an id.',
          },
          {
            text: 'None: the server has no valid `id` to send',
            right: true,
            says: 'So this server only logs the error. Look at its stderr.',
          },
        ],
      },
      remark: RESTORE,
    },
    { ...WITHOUT_ID, id: 'parse', only: ['2025-11-25'], remark: RESTORE },
    {
      ...WITHOUT_ID,
      id: 'parse-stateless',
      only: ['2026-07-28'],
      sends: { text: UNREADABLE_WITH_META },
      remark: RESTORE,
    },
    {
      id: 'invalid',
      title: 'Is it a JSON-RPC message?',
      text: 'The JSON is valid. But `jsonrpc` is `"1.0"`.',
      sends: { message: { jsonrpc: '1.0', id: 3, method: 'tools/list' } },
      shows: 'envelope/jsonrpc-version',
      remark: 'The code is `-32600`. The number `2.0` would also be wrong: the value must be a string.',
    },
    {
      id: 'method',
      title: 'Does the method exist?',
      text: 'The method has a typo.',
      sends: { message: { jsonrpc: '2.0', id: 4, method: 'tools/lists' } },
      shows: 'methods/unknown-request',
      remark:
        'The code is `-32601`. It also applies to methods that the server does not support: without prompts, `prompts/list` is an unknown method.',
    },
    {
      id: 'params',
      title: 'Are the parameters valid?',
      text: '`tools/call` needs a `name`. Tutorials show positional parameters, an array as `params`. JSON-RPC allows them, but they are not allowed in MCP.',
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { tool: 'add', arguments: { a: 1, b: 2 } } },
      },
      shows: 'tools/call-name-required',
      remark: 'The code is `-32602`.',
    },
    {
      id: 'ranges',
      title: 'Choose codes of your own',
      text: 'JSON-RPC reserves the codes from `-32768` to `-32000`. Before 2026-07-28 servers could use the codes from `-32099` to `-32000`; since then MCP reserves `-32099` to `-32020` for its own codes. Tutorials have lists of “MCP error codes”, such as `-32001` for an unknown tool. These lists are made up.',
      question: {
        ask: 'Which code can a server choose for an exceeded quota?',
        options: [
          { text: '`-32602`', says: 'That code means invalid parameters, but these were valid.' },
          { text: '`1001`', right: true, says: 'Integers outside the reserved range are free.' },
          { text: '`"QUOTA"`', says: 'A code is an integer; a description belongs in `message`.' },
        ],
      },
      remark: '`message` is for people, and `data` is for programs.',
    },
    {
      id: 'fails',
      title: 'Not an error response',
      text: 'The tool runs, but it cannot complete the task. Each of the five questions has the answer “yes”.',
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      question: {
        ask: 'Which code does the server return?',
        options: [
          { text: '`-32603`', says: 'That code is for failures inside the server, and the server works correctly.' },
          {
            text: '`-32002`',
            says: 'A tutorial claims that. Until 2025-11-25 that code means a resource that was not found.',
          },
          {
            text: 'None: it is a result',
            right: true,
            says: 'The result has `isError`, so the model can read what went wrong.',
          },
        ],
      },
      remark: 'The tool failed, but the request succeeded.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
  ],
};
