/** The authorization of a protected server, played over HTTP in each revision and judged by the checker. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../protocol/check.ts';
import type { RunInput } from '../inputs.ts';
import { begin, feed, view, type Run, type RunRow } from '../run.ts';
import type { McpRevision } from '../types.ts';
import { authorizeUrl, tokenForm, REGISTRATION, type Change } from '../testing/authorization.ts';
import { challengeOf } from './pkce.ts';

const REVISIONS: readonly McpRevision[] = ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];

/** A run of a protected server, message by message. */
class Played {
  run: Run;
  at = 0;
  readonly revision: McpRevision;

  constructor(revision: McpRevision, authorization: 'required' | 'granted' = 'required') {
    this.revision = revision;
    const plays = { handshake: false, answers: false };
    this.run = begin({
      server: 'notes',
      definition: null,
      revision,
      transport: 'http',
      faults: [],
      plays,
      authorization,
    });
  }

  /** Sends a message or an HTTP request; returns the new rows. */
  send(text: string, after = 10): readonly RunRow[] {
    const before = view(this.run).rows.length;
    this.at += after;
    const input: RunInput = { kind: 'send', at: this.at, text };
    this.run = feed(this.run, input);
    return view(this.run).rows.slice(before);
  }

  /** The whole response to an HTTP request or message: its header section and its body. */
  answer(text: string, after = 10): string {
    const rows = this.send(text, after).filter(({ from }) => from === 'server');
    const row = rows.find(({ http }) => http?.head != null) ?? rows[0];
    return `${row?.http?.head ?? ''}\n${row?.text ?? ''}`;
  }

  call(id: number, method: string, params: Record<string, unknown> = {}): string {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': this.revision,
      'io.modelcontextprotocol/clientInfo': { name: 'desk', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const more = this.revision === '2026-07-28' ? { _meta: meta } : {};
    return JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, ...more } });
  }

  /** The message that a client sends first. */
  first(id: number): string {
    if (this.revision === '2026-07-28') return this.call(id, 'tools/list');
    const clientInfo = { name: 'desk', version: '1.0.0' };
    return this.call(id, 'initialize', { protocolVersion: this.revision, capabilities: {}, clientInfo });
  }

  get issuer(): string {
    return this.revision === '2025-03-26' ? 'mcp.example.com' : 'auth.example.com';
  }

  get(path: string, host: string): string {
    const version = this.revision < '2025-06-18' ? `\nMCP-Protocol-Version: ${this.revision}` : '';
    return this.answer(`GET ${path} HTTP/1.1\nHost: ${host}${version}\n\n`);
  }

  /** The client id: registered, or the URL of a document. */
  client(): string {
    if (this.revision >= '2025-11-25') return 'https://app.example.com/client.json';
    const registered = this.answer(
      `POST /register HTTP/1.1\nHost: ${this.issuer}\nContent-Type: application/json\n\n${REGISTRATION}`,
    );
    return /"client_id":"([^"]+)"/u.exec(registered)?.[1] ?? 'none';
  }

  /** The parameters that every revision has, with these changes. */
  change(client: string, change: Change = {}): Change {
    return { client_id: client, ...(this.revision === '2025-03-26' ? { resource: null } : {}), ...change };
  }

  authorize(client: string, change: Change = {}): string {
    return this.answer(`GET ${authorizeUrl(this.change(client, change))} HTTP/1.1\nHost: ${this.issuer}\n\n`);
  }

  token(client: string, change: Change): string {
    const form = tokenForm(this.change(client, change));
    return this.answer(
      `POST /token HTTP/1.1\nHost: ${this.issuer}\nContent-Type: application/x-www-form-urlencoded\n\n${form}`,
    );
  }
}

const codeIn = (redirect: string): string => /[?&]code=([^&\s]+)/u.exec(redirect)?.[1] ?? 'none';
const memberIn = (text: string, name: string): string =>
  new RegExp(`"${name}":"([^"]+)"`, 'u').exec(text)?.[1] ?? 'none';

/** From the first refusal to a token: the token response. */
function login(played: Played, client = played.client(), change: Change = {}): string {
  return played.token(client, { code: codeIn(played.authorize(client, change)) });
}

