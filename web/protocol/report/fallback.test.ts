import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { client, discovery, handshake, modern, server, talk } from '../testing/conversation.ts';

const R = '2026-07-28';
const PROBE = client(`"id":"p","method":"server/discover","params":{${modern()}}`);
const REFUSED = server('"id":"p","error":{"code":-32601,"message":"Method not found"}');
const refuses = (supported: string): string =>
  server(
    `"id":"p","error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":[${supported}],"requested":"${R}"}}`,
  );
const LEGACY = talk(
  handshake('2025-11-25', {
    server: '{"tools":{},"logging":{},"resources":{"subscribe":true},"prompts":{},"completions":{}}',
    client: '{"roots":{},"sampling":{},"elicitation":{"form":{}}}',
  }),
  client('"id":1,"method":"tools/list"'),
  server('"id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}'),
  client('"id":2,"method":"tools/call","params":{"name":"a","arguments":{},"_meta":{"progressToken":2}}'),
  server('"method":"notifications/progress","params":{"progressToken":2,"progress":1}'),
  server('"id":1,"method":"roots/list"'),
  client('"id":1,"result":{"roots":[{"uri":"file:///a"}]}'),
  server(
    '"id":2,"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"x"}}],"maxTokens":9}',
  ),
  client('"id":2,"result":{"role":"assistant","content":{"type":"text","text":"y"},"model":"m"}'),
  server(
    '"id":3,"method":"elicitation/create","params":{"message":"m","requestedSchema":{"type":"object","properties":{}}}',
  ),
  client('"id":3,"result":{"action":"decline"}'),
  server('"id":2,"result":{"content":[]}'),
  client('"id":3,"method":"logging/setLevel","params":{"level":"info"}'),
  server('"id":3,"result":{}'),
  server('"method":"notifications/message","params":{"level":"info","data":"x"}'),
  client('"id":4,"method":"resources/subscribe","params":{"uri":"file:///a"}'),
  server('"id":4,"result":{}'),
  server('"method":"notifications/resources/updated","params":{"uri":"file:///a"}'),
  client('"id":5,"method":"ping"'),
  server('"id":5,"result":{}'),
  client('"id":6,"method":"resources/read","params":{"uri":"file:///b"}'),
  server('"id":6,"error":{"code":-32002,"message":"Resource not found"}'),
);

const found = (text: string): (string | null)[] =>
  checkOne(text, { revision: R })
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ requirement }) => requirement);

describe('a stateless revision, chosen for a client that fell back to a handshake', () => {
  it.each<[string, string]>([
    ['after an error of an older server', talk(PROBE, REFUSED, LEGACY)],
    ['behind silence', talk(PROBE, LEGACY)],
    ['after a list with a version that has one', talk(PROBE, refuses('"2027-01-01","2025-11-25"'), LEGACY)],
  ])('judges the handshake by its own revision %s', (_name, text) => {
    expect(found(text)).toEqual([]);
    expect(checkOne(text, { revision: R }).notObserved.map(({ because }) => because)).toContainEqual(
      expect.stringContaining('choose 2025-11-25'),
    );
  });

  it.each<[string, string]>([
    ['without a probe', LEGACY],
    ['after a modern error', talk(PROBE, refuses('"2027-01-01"'), LEGACY)],
    ['after a response', talk(discovery(), LEGACY.replaceAll('"id":0', '"id":"i"'))],
  ])('reports the handshake as an error %s', (_name, text) => {
    expect(found(text)).toContain('methods/initialize-removed');
  });

  it('still judges preceding messages, and errors common to all revisions', () => {
    const bad = client('"id":null,"method":"ping"');
    expect(found(talk(PROBE.replace('"server/discover"', '"server/discovery"'), REFUSED, LEGACY, bad))).toEqual(
      expect.arrayContaining(['ids/null-id']),
    );
  });
});
