/** Where a client has looked for metadata, and what is odd about the next look. */
import type { Request, Response } from '../define.ts';
import { named } from '../../../json/describe.ts';
import { addressOf, bareHost, partsOf } from './read.ts';

/** What was seen up to now. */
export interface Looks {
  /** The newest refusal of an MCP request. */
  challenge: { at: Response; address: string | null; path: string; host: string } | null;
  /** Authorization servers that the resource names. */
  issuers: readonly string[];
  /** Well-known addresses, host first, with what came back. */
  readonly tried: Map<string, Response | null>;
  readonly asked: Map<string, Request>;
  mcpHost: string | null;
}

/** Reports what is odd about a request; `tie` is what it rests on, `head` marks its header block instead of its target. */
export type Say = (
  requirement: string,
  request: Request,
  what: string,
  tie: Response | Request | null,
  head?: boolean,
) => void;

/** Nothing was seen yet. */
export function newLooks(): Looks {
  return { challenge: null, issuers: [], tried: new Map(), asked: new Map(), mcpHost: null };
}

/** A look for the metadata of the resource, behind a challenge. */
export function ofResource({ challenge, tried }: Looks, say: Say, request: Request): void {
  if (!challenge) return;
  const { at: refusal, address, path } = challenge;
  const own = addressOf(request);
  if (address !== null) {
    if (partsOf(address) && address !== own) {
      say(
        'resource-metadata-ignored',
        request,
        `asks at ${named(own)}; the challenge names ${named(address)}.`,
        refusal,
      );
    }
    return;
  }
  const first = `/.well-known/oauth-protected-resource${path === '/' ? '' : path}`;
  if (request.path !== first && !tried.has(`${bareHost(request)}${first}`)) {
    say('resource-metadata-order', request, `asks there before ${named(first)}.`, refusal);
  }
}

/** A look for the metadata of an authorization server. */
export function ofServer({ issuers, asked }: Looks, say: Say, request: Request, host: string): void {
  const issuer = issuers.map(partsOf).find((one) => one?.host === host);
  const path = issuer ? issuer.path.replace(/\/$/u, '') : issuerPath(request.path);
  const order = [`/.well-known/oauth-authorization-server${path}`, `/.well-known/openid-configuration${path}`];
  if (path !== '') order.push(`${path}/.well-known/openid-configuration`);
  const here = order.indexOf(request.path);
  const requirement = path === '' ? 'server-metadata-order-root' : 'server-metadata-order-path';
  if (issuer) {
    const skipped = order.slice(0, Math.max(0, here)).find((one) => !asked.has(`${host}${one}`));
    if (skipped !== undefined) say(requirement, request, `asks there before ${named(skipped)}.`, null);
    return;
  }
  // Nothing shows what came before this text: only what was asked too early is seen.
  const early = order
    .slice(here + 1)
    .map((one) => asked.get(`${host}${one}`))
    .find((one) => one !== undefined);
  if (here >= 0 && early) say(requirement, early, `asks there before ${named(request.path)}.`, request);
}

/** A request to an endpoint; `ends` is its path without metadata. */
export function ofDefaults({ mcpHost, tried }: Looks, say: Say, request: Request, host: string, ends: string): void {
  if (mcpHost !== null && host !== mcpHost) return;
  const looked = [...tried.keys()].some((one) => one.startsWith(`${host}/`));
  const metadata = tried.get(`${host}/.well-known/oauth-authorization-server`);
  if (!looked) {
    if (mcpHost !== null || request.path === ends) {
      say(
        'metadata-before-defaults',
        request,
        'comes before anybody asked for `/.well-known/oauth-authorization-server`.',
        null,
      );
    }
  } else if (metadata && metadata.status >= 400 && request.path !== ends) {
    say(
      'default-paths',
      request,
      `goes to ${named(request.path)}; without metadata the path is ${named(ends)}.`,
      metadata,
    );
  }
}

/** The path of the issuer that a well-known address is made from. */
function issuerPath(path: string): string {
  return path.replace(/\/\.well-known\/(?:oauth-authorization-server|openid-configuration)/u, '').replace(/\/$/u, '');
}
