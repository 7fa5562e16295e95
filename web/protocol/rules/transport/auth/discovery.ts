import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { bareHost, challengeOf, documentOf, isAuthorize, isToken, registrationOf, textsIn, wellKnown } from './read.ts';
import { newLooks, ofDefaults, ofResource, ofServer, type Say } from './looks.ts';
import { discoveryExamples } from './discovery.examples.ts';

const WELL_KNOWN = '/.well-known/oauth-authorization-server';

/** In which order a client looks for metadata, and where. */
export const discovery = defineWireRule({
  id: 'auth/discovery',
  requirements: [
    'auth/resource-metadata-ignored',
    'auth/resource-metadata-order',
    'auth/server-metadata-order-path',
    'auth/server-metadata-order-root',
    'auth/metadata-base-url',
    'auth/metadata-before-defaults',
    'auth/metadata-request-version-header',
    'auth/default-paths',
  ],
  class: 'spec',
  title: 'Metadata is looked for where it has to be, in order',
  why: 'Servers publish it at the first place only; a client that looks elsewhere finds nothing, or somebody else’s.',
  how: 'Follow `resource_metadata` of the challenge; then try the well-known addresses in the order of the specification.',
  examples: discoveryExamples,
  begin(_, report) {
    const seen = newLooks();
    const say: Say = (requirement, request, what, tie, head = false) =>
      report({
        requirement: `auth/${requirement}`,
        at: request,
        place: { of: head ? 'head' : 'target' },
        what: `${request.name} ${what}`,
        ...(tie ? { ties: [{ at: tie }] } : {}),
      });
    return {
      response(response) {
        const { request } = response;
        if (request?.mcp && response.status === 401) {
          const address = challengeOf(response)?.parameters.get('resource_metadata') ?? null;
          seen.challenge = { at: response, address, path: request.path, host: bareHost(request) };
        }
        if (request && wellKnown(request)) seen.tried.set(`${bareHost(request)}${request.path}`, response);
        const document = documentOf(response);
        if (document?.kind === 'resource') seen.issuers = textsIn(get(document.object, 'authorization_servers'));
      },
      request(request) {
        if (request.mcp) seen.mcpHost ??= bareHost(request);
        const kind = wellKnown(request);
        const host = bareHost(request);
        if (kind === 'resource' && seen.challenge?.host === host) ofResource(seen, say, request);
        if (kind === 'oauth' || kind === 'openid') ofServer(seen, say, request, host);
        const odd = /^(\/.+)\/\.well-known\/oauth-authorization-server$/u.exec(request.path);
        if (odd && request.method === 'GET')
          say('metadata-base-url', request, `keeps ${named(odd[1] ?? '')} before the well-known path.`, null);
        const behind = kind === 'oauth' ? request.path.slice(WELL_KNOWN.length) : '';
        if (behind !== '' && seen.challenge?.host === host && seen.challenge.path === behind)
          say('metadata-base-url', request, `keeps ${named(behind)} behind the well-known path.`, seen.challenge.at);
        if (kind === 'oauth' && !odd && !request.header('mcp-protocol-version')) {
          say('metadata-request-version-header', request, 'has no `MCP-Protocol-Version` header.', null, true);
        }
        const ends = isAuthorize(request)
          ? '/authorize'
          : isToken(request)
            ? '/token'
            : registrationOf(request)
              ? '/register'
              : null;
        if (ends !== null) ofDefaults(seen, say, request, host, ends);
        if (!kind) return;
        seen.tried.set(`${host}${request.path}`, null);
        seen.asked.set(`${host}${request.path}`, request);
      },
    };
  },
});
