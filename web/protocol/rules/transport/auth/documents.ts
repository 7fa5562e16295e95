import { clientDocumentFaults, resourceFaults, serverFaults, type Fault } from '../../../documents/oauth/faults.ts';
import { defineWireRule, type Response, type WireRule } from '../define.ts';
import { addressOf, documentOf, wellKnown, type AuthDocument } from './read.ts';
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
  why: 'Clients follow these documents automatically, so a missing member stops them, and a wrong one sends them to the wrong place.',
  how: 'Publish the members that the specifications require, with `https://` URLs.',
  examples: documentsExamples,
  begin: (_, report) => ({
    response(response) {
      const document = documentOf(response);
      if (!document) return;
      for (const { requirement, what, member } of faultsOf(document, response)) {
        report({
          requirement: `auth/${requirement}`,
          at: response,
          place: { of: 'body', ...(member === undefined ? {} : { path: [member] }) },
          what: `${response.name} ${what}.`,
        });
      }
    },
  }),
});

function faultsOf({ kind, object }: AuthDocument, { request }: Response): Fault[] {
  const address = request && request.host !== '' ? addressOf(request) : null;
  if (kind === 'resource') return resourceFaults(object);
  if (kind === 'client') return clientDocumentFaults(object, address);
  const requested = request && wellKnown(request);
  return serverFaults(object, requested ? address : null, requested === 'openid');
}
