/** The examples of https://www.jsonrpc.org/specification#examples, in our own rendering, judged in every revision. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { REVISION_IDS, type Kind, type RevisionId, type Severity } from '../../types.ts';

/** Errors and warnings for one text in one revision, as `severity requirement-or-rule pointer`. */
function verdict(text: string, revision: RevisionId): string[] {
  const grave = checkOne(text, { revision }).diagnostics.filter((found) => found.severity !== 'info');
  return grave
    .map(({ severity, requirement, rule, pointer }) => `${severity} ${requirement ?? rule} ${pointer}`)
    .sort();
}

const kinds = (text: string): Kind[] =>
  checkOne(text, { revision: 'jsonrpc-2.0' }).entries.flatMap((entry) =>
    entry.items ? entry.items.map((item) => item.kind) : [entry.kind],
  );

const MCP = REVISION_IDS.filter((revision) => revision !== 'jsonrpc-2.0');
/** Findings that only report an unknown MCP method, which no example of that page can avoid. */
const NO_METHOD = /^(error|warning) methods\//;

/** The findings of an MCP revision other than the unknown method. */
function inMcp(text: string, revision: RevisionId): string[] {
  const shape = /^(error|warning) stateless\//;
  return verdict(text, revision).filter((found) => !NO_METHOD.test(found) && !shape.test(found));
}

const POSITIONAL = 'error requests/params-by-position /params';

interface Page {
  says: string;
  text: string;
  kinds: Kind[];
  /** The findings of JSON-RPC 2.0. */
  plain: string[];
  /** The findings of every MCP revision, except those about methods. */
  mcp: string[];
}

const single: Page[] = [
  {
    says: 'positional parameters',
    text: '{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}',
    kinds: ['request'],
    plain: [],
    mcp: [POSITIONAL],
  },
  {
    says: 'named parameters',
    text: '{"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}',
    kinds: ['request'],
    plain: [],
    mcp: [],
  },
  {
    says: 'a result that is a number',
    text: '{"jsonrpc": "2.0", "result": 19, "id": 1}',
    kinds: ['response'],
    plain: [],
    mcp: ['error responses/result-not-object /result'],
  },
  {
    says: 'a notification with an array',
    text: '{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}',
    kinds: ['notification'],
    plain: [],
    mcp: [POSITIONAL],
  },
  {
    says: 'a notification without parameters',
    text: '{"jsonrpc": "2.0", "method": "foobar"}',
    kinds: ['notification'],
    plain: [],
    mcp: [],
  },
  {
    says: 'a method that does not exist',
    text: '{"jsonrpc": "2.0", "method": "foobar", "id": "1"}',
    kinds: ['request'],
    plain: [],
    mcp: [],
  },
  {
    says: 'the response to it',
    text: '{"jsonrpc": "2.0", "error": {"code": -32601, "message": "Method not found"}, "id": "1"}',
    kinds: ['error'],
    plain: [],
    mcp: [],
  },
  {
    says: 'the response to invalid JSON',
    text: '{"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}, "id": null}',
    kinds: ['error'],
    plain: [],
    mcp: ['error responses/error-id-null-mcp /id'],
  },
  {
    says: 'a request object that is not a request',
    text: '{"jsonrpc": "2.0", "method": 1, "params": "bar"}',
    kinds: ['invalid'],
    plain: ['error requests/method-type /method', 'error requests/params-primitive /params'],
    mcp: ['error requests/method-type /method', 'error requests/params-primitive /params'],
  },
];

describe.each(single)('$says', ({ text, kinds: expected, plain, mcp }) => {
  it('has the right kind', () => expect(kinds(text)).toEqual(expected));
  it('is judged by JSON-RPC 2.0 as its specification describes', () =>
    expect(verdict(text, 'jsonrpc-2.0')).toEqual(plain));
  it.each(MCP)('is judged by %s', (revision) => {
    const found = inMcp(text, revision).filter((line) => !line.includes('result-type/'));
    expect(found).toEqual(mcp);
  });
});

