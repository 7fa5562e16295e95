import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Response, type WireFinding, type WireRule } from '../define.ts';
import { isSuccess, statusOf } from '../reading.ts';
import { challengeFaults, statusFault } from '../../../documents/oauth/faults.ts';
import { textsIn } from '../../../documents/oauth/values.ts';
import { challengeOf, documentOf } from './read.ts';
import { answer, blocks, fails } from '../../../testing/wire.ts';
import { called, fetched, METADATA, TOKEN, documentResponse } from './example-texts.ts';

const NEW = '2025-11-25';
const OLD = '2025-06-18';
const NOW = '2026-07-28';
const no = (status: string, challenge: string | null) =>
  answer('', '', { '': status, ...(challenge === null ? {} : { 'WWW-Authenticate': challenge }) });

/** Conversations with and without the fault. */
const challengesExamples: WireRule['examples'] = {
  good: [
    { revision: OLD, text: blocks(called(OLD), no('HTTP/1.1 401 Unauthorized', `Bearer ${METADATA}`)) },
    { revision: NEW, text: blocks(called(NEW), no('HTTP/1.1 401 Unauthorized', `Bearer ${METADATA}, scope="a"`)) },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', `Bearer error="insufficient_scope", scope="b", ${METADATA}`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW),
        no('HTTP/1.1 401 Unauthorized', `Bearer ${METADATA}`),
        fetched('/.well-known/oauth-protected-resource', 'mcp.example.com'),
        documentResponse(
          '{"resource":"https://mcp.example.com/mcp","authorization_servers":["https://auth.example.com"]}',
        ),
      ),
      says: 'A server without scopes has none to request.',
    },
    { revision: NEW, text: blocks(called(NEW), answer('200 OK', fails(1, -32603, 'Disk is full'))) },
  ],
  bad: [
    { revision: OLD, text: blocks(called(OLD), no('⟦HTTP/1.1 401 Unauthorized⟧', null)) },
    { revision: OLD, text: '⟦HTTP/1.1 401 Unauthorized⟧\nContent-Type: text/plain\n\nUnauthorized' },
    { revision: OLD, text: blocks(called(OLD), no('HTTP/1.1 401 Unauthorized', '⟦Bearer realm="mcp"⟧')) },
    { revision: NEW, text: blocks(called(NEW), no('HTTP/1.1 401 Unauthorized', `⟦Bearer ${METADATA}⟧`)) },
    {
      revision: NOW,
      text: blocks(called(NOW), no('HTTP/1.1 401 Unauthorized', `⟦Bearer ${METADATA}, scope="a offline_access"⟧`)),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', `⟦Bearer scope="b", ${METADATA}⟧`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 ⟦401⟧ Unauthorized', `Bearer error="insufficient_scope", scope="b", ${METADATA}`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', '⟦Bearer error="insufficient_scope", scope="b"⟧'),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 403 Forbidden', `⟦Bearer error="insufficient_scope", ${METADATA}⟧`),
      ),
    },
    {
      revision: NEW,
      text: blocks(
        called(NEW, { Authorization: TOKEN }),
        no('HTTP/1.1 ⟦403⟧ Forbidden', `Bearer error="invalid_token", scope="a", ${METADATA}`),
      ),
    },
    {
      revision: OLD,
      text: blocks(
        called(OLD, { Authorization: TOKEN }),
        no('HTTP/1.1 ⟦401⟧ Unauthorized', `Bearer error="invalid_request", ${METADATA}`),
      ),
    },
    {
      revision: OLD,
      text: blocks(called(OLD), answer('', fails(1, -32000, 'Unauthorized'), { '': 'HTTP/1.1 ⟦200⟧ OK' })),
      besides: ['errors/server-range-meaning'],
    },
  ],
};

const WANTED =
  /\b(?:unauthori[sz]ed|not authenticated|authentication required|invalid[_ ]token|token (?:is )?(?:missing|expired|invalid)|missing (?:access |bearer )?token|(?:access )?token expired)\b/iu;

