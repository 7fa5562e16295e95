/** Causes in the handshake: versions, requests that come too early, a server that does not answer. */
import { ENTRY } from '../documents/complaints/data/steps.ts';
import { cut } from '../json/describe.ts';
import { get, objectAt } from '../json/object.ts';
import { refused } from './answers.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { quoted } from './quote.ts';
import { messagesOf, secondsBetween, spanOf, stringAt, valueAt } from './reading.ts';
import type { SessionSummary } from '../types.ts';

/** What goes wrong in the handshake of a session. */
export function handshakeCauses(source: CauseSource, session: SessionSummary): Candidate[] {
  return [...versionCauses(source, session), ...earlyCauses(source, session), ...unanswered(source, session)];
}

/** A server that refuses a version instead of answering with its own. */
function* versionCauses(source: CauseSource, session: SessionSummary): Generator<Candidate> {
  const { records } = source;
  for (const at of messagesOf(source, session)) {
    if (records.kind(at) !== 'error' || records.method(records.answers(at)) !== 'initialize') continue;
    const error = objectAt(valueAt(source, at) ?? {}, 'error');
    const message = stringAt(error, 'message');
    if (!/version/iu.test(message) || /discover/iu.test(message)) {
      // Its own causes name what they know.
      if (!/discover|session|initiali|header/iu.test(message) && get(error, 'code') !== -32601)
        yield refused(message, { span: spanOf(source, at), entry: at, pointer: '/error' });
      continue;
    }
    const offered = stringAt(objectAt(valueAt(source, records.answers(at)) ?? {}, 'params'), 'protocolVersion');
    // Revisions without a handshake have a code for this, with the versions in its data.
    const coded = get(error, 'code') === -32022;
    yield candidate({
      id: coded ? 'unsupported-protocol-32022' : 'server-protocol-not-supported',
      rank: RANK.http - 1,
      // The specification demands another version, and shows an error as an example.
      severity: 'warning',
      title: coded
        ? 'Client and server must support a common protocol version'
        : 'A server should answer an unknown version with one that it supports',
      what: `The client offers ${offered === '' ? 'a version' : `\`${cut(offered, 30)}\``}, and the server rejects it: ${quoted(message)}.`,
      why: coded
        ? 'The server supports none of the versions that the client offers.'
        : 'With an error, the client cannot know which versions the server has, so it gives up. Negotiation needs a result with another version.',
      how: [
        {
          for: 'the server',
          says: 'Respond with a result whose `protocolVersion` is the latest version that the server supports.',
        },
        { for: 'the server', says: 'Update its SDK: newer ones negotiate.' },
        { for: 'the client', says: 'Offer an older version, such as `2025-06-18`.' },
      ],
      span: spanOf(source, at),
      entry: at,
      pointer: '/error',
    });
  }
}

/** A request that a server rejects because the handshake is not complete. */
function* earlyCauses(source: CauseSource, session: SessionSummary): Generator<Candidate> {
  const { records, intake } = source;
  // Over HTTP, the session id decides.
  if ((intake.wire ?? []).length > 0) return;
  let begun = false;
  let complete = false;
  const early: number[] = [];
  for (const at of messagesOf(source, session)) {
    const method = records.method(at);
    if (method === 'initialize') begun = true;
    else if (method === 'notifications/initialized') complete = true;
    else if (begun && !complete && records.kind(at) === 'request' && method !== 'ping') early.push(at);
    else if (records.kind(at) === 'error' && early.includes(records.answers(at))) {
      const error = objectAt(valueAt(source, at) ?? {}, 'error');
      const message = stringAt(error, 'message');
      const code = get(error, 'code');
      const named = /initiali[sz]|handshake|not ready/iu.test(message);
      if (!named && (code === -32601 || !/invalid request/iu.test(message))) continue;
      const request = records.answers(at);
      if (session.client.name === undefined && !named) continue;
      yield candidate({
        id: 'py-before-initialization',
        rank: RANK.http - 1,
        severity: named ? 'error' : 'warning',
        title: 'Requests must not be sent before the handshake is complete',
        what: `The request \`${cut(records.method(request) ?? '', 60)}\` is sent before \`notifications/initialized\`, and the server rejects it: ${quoted(message)}.`,
        why: 'Until the server receives `notifications/initialized`, it may reject every request but `ping`.',
        how: [
          {
            for: 'the client',
            says: 'Wait for the response to `initialize`, send `notifications/initialized`, and only then other requests.',
          },
          {
            for: 'curl',
            says: 'Send `initialize`, then `notifications/initialized` with the `Mcp-Session-Id` of the response, then the request.',
          },
          {
            for: 'several instances with a load balancer',
            says: 'Route a session to one instance, or use the stateless mode of the SDK.',
          },
        ],
        span: spanOf(source, request),
        more: [spanOf(source, at)],
        entry: request,
      });
      return;
    }
  }
}

/** A server that never answers `initialize`, where the log shows an end. */
function* unanswered(source: CauseSource, session: SessionSummary): Generator<Candidate> {
  if (session.state !== 'asked') return;
  const { records, outcome } = source;
  const stopped = outcome.find(({ kind }) => kind === 'stopped');
  let initialize = -1;
  let cancelled = -1;
  for (const at of messagesOf(source, session)) {
    if (records.method(at) === 'initialize' && initialize < 0) initialize = at;
    if (records.method(at) === 'notifications/cancelled') cancelled = at;
  }
  if (initialize < 0 || records.answeredBy(initialize) >= 0 || (!stopped && cancelled < 0)) return;
  const waited = stopped ? '' : secondsBetween(source, initialize, cancelled);
  yield candidate({
    id: 'handshake-unanswered',
    rank: stopped ? RANK.ended - 1 : RANK.time - 1,
    severity: 'warning',
    title: 'The server must answer `initialize`',
    what: stopped
      ? `The client sends \`initialize\`; no response arrives, and ${stopped.says}.`
      : `The client sends \`initialize\`${waited} and cancels it: no response arrives.`,
    why: stopped
      ? 'The process ended during the handshake: it crashed at the start, or it is not a server over stdio. The text does not show its last output.'
      : 'The process runs, but it does not write a response to stdout: it is still starting, buffers its output, waits for input, or speaks another transport.',
    how: stopped
      ? [
          { says: 'Run the same command in a terminal: it prints the reason before it ends.' },
          { says: 'Check the paths, the package name and the environment variables in the host’s configuration.' },
        ]
      : [
          { says: 'Start the server in a terminal and paste an `initialize` line: it must answer on stdout.' },
          { for: 'Python', says: 'Set `PYTHONUNBUFFERED=1`, and flush after each message.' },
          {
            for: 'npx and uvx',
            says: 'Run the command once in a terminal, so that the download is not part of the handshake.',
          },
          { for: 'an HTTP server', says: 'Configure its URL instead of a command, or start it with its stdio option.' },
        ],
    ask: ['Paste what the command prints in a terminal, with stderr.', ENTRY],
    span: spanOf(source, initialize),
    more: stopped ? [stopped.span] : [spanOf(source, cancelled)],
    entry: initialize,
  });
}
