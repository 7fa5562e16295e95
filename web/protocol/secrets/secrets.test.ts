/** Which secrets are found and which are not, and that redaction keeps the rest of the text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { check } from '../check.ts';
import { exampleTexts, HOSTILE } from '../testing/texts.ts';
import { decoded, encoded } from './encoded.ts';
import { findSecrets, listSecrets } from './find.ts';
import { SECRET_KINDS, SECRET_TEXTS } from './kinds.ts';
import { redact } from './redact.ts';

/** Keys are concatenated here, so that this file itself contains none. */
const key = (beginning: string, rest = 'a1B2c3D4e5F6g7H8i9J0'): string => beginning.replace('~', '') + rest;
const JWT = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'Sflkx_wRJSMeKKF2QT4'].join('.');
const UUID = '5e70c917-c5d7-416e-9daa-23bf521b7b82';

/** The places between `⟦` and `⟧`, and the text without the marks. */
function marked(given: string): { text: string; places: string[] } {
  const places = [...given.matchAll(/⟦([^⟧]*)⟧/g)].map(([, inside = '']) => inside);
  return { text: given.replace(/[⟦⟧]/g, ''), places };
}

describe('secrets', () => {
  it.each([
    ['authorization', 'Authorization: Bearer ⟦abc123def456⟧'],
    ['authorization', '> authorization: Basic ⟦dXNlcjpwYXNz⟧\r'],
    ['authorization', '{"headers":{"Authorization":"Bearer ⟦abcdefgh1⟧"}}'],
    ['authorization', `{"authorization":"Bearer ⟦${JWT}⟧"}`],
    ['authorization', '{"name": "Authorization",\n  "value": "Token ⟦qwerty12345⟧"}'],
    ['authorization', "curl -H 'Authorization: Bearer ⟦abc123def456⟧' https://a.b/mcp"],
    ['authorization', '"{\\"proxy-authorization\\":\\"Basic ⟦dXNlcjpwYXNz⟧\\"}"'],
    ['authorization', 'sent with Bearer ⟦abc123def456⟧ and refused'],
    [
      'authorization',
      'Authorization: AWS4-HMAC-SHA256 ⟦Credential=AKID/2026/us, SignedHeaders=host, Signature=fe5f80⟧',
    ],
    ['cookie', 'Cookie: sid=⟦s3cr3t⟧; theme=⟦dark1⟧'],
    ['cookie', '< set-cookie: sid=⟦s3cr3t⟧; Path=/; HttpOnly; Max-Age=3600'],
    ['cookie', '{"set-cookie":["a=⟦one1⟧; Path=/","b=⟦two2⟧; Secure"]}'],
    ['cookie', "curl -b x --header 'cookie: a=⟦one1⟧' http://localhost"],
    ['key', `{"x":"⟦${key('sk-proj-')}⟧"}`],
    ['key', `export OPENAI_API_KEY=⟦${key('sk-ant-api03-')}⟧`],
    ['key', `⟦${key('gh~p_', 'a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6g7H8')}⟧`],
    ['key', `x-slack: ⟦${key('xox~b-', '123456789012-abcdefABCDEF')}⟧`],
    ['key', `⟦${key('AK~IA', 'IOSFODNN7ABCDEFG')}⟧`],
    ['key', `key=⟦${key('AI~za', 'SyA1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q')}⟧`],
    ['key', `token ⟦${JWT}⟧ expired`],
    ['key', '{"api_key":"⟦k-1234567⟧"}'],
    ['key', '{"accessToken" : "⟦abcdefghij1⟧", "x":1}'],
    ['key', "{'client_secret': '⟦s3cr3tvalue⟧'}"],
    ['key', 'https://a.b/c?access_token=⟦zzz111yyy⟧&x=1'],
    ['key', 'https://a.b/c?x=1&code=⟦4fa8c21d9e0b⟧&state=5'],
    ['key', 'x-api-key: ⟦9f8e7d6c5b⟧'],
    ['key', '{"args":["--api-key","⟦abcd1234efgh⟧","--token=⟦zzzz9999yyyy⟧"]}'],
    ['key', 'server --api-key ⟦abcd1234efgh⟧ --verbose'],
    ['key', '{"text":"{\\"token\\":\\"⟦abc12345xyz⟧\\"}"}'],
    ['key', '{"text":"{\\"a\\":\\"{\\\\\\"token\\\\\\":\\\\\\"⟦abc12345xyz⟧\\\\\\"}\\"}"}'],
    ['key', 'https://hooks.slack.com/services/⟦T00000001/B00000002/a1B2c3D4e5F6⟧'],
    ['private-key', '-----BEGIN RSA PRIVATE KEY-----⟦\nMIIEowIBAAKCAQEA7\nq83vEeC0\n⟧-----END RSA PRIVATE KEY-----'],
    ['private-key', '"-----BEGIN PRIVATE KEY-----⟦\\nMIIEowIBAAKCAQEA7\\n⟧-----END PRIVATE KEY-----\\n"'],
    ['password', '{"password":"⟦hunter2⟧"}'],
    ['password', 'PGPASSWORD=⟦hunter2⟧ psql'],
    ['password', "{'password': '⟦correct horse⟧'}"],
    ['password', '{"db_password": ⟦12345678⟧}'],
    ['password', 'postgres://ann:⟦s3cr3t⟧@db.corp.io:5432/x'],
    ['session', `Mcp-Session-Id: ⟦${UUID}⟧`],
    ['session', '{"mcp-session-id":"⟦abc123def⟧"}'],
    ['session', 'POST /messages?sessionId=⟦4fa8c21d9e⟧ 202'],
    ['email', '{"text":"write to ⟦ann.lee@corp.io⟧\\n⟦bob@sub.corp.de⟧."}'],
    ['home', '{"path":"/Users/⟦ann⟧/work","uri":"file:///home/⟦bob⟧/x"}'],
    ['home', '{"path":"C:\\\\Users\\\\⟦Jörg⟧\\\\x"} C:/Users/⟦ann.lee⟧/y'],
    ['password', '{"password":"⟦hunter2⟧"} {"error":"⟦hunter2⟧ is too short, not hunter22"}'],
    ['authorization', 'Authorization: Basic ⟦dXNlcjpwYXN2MQ==⟧\nrejected ⟦dXNlcjpwYXN2MQ==⟧'],
    ['home', '{"path":"\\/home\\/⟦ann⟧\\/x"}'],
  ])('of kind %s are found in %s', (kind, given) => {
    const { text, places } = marked(given);
    const found = findSecrets(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(places);
    expect(found.map((one) => one.kind)).toEqual(places.map(() => kind));
  });

  it.each([
    '{"_meta":{"progressToken":"abc123def456"}}',
    '{"nextCursor":"eyJwYWdlIjoyLCJzaXplIjo1MH0","requestState":"a1b2c3d4e5f6g7h8"}',
    '{"usage":{"inputTokens":1200,"output_tokens":"87","maxTokens":100},"next_page_token":"abc12345"}',
    '{"properties":{"password":{"type":"string","description":"The password: at least 8 characters"}},"required":["api_key","token"]}',
    '{"apiKey":"header","token":"string","token_type":"bearer","grant_type":"refresh_token"}',
    '{"token_endpoint":"https://auth.corp.io/token","tokenUrl":"https://a.b/c","secret":"https://vault.corp.io/x"}',
    '{"api_key":"<token>","token":"${API_TOKEN}","secret":"YOUR_CLIENT_SECRET","password":"********","access_token":"..."}',
    'Authorization: Bearer <token>\nAuthorization: Bearer $TOKEN\nAuthorization: Bearer YOUR_API_KEY\nAuthorization: Bearer sk-...',
    'Authorization: required for all requests. Bearer authentication is needed here.',
    'WWW-Authenticate: Bearer realm="mcp", resource_metadata="https://a.b/.well-known/x", error="invalid_token"',
    '{"allowedHeaders":["Authorization","Cookie","Mcp-Session-Id"]}',
    'He said the token: expired, and the password is wrong. secret: none',
    'logo@2x.png lodash@4.17.21 @modelcontextprotocol/sdk@1.32.2 getty@tty1.service git@github.com:a/b user@example.com a@b',
    '/home/user/x /Users/username/y /home/runner/work /Users/$USER/z https://a.b/home/products /api/Users/42',
    'PWD=/srv/app OLDPWD=/srv',
    '{"publicKey":"a1b2c3d4e5f6g7h8","primary_key":"id_123456","privateKey":"./keys/server.pem"}',
    'sk-learn-contrib-package-name task-sk-1 risk-free',
    '{"id":"550e8400-e29b-41d4-a716-446655440000","taskId":"786512e2-9e0d-44bd-8f29-789f320fe840"}',
    '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq\n-----END PUBLIC KEY-----',
  ])('are not found in %s', (text) => {
    expect(findSecrets(text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });

  it('have texts for every kind', () => {
    for (const kind of SECRET_KINDS) expect(SECRET_TEXTS[kind].one).toMatch(/^an? /);
  });

  it('are found in linear time in any text', { tags: ['all'] }, () => {
    const pieces = [
      '"token":"',
      '"token":[',
      'Cookie: ',
      'sk-',
      'eyJ',
      'a@',
      '-----BEGIN PRIVATE KEY-----',
      '/home/',
      'C:\\Users\\',
    ];
    pieces.push(
      '"encoding":"base64"',
      'A"encoding":"base64","text":"',
      'a://a:a:',
      'bearer ',
      '--token ',
      '\\',
      '"name":"cookie","value":"',
      '?code=',
      'a.',
      'xoxb-1',
      '1//0',
      'MTA4',
      '12345678:A',
      'bearer%20',
      'IUFB',
      'eyJ0b2tlbiI6IiJ9',
    );
    const took = (text: string): number => {
      const spent = cpuClock();
      findSecrets(text);
      return spent();
    };
    for (const piece of pieces) expect(took(piece.repeat(300_000 / piece.length)), piece).toBeLessThan(1500);
  });
});

const SECRETS = [
  key('sk-'),
  key('gh~p_', 'a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6g7H8'),
  JWT,
  UUID,
  'hunter2',
  'a1b2',
  'ann.lee@corp.io',
  'a@b.co',
  'file:///home/ann/x',
  'C:\\Users\\Jörg\\x',
  'pässwörd1',
  '\ud83d\ude00secret',
];
const NAMES = [
  'token',
  'api_key',
  'password',
  'Authorization',
  'cookie',
  'Mcp-Session-Id',
  'email',
  'path',
  'clientSecret',
];
const WRAPS = ['', 'Bearer ', 'sid=', '{"token":"'];

/** A message with secrets in some of its members. */
const message = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...WRAPS), fc.constantFrom(...SECRETS)), { maxLength: 4 })
  .chain((members) =>
    fc.tuple(fc.constant(members), fc.constantFrom(1, '1', null), fc.constantFrom('tools/call', 'ping', 'initialized')),
  )
  .map(([members, id, method]) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method,
      params: {
        name: 'x',
        arguments: Object.fromEntries(members.map(([name, wrap, secret]) => [name, wrap + secret])),
      },
    }),
  );
