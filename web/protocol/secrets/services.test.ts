/** Keys of single services, secrets inside other encodings, and strings that only look similar. */
import { describe, expect, it } from 'vitest';
import { findSecrets, listSecrets } from './find.ts';
import { redact } from './redact.ts';

/** Keys are concatenated here, so that this file itself contains none. */
const key = (beginning: string, rest: string): string => beginning.replace('~', '') + rest;
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Characters of a key, the same in every run. */
function random(length: number, letters = 'aZ3bY9cX0dW8eV7fU6gT5hS4iR2jQ1kP'): string {
  return Array.from({ length }, (_, at) => letters.charAt((at * 7 + ((at * at) % 11)) % letters.length)).join('');
}
const hex = (length: number): string => random(length, '0a1b2c3d4e5f6789');

const REFRESH = key('1~//', `0${random(60)}`);
const AZURE = key('aB38~Q', `~${random(34)}`);
const DOCKER = key('dckr~_pat_', random(27));
const ATLASSIAN = key('ATA~TT3', `${random(180)}=0A1B2C3D`);
const DISCORD = [base64url('1089012345678901234'), random(6), random(38)].join('.');
const TELEGRAM = key('123456789~:', `AA${random(33)}`);
const NOTION = key('ntn~_', random(46));
const OLD_NOTION = key('secret~_', random(43));
const AIRTABLE = key('pat~', `${random(14)}.${hex(64)}`);
const POSTHOG = key('phx~_', random(43));
const DROPBOX = key('sl~.', random(137));
const SK = key('sk-pr~oj-', random(30));
const PEM = `-----BEGIN PRIVATE KEY-----\n${random(64)}\n${random(40)}+/==\n-----END PRIVATE KEY-----\n`;

/** A string in a JSON string, in a JSON string, and so on. */
const nested = (text: string, times: number): string =>
  times === 0 ? text : JSON.stringify({ text: nested(text, times - 1) });

