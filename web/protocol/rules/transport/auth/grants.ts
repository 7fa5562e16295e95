import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Request, type Response } from '../define.ts';
import { bareHost, callbackOf, documentOf, isAuthorize, isToken, registrationOf } from './read.ts';
import { grantsExamples } from './grants.examples.ts';
import { newTargets } from './targets.ts';

/** The way back from the authorization, and the trade of the code for a token. */
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
  title: 'A code comes from the right server and is traded with proof',
  why: 'Otherwise one server can be made to hand codes or tokens that are meant for another.',
  how: 'Compare `iss` with the issuer, send `code_verifier` and `resource` to the token endpoint, and keep the ids of servers apart.',
  examples: grantsExamples,
  begin(_, report) {
    /** Metadata of authorization servers, by host. */
    const servers = new Map<string, { issuer: string | null; sends: boolean }>();
    /** Ids that a server gave out, with the host. */
    const given = new Map<string, { host: string; at: Response }>();
    const targets = newTargets();
    let asked: Request | null = null;
    let wrong: Response | null = null;
    return {
      request(request) {
        const id = isAuthorize(request) ? request.query('client_id') : null;
        if (isAuthorize(request)) {
          asked = request;
          wrong = null;
        }
        const from = id === null ? undefined : given.get(id);
        if (id !== null && from && from.host !== bareHost(request)) {
          report({
            requirement: 'auth/credentials-reused-across-servers',
            at: request,
            place: { of: 'target' },
            what: `${request.name} goes to ${named(bareHost(request))} with the id ${named(id)}, which ${named(from.host)} gave out.`,
            ties: [{ at: from.at }],
          });
        }
        const form = isToken(request) ? request.form() : null;
        const grant = form?.get('grant_type');
        targets.hear(request);
        if (!form || (grant !== 'authorization_code' && grant !== 'refresh_token')) return;
        const say = (requirement: string, what: string, tie: Request | null = null): void =>
          report({
            requirement: `auth/${requirement}`,
            at: request,
            what: `${request.name} ${what}`,
            ...(tie ? { ties: [{ at: tie }] } : {}),
          });
        const mistake = targets.wrong(form);
        if (mistake) say('resource-missing-token', mistake.what, mistake.tie);
        if (grant === 'refresh_token') return;
        if (!form.get('code_verifier')) say('pkce-verifier-missing', 'has no `code_verifier`, so it proves nothing.');
        if (!wrong || form.get('code') === undefined) return;
        report({
          requirement: 'auth/code-redeemed-after-iss-mismatch',
          at: request,
          what: `${request.name} trades a code that came with another \`iss\` than the server’s.`,
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
        const say = (requirement: string, what: string): void =>
          report({
            requirement: `auth/${requirement}`,
            at: response,
            place: { of: 'header', header: callback.header },
            what: `${response.name} ${what}`,
            ...(asked ? { ties: [{ at: asked }] } : {}),
          });
        if (iss === undefined) {
          if (known.sends) say('iss-missing', 'sends a code without `iss`, which the server’s metadata announces.');
          else say('iss-absent', 'sends a code without `iss`, so nobody sees which server it comes from.');
        } else if (known.issuer !== null && iss !== known.issuer) {
          wrong = response;
          say('iss-mismatch', `sends the \`iss\` ${named(iss)}; the server is ${code(known.issuer)}.`);
        } else if (!known.sends) {
          say('iss-not-advertised', 'sends `iss`, but its metadata does not announce that.');
        }
      },
    };
  },
});