/** Errors and warnings of the checker about the whole run, with all of its rules; why the refusals happen is no fault. */
function faults({ run, revision }: Played): string[] {
  const report = checkOne(view(run).log, { revision, transport: 'http' });
  return report.diagnostics
    .filter(({ severity, class: kind }) => severity !== 'info' && kind !== 'cause')
    .map(({ rule, what }) => `${rule}: ${what}`);
}

describe.each(REVISIONS)('authorization in %s', (revision) => {
  it('leads from a refusal to a token and a new one, without a finding', () => {
    const played = new Played(revision);
    const refusal = played.answer(played.first(1));
    expect(refusal).toContain('HTTP/1.1 401 Unauthorized\nwww-authenticate: Bearer');
    expect(
      refusal.includes('resource_metadata="https://mcp.example.com/.well-known/oauth-protected-resource/mcp"'),
    ).toBe(revision >= '2025-06-18');
    expect(refusal.includes('scope="notes:read"')).toBe(revision >= '2025-11-25');
    const resource = played.get('/.well-known/oauth-protected-resource/mcp', 'mcp.example.com');
    expect(resource.startsWith('HTTP/1.1 200')).toBe(revision >= '2025-06-18');
    const metadata = played.get('/.well-known/oauth-authorization-server', played.issuer);
    expect(metadata).toContain('"code_challenge_methods_supported":["S256"]');
    const client = played.client();
    const redirect = played.authorize(client);
    expect(redirect).toContain('HTTP/1.1 302 Found\nlocation: http://localhost:3334/callback?code=');
    expect(redirect.includes('iss=https%3A%2F%2Fauth.example.com')).toBe(revision >= '2026-07-28');
    const tokens = played.token(client, { code: codeIn(redirect) });
    expect(tokens).toMatch(/"access_token":"[^"]+","token_type":"Bearer","expires_in":600,"refresh_token"/u);
    expect(played.answer(played.first(2))).toContain('HTTP/1.1 200 OK');
    if (revision !== '2026-07-28') played.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    const expired = played.answer(played.call(3, 'tools/list'), 600_000);
    expect(expired).toContain('HTTP/1.1 401 Unauthorized\nwww-authenticate: Bearer error="invalid_token"');
    const refresh = { grant_type: 'refresh_token', refresh_token: memberIn(tokens, 'refresh_token'), code: null };
    const again = played.token(client, { ...refresh, code_verifier: null, redirect_uri: null });
    expect(memberIn(again, 'refresh_token')).not.toBe(memberIn(tokens, 'refresh_token'));
    expect(played.answer(played.call(4, 'tools/list'))).toContain('HTTP/1.1 200 OK');
    expect(faults(played)).toEqual([]);
  });

  it('revokes the tokens of a login whose refresh token or code is used twice', () => {
    const played = new Played(revision);
    const client = played.client();
    const code = codeIn(played.authorize(client));
    const tokens = played.token(client, { code });
    expect(played.answer(played.first(1))).toContain('200 OK');
    expect(played.token(client, { code })).toContain('"error":"invalid_grant"');
    expect(played.answer(played.first(2))).toContain('error="invalid_token"');
    expect(memberIn(tokens, 'refresh_token')).not.toBe('none');
    const second = memberIn(login(played, client), 'refresh_token');
    const refresh = { grant_type: 'refresh_token', refresh_token: second, code: null, code_verifier: null };
    expect(played.token(client, refresh)).toContain('"access_token"');
    expect(played.token(client, refresh)).toContain('so all tokens of this login are revoked');
    expect(played.answer(played.first(3))).toContain('error="invalid_token"');
  });

  it.each([
    [{ response_type: 'token' }, 'error=unsupported_response_type'],
    [{ code_challenge: null }, 'error=invalid_request'],
    [{ code_challenge_method: 'plain' }, 'error=invalid_request'],
    [{ scope: 'notes:read mail' }, 'error=invalid_scope'],
    [{ resource: 'https://other.example.com/mcp' }, 'error=invalid_target'],
    [{ redirect_uri: 'https://evil.example/callback' }, '400 Bad Request'],
    [{ client_id: 'nobody' }, '400 Bad Request'],
  ] satisfies [Change, string][])('refuses an authorization request with %o', (change, part) => {
    const played = new Played(revision);
    const refused = played.authorize(played.client(), change);
    expect(refused).toContain(part);
    expect(refused).not.toContain('code=');
    if (part.startsWith('400')) expect(refused).not.toContain('location');
  });

  it.each([
    [{ code_verifier: 'another-verifier-with-more-than-43-characters-in-it' }, 'invalid_grant'],
    [{ code_verifier: null }, 'invalid_request'],
    [{ client_id: 'nobody' }, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost:9999/' }, 'invalid_grant'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: null }, 'invalid_request'],
    [{ code: 'guessed' }, 'invalid_grant'],
    [{ resource: 'https://other.example.com/mcp' }, 'invalid_target'],
  ] satisfies [Change, string][])('refuses a token request with %o', (change, error) => {
    const played = new Played(revision);
    const client = played.client();
    const code = codeIn(played.authorize(client));
    const refused = played.token(client, { code, ...change });
    expect(refused).toContain('HTTP/1.1 400 Bad Request');
    expect(refused).toContain(`"error":"${error}"`);
  });

  it('lets a token do what its scopes allow, and names the scopes that are missing', () => {
    const played = new Played(revision, 'granted');
    if (revision !== '2026-07-28') played.send(played.first(1));
    if (revision !== '2026-07-28') played.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    const call = played.call(2, 'tools/call', { name: 'add_note', arguments: { title: 'A', text: 'b' } });
    const refused = played.answer(call);
    expect(refused).toContain('HTTP/1.1 403 Forbidden\nwww-authenticate: Bearer error="insufficient_scope"');
    const scope = revision < '2026-07-28' ? 'notes:read notes:write' : 'notes:write';
    expect(refused).toContain(`scope="${scope}"`);
    played.get('/.well-known/oauth-authorization-server', played.issuer);
    login(played, played.client(), { scope: 'notes:read notes:write' });
    const again = played.call(3, 'tools/call', { name: 'add_note', arguments: { title: 'A', text: 'b' } });
    expect(played.answer(again)).toContain('200 OK');
    expect(faults(played)).toEqual([]);
  });
});

describe('the endpoints', () => {
  it('require a resource since 2025-06-18', () => {
    const played = new Played('2025-06-18');
    expect(played.authorize(played.client(), { resource: null })).toContain('error=invalid_target');
  });

  it('answer every request, whatever it is', () => {
    const played = new Played('2025-11-25');
    const odd = [
      'GET /nowhere HTTP/1.1\nHost: auth.example.com',
      'DELETE /token HTTP/1.1\nHost: auth.example.com',
      'POST /token HTTP/1.1\nHost: auth.example.com\n\nx',
      'POST /token HTTP/1.1\nHost: auth.example.com\nContent-Type: application/x-www-form-urlencoded\n\n%%%=%&=&',
      'POST /register HTTP/1.1\nHost: auth.example.com\n\n{"redirect_uris":[7]}',
      'POST /register HTTP/1.1\nHost: auth.example.com\n\n{"redirect_uris":["http://evil.example/"]}',
      'GET /authorize?% HTTP/1.1\nHost: auth.example.com',
      'POST /.well-known/oauth-authorization-server HTTP/1.1\nHost: auth.example.com',
      'PATCH / HTTP/1.1',
    ];
    for (const text of odd) expect(played.answer(text)).toMatch(/^HTTP\/1\.1 40[045] /u);
  });

  it('protect whole HTTP requests to the MCP endpoint too', () => {
    const played = new Played('2025-11-25', 'granted');
    const post = (more: string): string =>
      `POST /mcp HTTP/1.1\nHost: mcp.example.com\nAccept: application/json, text/event-stream\nContent-Type: application/json${more}\n\n${played.first(1)}`;
    expect(played.answer(post(''))).toContain('401 Unauthorized');
    expect(played.answer(post('\nAuthorization: Bearer guessed'))).toContain(
      'error_description="The token is unknown"',
    );
    const token = played.run.moments[0]?.http?.auth?.token ?? '';
    expect(played.answer(post(`\nAuthorization: Bearer ${token}`))).toContain('200 OK');
  });
});

it('the challenge of PKCE is that of the standard', () => {
  // RFC 7636, appendix B.
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});
