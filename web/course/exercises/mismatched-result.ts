/** A result that does not match the schema of its tool. */
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const stock = {
  name: 'stock',
  description: 'Returns how many pieces of a product are in stock.',
  inputSchema: { type: 'object', properties: { product: { type: 'string' } }, required: ['product'] },
  outputSchema: {
    type: 'object',
    properties: { product: { type: 'string' }, pieces: { type: 'integer' } },
    required: ['product', 'pieces'],
  },
};
const call = (id: number, product: string) =>
  client(request(id, 'tools/call', { name: 'stock', arguments: { product } }));
const result = (id: number, structuredContent: Parameters<typeof answer>[1]) =>
  server(answer(id, { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }));

/** Find the mistake. */
export const mismatchedResult: FindSource = {
  id: 'mismatched-result',
  kind: 'find-mistake',
  title: 'Find the result that violates a schema',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nA program adds up the stock of three products. Its sum is a very long number, such as `1207`.',
  log: [
    ...handshake('2025-11-25', { tools: {} }, {}),
    client(request(2, 'tools/list')),
    server(answer(2, { tools: [stock] })),
    call(3, 'cup'),
    result(3, { product: 'cup', pieces: 12 }),
    call(4, 'plate'),
    result(4, { product: 'plate', pieces: '07' }),
    call(5, 'fork'),
    result(5, { product: 'fork', pieces: 0 }),
  ],
  options: [
    {
      id: 'schema',
      text: 'The structured content does not match the `outputSchema`',
      rule: 'structured-content/mismatch',
    },
    { id: 'arguments', text: 'The arguments do not match the `inputSchema`' },
    { id: 'text-too', text: 'A result with structured content must not also have text' },
    { id: 'zero', text: 'A stock of 0 must be reported with `isError`' },
  ],
  start: { message: 11, mistake: 'zero' },
  hints: ['Message 5 describes what every result must contain.', 'Compare the type of `pieces` in the three results.'],
  solution: { message: 9, mistake: 'schema' },
  lesson:
    'JSON-RPC and MCP accept this message: only the schema of the tool is violated. So a client should validate structured content before a program calculates with it.',
  links: [clause('2025-11-25', 'server/tools#output-schema', 'Tools, Output Schema')],
  innocent: {
    5: 'Message 5 is right: the schema requires an integer for `pieces`.',
    7: 'Message 7 is right: `12` is an integer.',
    8: 'Message 8 is right: `product` is a string, as the `inputSchema` requires.',
    11: 'Message 11 is right: 0 is an integer like any other.',
  },
  mistakes: [
    {
      id: 'arguments-match',
      option: 'arguments',
      says: 'Each call has the argument `product`, a string, as the `inputSchema` requires.',
      example: { message: 8, mistake: 'arguments' },
    },
    {
      id: 'both-forms',
      option: 'text-too',
      says: 'A result with structured content should have the same as text, for clients that do not know `structuredContent`.',
      example: { message: 7, mistake: 'text-too' },
    },
    {
      id: 'zero-is-fine',
      option: 'zero',
      says: 'The tool worked: it counted, and the count is 0.',
      example: { message: 11, mistake: 'zero' },
    },
  ],
};
