import { get } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import type { JsonObject } from '../../../json/types.ts';
import { defineWireRule, type Response, type WireRule } from '../define.ts';
import { addressOf, documentOf, textsIn, wellKnown } from './read.ts';
import { blocks } from '../../../testing/wire.ts';
import { fetched, server, documentResponse } from './example-texts.ts';

const R = '2025-11-25';
const NOW = '2026-07-28';
const RESOURCE = fetched('/.well-known/oauth-protected-resource', 'mcp.example.com');
const SERVER = fetched('/.well-known/oauth-authorization-server', 'auth.example.com');
const OPENID = fetched('/.well-known/openid-configuration', 'auth.example.com');
const CLIENT = fetched('/client.json', 'app.example.com');
const app = (id: string, more: string) =>
  `{"client_id":${id}${more},"redirect_uris":["http://localhost:3000/callback"]}`;
const ID = '"https://app.example.com/client.json"';
const SERVERS = '"authorization_servers":["https://auth.example.com"]';

/** Conversations with and without the fault. */
const documentsExamples: WireRule['examples'] = {
  good: [
    { revision: R, text: blocks(RESOURCE, documentResponse(`{"resource":"https://mcp.example.com/mcp",${SERVERS}}`)) },
    { revision: R, text: blocks(SERVER, documentResponse(server())) },
    { revision: R, text: blocks(CLIENT, documentResponse(app(ID, ',"client_name":"Demo"'))) },
    {
      revision: NOW,
      text: blocks(
        fetched('/.well-known/oauth-authorization-server/t1', 'auth.example.com'),
        documentResponse(server('', 'https://auth.example.com/t1')),
      ),
    },
  ],
  bad: [
    { revision: R, text: blocks(RESOURCE, documentResponse('⟦{"resource":"https://mcp.example.com/mcp"}⟧')) },
    {
      revision: R,
      text: blocks(
        RESOURCE,
        documentResponse('{"resource":"https://mcp.example.com/mcp","authorization_servers":⟦[]⟧}'),
      ),
    },
    {
      revision: NOW,
      text: blocks(
        RESOURCE,
        documentResponse(
          `{"resource":"https://mcp.example.com/mcp",${SERVERS},"scopes_supported":⟦["a","offline_access"]⟧}`,
        ),
      ),
    },
    {
      revision: R,
      text: blocks(
        SERVER,
        documentResponse(server().replace('"https://auth.example.com/token"', '⟦"http://auth.example.com/token"⟧')),
      ),
    },
    {
      revision: R,
      text: blocks(
        OPENID,
        documentResponse(`⟦${server().replace(',"code_challenge_methods_supported":["S256"]', '')}⟧`),
      ),
    },
    {
      revision: NOW,
      text: blocks(
        SERVER,
        documentResponse(server().replace('"https://auth.example.com"', '⟦"https://evil.example"⟧')),
      ),
    },
    { revision: R, text: blocks(CLIENT, documentResponse(`⟦${app(ID, '')}⟧`)) },
    {
      revision: R,
      text: blocks(CLIENT, documentResponse(app('⟦"https://app.example.com/other.json"⟧', ',"client_name":"Demo"'))),
    },
  ],
};

/** The metadata documents that the resource, the authorization server and the client publish. */
export const documents = defineWireRule({
  id: 'auth/documents',
  requirements: [
    'auth/metadata-without-servers',
    'auth/metadata-empty-servers',
    'auth/metadata-offline-access',
    'auth/endpoint-not-https',
    'auth/metadata-without-pkce',
    'auth/issuer-mismatch',
    'auth/client-document-incomplete',
    'auth/client-document-id-mismatch',
  ],
  class: 'spec',
  title: 'Authorization metadata {must} be complete and correct',
  why: 'Clients follow these documents automatically. A missing member stops them, and a wrong one sends them to the wrong place.',
  how: 'Publish the members that the specifications require, with `https://` URLs.',
  examples: documentsExamples,
  begin: (_, report) => ({
    response(response) {
      const document = documentOf(response);
      if (!document) return;
      const say = (requirement: string, what: string, member?: string): void =>
        report({
          requirement: `auth/${requirement}`,
          at: response,
          place: { of: 'body', ...(member === undefined ? {} : { path: [member] }) },
          what: `${response.name} ${what}`,
        });
      if (document.kind === 'resource') resource(document.object, say);
      else if (document.kind === 'server') ofServer(document.object, response, say);
      else client(document.object, response, say);
    },
  }),
});

type Say = (requirement: string, what: string, member?: string) => void;

function resource(object: JsonObject, say: Say): void {
  const servers = get(object, 'authorization_servers');
  if (servers === undefined)
    say('metadata-without-servers', 'has no `authorization_servers`, so clients do not know where to get a token.');
  else if (Array.isArray(servers) && servers.length === 0) {
    say('metadata-empty-servers', 'names no authorization server: the array is empty.', 'authorization_servers');
  }
  if (textsIn(get(object, 'scopes_supported')).includes('offline_access')) {
    say(
      'metadata-offline-access',
      'lists the scope `offline_access`, which is not a scope of the resource.',
      'scopes_supported',
    );
  }
}

function ofServer(object: JsonObject, { request }: Response, say: Say): void {
  for (const [name, value] of Object.entries(object)) {
    if (!name.endsWith('_endpoint') || typeof value !== 'string' || !/^http:\/\//iu.test(value)) continue;
    say('endpoint-not-https', `has ${code(value)} as ${named(name)}, which is not \`https\`.`, name);
  }
  const asked = request && wellKnown(request);
  if (asked === 'openid' && get(object, 'code_challenge_methods_supported') === undefined) {
    say('metadata-without-pkce', 'has no `code_challenge_methods_supported`; clients must stop without it.');
  }
  const issuer = get(object, 'issuer');
  if (!request || !asked || typeof issuer !== 'string' || request.host === '') return;
  const wanted = addressOf(request).replace(/\/\.well-known\/(?:oauth-authorization-server|openid-configuration)/u, '');
  if (issuer.replace(/\/$/u, '') !== wanted.replace(/\/$/u, '')) {
    say('issuer-mismatch', `names the issuer ${code(issuer)}; its URL belongs to ${named(wanted)}.`, 'issuer');
  }
}

function client(object: JsonObject, { request }: Response, say: Say): void {
  const missing = ['client_id', 'client_name', 'redirect_uris'].filter((name) => get(object, name) === undefined);
  if (missing.length > 0) say('client-document-incomplete', `lacks ${listed(missing)}.`);
  const id = get(object, 'client_id');
  if (!request || typeof id !== 'string' || request.host === '' || id === addressOf(request)) return;
  say(
    'client-document-id-mismatch',
    `has the \`client_id\` ${code(id)}, but its URL is ${named(addressOf(request))}.`,
    'client_id',
  );
}
