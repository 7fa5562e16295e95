import { code } from '../../../json/describe.ts';
import {
  defineWireRule,
  type Request,
  type Stream,
  type StreamEvent,
  type WireFinding,
  type WireExample,
} from '../define.ts';
import { answersIn, fieldOf, requestsIn, resumesFrom } from '../reading.ts';
import { answer, requestBody, blocks, events, get, post, results } from '../../../testing/wire.ts';

const call = (id: number): string =>
  post(
    '2025-06-18',
    requestBody('2025-06-18', id, 'tools/call', '"name":"build","arguments":{}', `"progressToken":"p${id}"`),
  );
const step = (id: number, progress = 1): string =>
  `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p${id}","progress":${progress}}}`;
const done = (id: number): string => results('2025-06-18', id, '"content":[]');
const ok = (...parts: readonly (readonly [id: string, data: string])[]): string =>
  answer('200 OK', events(...parts.map(([id, data]) => `id: ${id}\ndata: ${data}`)));
const from = (id: string): string => get('2025-06-18', { 'Last-Event-ID': id });

/** No finding. */
const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(call(1), ok(['a-1', done(1)]), call(2), ok(['b-1', done(2)])) },
  { revision: '2025-06-18', text: blocks(call(1), ok(['a-1', step(1)]), from('a-1'), ok(['a-2', done(1)])) },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)], ['a-2', step(1, 2)]),
      from('a-1'),
      ok(['a-2', step(1, 2)], ['a-3', done(1)]),
    ),
    says: 'After the event it names, the client may receive events again.',
    besides: ['progress/not-increasing'],
  },
];

/** Duplicate ids, and streams that continue on another one. */
const bad: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(call(1), ok(['1', done(1)]), call(2), ok(['⟦1⟧', done(2)])) },
  { revision: '2025-06-18', text: blocks(call(1), ok(['a-1', step(1)], ['⟦a-1⟧', done(1)])) },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)]),
      call(2),
      ok(['b-1', step(2)], ['b-2', done(2)]),
      from('a-1'),
      ok(['⟦b-1⟧', step(2)], ['a-2', done(1)]),
    ),
    besides: ['progress/after-completion'],
  },
  {
    revision: '2025-11-25',
    text: blocks(
      call(1),
      ok(['a-1', step(1)]),
      call(2),
      ok(['b-1', step(2)]),
      from('a-1'),
      ok(['a-2', `⟦${done(2)}⟧`], ['a-3', done(1)]),
    ).replaceAll('2025-06-18', '2025-11-25'),
    besides: ['sse/prime-event'],
  },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)], ['a-2', step(1, 2)]),
      from('a-2'),
      ok(['⟦a-2⟧', step(1, 2)], ['a-3', done(1)]),
    ),
    besides: ['progress/not-increasing'],
  },
  {
    revision: '2025-06-18',
    text: post('2025-06-18', requestBody('2025-06-18', 1, 'tools/list'), { '⟦Last-Event-ID': 'a-1⟧' }),
  },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)]),
      call(1).replace('Host:', '⟦Last-Event-ID: a-1⟧\nHost:'),
      ok(['a-2', done(1)]),
    ),
    besides: ['ids/reused-in-session', 'ids/reused-in-flight', 'progress/token-reused'],
    says: 'The response matches both requests: only the client is at fault.',
  },
];

/** An observed event: its stream, including resumptions, and its position there. */
interface Seen {
  readonly event: StreamEvent;
  readonly root: Stream;
  readonly count: number;
}

