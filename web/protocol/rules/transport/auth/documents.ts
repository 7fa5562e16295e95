import { get } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import type { JsonObject } from '../../../json/types.ts';
import { defineWireRule, type Response } from '../define.ts';
import { addressOf, documentOf, textsIn, wellKnown } from './read.ts';
import { documentsExamples } from './documents.examples.ts';

/** What the documents hold that resource, authorization server and client publish about themselves. */
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
  title: 'Metadata of an authorization is whole and true',
  why: 'Clients follow these documents without asking anybody: what is missing stops them, what is wrong leads them astray.',
  how: 'Publish the members that the specifications ask for, with addresses that begin with `https://`.',
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
    say('metadata-without-servers', 'has no `authorization_servers`, so nobody knows where to get a token.');
  else if (Array.isArray(servers) && servers.length === 0) {
    say('metadata-empty-servers', 'names no authorization server: the list is empty.', 'authorization_servers');
  }
  if (textsIn(get(object, 'scopes_supported')).includes('offline_access')) {
    say(
      'metadata-offline-access',
      'lists the scope `offline_access`, which is no scope of the resource.',
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
    say('metadata-without-pkce', 'has no `code_challenge_methods_supported`; clients go no further without it.');
  }
  const issuer = get(object, 'issuer');
  if (!request || !asked || typeof issuer !== 'string' || request.host === '') return;
  const wanted = addressOf(request).replace(/\/\.well-known\/(?:oauth-authorization-server|openid-configuration)/u, '');
  if (issuer.replace(/\/$/u, '') !== wanted.replace(/\/$/u, '')) {
    say('issuer-mismatch', `names the issuer ${code(issuer)}; its own address stands for ${named(wanted)}.`, 'issuer');
  }
}

function client(object: JsonObject, { request }: Response, say: Say): void {
  const missing = ['client_id', 'client_name', 'redirect_uris'].filter((name) => get(object, name) === undefined);
  if (missing.length > 0) say('client-document-incomplete', `lacks ${listed(missing)}.`);
  const id = get(object, 'client_id');
  if (!request || typeof id !== 'string' || request.host === '' || id === addressOf(request)) return;
  say(
    'client-document-id-mismatch',
    `calls itself ${code(id)}, but its address is ${named(addressOf(request))}.`,
    'client_id',
  );
}