describe.each([
  ['one broken object', '{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]'],
  [
    'an incomplete batch',
    '[ {"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"}, {"jsonrpc": "2.0", "method" ]',
  ],
])('invalid JSON: %s', (_says, text) => {
  it.each(REVISION_IDS)('is a text error in %s', (revision) => {
    const found = checkOne(text, { revision }).diagnostics;
    expect(found.some((one) => one.severity === 'error' && one.rule.startsWith('json-'))).toBe(true);
  });
});

describe('batches', () => {
  const MIXED = `[
    {"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},
    {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},
    {"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},
    {"foo": "boo"},
    {"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},
    {"jsonrpc": "2.0", "method": "get_data", "id": "9"}
  ]`;
  const QUIET =
    '[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]}, {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]';
  const ANSWERS = `[
    {"jsonrpc": "2.0", "result": 7, "id": "1"},
    {"jsonrpc": "2.0", "result": 19, "id": "2"},
    {"jsonrpc": "2.0", "error": {"code": -32600, "message": "Invalid Request"}, "id": null},
    {"jsonrpc": "2.0", "error": {"code": -32601, "message": "Method not found"}, "id": "5"},
    {"jsonrpc": "2.0", "result": ["hello", 5], "id": "9"}
  ]`;
  const none = (index: number): string => `error envelope/json-object /${index}`;

  it.each([
    ['an empty batch', '[]', ['error batch/empty-array ']],
    ['one number', '[1]', [none(0)]],
    ['three numbers', '[1,2,3]', [none(0), none(1), none(2)]],
    ['a mixture with one invalid item', MIXED, ['error envelope/unclassifiable /3']],
    ['only notifications', QUIET, []],
    ['the responses to the mixture', ANSWERS, []],
  ])('%s is judged by JSON-RPC 2.0 as its specification describes', (_says, text, expected) => {
    expect(verdict(text, 'jsonrpc-2.0')).toEqual(expected);
  });

  it('reports the kind of every item', () => {
    expect(kinds(MIXED)).toEqual(['request', 'notification', 'request', 'invalid', 'request', 'request']);
    expect(kinds('[1,2,3]')).toEqual(['invalid', 'invalid', 'invalid']);
  });

  it('2025-03-26 accepts the array and judges each item', () => {
    expect(inMcp('[]', '2025-03-26')).toEqual(['error batch/empty-array ']);
    expect(inMcp('[1]', '2025-03-26')).toEqual([none(0)]);
    expect(inMcp(MIXED, '2025-03-26')).toEqual([
      'error envelope/unclassifiable /3',
      'error requests/params-by-position /0/params',
      'error requests/params-by-position /1/params',
      'error requests/params-by-position /2/params',
    ]);
    expect(inMcp(QUIET, '2025-03-26')).toEqual([
      'error requests/params-by-position /0/params',
      'error requests/params-by-position /1/params',
    ]);
    expect(inMcp(ANSWERS, '2025-03-26')).toEqual([
      'error responses/error-id-null-mcp /2/id',
      'error responses/result-not-object /0/result',
      'error responses/result-not-object /1/result',
      'error responses/result-not-object /4/result',
    ]);
  });

  it.each(['2025-06-18', '2025-11-25', '2026-07-28'] as const)('%s does not support batches', (revision) => {
    for (const text of ['[]', '[1]', '[1,2,3]', MIXED, QUIET, ANSWERS]) {
      expect(inMcp(text, revision)).toContain('error batch/not-supported ');
    }
  });

  it('2024-11-05 does not mention batches, which is reported as information', () => {
    const severities = (text: string): Severity[] =>
      checkOne(text, { revision: '2024-11-05' })
        .diagnostics.filter((found) => found.requirement === 'batch/not-supported')
        .map((found) => found.severity);
    expect(severities(MIXED)).toEqual(['info']);
    expect(severities('[]')).toEqual(['info']);
    expect(inMcp('[1]', '2024-11-05')).toEqual([none(0)]);
  });
});
