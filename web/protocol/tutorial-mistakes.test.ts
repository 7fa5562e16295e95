/** Common mistakes in MCP tutorials, with our own messages: each mistake is found in the revisions that forbid it. */
import { describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import { REVISION_IDS, type RevisionId } from './types.ts';

const HANDSHAKE: readonly RevisionId[] = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];
const MCP: readonly RevisionId[] = [...HANDSHAKE, '2026-07-28'];
const ALL: readonly RevisionId[] = REVISION_IDS;
const NEWEST: readonly RevisionId[] = ['2026-07-28'];

/** Finding → revisions that have it; `~` marks a warning, `?` an info. Other errors and warnings are not allowed. */
type Due = Readonly<Record<string, readonly RevisionId[]>>;

const META =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"loans","version":"2.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}';
/** The members that every result of 2026-07-28 lacks if it was written for the older revisions. */
const OLD_RESULT: Due = { 'result-type/missing': NEWEST, '~stateless/server-info-missing': NEWEST };

const mistakes: readonly (readonly [lesson: string, text: string, due: Due])[] = [
  [
    'the notification is called initialized',
    '{"jsonrpc":"2.0","method":"initialized"}',
    { 'methods/notification-prefix': HANDSHAKE, 'methods/initialized-removed': NEWEST },
  ],
  [
    'log messages are called logging/message',
    '{"jsonrpc":"2.0","method":"logging/message","params":{"level":"notice","data":"Shelf 4 counted"}}',
    { '~methods/unknown-notification': MCP },
  ],
  [
    'log messages are called notifications/log',
    '{"jsonrpc":"2.0","method":"notifications/log","params":{"message":"Shelf 4 counted"}}',
    { '~methods/unknown-notification': MCP },
  ],
  [
    'the protocol version is 0.1.0',
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"0.1.0","capabilities":{},"clientInfo":{"name":"loans","version":"2.0.0"}}}',
    { '~version/unknown-revision': HANDSHAKE, 'methods/initialize-removed': NEWEST },
  ],
  [
    'the server agrees to 0.1.0',
    '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"0.1.0","capabilities":{"tools":{}},"serverInfo":{"name":"library","version":"3.1.0"}}}',
    { 'version/unknown-revision-chosen': HANDSHAKE, ...OLD_RESULT },
  ],
  [
    'an error without a readable request has the id null',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}',
    { 'responses/error-id-null-mcp': MCP },
  ],
  [
    'a null id makes a notification',
    '{"jsonrpc":"2.0","id":null,"method":"notifications/tools/list_changed"}',
    { '~ids/null-id': ['jsonrpc-2.0'], 'ids/notification-null-id': MCP },
  ],
  [
    'an id may be null',
    `{"jsonrpc":"2.0","id":null,"method":"tools/list","params":{${META}}}`,
    { '~ids/null-id': ['jsonrpc-2.0'], 'ids/null-id': MCP },
  ],
  [
    'an id may be a fraction',
    `{"jsonrpc":"2.0","id":2.5,"method":"tools/list","params":{${META}}}`,
    { '~ids/fractional': ['jsonrpc-2.0'], 'ids/fractional': MCP },
  ],
  [
    'comments are allowed',
    '{\n  "jsonrpc": "2.0", // always\n  "method": "notifications/cancelled", // no id\n  "params": {"requestId": 5}\n}',
    { 'json-comment': ALL },
  ],
  [
    'a comment is above the message',
    '// one side tells the other\n{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}',
    { 'json-comment': ALL },
  ],
  [
    'a hash begins a comment',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5} # forget it\n}',
    { 'json-comment': ALL },
  ],
  [
    'three dots stand for params',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{...}}',
    { '?json-notation': ALL },
  ],
  ['three dots stand for the tools', '{"jsonrpc":"2.0","id":1,"result":{"tools":[...]}}', { '?json-notation': ALL }],
  [
    'None is a value',
    '{"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}, "id": None}',
    { 'json-python-literal': ALL, 'responses/error-id-null-mcp': MCP },
  ],
  [
    'positional parameters are allowed',
    '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":["find_book"]}',
    { 'requests/params-by-position': MCP },
  ],
  [
    'params may be any string',
    '{"jsonrpc":"2.0","id":4,"method":"tools/list","params":"none"}',
    { 'requests/params-primitive': ALL },
  ],
  ['the result of a sum is an object with a sum', '{"jsonrpc":"2.0","id":1,"result":{"sum":9}}', OLD_RESULT],
  ['the result of a sum is the sum', '{"jsonrpc":"2.0","id":1,"result":9}', { 'responses/result-not-object': MCP }],
  ['a result may be a string', '{"jsonrpc":"2.0","id":1,"result":"2 copies"}', { 'responses/result-not-object': MCP }],
  [
    'a notification may have an id',
    '{"jsonrpc":"2.0","id":1,"method":"notifications/progress","params":{"progressToken":"t","progress":9}}',
    { 'ids/notification-with-id': MCP },
  ],
  [
    'a request only needs method and id',
    '{"jsonrpc":"2.0","id":5,"method":"prompts/list"}',
    { 'stateless/params-missing': NEWEST },
  ],
  [
    'params need no _meta',
    '{"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"book://12"}}',
    { 'stateless/meta-missing': NEWEST },
  ],
  [
    'requests are sent in batches',
    `[{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${META}}},{"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{${META}}}]`,
    { '?batch/not-supported': ['2024-11-05'], 'batch/not-supported': ['2025-06-18', '2025-11-25', '2026-07-28'] },
  ],
  [
    'a batch may contain an unknown notification',
    '[{"jsonrpc":"2.0","method":"notifications/log","params":{"message":"done"}}]',
    {
      '?batch/not-supported': ['2024-11-05'],
      'batch/not-supported': ['2025-06-18', '2025-11-25', '2026-07-28'],
      '~methods/unknown-notification': MCP,
    },
  ],
  [
    'a tool that fails is -32002',
    '{"jsonrpc":"2.0","id":6,"error":{"code":-32002,"message":"Tool failed","data":{"tool":"find_book"}}}',
    { 'errors/retired-32002': NEWEST },
  ],
  [
    'a missing tool is -32001',
    '{"jsonrpc":"2.0","id":6,"error":{"code":-32001,"message":"Tool not found"}}',
    { '~errors/legacy-band': NEWEST },
  ],
  [
    'codes from -32100 down are for MCP',
    '{"jsonrpc":"2.0","id":6,"error":{"code":-32150,"message":"Shelf locked"}}',
    { '~errors/reserved-range-undefined': NEWEST },
  ],
  [
    'the version is 1.0',
    `{"jsonrpc":"1.0","id":1,"method":"tools/list","params":{${META}}}`,
    { 'envelope/jsonrpc-version': ALL },
  ],
  [
    'the member is called json-rpc',
    `{"json-rpc":"2.0","id":1,"method":"tools/list","params":{${META}}}`,
    { 'envelope/jsonrpc-missing': ALL },
  ],
  [
    'result and error appear together',
    '{"jsonrpc":"2.0","id":1,"result":{"content":[]},"error":{"code":-32603,"message":"Late"}}',
    { 'responses/both-result-and-error': ALL },
  ],
  ['an error is a string', '{"jsonrpc":"2.0","id":1,"error":"Shelf locked"}', { 'errors/error-not-object': ALL }],
  [
    'a code is a string',
    '{"jsonrpc":"2.0","id":1,"error":{"code":"-32603","message":"Shelf locked"}}',
    { 'errors/code-type': ALL },
  ],
  ['jsonrpc alone is a message', '{"jsonrpc":"2.0"}', { 'envelope/unclassifiable': ALL }],
  [
    'a custom method is an MCP method',
    `{"jsonrpc":"2.0","id":3,"method":"subtract","params":{"from":9,"what":4,${META}}}`,
    { '~methods/unknown-request': MCP },
  ],
  [
    'resources/subscribe exists in every revision',
    `{"jsonrpc":"2.0","id":5,"method":"resources/subscribe","params":{"uri":"book://12",${META}}}`,
    { 'methods/resource-subscribe-removed': NEWEST },
  ],
  [
    'a message may end early',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "isError": true\n',
    { 'json-unclosed': ALL },
  ],
];

