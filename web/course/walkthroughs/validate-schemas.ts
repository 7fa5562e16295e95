/** Validation in layers: JSON, JSON-RPC, MCP, and the schemas of a tool. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const REPORTED = ['2025-11-25', '2026-07-28'] as const;
const REFUSED = ['2025-06-18'] as const;

const OUTPUT: readonly PageLink[] = [{ title: 'Tools, Output Schema', page: 'server/tools#output-schema' }];

const call = (id: number, args: Record<string, number | string>) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'add', arguments: args },
});

/** The walkthrough. */
export const validateSchemas: Walkthrough = {
  id: 'validate-schemas',
  title: 'Validate with schemas',
  chapter: 'errors',
  says: 'Four layers check a message. The last one is written by the author of the tool.',
  revisions: [...REFUSED, ...REPORTED],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'layers',
      title: 'Four layers',
      text: 'Is it JSON? Is it a JSON-RPC message? Is it the message that MCP defines for this method? Do the arguments match the schema of the tool?\n\nThe first three layers are the same for every server, and SDKs check them. The server describes the fourth layer itself.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      question: {
        ask: 'Which member of a tool describes its arguments?',
        options: [
          { text: '`description`', says: 'That is a sentence for people and models. No program can check it.' },
          {
            text: '`inputSchema`',
            right: true,
            says: 'It is a JSON Schema of an object, whose properties are the arguments.',
          },
          { text: '`outputSchema`', says: 'That describes the result, which the next steps show.' },
        ],
      },
      remark:
        'The model reads the schema before it writes arguments, and the server checks them with the same schema. So one text does both.',
      links: [{ title: 'Tools, Tool', page: 'server/tools#tool' }],
    },
    {
      id: 'protocol',
      title: 'A mistake below the schema',
      text: 'Here `arguments` is an array. MCP requires an object, so the schema of the tool is not even consulted.',
      sends: {
        message: { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'add', arguments: [1, 2] } },
      },
      shows: 'tools/call-arguments-object',
      remark: 'The third layer rejects it with `-32602`. The tool never sees this request.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'arguments',
      title: 'Arguments that do not match',
      text: 'This request is valid MCP. But `b` is a string, and the schema requires a number.',
      sends: { message: call(4, { a: 1, b: 'two' }) },
      question: {
        ask: 'Who can correct this?',
        options: [
          { text: 'The user', says: 'The user did not write the arguments.' },
          {
            text: 'The model that wrote the arguments',
            right: true,
            says: 'It needs to learn which argument is wrong, and why.',
          },
          { text: 'The server, by converting the string', says: 'It would have to guess what the model meant.' },
        ],
      },
      remark:
        'Until 2025-06-18 this is the protocol error `-32602`. Since 2025-11-25 it is a result with `isError`, because clients show results to the model. The server is right in both cases: it did not run the tool.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
    {
      id: 'meaning',
      title: 'What no schema can say',
      text: 'Both arguments are numbers, so they match the schema. But no number can be divided by zero.',
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      remark:
        'A schema describes the form of single values. Whether they make sense together, or now, is decided by the code of the tool.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
    {
      id: 'output',
      title: 'Check results, too',
      text: 'This tool has an `outputSchema`. So its result has `structuredContent`, which must match that schema. In this step the server has a fault.',
      faults: ['structure-broken'],
      sends: { message: call(6, { a: 2, b: 3 }) },
      shows: 'structured-content/mismatch',
      question: {
        ask: 'Why should the client check results, although the server must?',
        options: [
          { text: 'To correct the result', says: 'The client does not know the right value.' },
          {
            text: 'To stop before a program uses a wrong value',
            right: true,
            says: 'An error at this place names the server. Later it would look like a mistake of the client.',
          },
          { text: 'The specification forbids servers to check', says: 'Servers must return matching results.' },
        ],
      },
      remark: 'Compare `structuredContent` with the `outputSchema` in the response to `tools/list`.',
      links: OUTPUT,
    },
    {
      id: 'dialect',
      title: 'Which JSON Schema',
      text: 'There are several versions of JSON Schema. A schema can name its own in `$schema`. Keep schemas simple: hosts and models support different parts.',
      faults: [],
      question: {
        ask: 'A schema has no `$schema`. Which version applies since 2025-11-25?',
        options: [
          { text: 'draft-07', says: 'Many libraries use it by default, but MCP does not.' },
          {
            text: '2020-12',
            right: true,
            says: 'That is the default dialect. Every client and server must support it.',
          },
          { text: 'The one that the client prefers', says: 'Then the same schema could mean different things.' },
        ],
      },
      remark: 'Paste your tools into Check: it checks the schemas themselves, and calls and results against them.',
      links: [{ title: 'Tools, Tool', page: 'server/tools#tool' }],
    },
  ],
};
