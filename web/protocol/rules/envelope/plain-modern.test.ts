/** Which messages of a revision without a handshake need no second look. */
import { beforeAll, describe, expect, it } from 'vitest';
import { checker, quicken } from '../../shapes.ts';

const revision = '2026-07-28';
const PREFIX = 'io.modelcontextprotocol/';
const CLIENT = `"${PREFIX}clientInfo":{"name":"desk","version":"1"}`;
const META = `"${PREFIX}protocolVersion":"${revision}",${CLIENT},"${PREFIX}clientCapabilities":{}`;
const SERVER = `"${PREFIX}serverInfo":{"name":"air","version":"1"}`;
const call = (meta: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","_meta":${meta}}}`;
const answer = (members: string): string =>
  `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Rain"}],${members}}}`;

/** Whether the last message is quiet by itself. */
function isQuiet(...messages: readonly string[]): boolean {
  return checker.prepare(messages.join('\n'), { revision }).log?.isQuiet(messages.length - 1) ?? false;
}

beforeAll(() => quicken(revision));

describe('the quick look without a handshake', () => {
  it('passes over requests and results that name their sender', () => {
    expect(isQuiet(call(`{${META},"progressToken":1}`))).toBe(true);
    expect(isQuiet(call(`{${META}}`), answer(`"resultType":"complete","_meta":{${SERVER}}`))).toBe(true);
  });

  it.each(['null', '{}', `{${CLIENT}}`, `{${META},"com.example/k":1}`, `{${META.replace('"1"', '""')}}`])(
    'leaves a request with %s to the rules',
    (meta) => expect(isQuiet(call(meta))).toBe(false),
  );

  it.each([
    `"resultType":"complete"`,
    `"_meta":{${SERVER}}`,
    `"resultType":"Complete","_meta":{${SERVER}}`,
    `"resultType":"complete","_meta":null`,
    `"resultType":"complete","inputRequests":{},"_meta":{${SERVER}}`,
  ])('leaves a result with %s to the rules', (members) =>
    expect(isQuiet(call(`{${META}}`), answer(members))).toBe(false),
  );
});
