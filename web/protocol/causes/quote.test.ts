/** Quotations of evidence: readable pieces; and errors of JSON-RPC without HTTP. */
import { describe, expect, it } from 'vitest';
import { quotedWhole } from './quote.ts';
import { causesIn } from './testing/causes-of.ts';

const PARSE_ERROR = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}';

describe('a quotation', () => {
  it.each([
    [PARSE_ERROR, 'code":-32700', '`"code":-32700,"message":"Parse error"`'],
    ['{"error": {"code": -32601,\n  "data": 1}}', 'code": -32601', '`"code": -32601`'],
    ['"{\\"code\\":-32700,\\"message\\":\\"a\\"}"', 'code\\":-32700', '`"code":-32700,"message":"a"`'],
    ["{'code': -32700, 'message': 'Parse error'}", "code': -32700", "`'code': -32700, 'message': 'Parse error'`"],
    ['{"message":"Method not found: a"}', 'message":"Method not found', '`"message":"Method not found: a"`'],
    ['{"path":["content",0,"type"],"a":[]}', 'path":["content",0', '`"path":["content",0,"type"]`'],
    ['{"code":"unrecognized_keys","keys":[]}', 'unrecognized_keys"', '`"unrecognized_keys"`'],
    ['{"code":-32700,"message":"a `b`"}', 'code":-32700', '“"code":-32700,"message":"a `b`"”'],
    ['TypeError: fetch failed: because of it', 'rror: fetch failed', '“TypeError: fetch failed: because of it”'],
    ['{"a":"x\\nError: b"}', 'rror: b', '“Error: b”'],
    ['code: -32700', 'code: -32700', '“code: -32700”'],
    ['{"code":-32021,"message":"the call of \'a\'"}', 'code":-32021', '`"code":-32021,"message":"the call of \'a\'"`'],
    ["Say 'items' is required to be there", "items' is required", "“'items' is required to be there”"],
    ["python: can't open file '/a.py'", 't open file', "“can't open file '/a.py'”"],
    ['Error [ERR_A]: x', 'ERR_A', '“[ERR_A]: x”'],
    ["a of undefined (reading 'digest')", "reading 'digest'", "“(reading 'digest')”"],
    ['Error POSTing (HTTP 405): {"a":1}', 'Error POSTing (HTTP 405)', '“Error POSTing (HTTP 405)”'],
    ["Invalid 'tools': array too long", "tools': array", "“'tools': array too long”"],
  ])('in %s is whole', (text, piece, shown) => {
    const start = text.indexOf(piece);
    expect(quotedWhole(text, { start, end: start + piece.length }, true)).toBe(shown);
  });

  it('at the edges of a text is that text', () => {
    expect(quotedWhole('code":1', { start: 0, end: 7 }, true)).toBe('“code":1”');
    expect(quotedWhole('', { start: 0, end: 0 }, true)).toBe('“”');
  });
});

describe('an error of JSON-RPC', () => {
  const explained = (text: string): string => {
    const cause = causesIn(text).find(({ id }) => id === 'parse-error-32700');
    expect(cause?.title).toBe('Each message must be valid JSON');
    return `${cause?.what} ${cause?.why} ${cause?.how.map(({ says }) => says).join(' ')} ${cause?.ask.join(' ')}`;
  };

  it('alone is explained without HTTP', () => {
    for (const text of [PARSE_ERROR, `[${PARSE_ERROR}]`, 'MCP error -32700: Parse error'])
      expect(explained(text), text).not.toMatch(/HTTP|POST|body|curl|Servers with/u);
    expect(explained(PARSE_ERROR)).toContain(
      'The error: `"code":-32700,"message":"Parse error"`. The receiver could not parse the message as JSON.',
    );
  });

  it('in a response of HTTP is explained by the request', () => {
    const response = `HTTP/1.1 400 Bad Request\nContent-Type: application/json\n\n${PARSE_ERROR}`;
    expect(explained(response)).toContain('The body of the POST is not JSON.');
    expect(explained(`Error POSTing to endpoint (HTTP 400): ${PARSE_ERROR}`)).toContain('The body of the POST');
  });
});