/** Event ids are unique, and a stream resumes after the event that the client names. */
export const eventIds = defineWireRule({
  id: 'sse/event-ids',
  requirements: ['sse/event-id-reused', 'sse/resume-other-stream', 'sse/resume-replays-seen', 'sse/resume-by-post'],
  class: 'spec',
  title: 'Event ids {must} be unique and show where a stream resumes',
  note: 'This stream repeats an event that the client already has',
  why: 'A stream is found only by its event ids, so if two events share one, or others are replayed, messages arrive twice or never.',
  how: 'Give every event a unique id that names the stream; on `Last-Event-ID`, send the later events of that stream.',
  examples: { good, bad },
  begin(_, report) {
    const seen = new Map<string, Seen>();
    const roots = new Map<Stream, Stream>();
    const counts = new Map<Stream, number>();
    /** Streams that already have a finding. */
    const reported = new Set<Stream>();
    /** The POST of each request id. */
    const posts = new Map<string, Request>();
    return {
      request(request) {
        const header = resumesFrom(request);
        for (const { id } of request.method === 'POST' ? requestsIn(request) : [])
          posts.set(keyOf(request.session, id), request);
        if (!header || request.method !== 'POST' || !request.mcp) return;
        report({
          requirement: 'sse/resume-by-post',
          at: request,
          place: { of: 'header', header, mark: 'whole' },
          what: `${request.name} has \`Last-Event-ID\`; a stream is resumed with GET, even if a POST opened it.`,
        });
      },
      event(event) {
        const { stream, id, session } = event;
        const root = roots.get(stream) ?? rootOf(stream, session);
        roots.set(stream, root);
        const count = (counts.get(root) ?? 0) + 1;
        counts.set(root, count);
        const from = resumesFrom(stream.request);
        const wrong = from && root !== stream ? otherAnswer(event, root) : null;
        if (wrong && !reported.has(stream)) reportOn(stream, wrong);
        if (id === null || id === '') return;
        const before = seen.get(`${session} ${id}`);
        if (!before) {
          if (seen.size < 200_000) seen.set(`${session} ${id}`, { event, root, count });
          return;
        }
        if (reported.has(stream)) return;
        if (!from) reportOn(stream, reused(event, before.event));
        else if (before.root !== root && root !== stream) reportOn(stream, replayed(event, before.event));
        else if (before.root === root && before.count <= (seen.get(`${session} ${from.value}`)?.count ?? 0))
          reportOn(stream, again(event, before.event));
      },
    };

    function reportOn(stream: Stream, finding: WireFinding): void {
      reported.add(stream);
      report(finding);
    }

    /** The stream that a resumed one continues; the stream itself if the text does not show it. */
    function rootOf(stream: Stream, session: number): Stream {
      const from = resumesFrom(stream.request);
      return (from && seen.get(`${session} ${from.value}`)?.root) ?? stream;
    }

    function otherAnswer(event: StreamEvent, root: Stream): WireFinding | null {
      for (const { id, ref } of answersIn(event)) {
        const requested = posts.get(keyOf(event.session, id));
        if (!requested || !root.request || requestsIn(root.request).some((one) => one.id === id)) continue;
        const what = `${event.name} responds to ${requested.description}, but the event id belongs to the stream of ${root.request.description}.`;
        return {
          requirement: 'sse/resume-other-stream',
          at: event,
          place: { of: 'message', at: ref },
          what,
          ties: [{ at: requested }, { at: root.request }],
        };
      }
      return null;
    }
  },
});

function reused(event: StreamEvent, before: StreamEvent): WireFinding {
  const what = `${event.name} has the id ${code(event.id)}, which ${before.description} already used.`;
  return { requirement: 'sse/event-id-reused', what, ...atId(event), ties: [atId(before)] };
}

function replayed(event: StreamEvent, before: StreamEvent): WireFinding {
  const what = `${event.name} has the id ${code(event.id)} of ${before.description}, which was on another stream.`;
  return { requirement: 'sse/resume-other-stream', what, ...atId(event), ties: [atId(before)] };
}

function again(event: StreamEvent, before: StreamEvent): WireFinding {
  const what = `${event.name} has the id ${code(event.id)}: the client already has it and requested the events after it.`;
  return { requirement: 'sse/resume-replays-seen', what, ...atId(event), ties: [atId(before)] };
}

function atId(event: StreamEvent): Pick<WireFinding, 'at' | 'place'> {
  const field = fieldOf(event, 'id');
  return field ? { at: event, place: { of: 'field', field } } : { at: event };
}

function keyOf(session: number, id: string | number | null): string {
  return `${session} ${JSON.stringify(id)}`;
}
