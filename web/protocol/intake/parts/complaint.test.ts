/** Error output is named as such; what it quotes is not a message. */
import { describe, expect, it } from 'vitest';
import { check } from '../../testing/check-rules.ts';

/** The kinds of the parts, and the number of messages and of errors. */
function read(text: string): [kinds: string[], messages: number, errors: number] {
  const { parts, entries, diagnostics } = check(text);
  return [
    [...new Set(parts.map(({ kind }) => kind))],
    entries.length,
    diagnostics.filter(({ severity }) => severity === 'error').length,
  ];
}

const fenced = (text: string): string => `It prints:\n\n\`\`\`\n${text}\n\`\`\`\n`;

const REPORT = `pydantic_core._pydantic_core.ValidationError: 2 validation errors for JSONRPCMessage
JSONRPCRequest.method
  Field required [type=missing, input_value={'jsonrpc': '2.0', 'id': 1}, input_type=dict]
    For further information visit https://errors.pydantic.dev/2.11/v/missing
JSONRPCNotification.method
  Field required [type=missing, input_value={'jsonrpc': '2.0', 'id': 1}, input_type=dict]
    For further information visit https://errors.pydantic.dev/2.11/v/missing`;

describe('error output', () => {
  it.each([
    'WARNING:root:Failed to validate request: Received request before initialization was complete',
    REPORT,
    'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"tools.0: Field required"}}',
    'API Error: 400 {"error":{"message":"No such tool","type":"invalid_request_error","code":"invalid_function"}}',
  ])('holds no message: %s', (text) => {
    expect(read(text)).toEqual([['complaint'], 0, 0]);
    expect(read(fenced(text))).toEqual([['prose', 'complaint'], 0, 0]);
  });

  it('of a web server stays an access log', () => {
    const { format } = check(
      'WARNING:root:Received request before initialization was complete\nINFO:     127.0.0.1:52344 - "POST /mcp HTTP/1.1" 202 Accepted',
    );
    expect(format.id).toBe('access-log');
  });
});

describe('the error of an API', () => {
  it('is no message of JSON-RPC', () => {
    const text = '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}';
    expect(read(text)).toEqual([['fragment-error'], 0, 0]);
  });

  it('is one where a response has it', () => {
    const text = '{"jsonrpc":"2.0","id":1,"error":{"type":"overloaded_error","message":"Overloaded"}}';
    expect(read(text)).toEqual([['message'], 1, 1]);
  });
});
