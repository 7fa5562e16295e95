/** The catalog's examples of this area, if MCP_SPEC_DIR contains them, and our own pairs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { deepOf } from '../../../model/deep.ts';
import { answer, blocks } from '../../../testing/wire.ts';
import { judgedExamples, lost } from '../../../testing/wire-catalogue.ts';
import { REVISION_IDS, type RevisionId } from '../../../types.ts';
import { authRules } from './index.ts';
import { authorize, called, fetched, METADATA, redeem, server, documentResponse, TOKEN } from './example-texts.ts';
import { auth } from '../../../model/requirements/auth.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(auth);

const folder = process.env['MCP_SPEC_DIR'];
const ids = new Set(REVISION_IDS.flatMap((id) => [...deepOf(id).ledger.keys()]).filter((id) => id.startsWith('auth/')));

describe.runIf(folder)('the catalogue', () => {
  const judged = judgedExamples(folder ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8') : '', ids);

  it('reports no error in its correct examples', () => {
    const wrong = judged.flatMap(({ id, good }) =>
      good
        .filter(({ severity, requirement }) => severity === 'error' || requirement === id)
        .map(({ requirement, what }) => `${id}: ${requirement} ${what}`),
    );
    expect(wrong).toEqual([]);
    expect(judged.length).toBeGreaterThan(25);
  });

  it('reports the fault in its wrong examples', () => {
    expect(lost(judged, withoutRule)).toEqual([]);
  });
});

describe.skipIf(folder)('the catalogue', () => {
  it('reports that the catalog is absent', () => {
    console.log('MCP_SPEC_DIR is not set: its examples of authorization were not judged.');
    expect(authRules.length).toBeGreaterThan(5);
  });
});

const found = (text: string, revision: RevisionId = '2025-11-25'): (string | null)[] =>
  checkOne(text, { revision, transport: 'http' })
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ requirement }) => requirement);

describe('pairs', () => {
  it('parses challenges in all their spellings', () => {
    const refuse = (challenge: string) =>
      blocks(called('2025-11-25'), answer('401 Unauthorized', '', { 'WWW-Authenticate': challenge }));
    expect(found(refuse(`bearer realm="a, b" , ${METADATA},scope=a`))).toEqual([]);
    expect(found(refuse('Basic realm="x"'))).toEqual([]);
  });

  it('does not report hidden tokens and other schemes', () => {
    expect(found(called('2025-11-25', { Authorization: '<token>' }))).toEqual([]);
    expect(found(called('2025-11-25', { Authorization: 'Bearer <token>' }))).toEqual([]);
    expect(found(called('2025-11-25', { Authorization: 'Basic YTpi' }))).toEqual([]);
  });

  it('reports a missing token', () => {
    const [first] = checkOne(called('2025-11-25', { Authorization: 'Bearer' }), { revision: '2025-11-25' }).diagnostics;
    expect(first?.what).toBe('The POST in message 1 has `Bearer` in `Authorization`, but no token after it.');
    expect(first?.fix).toBeUndefined();
  });

  it('reports a session whose second request has lost its token', () => {
    const first = blocks(
      called('2025-11-25', { Authorization: TOKEN }),
      answer('200 OK', '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}'),
    );
    expect(found(blocks(first, called('2025-11-25', {}, 2)))).toEqual(['auth/token-not-on-every-request']);
    expect(found(blocks(first, called('2025-11-25', { Authorization: TOKEN }, 2)))).toEqual([]);
  });

  it('judges a complete authorization flow', () => {
    const whole = [
      called('2025-11-25'),
      answer('401 Unauthorized', '', { 'WWW-Authenticate': `Bearer ${METADATA}, scope="a"` }),
      fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
      documentResponse(
        '{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com"],"scopes_supported":["a","b"]}',
      ),
      fetched('/.well-known/oauth-authorization-server', 'auth.example.com'),
      documentResponse(server()),
      authorize({ scope: 'a' }),
      'HTTP/1.1 302 Found\nLocation: http://localhost:3000/callback?code=abc&state=xyz\n\n',
      redeem(),
      documentResponse('{"access_token":"t","token_type":"Bearer"}'),
      called('2025-11-25', { Authorization: TOKEN }, 2),
    ];
    expect(found(blocks(...whole))).toEqual([]);
    expect(found(blocks(...whole.with(6, authorize({ scope: 'b' }))))).toEqual(['auth/challenge-scope-ignored']);
    expect(found(blocks(...whole.with(8, redeem({ code_verifier: null }))))).toEqual(['auth/pkce-verifier-missing']);
  });

  it.each([
    ['plain', 'auth/pkce-not-s256'],
    [null, 'auth/pkce-not-s256'],
  ])('requires S256 instead of %s', (method, id) => {
    expect(found(authorize({ code_challenge_method: method }))).toEqual([id]);
  });

  it('requires a verifier only when an authorization code is redeemed', () => {
    expect(
      found(redeem({ grant_type: 'refresh_token', refresh_token: 'r1', code_verifier: null, code: null })),
    ).toEqual([]);
  });
});
