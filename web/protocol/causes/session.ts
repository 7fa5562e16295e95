/** Causes that the messages of a session show: capabilities, ids, missing responses, and those of its handshake. */
import { cut, short } from '../json/describe.ts';
import { get, objectAt } from '../json/object.ts';
import type { JsonValue } from '../json/types.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { handshakeCauses } from './handshake.ts';
import { quoted } from './quote.ts';
import { messagesOf, secondsBetween, spanOf, stringAt, valueAt } from './reading.ts';
import type { SessionSummary } from '../types.ts';

/** Maximum number of messages that are compared by their ids, of sessions, and of characters searched. */
const [COMPARED, SESSIONS, SEARCHED] = [300, 50, 2_000_000];
/** What hosts and people write when a client shows no tools. */
const NO_TOOLS =
  /\b(?:no tools|0 tools|tools? (?:are |is )?(?:not |never )?(?:shown|visible|missing|empty)|does not (?:provide|support) tools)\b/iu;

/** What goes wrong between client and server. */
export function sessionCauses(source: CauseSource): Candidate[] {
  const complains = NO_TOOLS.test(source.text.slice(0, SEARCHED));
  return [
    ...source.sessions
      .slice(0, SESSIONS)
      .flatMap((session) => [...handshakeCauses(source, session), ...toolCauses(source, session, complains)]),
    ...idCauses(source),
    ...waitingCauses(source),
    ...overtakenCauses(source),
  ];
}

/** Tools that the client does not show, because the server does not declare them, or declares them wrong. */
function* toolCauses(source: CauseSource, session: SessionSummary, complained: boolean): Generator<Candidate> {
  const { records } = source;
  const { capabilities } = session.server;
  if (capabilities === null || capabilities.some((path) => path === 'tools' || path.startsWith('tools.'))) return;
  const declares =
    capabilities.length === 0
      ? 'no capability'
      : `only ${capabilities
          .slice(0, 5)
          .map((path) => `\`${path}\``)
          .join(', ')}`;
  let initialize = -1;
  let refused = -1;
  let listed = false;
  for (const at of messagesOf(source, session)) {
    const answers = records.answers(at);
    const method = answers < 0 ? null : records.method(answers);
    if (method === 'initialize' && records.kind(at) === 'response') initialize = at;
    if (method !== 'tools/list') continue;
    if (records.kind(at) === 'error') refused = at;
    else if (records.kind(at) === 'response') {
      const tools = get(objectAt(valueAt(source, at) ?? {}, 'result'), 'tools');
      listed ||= Array.isArray(tools) && tools.length > 0;
    }
  }
  if (initialize < 0 || (refused < 0 && !complained && !listed)) return;
  if (listed && !complained) return;
  yield candidate({
    id: 'tools-not-declared',
    rank: RANK.capability,
    severity: 'error',
    title: 'A server with tools must declare the `tools` capability',
    what: `The response to \`initialize\` declares ${declares}.${refused < 0 ? '' : ' The server then rejects `tools/list`.'}`,
    why: 'A client requests only what the server declares, so without `tools` in `capabilities` most clients never send `tools/list`.',
    how: [
      {
        for: 'low-level servers',
        says: 'Declare `"capabilities": {"tools": {}}`, and register a handler for `tools/list`.',
      },
      {
        for: 'TypeScript',
        says: 'Use `new Server(info, { capabilities: { tools: {} } })`, or register tools with `McpServer` before `connect`.',
      },
      { for: 'Java', says: 'Build the server with `.capabilities(ServerCapabilities.builder().tools(true).build())`.' },
    ],
    span: spanOf(source, initialize),
    more: refused < 0 ? [] : [spanOf(source, refused)],
    entry: initialize,
    pointer: '/result/capabilities',
  });
}

/** Responses whose id has another type than that of their request. */
function idCauses(source: CauseSource): Candidate[] {
  const { records } = source;
  const open = new Map<string, { entry: number; id: JsonValue }>();
  const out: { request: number; response: number; sent: JsonValue; received: JsonValue }[] = [];
  let compared = 0;
  for (let at = 0; at < records.length && compared < COMPARED; at++) {
    const kind = records.kind(at);
    const isOpen = kind === 'request' && records.answeredBy(at) < 0;
    const unmatched = (kind === 'response' || kind === 'error') && records.answers(at) < 0;
    if (!isOpen && !unmatched) continue;
    compared++;
    const value = valueAt(source, at);
    const id = value ? get(value, 'id') : undefined;
    if (typeof id !== 'string' && typeof id !== 'number') continue;
    const key = `${records.session(at)} ${String(id)}`;
    if (isOpen) open.set(key, { entry: at, id });
    else {
      const request = open.get(key);
      if (request && typeof request.id !== typeof id)
        out.push({ request: request.entry, response: at, sent: request.id, received: id });
    }
  }
  const [first] = out;
  if (!first) return [];
  return [
    candidate({
      id: 'response-id-type',
      rank: RANK.order,
      severity: 'error',
      title: 'The `id` of a response must have the type of its request’s `id`',
      what: `The request has \`"id": ${short(first.sent)}\`, its response \`"id": ${short(first.received)}\`${out.length > 1 ? `; ${out.length - 1} more have the same fault` : ''}.`,
      why: 'A client looks up the request by the exact `id`, so a string in place of a number is dropped, and the request times out.',
      how: [
        {
          for: 'the server',
          says: 'Return the `id` of the request unchanged; keep it as a JSON value instead of an integer or a string.',
        },
        { for: 'a gateway between them', says: 'Restore the original `id` before it forwards the response.' },
      ],
      span: spanOf(source, first.response),
      more: [spanOf(source, first.request)],
      entry: first.response,
      pointer: '/id',
    }),
  ];
}

