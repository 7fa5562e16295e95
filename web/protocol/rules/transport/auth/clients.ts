import { blocks } from '../../../testing/wire.ts';
import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Response } from '../define.ts';
import { documentOf, isAuthorize, isLoopback, partsOf, registrationOf, textsIn } from './read.ts';
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

/** What clients say of themselves: registered, or in a document at their own address. */
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
  title: 'A client says truly who it is and where it takes its answers',
  why: 'Authorization servers send codes to listed addresses only, and treat programs on a machine otherwise than sites.',
  how: 'List every redirect address, and state `application_type`: `native` for programs on a machine.',
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
            title: 'Authorization is defined from 2025-03-26 on',
            why: 'This revision leaves it to those who build servers, so nothing is judged here.',
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
            what: `${request.name} asks for an answer at ${named(redirect)}, which ${known.at.said} does not list.`,
            ties: [{ at: known.at }],
          });
        }
        const registration = registrationOf(request);
        if (!registration) return;
        report({
          requirement: 'auth/registration-deprecated',
          at: request,
          title: 'Registering clients is on its way out',
          why: 'From 2026-07-28 on clients are known by a document at their own address.',
          what: `${request.name} registers a client.`,
        });
        const type = get(registration, 'application_type');
        if (type === undefined) {
          const what = `${request.name} does not state \`application_type\`.`;
          report({ requirement: 'auth/registration-application-type', at: request, place: { of: 'body' }, what });
          return;
        }
        const local = textsIn(get(registration, 'redirect_uris')).find((one) => isLoopback(partsOf(one)?.host ?? ''));
        if (type !== 'web' || local === undefined) return;
        report({
          requirement: 'auth/registration-type-web-localhost',
          at: request,
          place: { of: 'body', path: ['application_type'] },
          what: `${request.name} registers as \`web\` with the redirect ${code(local)}; a program on a machine is \`native\`.`,
        });
      },
    };
  },
});