const SIGN = { error: '', warning: '~', info: '?' } as const;

describe('mistakes that tutorials teach', () => {
  it.each(mistakes)('%s', (_, text, due) => {
    for (const revision of REVISION_IDS) {
      const names = checkOne(text, { revision }).diagnostics.map(({ severity, rule, requirement }) => {
        const name = rule.startsWith('json-') ? rule : (requirement ?? rule);
        return `${SIGN[severity]}${name}`;
      });
      const expected = Object.keys(due).filter((name) => due[name]?.includes(revision));
      const notes = names.filter((name) => name.startsWith('?'));
      const heavy = names.filter((name) => !name.startsWith('?'));
      expect([...new Set(heavy)].toSorted(), revision).toEqual(
        expected.filter((name) => !name.startsWith('?')).toSorted(),
      );
      expect(notes, revision).toEqual(expect.arrayContaining(expected.filter((name) => name.startsWith('?'))));
    }
  });

  it('has no findings if the same lessons are correct', () => {
    const right = [
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"notice","data":"Shelf 4 counted"}}',
      '{"jsonrpc":"2.0","id":"req-9","method":"tools/list"}',
      '{"jsonrpc":"2.0","id":"req-9","result":{"tools":[]}}',
      '{"jsonrpc":"2.0","id":9,"error":{"code":-32601,"message":"Method not found"}}',
    ];
    for (const revision of HANDSHAKE) {
      for (const text of right) {
        expect(checkOne(text, { revision }).verdicts[revision]).toMatchObject({ errors: 0, warnings: 0 });
      }
    }
  });
});
