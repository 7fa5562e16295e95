import { blocks } from '../../../testing/wire.ts';
import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Response } from '../define.ts';
import { textsIn } from '../../../documents/oauth/values.ts';
import { registrationFaults } from '../../../documents/oauth/faults.ts';
import { documentOf, isAuthorize, registrationOf } from './read.ts';
import { authorize, called, fetched, TOKEN, documentResponse } from './example-texts.ts';

const R = '2025-11-25';
const NOW = '2026-07-28';
const ID = 'https://app.example.com/client.json';
const DOCUMENT = blocks(
  fetched('/client.json', 'app.example.com'),
  documentResponse(`{"client_id":"${ID}","client_name":"Demo","redirect_uris":["http://localhost:3000/callback"]}`),
);
const register = (members: string, line = 'POST /register HTTP/1.1') =>
  `${line}\nHost: auth.example.com\nContent-Type: application/json\n\n{"client_name":"Demo","redirect_uris":["http://localhost:3000/callback"]${members}}`;

/** Client metadata: in a registration request, or in a document at the client's own URL. */
export const clients = defineWireRule({
  id: 'auth/clients',
  requirements: [
    'auth/redirect-not-in-document',
    'auth/registration-application-type',
    'auth/registration-type-web-localhost',
    'auth/registration-deprecated',
    'auth/not-yet-defined',
  ],
  class: 'spec',
  title: 'Client metadata {must} be complete and correct',
  why: 'Authorization servers send codes only to listed redirect URIs, and treat native applications differently from websites.',
  how: 'List every redirect URI, and set `application_type`: `native` for applications on the user’s machine.',
  examples: {
    good: [
      { revision: R, text: blocks(DOCUMENT, authorize({ client_id: ID })) },
      { revision: R, text: register('') },
    ],
    bad: [
      {
        revision: R,
        text: blocks(DOCUMENT, authorize({ client_id: ID, redirect_uri: 'http://localhost:9999/callback' }, true)),
      },
      { revision: NOW, text: register('').replace('\n{', '\n⟦{') + '⟧', besides: ['auth/registration-deprecated'] },
      { revision: NOW, text: register(',"application_type":⟦"web"⟧'), besides: ['auth/registration-deprecated'] },
      { revision: NOW, text: register(',"application_type":"native"', '⟦POST /register HTTP/1.1⟧') },
      { revision: '2024-11-05', text: called('2024-11-05', { Authorization: `⟦${TOKEN}⟧`, Accept: null }) },
    ],
  },
  begin(_, report) {
    const documents = new Map<string, { redirects: readonly string[]; at: Response }>();
    return {
      response(response) {
        const document = documentOf(response);
        const id = document?.kind === 'client' ? get(document.object, 'client_id') : undefined;
        if (!document || typeof id !== 'string') return;
        documents.set(id, { redirects: textsIn(get(document.object, 'redirect_uris')), at: response });
      },
      request(request) {
        const header = request.mcp ? request.header('authorization') : null;
        if (header) {
          report({
            requirement: 'auth/not-yet-defined',
            at: request,
            place: { of: 'header', header },
            title: 'Authorization is defined only since 2025-03-26',
            why: 'This revision leaves authorization to server authors, so the playground does not judge it.',
            what: `${request.name} has an \`Authorization\` header.`,
          });
        }
        const known = isAuthorize(request) ? documents.get(request.query('client_id') ?? '') : undefined;
        const redirect = request.query('redirect_uri');
        if (known && redirect !== null && !known.redirects.includes(redirect)) {
          report({
            requirement: 'auth/redirect-not-in-document',
            at: request,
            place: { of: 'target' },
            what: `${request.name} has the redirect URI ${named(redirect)}, which ${known.at.description} does not list.`,
            ties: [{ at: known.at }],
          });
        }
        const registration = registrationOf(request);
        if (!registration) return;
        report({
          requirement: 'auth/registration-deprecated',
          at: request,
          title: 'Dynamic client registration is deprecated',
          why: 'Since 2026-07-28 a client is identified by a metadata document at its own URL.',
          what: `${request.name} registers a client.`,
        });
        for (const { requirement, what, member } of registrationFaults(registration)) {
          if (requirement === 'redirect-not-https') continue;
          report({
            requirement: `auth/${requirement}`,
            at: request,
            place: { of: 'body', ...(member === undefined ? {} : { path: [member] }) },
            what: `${request.name} ${what}.`,
          });
        }
      },
    };
  },
});