describe('keys of services', () => {
  it.each([
    ['Google, refresh token', REFRESH],
    ['Azure AD, client secret', AZURE],
    ['Docker, personal access token', DOCKER],
    ['Docker, organization access token', key('dckr~_oat_', random(27))],
    ['Atlassian, API token', ATLASSIAN],
    ['Discord, bot token', DISCORD],
    ['Telegram, bot token', TELEGRAM],
    ['Notion', NOTION],
    ['Notion, older', OLD_NOTION],
    ['Airtable', AIRTABLE],
    ['PostHog, personal key', POSTHOG],
    ['PostHog, project key', key('phc~_', random(43))],
    ['Dropbox', DROPBOX],
    ['Dropbox, user', key('sl~.u.', random(1200))],
  ])('%s: whole, in JSON, in a log, and in a string inside a string', (_name, secret) => {
    for (const text of [secret, `{"value":"${secret}"}`, `12:00 sent ${secret} to it`, nested(`it is ${secret}`, 2)]) {
      expect(listSecrets(text).map(({ kind, value }) => [kind, value])).toEqual([['key', secret]]);
      const hidden = redact(text);
      expect(hidden).toHaveLength(text.length);
      expect(hidden).not.toContain(secret.slice(-12));
      expect(redact(hidden)).toBe(hidden);
      expect(findSecrets(hidden)).toEqual([]);
    }
  });

  it.each([
    [`https://api.telegram.org/bot⟦${TELEGRAM}⟧/getMe`, 'key'],
    [`"1\\/\\/0${random(60)}"`.replace(/^"(.*)"$/, '"⟦$1⟧"'), 'key'],
    [`https://discord.com/api/webhooks/⟦123456789012345678/${random(68)}⟧`, 'key'],
    [`https://ptb.discord.com/api/v10/webhooks/⟦123456789012345678/${random(68)}⟧`, 'key'],
    [`"https:\\/\\/discordapp.com\\/api\\/webhooks\\/⟦123456789012345678\\/${random(68)}⟧"`, 'key'],
    [`https://a.b/c?header=Bearer%20⟦${random(30)}⟧&x=1`, 'authorization'],
    [`https://a.b/c?headers=Authorization%3A%20Bearer%20⟦${random(30)}%2B%3D⟧&x=1`, 'authorization'],
    [`https://a.b/c?Authorization=Bearer%20⟦${random(30)}⟧&x=1`, 'authorization'],
    [`header=Authorization%3a+Bearer+⟦${random(30)}⟧`, 'authorization'],
  ])('only the value, in %s', (given, kind) => {
    const text = given.replace(/[⟦⟧]/g, '');
    const found = findSecrets(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([/⟦(.*)⟧/.exec(given)?.[1]]);
    expect(found.map((one) => one.kind)).toEqual([kind]);
    expect(findSecrets(redact(text))).toEqual([]);
  });
});

describe('private keys inside strings', () => {
  it.each([1, 2, 3, 4])('are hidden at depth %i, and the text stays valid JSON', (depth) => {
    const text = nested(PEM, depth);
    expect(findSecrets(text).map(({ kind }) => kind)).toEqual(['private-key']);
    const hidden = redact(text);
    expect(hidden).toHaveLength(text.length);
    expect(hidden).not.toMatch(/[0-9]/);
    let value: unknown = hidden;
    for (let left = depth; left > 0; left--) value = (JSON.parse(String(value)) as { text: unknown }).text;
    expect(value).toBe(PEM.replace(/^(?!-).+$/gm, (line) => 'x'.repeat(line.length)));
  });

  it('with escaped slashes stay valid JSON', () => {
    const text = JSON.stringify(PEM).replaceAll('/', '\\/');
    expect(JSON.parse(redact(text))).toMatch(/^-----BEGIN PRIVATE KEY-----\n[x\n/]+\n-----END PRIVATE KEY-----\n$/);
  });
});

describe('secrets inside Base64', () => {
  const said = `{"api":"https://a.b","key":"${SK}","n":1}`;
  it.each([
    ['a blob', `{"blob":"${base64(said)}"}`, SK],
    ['a blob with the alphabet of URLs', `{"blob":"${base64url(said)}"}`, SK],
    ['a data URL', `data:application/json;base64,${base64(said)}`, SK],
    ['a file', `"${base64(`AWS=1\nOPENAI_API_KEY=${SK}\n`)}"`, SK],
    ['after a line break in a string', `{"text":"Config:\\n${base64(said)}"}`, SK],
    ['a password', `conf ${base64('postgres://ann:s3cr3tpass@db.corp.io:5432/x')}`, 's3cr3tpass'],
    ['a private key', `{"pem":"${base64(PEM)}"}`, PEM.slice(27, -26)],
  ])('are hidden in %s, which keeps its form', (_name, text, secret) => {
    expect(listSecrets(text).map(({ value }) => value)).toEqual([secret]);
    const hidden = redact(text);
    expect(hidden).toHaveLength(text.length);
    expect(findSecrets(hidden)).toEqual([]);
    expect(redact(hidden)).toBe(hidden);
    const blob = /[\w+/-]{24,}=*/.exec(hidden)?.[0] ?? '';
    const decoded = Buffer.from(text.includes('\\n') ? blob.replace(/^n/, '') : blob, 'base64').toString();
    expect(decoded).not.toContain(secret);
    expect(decoded).toMatch(/REDACTED|x{40}/);
  });
});

/** Nothing in them gives access to anything. */
const INNOCENT: readonly (readonly [name: string, text: string])[] = [
  ['UUID', '5e70c917-c5d7-416e-9daa-23bf521b7b82'],
  ['UUID without hyphens', '5e70c917c5d7416e9daa23bf521b7b82'],
  ['ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['SHA-1', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['SHA-256', `sha256:${hex(64)}`],
  ['integrity', `sha512-${base64(random(64).split('').toReversed().join('\u0001'))}`],
  ['object id', '507f1f77bcf86cd799439011'],
  [
    'image',
    `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`,
  ],
  ['GIF', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
  ['audio', `UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=`],
  ['Base64 of a text', base64('The quick brown fox jumps over the lazy dog, and nothing is secret.')],
  ['Base64 of a token that is missing', base64('{"token":"<your token>","api_key":"${API_KEY}"}')],
  ['Base64 of an address', base64('https://docs.corp.io/guides/tokens?page=2&sort=name')],
  ['cursor', base64('{"page":2,"size":50,"after":"2026-07-28T10:00:00Z"}')],
  ['cursor of a list', `{"nextCursor":"${base64url('{"offset":100,"token":2}')}"}`],
  ['session id of a page', 'sess-5e70c917c5d7416e'],
  ['progress token', '{"_meta":{"progressToken":"tok_9f8e7d6c5b4a39281706"}}'],
  ['request state', '{"requestState":"k3J9xQ~pz7.Lm2"}'],
  ['version', '1.32.2-beta.20260728+sha.5114f85'],
  ['package', '@modelcontextprotocol/server-everything@2026.7.28'],
  ['package path', 'node_modules/.pnpm/@babel+core@7.26.0/node_modules/@babel/core'],
  ['comment with slashes', '1//0 is no address, and 1//0abc is none either'],
  ['division in a path', `https://a.b/x/1//0${'a'.repeat(8)}/y`],
  ['query in capitals', 'SELECT 1 FROM t WHERE q = "abc1Q~x"'],
  ['version of a file in Azure', 'abc8Q~short'],
  ['ratio', '1234567890:ABC'],
  ['time and host', '12:30:45 AA-server-name-that-is-long-enough-here'],
  ['address with a port', 'localhost:65535:Also-a-rather-long-name-for-a-thing'],
  ['names with dots', 'MyCompanyApplicationServices.Module.SomeVeryLongClassNameWithoutDigits'],
  ['class with a version', 'NamespaceOfSomethingVeryLong.v1_2_3.ImplementationOfTheThing12'],
  ['secret_ in a name', 'secret_manager_client_configuration_version_2 secret_key_rotation_interval_in_seconds'],
  ['secret_ and one word', `secret_${'santaclausparticipantlistforthewholeoffice12'.slice(0, 43)}`],
  ['pat in a word', 'patterns.match pathfinder2026.tools patch.0a1b2c3d'],
  ['sl in a name', 'sl.example.com sl.jpg asl.dev dsl.parse'],
  ['phc in a name', 'phc_data phx_router phc_2026_report_final'],
  ['dckr', 'dckr_pat_ dckr_pat_example'],
  ['ATATT in a sequence', 'GATATTACATATTAC ATATTGCATATATATTA'],
  ['ntn in a name', 'ntn_ ntn_client ntn_api_version'],
  ['webhook documents', 'https://discord.com/developers/docs/resources/webhook https://discord.com/api/webhooks/'],
  ['message link', 'https://discord.com/channels/123456789012345678/234567890123456789'],
  ['bearer in a query', 'https://a.b/search?q=bearer%20authentication&scheme=bearer%20token%20required'],
  ['bearer in a form', 'grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&scope=a%20b'],
  ['public key', `-----BEGIN PUBLIC KEY-----\\\\n${random(64)}\\\\n-----END PUBLIC KEY-----`],
  ['certificate', base64(`-----BEGIN CERTIFICATE-----\n${random(64)}\n-----END CERTIFICATE-----\n`)],
  ['path of slashes', '/usr/local/lib/node/modules/modelcontextprotocol/dist/esm/server/index'],
  ['trace', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['snowflake', '{"id":"1089012345678901234","guild":"234567890123456789"}'],
  ['measured digits', `3.${'1415926535'.repeat(12)}`],
  ['color and hash', '#1a2b3c4d 0xdeadbeefcafebabe'],
  ['mime boundary', '----WebKitFormBoundary7MA4YWxkTrZu0gW'],
];

describe('strings that look like keys', () => {
  it('are many', () => expect(INNOCENT.length).toBeGreaterThan(45));

  it.each(INNOCENT)('%s stays', (_name, text) => {
    for (const shown of [text, JSON.stringify({ value: text }), nested(text, 2), `12:00 INFO ${text} done`]) {
      expect(findSecrets(shown).map(({ start, end }) => shown.slice(start, end))).toEqual([]);
      expect(redact(shown)).toBe(shown);
    }
  });
});
