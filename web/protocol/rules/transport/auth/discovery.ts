import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type WireRule, type Request, type Response } from '../define.ts';
import { textsIn, partsOf } from '../../../documents/oauth/values.ts';
import {
  bareHost,
  challengeOf,
  documentOf,
  isAuthorize,
  isToken,
  registrationOf,
  wellKnown,
  addressOf,
} from './read.ts';
import { answer, blocks } from '../../../testing/wire.ts';
import { authorize, called, fetched, METADATA, documentResponse } from './example-texts.ts';

// Where a client has requested metadata, and what is wrong with its next request.

/** The state so far. */
interface Looks {
  /** The latest refusal of an MCP request. */
  challenge: { at: Response; address: string | null; path: string; host: string } | null;
  /** Authorization servers named by the resource metadata. */
  issuers: readonly string[];
  /** Well-known URLs, host first, with their responses. */
  readonly tried: Map<string, Response | null>;
  readonly requested: Map<string, Request>;
  mcpHost: string | null;
}

/** Reports a fault of a request; `tie` is the related part, `head` marks its header block instead of its target. */
type ReportAt = (
  requirement: string,
  request: Request,
  what: string,
  tie: Response | Request | null,
  head?: boolean,
) => void;

/** The initial state. */
function newLooks(): Looks {
  return { challenge: null, issuers: [], tried: new Map(), requested: new Map(), mcpHost: null };
}

/** A request for the resource metadata after a challenge. */
function ofResource({ challenge, tried }: Looks, reportAt: ReportAt, request: Request): void {
  if (!challenge) return;
  const { at: refusal, address, path } = challenge;
  const own = addressOf(request);
  if (address !== null) {
    if (partsOf(address) && address !== own) {
      reportAt(
        'resource-metadata-ignored',
        request,
        `requests ${named(own)}; the challenge names ${named(address)}.`,
        refusal,
      );
    }
    return;
  }
  const first = `/.well-known/oauth-protected-resource${path === '/' ? '' : path}`;
  if (request.path !== first && !tried.has(`${bareHost(request)}${first}`)) {
    reportAt('resource-metadata-order', request, `is sent before a request to ${named(first)}.`, refusal);
  }
}

/** A request for the metadata of an authorization server. */
function ofServer({ issuers, requested }: Looks, reportAt: ReportAt, request: Request, host: string): void {
  const issuer = issuers.map(partsOf).find((one) => one?.host === host);
  const path = issuer ? issuer.path.replace(/\/$/u, '') : issuerPath(request.path);
  const order = [`/.well-known/oauth-authorization-server${path}`, `/.well-known/openid-configuration${path}`];
  if (path !== '') order.push(`${path}/.well-known/openid-configuration`);
  const here = order.indexOf(request.path);
  const requirement = path === '' ? 'server-metadata-order-root' : 'server-metadata-order-path';
  if (issuer) {
    const skipped = order.slice(0, Math.max(0, here)).find((one) => !requested.has(`${host}${one}`));
    if (skipped !== undefined) reportAt(requirement, request, `is sent before a request to ${named(skipped)}.`, null);
    return;
  }
  // The text does not show what came before it, so only a request that is too early is reported.
  const early = order
    .slice(here + 1)
    .map((one) => requested.get(`${host}${one}`))
    .find((one) => one !== undefined);
  if (here >= 0 && early) reportAt(requirement, early, `is sent before a request to ${named(request.path)}.`, request);
}

/** A request to an endpoint; `ends` is its default path without metadata. */
function ofDefaults({ mcpHost, tried }: Looks, reportAt: ReportAt, request: Request, host: string, ends: string): void {
  if (mcpHost !== null && host !== mcpHost) return;
  const looked = [...tried.keys()].some((one) => one.startsWith(`${host}/`));
  const metadata = tried.get(`${host}/.well-known/oauth-authorization-server`);
  if (!looked) {
    if (mcpHost !== null || request.path === ends) {
      reportAt(
        'metadata-before-defaults',
        request,
        'is sent before any request to `/.well-known/oauth-authorization-server`.',
        null,
      );
    }
  } else if (metadata && metadata.status >= 400 && request.path !== ends) {
    reportAt(
      'default-paths',
      request,
      `goes to ${named(request.path)}; without metadata the default path is ${named(ends)}.`,
      metadata,
    );
  }
}

/** The path of the issuer from which a well-known URL is built. */
function issuerPath(path: string): string {
  return path.replace(/\/\.well-known\/(?:oauth-authorization-server|openid-configuration)/u, '').replace(/\/$/u, '');
}

const at = (path: string, marked = false) =>
  fetched(path, 'auth.example.com', marked ? { '': `GET ⟦${path}⟧ HTTP/1.1` } : {});
