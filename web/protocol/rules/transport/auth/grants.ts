import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Request, type Response, type WireRule } from '../define.ts';
import { bareHost, callbackOf, documentOf, isAuthorize, isToken, registrationOf } from './read.ts';
import { blocks } from '../../../testing/wire.ts';
import { authorize, back, called, fetched, redeem, server, documentResponse, TOKEN } from './example-texts.ts';

// The MCP server for which a client requests tokens: the `resource` parameters of one flow.

/** What is wrong with the `resource` of a token request, and the related request. */
interface Mistake {
  readonly what: string;
  readonly tie: Request | null;
}

/** Tracks the requests of a text. */
interface Targets {
  observe(request: Request): void;
  /** What is wrong with the form of a token request; null if it is valid. */
  wrong(form: ReadonlyMap<string, string>): Mistake | null;
}

/** The initial state. */
function newTargets(): Targets {
  /** The authorization requests of each client. */
  const requested = new Map<string, Request[]>();
  /** A request to the MCP server with a token. */
  let used: Request | null = null;
  return {
    observe(request) {
      if (request.mcp && /^bearer\s/iu.test(request.header('authorization')?.value ?? '')) used ??= request;
      if (!isAuthorize(request)) return;
      const id = request.query('client_id') ?? '';
      const list = requested.get(id);
      if (list) list.push(request);
      else requested.set(id, [request]);
    },
    wrong(form) {
      const before = [...requested.values()].flat();
      const own = requested.get(form.get('client_id') ?? '') ?? before;
      const resource = form.get('resource');
      const last = own.at(-1) ?? null;
      if (form.get('grant_type') === 'refresh_token') {
        const tie = before.length > 0 ? before.findLast((one) => one.query('resource')) : used;
        return resource || !tie
          ? null
          : { what: 'refreshes a token without `resource`, so the token is not bound to one MCP server.', tie };
      }
      if (!resource) return { what: 'has no `resource`, unlike the authorization request before it.', tie: null };
      // One authorization may cover several servers, and a token one of them.
      const all = own.flatMap((one) => one.query('resource') ?? []);
      const several = own.some(({ target }) => (target.match(/[?&]resource=/gu)?.length ?? 0) > 1);
      if (!last || several || all.length === 0 || all.some((one) => plain(one) === plain(resource))) return null;
      return {
        what: `requests the \`resource\` ${named(resource)}; the authorization request before it was for ${named(last.query('resource') ?? all[0] ?? '')}.`,
        tie: last,
      };
    },
  };
}

/** URLs of the same server. */
function plain(address: string): string {
  return address.toLowerCase().replace(/\/$/u, '');
}

const R = '2025-11-25';
const NOW = '2026-07-28';
const RENEW = { grant_type: 'refresh_token', refresh_token: 'r1', code: null, code_verifier: null, redirect_uri: null };
const LINE = '⟦POST /token HTTP/1.1⟧';
const ISS = ',"authorization_response_iss_parameter_supported":true';
const SERVER = (more = '') =>
  blocks(fetched('/.well-known/oauth-authorization-server', 'auth.example.com'), documentResponse(server(more)));
const SENT = '&iss=https%3A%2F%2Fauth.example.com';
const EVIL = '&iss=https%3A%2F%2Fevil.example';
const registered = (host: string, id: string) =>
  blocks(
    `POST /register HTTP/1.1\nHost: ${host}\nContent-Type: application/json\n\n{"client_name":"Demo","redirect_uris":["http://localhost:3000/callback"],"application_type":"native"}`,
    `HTTP/1.1 201 Created\nContent-Type: application/json\n\n{"client_id":"${id}"}`,
  );

/** Conversations with and without the fault. */
const grantsExamples: WireRule['examples'] = {
  good: [
    { revision: R, text: blocks(authorize(), back(), redeem()) },
    { revision: NOW, text: blocks(SERVER(ISS), authorize(), back(SENT), redeem()) },
    { revision: R, text: blocks(authorize(), back(), redeem({ resource: 'https://MCP.example.com/mcp/' })) },
    { revision: R, text: blocks(authorize(), back(), redeem(), redeem(RENEW)) },
    {
      revision: R,
      text: redeem({ ...RENEW, resource: null }),
      says: 'Nothing shows that this token is for an MCP server.',
    },
  ],
  bad: [
    { revision: R, text: redeem({ resource: null }, LINE) },
    { revision: R, text: blocks(authorize(), back(), redeem({ resource: 'https://other.example.com/mcp' }, LINE)) },
    { revision: R, text: blocks(authorize(), back(), redeem(), redeem({ ...RENEW, resource: null }, LINE)) },
    {
      revision: R,
      text: blocks(called(R, { Authorization: TOKEN }), redeem({ ...RENEW, resource: null }, LINE)),
    },
    { revision: R, text: redeem({ code_verifier: null }, LINE) },
    { revision: NOW, text: blocks(SERVER(), authorize(), back('', '⟦', '⟧')) },
    { revision: NOW, text: blocks(SERVER(ISS), authorize(), back('', '⟦', '⟧')) },
    { revision: NOW, text: blocks(SERVER(ISS), authorize(), back(EVIL, '⟦', '⟧')) },
    { revision: NOW, text: blocks(SERVER(), authorize(), back(SENT, '⟦', '⟧')) },
    {
      revision: NOW,
      text: blocks(SERVER(ISS), authorize(), back(EVIL), redeem({}, LINE)),
      besides: ['auth/iss-mismatch'],
    },
    {
      revision: NOW,
      text: blocks(registered('other.example.com', 'c1'), authorize({}, true)),
      besides: ['auth/registration-deprecated'],
    },
  ],
};

