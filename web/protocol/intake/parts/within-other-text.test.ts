/** Messages within YAML, logs of clients and changes of files, as issues quote them; and code there that only builds messages. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { errors, messages } from '../testing/read-back.ts';

const FENCE = '```';

const CASES = [
  'tests:',
  '  - name: lists notes',
  '    send:',
  '      jsonrpc: "2.0"',
  '      id: 7',
  '      method: tools/list',
  '    expect:',
  '      jsonrpc: "2.0"',
  '      id: 7',
  '      error: { code: -32601, message: Method not found }',
].join('\n');

describe('messages below the keys of YAML', () => {
  it.each([
    ['alone', CASES],
    ['in a fence', `The file of the tests:\n\n${FENCE}yaml\n${CASES}\n${FENCE}\n\nIts second step fails.`],
  ])('are found %s', (_, text) => {
    expect(messages(text)).toEqual(['client tools/list', 'server error']);
    expect(errors(text)).toEqual([]);
  });

  it('are judged at their own lines', () => {
    const text = CASES.replace('code: -32601', 'code: high');
    const { diagnostics } = checkOne(text);
    const [found] = diagnostics.filter(({ severity }) => severity === 'error');
    expect(text.slice(found?.span.start, found?.span.end)).toBe('high');
  });

  it('are not settings with the same names', () => {
    const text = 'apiVersion: v1\nkind: ConfigMap\ndata:\n  jsonrpc: "2.0"\n  method: tools/list\n';
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });
});

describe('an error line that quotes a message', () => {
  const QUOTED =
    'Received a response for an unknown message ID: {"jsonrpc":"2.0", "id":490,"error" "error": {"code":-32601, "message" :"Method not found"}}';

  it.each([
    ['alone', `${FENCE}\n${QUOTED}\n${FENCE}`],
    [
      'above a configuration',
      `${FENCE}\n${QUOTED}\n${FENCE}\n\nMy configuration:\n\n${FENCE}\n"notes": {\n  "command": "npx",\n  "args": ["-y", "notes"]\n}\n${FENCE}\n\nOther hosts accept it.`,
    ],
  ])('shows it with the mistakes in its JSON, %s', (_, text) => {
    expect(messages(text)).toEqual(['unknown error']);
    expect(errors(text).join()).toContain('json-missing-colon');
  });

  it('shows none if it is cut', () => {
    const cut = QUOTED.replace(/Method not found.*$/, 'Met…');
    expect(errors(`${FENCE}\n${cut}\n${FENCE}`).join()).not.toContain('json-');
  });
});

describe('a string that is the body of a response', () => {
  it('shows the events in it', () => {
    const text = String.raw`"event: message\ndata: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[]}}\n\n"`;
    expect(messages(text)).toEqual(['server response']);
    expect(errors(text)).toEqual([]);
  });
});

describe('the output of jq after a command', () => {
  const COMMAND =
    '$ curl -s localhost:3000/mcp -H "Accept: application/json, text/event-stream" -H "Content-Type: application/json" -d \'{"jsonrpc":"2.0","id":1,"method":"tools/list"}\'';

  it.each(["jq '.result'", 'jq .result.tools', "jq -r '.result.tools[0]'"])('is no message: %s', (filter) => {
    const text = `${COMMAND} | ${filter}\n{\n  "tools": []\n}\n`;
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text)).toEqual([]);
  });

  it.each(['jq', "jq '.'", 'jq -S .'])('is the response: %s', (filter) => {
    const text = `${COMMAND} | ${filter}\n{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "tools": []\n  }\n}\n`;
    expect(messages(text)).toEqual(['client tools/list', 'server response']);
  });
});

describe('lines of Monolog', () => {
  const LOG = [
    '[2026-04-18 16:14:14] notes-client.INFO: Connecting to HTTP endpoint: http://localhost:8111 [] []',
    '[2026-04-18 16:14:14] notes-client.DEBUG: Sending message to server: {     "method": "tools/list",     "jsonrpc": "2.0",     "id": 4 } [] []',
    '[2026-04-18 16:14:15] notes-client.DEBUG: Received message from server: {     "jsonrpc": "2.0",     "id": 4,     "result": {         "tools": []     } } [] []',
  ].join('\n');

  it('show the messages after the sentences of a client, with their senders', () => {
    expect(messages(LOG)).toEqual(['client tools/list', 'server response']);
    expect(messages(`The log of my first run:\n\n${LOG}`)).toEqual(['client tools/list', 'server response']);
  });
});

describe('code that builds messages', () => {
  const CODE = [
    'except Exception:',
    '    return {',
    '        "jsonrpc": "2.0",',
    '        "id": body.get("id") if isinstance(body, dict) else None,',
    '        "error": {"code": -32603, "message": "Internal server error"},',
    '    }',
  ];

  it('has no JSON errors', () => {
    expect(errors(CODE.slice(1).join('\n'))).toEqual([]);
  });

  it('is no message in a change of a file', () => {
    const text = `routes.py:51\n${FENCE}diff\n${CODE.map((line) => `+${line}`).join('\n')}\n${FENCE}\nCheck the body first.`;
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });

  it('differs from a message in a change of a file', () => {
    const text = `The fixture was wrong:\n\n${FENCE}diff\n-# No fixtures\n+{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n${FENCE}\n\nNow the server responds.`;
    expect(messages(text)).toEqual(['client tools/list']);
  });
});
