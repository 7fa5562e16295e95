import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';

const CHALLENGE = 'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer as_uri="https://auth.example.com"\n';
const REGISTER =
  'POST /register HTTP/1.1\nHost: auth.example.com\nContent-Type: application/json\n\n{"client_name":"c","redirect_uris":["http://localhost/cb"]}\n';
const REGISTERED =
  'HTTP/1.1 201 Created\nContent-Type: application/json\n\n{"client_id":"c1","redirect_uris":["http://localhost/cb"]}\n';
const METADATA = '{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com"]}';

const kinds = (text: string): string[] => checkOne(text).parts.map(({ kind }) => kind);
const errors = (text: string): string[] =>
  checkOne(text, { revision: '2025-11-25' })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

describe('an authorization over HTTP', () => {
  it.each([
    ['a challenge', CHALLENGE, ['oauth-www-authenticate']],
    [
      'a request and its response',
      `${REGISTER}\n${REGISTERED}`,
      ['oauth-registration-request', 'oauth-registration-response'],
    ],
    [
      'a document that was fetched',
      `GET /.well-known/oauth-protected-resource HTTP/1.1\nHost: mcp.example.com\n\nHTTP/1.1 200 OK\n\n${METADATA}`,
      ['http', 'oauth-protected-resource-metadata'],
    ],
    [
      'the output of curl -i',
      `$ curl -i https://mcp.example.com/mcp\nHTTP/2 401\nwww-authenticate: Bearer realm="a"\n\n{"error":"invalid_token"}`,
      ['http', 'oauth-www-authenticate'],
    ],
    [
      'the output of curl',
      `curl -s https://mcp.example.com/.well-known/oauth-protected-resource | jq\n${METADATA}`,
      ['http', 'oauth-protected-resource-metadata'],
    ],
    [
      'a challenge of another scheme',
      'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Basic realm="a"\n',
      ['oauth-www-authenticate'],
    ],
  ])('has its documents named: %s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
    expect(checkOne(text).entries).toEqual([]);
  });

  it('has documents judged', () => {
    expect(errors(CHALLENGE)).toEqual(['oauth/challenge-as-uri']);
  });

  it('has one finding where a rule about HTTP and one about documents see the same', () => {
    const text = 'GET /authorize?response_type=code&client_id=c&state=x&resource=https://a.example HTTP/1.1\n';
    expect(errors(text)).toEqual(['auth/authorize-request']);
  });

  it('stays one exchange if it has messages', () => {
    const text = `POST /mcp HTTP/1.1\nContent-Type: application/json\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n\n${CHALLENGE}`;
    expect(kinds(text)).toEqual(['http']);
    expect(checkOne(text).entries).toHaveLength(1);
  });
});