const R = '2025-11-25';
const OLD = '2025-03-26';
const GONE = answer('404 Not Found');
const TENANT = blocks(
  fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
  documentResponse(
    '{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com/t1"]}',
  ),
);
const ROOT = TENANT.replace('/t1', '');
const meta = (path: string, marked = false, more = {}) =>
  fetched(path, 'mcp.example.com', {
    'MCP-Protocol-Version': OLD,
    ...(marked ? { '': `GET ⟦${path}⟧ HTTP/1.1` } : {}),
    ...more,
  });
const REFUSED = (challenge: string) =>
  blocks(called(R), answer('401 Unauthorized', '', { 'WWW-Authenticate': challenge }));

/** Conversations with and without the fault. */
const discoveryExamples: WireRule['examples'] = {
  good: [
    {
      revision: R,
      text: blocks(
        REFUSED(`Bearer ${METADATA}, scope="a"`),
        fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
      ),
    },
    {
      revision: R,
      text: blocks(
        TENANT,
        at('/.well-known/oauth-authorization-server/t1'),
        GONE,
        at('/.well-known/openid-configuration/t1'),
      ),
    },
    { revision: R, text: blocks(ROOT, at('/.well-known/oauth-authorization-server')) },
    {
      revision: OLD,
      text: blocks(
        meta('/.well-known/oauth-authorization-server'),
        GONE,
        authorize({ resource: null }, false, 'mcp.example.com'),
      ),
    },
  ],
  bad: [
    {
      revision: R,
      text: blocks(
        REFUSED(`Bearer ${METADATA}, scope="a"`),
        fetched('/x', 'mcp.example.com', { '': 'GET ⟦/.well-known/oauth-protected-resource/mcp⟧ HTTP/1.1' }),
      ),
    },
    {
      revision: R,
      text: blocks(
        REFUSED('Bearer scope="a"'),
        fetched('/x', 'mcp.example.com', { '': 'GET ⟦/.well-known/oauth-protected-resource⟧ HTTP/1.1' }),
      ),
      besides: ['auth/challenge-without-resource-metadata'],
    },
    { revision: R, text: blocks(TENANT, at('/t1/.well-known/openid-configuration', true)) },
    { revision: R, text: blocks(ROOT, at('/.well-known/openid-configuration', true)) },
    { revision: OLD, text: meta('/mcp/.well-known/oauth-authorization-server', true) },
    {
      revision: OLD,
      text: blocks(
        called(OLD),
        answer('401 Unauthorized', '', { 'WWW-Authenticate': 'Bearer' }),
        meta('/.well-known/oauth-authorization-server/mcp', true),
      ),
    },
    {
      revision: OLD,
      text: blocks(called(OLD), answer('401 Unauthorized'), authorize({ resource: null }, true, 'mcp.example.com')),
    },
    {
      revision: OLD,
      text: meta('/.well-known/oauth-authorization-server', false, {
        'MCP-Protocol-Version': null,
        '': '⟦GET /.well-known/oauth-authorization-server HTTP/1.1⟧',
      }),
    },
    {
      revision: OLD,
      text: blocks(
        meta('/.well-known/oauth-authorization-server'),
        GONE,
        authorize({ resource: null }, true, 'mcp.example.com').replace('/authorize?', '/oauth/authorize?'),
      ),
    },
  ],
};

const WELL_KNOWN = '/.well-known/oauth-authorization-server';

/** The order and places in which a client requests metadata. */
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
  title: 'Metadata {must} be requested at the specified places, in order',
  why: 'Servers publish metadata only at the specified places, so a client that looks elsewhere finds none or that of another server.',
  how: 'Follow `resource_metadata` of the challenge, then try the well-known URLs in the order of the specification.',
  examples: discoveryExamples,
  begin(_, report) {
    const seen = newLooks();
    const reportAt: ReportAt = (requirement, request, what, tie, head = false) =>
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
        if (kind === 'resource' && seen.challenge?.host === host) ofResource(seen, reportAt, request);
        if (kind === 'oauth' || kind === 'openid') ofServer(seen, reportAt, request, host);
        const odd = /^(\/.+)\/\.well-known\/oauth-authorization-server$/u.exec(request.path);
        if (odd && request.method === 'GET')
          reportAt('metadata-base-url', request, `has ${named(odd[1] ?? '')} before the well-known path.`, null);
        const suffix = kind === 'oauth' ? request.path.slice(WELL_KNOWN.length) : '';
        if (suffix !== '' && seen.challenge?.host === host && seen.challenge.path === suffix)
          reportAt('metadata-base-url', request, `has ${named(suffix)} after the well-known path.`, seen.challenge.at);
        if (kind === 'oauth' && !odd && !request.header('mcp-protocol-version')) {
          reportAt('metadata-request-version-header', request, 'has no `MCP-Protocol-Version` header.', null, true);
        }
        const ends = isAuthorize(request)
          ? '/authorize'
          : isToken(request)
            ? '/token'
            : registrationOf(request)
              ? '/register'
              : null;
        if (ends !== null) ofDefaults(seen, reportAt, request, host, ends);
        if (!kind) return;
        seen.tried.set(`${host}${request.path}`, null);
        seen.requested.set(`${host}${request.path}`, request);
      },
    };
  },
});