const log = fc
  .array(
    fc.oneof(message, fc.constantFrom('Authorization: Bearer a1b2c3d4e5', 'x /Users/ann/y', `Mcp-Session-Id: ${UUID}`)),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((lines) => lines.join('\n'));

/** What must not change: the number and kinds of messages, the findings with their places, and the verdict of each revision. */
function judged(text: string) {
  const { entries, diagnostics, verdicts, skipped } = check(text);
  return {
    entries: entries.map(({ kind, method, id, from }) => ({ kind, method, id, from })),
    found: diagnostics.map(({ rule, entry, pointer, severity }) => ({ rule, entry, pointer, severity })),
    skipped: skipped.length,
    verdicts,
  };
}

describe('redacting', () => {
  it('keeps the kind of a secret recognizable and replaces the rest', () => {
    const text = `{"api_key":"${key('sk-proj-')}","url":"https://a.b/?token=a1b2c3d4e5f6","mail":"ann.lee@corp.io","at":"/home/ann/x"}`;
    expect(redact(text)).toBe(
      '{"api_key":"sk-proj-REDACTEDxxxxxxxxxxxx","url":"https://a.b/?token=REDACTED2xxx","mail":"xxx@example.com","at":"/home/xxx/x"}',
    );
  });

  it('replaces equal secrets equally and different ones differently', () => {
    const text = `Mcp-Session-Id: ${UUID}\nMcp-Session-Id: a1b2c3d4e5f6\n{"sessionId":"${UUID}"}\nMcp-Session-Id: a1b2c3d4e5f7`;
    const [first, second, third, fourth] = redact(text).split('\n');
    expect(first).toBe('Mcp-Session-Id: aaaaaaa1-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
    expect(third).toBe('{"sessionId":"aaaaaaa1-aaaa-4aaa-8aaa-aaaaaaaaaaaa"}');
    expect(second).toBe('Mcp-Session-Id: REDACTED2xxx');
    expect(fourth).toBe('Mcp-Session-Id: REDACTED3xxx');
  });

  it('keeps the error in a session id', () => {
    const text = [UUID, UUID.toUpperCase(), UUID.slice(0, 20), `${UUID}0`]
      .map((id) => `Mcp-Session-Id: ${id}`)
      .join('\n');
    expect(redact(text).replaceAll('Mcp-Session-Id: ', '').split('\n')).toEqual([
      'aaaaaaa1-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
      'AAAAAAA1-AAAA-4AAA-8AAA-AAAAAAAAAAAA',
      'aaaaaaa1-aaaa-4aaa-8',
      'aaaaaaa1-aaaa-4aaa-8aaa-aaaaaaaaaaaax',
    ]);
    expect(redact(redact(text))).toBe(redact(text));
  });

  it('replaces secrets inside recorded Base64', () => {
    const body = (text: string): string => Buffer.from(text).toString('base64');
    const har = (text: string): string =>
      `{"content":{"size":9,"text":"${body(text)}","encoding":"base64"},"x":{"encoding": "base64", "text": "${body(text)}"},"y":{"token":"a1b2c3d4e5f6"}}`;
    const inside = '{"jsonrpc":"2.0","id":1,"result":{"token":"a1b2c3d4e5f6","mail":"ann.lee@corp.io"}}';
    expect(listSecrets(har(inside)).map(({ kind, value }) => [kind, value])).toEqual([
      ['key', 'a1b2c3d4e5f6'],
      ['email', 'ann.lee@corp.io'],
      ['key', 'a1b2c3d4e5f6'],
      ['email', 'ann.lee@corp.io'],
      ['key', 'a1b2c3d4e5f6'],
    ]);
    expect(redact(har(inside), ['key'])).toBe(
      har(inside.replace('a1b2c3d4e5f6', 'REDACTEDxxxx')).replace('a1b2c3d4e5f6', 'REDACTEDxxxx'),
    );
    const once = redact(har(inside));
    expect(once).toContain(
      body(inside.replace('a1b2c3d4e5f6', 'REDACTEDxxxx').replace('ann.lee@corp.io', 'xxx@example.com')),
    );
    expect(once).not.toContain('a1b2c3d4e5f6');
    expect(redact(once)).toBe(once);
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        expect(encoded(decoded(base64), base64)).toBe(base64);
        const inAddress = Buffer.from(bytes).toString('base64url');
        expect(encoded(decoded(inAddress), inAddress)).toBe(
          /[-_]/.test(inAddress) ? inAddress : base64.replace(/=+$/, ''),
        );
      }),
    );
  });

  it('replaces only the selected kinds, and continues the numbering later', () => {
    const text = `{"password":"hunter2hunter2","token":"a1b2c3d4e5f6"}`;
    const half = redact(text, ['password']);
    expect(half).toBe('{"password":"REDACTEDxxxxxx","token":"a1b2c3d4e5f6"}');
    expect(redact(half)).toBe('{"password":"REDACTEDxxxxxx","token":"REDACTED2xxx"}');
  });

  it('leaves texts without secrets unchanged', () => {
    const plain = exampleTexts().filter(({ text }) => findSecrets(text).length === 0);
    expect(plain.length).toBeGreaterThan(1000);
    expect(plain.filter(({ text }) => redact(text) !== text)).toEqual([]);
  });

  it('changes neither messages nor verdicts, leaves no secret, and is idempotent', { tags: ['all'] }, () => {
    fc.assert(
      fc.property(log, (text) => {
        const once = redact(text);
        expect(findSecrets(once).map(({ start, end }) => once.slice(start, end))).toEqual([]);
        expect(redact(once)).toBe(once);
        expect(new TextEncoder().encode(once)).toHaveLength(new TextEncoder().encode(text).length);
        expect(judged(once)).toEqual(judged(text));
        for (const secret of [JWT, 'hunter2', 'ann.lee@corp.io']) {
          if (findSecrets(text).some(({ start, end }) => text.slice(start, end) === secret))
            expect(once).not.toContain(secret);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('works for the examples of all rules, and for hostile texts', { tags: ['all'] }, () => {
    let redacted = 0;
    for (const text of [...exampleTexts().map((one) => one.text), ...HOSTILE]) {
      const once = redact(text);
      // A finding about an exposed secret disappears with the secret.
      if (once === text || judged(text).found.some(({ rule }) => rule === 'logging/secret-in-data')) continue;
      redacted++;
      expect(redact(once)).toBe(once);
      expect(judged(once), text).toEqual(judged(text));
    }
    expect(redacted).toBeGreaterThan(0);
  });

  it('is safe for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[token:="'\\ a1@.\-{},[\]\n]*$/)),
        (text) => {
          const once = redact(text);
          expect(findSecrets(once)).toEqual([]);
          expect(redact(once)).toBe(once);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