/** A request that its client canceled because of a time-out. */
function waitingCauses(source: CauseSource): Candidate[] {
  const { records } = source;
  for (let at = 0; at < records.length; at++) {
    if (records.method(at) !== 'notifications/cancelled') continue;
    const params = objectAt(valueAt(source, at) ?? {}, 'params');
    const reason = stringAt(params, 'reason');
    const id = get(params, 'requestId');
    if (!/time(?:d)?[ -]?out|-32001/iu.test(reason) || id === undefined) continue;
    const request = requestOf(source, at, id);
    if (request < 0 || records.method(request) === 'initialize') continue;
    const method = records.method(request) ?? '';
    const progress = hasProgress(source, request, at);
    return [
      candidate({
        id: 'request-timed-out',
        rank: RANK.time,
        severity: 'warning',
        title: 'A request should be answered before the client stops waiting',
        what: `The client sends \`${cut(method, 60)}\`${secondsBetween(source, request, at)} and cancels it: ${quoted(reason)}. ${progress ? 'Progress was reported.' : 'No progress notification arrived in between.'}`,
        why: progress
          ? 'The client has a limit for the whole request, which progress does not reset.'
          : 'A client stops waiting after its limit, often 60 s. Progress notifications reset it in many clients.',
        how: [
          {
            for: 'the server',
            says: 'Send `notifications/progress` for long calls, or return at once and let the client poll.',
          },
          {
            for: 'the client',
            says: 'Raise its limit for calls: `timeout` in Cline and Roo, `MCP_TOOL_TIMEOUT` in Claude Code, `tool_timeout_sec` in Codex.',
          },
          { for: 'the server', says: 'Check that no blocking call or deadlock keeps the handler from returning.' },
        ],
        ask: ['Paste the output of the server during the call: it shows whether the handler was entered.'],
        span: spanOf(source, request),
        more: [spanOf(source, at)],
        entry: request,
      }),
    ];
  }
  return [];
}

/** A wait that is longer than most limits of clients, in milliseconds. */
const LONG = 30_000;
/** What people and hosts write about a missing response. */
const HANGS =
  /\b(?:hangs?|hanging|stuck|freezes|never (?:returns|responds|answers)|no response|times? out|timed out|timeout)\b/iu;

/** A request without a response, where the log goes on for long, or the text says that it hangs. */
function overtakenCauses({ records, outcome, text }: CauseSource): Candidate[] {
  const open = outcome.find(({ kind }) => kind === 'unanswered');
  if (!open || open.entry < 0 || records.method(open.entry) === 'initialize') return [];
  const [start, end] = [records.entries.at(open.entry)?.at, records.entries.at(records.length - 1)?.at];
  const waited = start !== undefined && end !== undefined ? end - start : 0;
  if (waited < LONG && !HANGS.test(text.slice(0, SEARCHED))) return [];
  const method = cut(records.method(open.entry) ?? '', 60);
  return [
    candidate({
      id: 'request-timed-out',
      rank: RANK.time + 1,
      severity: 'warning',
      title: 'A request should be answered before the client stops waiting',
      what: `The request \`${method}\` has no response in this text${waited < LONG ? '' : `, which goes on for ${Math.round(waited / 1000)} s`}.`,
      why: 'The handler does not return, or the response has another `id` or arrived on another stream.',
      how: [
        { for: 'the server', says: 'Check that no blocking call or deadlock keeps the handler from returning.' },
        { for: 'the server', says: 'Send `notifications/progress` for long calls.' },
        { for: 'the client', says: 'Raise its limit for calls.' },
      ],
      ask: ['Paste the output of the server during the call: it shows whether the handler was entered.'],
      span: { start: open.span.start, end: open.span.end },
      entry: open.entry,
    }),
  ];
}

function requestOf(source: CauseSource, before: number, id: JsonValue): number {
  const { records } = source;
  for (let at = before - 1; at >= 0 && at > before - 2000; at--) {
    if (records.kind(at) !== 'request' || records.answeredBy(at) >= 0) continue;
    const value = valueAt(source, at);
    if (value && get(value, 'id') === id) return at;
  }
  return -1;
}

function hasProgress({ records }: CauseSource, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) if (records.method(at) === 'notifications/progress') return true;
  return false;
}