/** The redirect after the authorization, and the exchange of the code for a token. */
export const grants = defineWireRule({
  id: 'auth/grants',
  requirements: [
    'auth/resource-missing-token',
    'auth/pkce-verifier-missing',
    'auth/iss-absent',
    'auth/iss-missing',
    'auth/iss-mismatch',
    'auth/iss-not-advertised',
    'auth/code-redeemed-after-iss-mismatch',
    'auth/credentials-reused-across-servers',
  ],
  class: 'spec',
  title: 'An authorization code {must} be issued and redeemed securely',
  why: 'Without these checks an attacker’s server can obtain codes or tokens that are meant for another server.',
  how: 'Compare `iss` with the issuer, send `code_verifier` and `resource` to the token endpoint, and use client ids only at the server that issued them.',
  examples: grantsExamples,
  begin(_, report) {
    /** Metadata of authorization servers, by host. */
    const servers = new Map<string, { issuer: string | null; sends: boolean }>();
    /** Client ids issued by a server, with the host. */
    const given = new Map<string, { host: string; at: Response }>();
    const targets = newTargets();
    let requested: Request | null = null;
    let wrong: Response | null = null;
    return {
      request(request) {
        const id = isAuthorize(request) ? request.query('client_id') : null;
        if (isAuthorize(request)) {
          requested = request;
          wrong = null;
        }
        const from = id === null ? undefined : given.get(id);
        if (id !== null && from && from.host !== bareHost(request)) {
          report({
            requirement: 'auth/credentials-reused-across-servers',
            at: request,
            place: { of: 'target' },
            what: `${request.name} goes to ${named(bareHost(request))} with the client id ${named(id)}, which ${named(from.host)} issued.`,
            ties: [{ at: from.at }],
          });
        }
        const form = isToken(request) ? request.form() : null;
        const grant = form?.get('grant_type');
        targets.observe(request);
        if (!form || (grant !== 'authorization_code' && grant !== 'refresh_token')) return;
        const reportAt = (requirement: string, what: string, tie: Request | null = null): void =>
          report({
            requirement: `auth/${requirement}`,
            at: request,
            what: `${request.name} ${what}`,
            ...(tie ? { ties: [{ at: tie }] } : {}),
          });
        const mistake = targets.wrong(form);
        if (mistake) reportAt('resource-missing-token', mistake.what, mistake.tie);
        if (grant === 'refresh_token') return;
        if (!form.get('code_verifier'))
          reportAt('pkce-verifier-missing', 'has no `code_verifier`, so it does not complete PKCE.');
        if (!wrong || form.get('code') === undefined) return;
        report({
          requirement: 'auth/code-redeemed-after-iss-mismatch',
          at: request,
          what: `${request.name} redeems a code whose \`iss\` does not match the server’s issuer.`,
          ties: [{ at: wrong }],
        });
      },
      response(response) {
        const document = documentOf(response);
        if (document?.kind === 'server' && response.request) {
          const issuer = get(document.object, 'issuer');
          const sends = get(document.object, 'authorization_response_iss_parameter_supported') === true;
          servers.set(bareHost(response.request), { issuer: typeof issuer === 'string' ? issuer : null, sends });
        }
        const registration = response.request && registrationOf(response.request) ? response.json() : undefined;
        const id =
          typeof registration === 'object' && registration !== null && !Array.isArray(registration)
            ? get(registration, 'client_id')
            : undefined;
        if (response.request && typeof id === 'string')
          given.set(id, { host: bareHost(response.request), at: response });
        const callback = callbackOf(response);
        const known = response.request && servers.get(bareHost(response.request));
        if (!callback || !known) return;
        const iss = callback.parameters.get('iss');
        const reportAt = (requirement: string, what: string): void =>
          report({
            requirement: `auth/${requirement}`,
            at: response,
            place: { of: 'header', header: callback.header },
            what: `${response.name} ${what}`,
            ...(requested ? { ties: [{ at: requested }] } : {}),
          });
        if (iss === undefined) {
          if (known.sends)
            reportAt('iss-missing', 'sends a code without `iss`, which the server’s metadata advertises.');
          else
            reportAt('iss-absent', 'sends a code without `iss`, so the client cannot verify which server issued it.');
        } else if (known.issuer !== null && iss !== known.issuer) {
          wrong = response;
          reportAt('iss-mismatch', `sends the \`iss\` ${named(iss)}; the server is ${code(known.issuer)}.`);
        } else if (!known.sends) {
          reportAt('iss-not-advertised', 'sends `iss`, but its metadata does not advertise that.');
        }
      },
    };
  },
});
