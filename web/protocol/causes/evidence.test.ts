/** Failures in words that no catalog knows: their class is named, and texts in which nothing failed stay silent. */
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { causesIn } from './testing/causes-of.ts';

const ids = (text: string): string[] => causesIn(text).map(({ id }) => id);

/** Lines as programs print them, and the class of each. */
const LINES: readonly (readonly [string, string])[] = [
  ['[notes] could not start: program not found', 'spawn-npx-enoent'],
  ['x Launch aborted: No such file or directory (os error 2)', 'spawn-npx-enoent'],
  ['ERROR failed to reload config: line 12: missing escaped value', 'roo-json-syntax'],
  ['ERROR cannot start: unsupported transport type', 'roo-type-error'],
  ['ERROR handshake failed: remote certificate untrusted', 'tls-self-signed'],
  ['ERROR failed to lookup address information', 'enotfound'],
  ['ERROR peer refused the connection', 'sse-conn-refused'],
  ['ERROR sign-in failed: client_id notes-app is not registered', 'invalid-client'],
  ['ERROR failed to discover OAuth metadata for https://notes.example', 'no-prm'],
  ['ERROR the notes service says: API token is invalid', 'environment-variable-missing'],
  ['ERROR tools/list rejected: authorization required', 'www-authenticate-401'],
  ['ERROR upstream returned a 502', 'http-error-status'],
  ['ERROR got 406 from the gateway', 'not-acceptable-both'],
  ['ERROR no valid session for this call', 'session-not-found-ts'],
  ['ERROR the peer took too long', 'request-timed-out'],
  ['✗ Execution failed: Cannot read properties of undefined (reading "type")', 'program-crashed'],
  ["notes: failed to start: 'Settings' object has no attribute 'mode'", 'program-crashed'],
];

describe.each<[string, (line: string) => string]>([
  ['alone', (line) => line],
  ['in a fence', (line) => `My server does not start. The host shows:\n\n\`\`\`\n${line}\n\`\`\`\n`],
])('a line %s', (_, wrapped) => {
  it.each(LINES)('%s', (line, id) => {
    expect(ids(wrapped(line))[0]).toBe(id);
  });
});

it.each([
  ['I always get `tools call rejected: authorization required` in the panel.', 'www-authenticate-401', 'warning'],
  ['The sign-in fails, and I see an error stating `client_id does not exist`.', 'invalid-client', 'warning'],
  ['The host could not start the server: the Notes object has no attribute mode.', 'program-crashed', 'info'],
])('%s', (text, id, severity) => {
  expect(causesIn(text)[0]).toMatchObject({ id, severity });
});

it('says that only an end is known, if the words name only an end', () => {
  const [only] = causesIn('My notes server fails: the process exited with status 3 after a second.');
  expect(only).toMatchObject({ severity: 'info', why: expect.stringContaining('names the end, not the reason') });
});

it('takes the meaning of a status from its number', () => {
  const [first] = causesIn('When I add the connector, it fails and shows an Internal Server Error (500).');
  expect(first).toMatchObject({ id: 'error-posting-500', title: expect.stringMatching(/must/u) });
});

describe('no class', () => {
  it.each([
    '# Sign-in\n\nAn anonymous request is unauthorized here, and authorization is required before the first call.',
    'Requests time out after 60 seconds. Set `timeout` to change this.',
    'A tool that fails returns a result with `isError: true`; the session goes on.',
    '## 1.4.0\n\n- The client no longer times out on slow servers\n- A process that exited with code 1 is started again',
    'No tools are returned before the handshake is complete.',
    'If the connection is refused, then start the server first. The host should not report an error then.',
    'Each session has an id. The server answers 404 for an unknown session, and the client may start a new one.',
    '# Notes\n\nThe API key is required for the notes service; create one in its settings.',
    '2026-02-03 10:11:12 INFO loaded 404 notes in 500 ms\n2026-02-03 10:11:13 INFO 12 tools registered',
    '2026-02-03 10:11:12 INFO session 5 closed gracefully\n2026-02-03 10:11:13 INFO stream closed by the client',
  ])('in %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

it('takes little time', () => {
  const texts = [
    'error module '.repeat(8000),
    'I get an error: port '.repeat(4000),
    `failed to start ${'certificate '.repeat(8000)}`,
    'ERROR config session token tool schema '.repeat(300).concat('\n').repeat(60),
    `failed ${'a'.repeat(60_000)}: b`,
    'My server fails. "'.repeat(5000),
    'ERROR got got got got the the the '.repeat(2000),
  ];
  for (const text of texts) {
    const clock = cpuClock();
    causesIn(text);
    expect(clock(), text.slice(0, 30)).toBeLessThan(4000);
  }
});
