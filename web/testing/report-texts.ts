/** Texts whose report has much to show, for tests of its views in components and in the page. */

/** A handshake, one message a line. */
export const HANDSHAKE: readonly string[] = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"0.9.2"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
];

/** A session with requests that wait, and a response without a request, one message a line. */
export const WAITING: readonly string[] = [
  ...HANDSHAKE,
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"forecast","inputSchema":{"type":"object"}}]}}',
  '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"forecast","arguments":{"city":"Oslo"}}}',
  '{"jsonrpc":"2.0","id":99,"result":{"content":[]}}',
];

/** A session in which both sides break rules. */
export const BOTH_SIDES = [
  ...HANDSHAKE,
  '{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":3,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":3,"result":{"tools":"none"}}',
].join('\n');

/** A log with times in which one call fails, one is refused, and one has no response. */
export const OUTCOMES = [
  ...HANDSHAKE.map((line, at) => `14:02:07.0${['00', '40', '50'][at]} ${at === 1 ? '<' : '>'} ${line}`),
  '14:02:08.000 > {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"forecast","arguments":{"city":"Oslo","days":3}}}',
  '14:02:09.886 < {"jsonrpc":"2.0","id":2,"result":{"isError":true,"content":[{"type":"text","text":"The API key has expired"}]}}',
  '14:02:10.000 > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"forcast","arguments":{}}}',
  '14:02:10.020 < {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Unknown tool: forcast"}}',
  '14:02:11.000 > {"jsonrpc":"2.0","id":4,"method":"tools/list"}',
].join('\n');

/** Messages with findings of several severities and sources. */
export const MIXED = [
  '{"jsonrpc":"2.0","id":1,"method":"tools/list","extra":true}',
  '{"jsonrpc":"2.0","id":2,"id":3,"method":"ping"}',
  '{"jsonrpc":"1.0","id":4,"method":"ping"}',
  '{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"a"}}',
].join('\n');

/** Tools that some hosts refuse or cut off. */
export const TOOLS = JSON.stringify({
  tools: [
    {
      name: 'find_book',
      description: 'Finds a book.',
      inputSchema: { type: 'object', properties: { tags: { type: 'array' } } },
    },
    { name: 'large', description: 'x'.repeat(3000), inputSchema: { type: 'object', properties: {} } },
  ],
});
