/** For any HTTP input in any order: nothing throws, and each request gets one header section, its parts, and one end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MCP_REVISIONS } from '../eras.ts';
import { serverNamed } from '../servers/index.ts';
import { createHttp, dueAtHttp, stepHttp } from './http.ts';
import type { HttpInput } from './types.ts';

const META = (version: string): string =>
  `"_meta":{"io.modelcontextprotocol/protocolVersion":"${version}","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}`;
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"sampling":{}},"clientInfo":{"name":"c","version":"1"}}}',
    '{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","id":3,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"long_work","arguments":{"steps":2,"ms":10}}}',
    '{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"ask_model","arguments":{"question":"?"}}}',
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}',
    '[{"jsonrpc":"2.0","id":5,"method":"ping"},{"jsonrpc":"2.0","id":6,"method":"tools/list"}]',
    `{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{${META('2026-07-28')}}}`,
    `{"jsonrpc":"2.0","id":8,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${META('2026-07-28')}}}`,
    `{"jsonrpc":"2.0","id":9,"method":"server/discover","params":{${META('1.0')}}}`,
  ),
);
const either = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
const headers = fc.record(
  {
    host: fc.oneof({ weight: 9, arbitrary: either('localhost:3000') }, { weight: 1, arbitrary: fc.string() }),
    origin: either('http://localhost', 'https://evil.example.com', ''),
    accept: either('application/json, text/event-stream', 'text/event-stream', '*/*'),
    'content-type': either('application/json', 'text/plain'),
    // Replaced by the id of an existing session.
    'mcp-session-id': either('first', 'last', 'nobody'),
    'mcp-protocol-version': either('2025-11-25', '2025-03-26', '2026-07-28', '1.0'),
    'mcp-method': either('tools/list', 'subscriptions/listen', 'server/discover', 'x'),
    'last-event-id': either('p1_0', 'p2_1', 'g1_0', 'x'),
  },
  { requiredKeys: ['host', 'accept', 'content-type'] },
);
const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('request' as const),
      method: fc.oneof(
        { weight: 8, arbitrary: either('POST') },
        { weight: 3, arbitrary: either('GET', 'DELETE', 'OPTIONS', 'PUT') },
      ),
      path: fc.oneof(
        { weight: 9, arbitrary: either('/mcp') },
        { weight: 2, arbitrary: either('/sse', '/messages?sessionId=x', '/', '?', '') },
      ),
      headers,
      body,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('gone' as const), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.nat(100) }) },
);

describe.each([{ supported: MCP_REVISIONS }, ...MCP_REVISIONS.map((one) => ({ supported: [one] }))])(
  'a server of $supported',
  ({ supported }) => {
    it('answers anything', () => {
      const server = serverNamed('everything');
      if (!server) throw new Error('There is no such server.');
      fc.assert(
        fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
          let state = createHttp(server.definition, { revisions: supported });
          let at = 0;
          const phases = new Map<string, 'asked' | 'begun' | 'ended' | 'gone'>();
          const feed = (input: HttpInput): void => {
            const before = JSON.stringify(state);
            const stepped = stepHttp(state, input);
            expect(JSON.stringify(state)).toBe(before);
            for (const { kind, exchange } of stepped.outputs) {
              const phase = phases.get(exchange);
              expect([kind, phase]).toEqual([kind, kind === 'head' ? 'asked' : 'begun']);
              phases.set(exchange, kind === 'end' ? 'ended' : 'begun');
            }
            state = stepped.state;
          };
          for (const one of acts) {
            if (one.does === 'request') {
              const exchange = `e${phases.size}`;
              phases.set(exchange, 'asked');
              const named = one.headers['mcp-session-id'];
              const id =
                named === 'first' ? state.sessions[0]?.id : named === 'last' ? state.sessions.at(-1)?.id : named;
              const own = Object.fromEntries(
                Object.entries({ ...one.headers, 'mcp-session-id': id }).filter(([, value]) => value !== undefined),
              ) as Record<string, string>;
              feed({ kind: 'request', at, exchange, method: one.method, path: one.path, headers: own, body: one.body });
              expect(phases.get(exchange), one.body).not.toBe('asked');
            } else if (one.does === 'gone') {
              const exchange = `e${one.which}`;
              if (phases.get(exchange) !== 'begun') continue;
              phases.set(exchange, 'gone');
              feed({ kind: 'gone', at, exchange });
            } else {
              at += one.ms;
              for (let due = dueAtHttp(state); due !== null && due <= at; due = dueAtHttp(state))
                feed({ kind: 'tick', at: due });
            }
          }
        }),
        { numRuns: 150 },
      );
    });
  },
);