/** How a protected server reports that a token is missing, invalid, or lacks scopes. */
export const challenges = defineWireRule({
  id: 'auth/challenges',
  requirements: [
    'auth/challenge-missing',
    'auth/challenge-without-resource-metadata',
    'auth/challenge-without-scope',
    'auth/challenge-offline-access',
    'auth/insufficient-scope-challenge',
    'auth/insufficient-scope-status',
    'auth/insufficient-scope-without-metadata',
    'auth/insufficient-scope-without-scope',
    'auth/invalid-token-status',
    'auth/malformed-request-status',
    'auth/error-in-body-only',
  ],
  class: 'spec',
  title: 'An authorization failure {must} have the right status and challenge',
  note: 'This 401 response has no complete challenge',
  why: 'Clients start, renew or extend an authorization only in response to the status code and the challenge, and otherwise fail without an explanation.',
  how: 'Return 401 without a valid token and 403 for insufficient scopes, with `WWW-Authenticate: Bearer resource_metadata="…", scope="…"`.',
  examples: challengesExamples,
  begin(view, report) {
    /** Refusals without scopes, held until the resource metadata shows whether the server has scopes. */
    const bare: WireFinding[] = [];
    let scopeless = false;
    return {
      response(response) {
        const document = documentOf(response);
        if (document?.kind === 'resource') scopeless ||= textsIn(get(document.object, 'scopes_supported')).length === 0;
        const { request, status } = response;
        if (!request && isBareRefusal(response)) {
          const what = `${response.name} has no \`WWW-Authenticate\` header.`;
          report({ requirement: 'auth/challenge-missing', at: response, place: { of: 'head' }, what });
        }
        if (!request?.mcp) return;
        const reportAt = (requirement: string, what: string, at: 'head' | 'status' | 'challenge'): void => {
          const header = at === 'challenge' ? challengeOf(response)?.header : undefined;
          const place = header
            ? ({ of: 'header', header } as const)
            : ({ of: at === 'status' ? 'status' : 'head' } as const);
          const finding = { requirement: `auth/${requirement}`, at: response, place, what, ties: [{ at: request }] };
          if (requirement !== 'challenge-without-scope') report(finding);
          else if (view.sure(response)) bare.push(finding);
        };
        if (isSuccess(response)) hidden(response, reportAt);
        else if (status === 400 || status === 401 || status === 403) refusal(response, reportAt);
      },
      end() {
        if (!scopeless) for (const finding of bare) report(finding);
      },
    };
  },
});

/** True for a 401 response alone that is not of an authorization server, whose errors name the client. */
function isBareRefusal(response: Response): boolean {
  if (response.status !== 401 || response.headers.length === 0 || response.header('www-authenticate')) return false;
  return !/"invalid_client"/.test(response.body ?? '');
}

type ReportAt = (requirement: string, what: string, at: 'head' | 'status' | 'challenge') => void;

function hidden(response: Response, reportAt: ReportAt): void {
  const error = response.messages.find(({ kind }) => kind === 'error');
  const message = error ? get(error.error, 'message') : undefined;
  if (typeof message !== 'string' || !WANTED.test(message)) return;
  reportAt(
    'error-in-body-only',
    `${response.name} has the error message ${named(message)}, but its status is ${statusOf(response)} (success).`,
    'status',
  );
}

function refusal(response: Response, reportAt: ReportAt): void {
  const { status, name, request } = response;
  const challenge = challengeOf(response);
  if (!challenge) {
    if (status === 401 && !response.header('www-authenticate'))
      reportAt('challenge-missing', `${name} has the status 401 and no \`WWW-Authenticate\` header.`, 'head');
    return;
  }
  const { parameters } = challenge;
  const error = parameters.get('error');
  const wrong = statusFault(error, status);
  if (wrong) {
    const says = `${name} has \`error="${error ?? ''}"\` with the status ${statusOf(response)}`;
    return reportAt(wrong.requirement, `${says}; ${wrong.what}.`, 'status');
  }
  const held = request?.partial || request?.header('authorization');
  if (status === 403 && error === undefined && parameters.has('scope') && held) {
    reportAt(
      'insufficient-scope-challenge',
      `${name} names scopes with the status 403, but lacks \`error="insufficient_scope"\`.`,
      'challenge',
    );
  }
  for (const { requirement, what } of challengeFaults(parameters, status))
    reportAt(requirement, `${name} ${what}.`, 'challenge');
}
