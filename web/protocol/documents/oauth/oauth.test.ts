/** Kinds of OAuth documents: the examples of their rules, real documents (beside MCP_SPEC_DIR), and hostile texts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import { judged } from '../testing/oauth.ts';
import { oauthKinds } from './index.ts';

const rules = oauthKinds.flatMap(({ kind, rules: own }) => own.map((rule) => ({ kind, rule })));

describe('rules', () => {
  it('have unique ids and headlines with a modal', () => {
    const ids = rules.map(({ rule }) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rules.filter(({ rule }) => !/\b(?:must|should|may)\b/u.test(rule.title) && rule.level !== 'INFO')).toEqual(
      [],
    );
    expect(rules.filter(({ rule }) => rule.title.length > 64).map(({ rule }) => rule.title)).toEqual([]);
  });

  it.each(rules.map(({ kind, rule }) => [rule.id, kind, rule] as const))(
    '%s reports nothing in its good examples',
    (id, kind, rule) => {
      expect(rule.examples.good.length).toBeGreaterThan(0);
      for (const text of rule.examples.good) {
        const result = judged(text);
        expect(result?.kinds.length, text).toBe(1);
        expect(
          result?.found.filter(({ rule: one, severity }) => one === id || severity === 'error'),
          text,
        ).toEqual([]);
      }
      expect(kind).toMatch(/^oauth-/u);
    },
  );

  it.each(rules.map(({ kind, rule }) => [rule.id, kind, rule] as const))(
    '%s finds the fault of its bad examples',
    (id, kind, rule) => {
      expect(rule.examples.bad.length).toBeGreaterThan(0);
      for (const marked of rule.examples.bad) {
        const text = marked.replaceAll(/[⟦⟧]/gu, '');
        const result = judged(text);
        expect(result?.kinds, marked).toEqual([kind]);
        const start = marked.indexOf('⟦');
        const end = marked.indexOf('⟧') - 1;
        expect(
          result?.found.filter((one) => one.rule === id).map(({ span }) => [span.start, span.end]),
          marked,
        ).toEqual([[start, end]]);
      }
    },
  );
});

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly valid: boolean | 'n/a';
  readonly mistakes: readonly { what: string; where: string; severity: string }[];
}

const file = join(process.env['MCP_SPEC_DIR'] ?? '', '..', 'documents', 'cases.jsonl');
const present = process.env['MCP_SPEC_DIR'] !== undefined && existsSync(file);

describe.runIf(present)('real documents', () => {
  const cases = (present ? readFileSync(file, 'utf8').trim().split('\n') : []).map((line): Case => JSON.parse(line));
  const own = cases.filter(({ kind }) => kind.startsWith('oauth-'));

  it('are named by their kind, and others are not', () => {
    const wrong = cases.flatMap(({ id, kind, text }) => {
      const got = judged(text)?.kinds ?? [];
      const wanted = kind.startsWith('oauth-') ? [kind] : [];
      return got.join() === wanted.join() ? [] : [`${id}: ${got.join()}`];
    });
    expect(wrong).toEqual([]);
    expect(own.length).toBeGreaterThan(15);
  });

  it('have no errors if they are valid', () => {
    const wrong = own
      .filter(({ valid }) => valid !== false)
      .flatMap(({ id, text }) =>
        (judged(text)?.found ?? []).filter(({ severity }) => severity === 'error').map(({ what }) => `${id}: ${what}`),
      );
    expect(wrong).toEqual([]);
  });

  it('show their mistakes at their places', () => {
    const missed = own.flatMap(({ id, text, mistakes }) => {
      const found = judged(text)?.found ?? [];
      return mistakes
        .filter(({ severity }) => severity !== 'hint')
        .filter(({ where, severity }) => !found.some((one) => one.severity === severity && isAt(text, one, where)))
        .map(({ what, where, severity }) => `${id}: ${severity} ${where} ${what}`);
    });
    expect(missed).toEqual([]);
  });
});

function isAt(
  text: string,
  { span, path }: { span: { start: number; end: number }; path: string },
  where: string,
): boolean {
  const line = /^line (\d+)$/u.exec(where);
  if (!line) return path === where;
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  return lineOf(span.start) <= Number(line[1]) && Number(line[1]) <= lineOf(span.end);
}

describe('texts', () => {
  it('that are no OAuth documents are not recognized', () => {
    for (const text of [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"x"}}',
      '{"error":"Not found"}',
      '{"error":"Something failed","error_description":1,"id":3}',
      '{"name":"x","inputSchema":{"type":"object"}}',
      '{"mcpServers":{"a":{"url":"https://a"}}}',
      'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"jsonrpc":"2.0","id":1,"result":{}}',
      'GET /mcp?session=1 HTTP/1.1\nHost: a',
      'The client sends grant_type=authorization_code and a code_verifier to the token endpoint.',
      'Authorization: Basic dXNlcjpwYXNz',
      '{"client_id":"c","client_secret":"s","redirect_uris":["http://localhost"],"token_uri":"https://a/token"}',
      '{"active":true,"scope":"a","client_id":"c","exp":1,"aud":"x","iss":"y"}',
      '',
    ])
      expect(judged(text), text).toBeNull();
  });

  it('with an OAuth error are no JSON-RPC errors', () => {
    expect(judged('{"error":"invalid_token"}')).toEqual({
      kind: 'oauth-error-response',
      kinds: ['oauth-error-response'],
      found: [],
    });
  });

  it('are judged by their revision', () => {
    const request = '{"client_name":"Demo","redirect_uris":["http://localhost:3000/callback"]}';
    expect(judged(request)?.found).toEqual([]);
    expect(judged(request, '2026-07-28')?.found.map(({ rule }) => rule)).toEqual(['oauth/application-type']);
    const bare = 'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer realm="mcp"';
    const severities = (['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const).map((revision) =>
      judged(bare, revision)
        ?.found.map(({ severity }) => severity)
        .join(),
    );
    expect(severities).toEqual(['', 'error', 'info', 'info']);
  });

  it.each([
    [
      'GET /authorize?\n  response_type=code&\n  client_id=<your client>&\n  code_challenge=E9&\n  code_challenge_method=S256&\n  state=x',
      ['oauth/authorize-resource'],
    ],
    ['302 Redirect\nLocation: https://idp.example/authorize?response_type=code&scope=openid&client_id=...', []],
    ['https://auth.example.com/authorize?response_type=code&client_id=c&...', []],
    [
      'POST /token\nContent-Type: application/x-www-form-urlencoded\n\ngrant_type=authorization_code\n&code=.....\n\nHTTP/1.1 200 OK',
      [],
    ],
    [
      'grant_type=authorization_code&\ncode=abc&\nredirect_uri=https://a/b&\ncode_verifier=v&\nresource=https://m/mcp',
      [],
    ],
    ['grant_type=client_credentials\n&client_id=a\n&resource=https%3A%2F%2Fm', []],
  ])('are read as documentation shows them: %s', (text, expected) => {
    expect(judged(text)?.found.map(({ rule }) => rule)).toEqual(expected);
  });

  it('never repeat secrets', () => {
    const secret = 'sk-live-4f9a8b7c6d5e';
    for (const text of [
      `{"access_token":["${secret}"],"token_type":"Bearer"}`,
      `grant_type=authorization_code&code=${secret}&client_secret=${secret}`,
      `{"client_id":"https://app.example.com/c.json","client_name":"x","redirect_uris":["https://a/b"],"client_secret":"${secret}"}`,
      `{"client_id":"c","client_secret":"${secret}","client_id_issued_at":"x"}`,
    ]) {
      const found = judged(text)?.found ?? [];
      expect(found.length, text).toBeGreaterThan(0);
      expect(JSON.stringify(found.map(({ what }) => what))).not.toContain(secret);
    }
  });

  it('of any kind do not crash', () => {
    const nasty = [
      `WWW-Authenticate: Bearer ${'a="'.repeat(10_000)}`,
      `WWW-Authenticate: Bearer ${'\\"'.repeat(10_000)}`,
      `WWW-Authenticate: Bearer ${','.repeat(30_000)}`,
      `grant_type=${'&'.repeat(30_000)}`,
      `https://a/?response_type=code&client_id=x${'\n'.repeat(30_000)}`,
      `https://a/?${'\n&a='.repeat(8_000)}response_type=code`,
      `eyJ${'a.eyJ'.repeat(6_000)}`,
      `HTTP/1.1 401\n${'a: b\n'.repeat(6_000)}`,
      ' '.repeat(32_000),
      `bearer realm=${' '.repeat(32_000)}x`,
      `https://a${' ?'.repeat(15_000)}`,
      `{"__proto__":{"error":1},"error":"invalid_token","error":"invalid_token","resource":{},"authorization_servers":{"__proto__":[]}}`,
      '{"issuer":[],"token_endpoint":{},"response_types_supported":{},"code_challenge_methods_supported":[[[]]]}',
      '{"redirect_uris":[[],{},null,1],"grant_types":{},"response_types":[1]}',
    ];
    const clock = cpuClock();
    for (const text of nasty) judged(text);
    expect(clock()).toBeLessThan(6000);
  });
});
