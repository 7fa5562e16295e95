import { get, has } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionFinding, type SessionView } from '../define.ts';
import { cursorExamples } from './cursors.examples.ts';
import { BAD_PARAMS, codeOf, isReported, messageOf, onEach, isOtherMatter, OF_CODES } from './shared.ts';
import type { JsonValue } from '../../../json/types.ts';

// Findings about a cursor that no response contained, and about the rejection of one.

/** A cursor from a response. */
interface Issued {
  readonly cursor: string;
  readonly at: Ref;
  readonly method: string;
}

/** The finding; `last` is the last cursor of the list. */
function inventedCursor(session: SessionView, call: Call, cursor: string, last: Issued | undefined): SessionFinding {
  const description = session.describe(call.ref);
  const path = ['params', 'cursor'];
  const none = `no earlier response to ${named(call.method)} has a \`nextCursor\``;
  return {
    requirement: 'pagination/invented-cursor',
    at: call.ref,
    path,
    what: `${description.charAt(0).toUpperCase()}${description.slice(1)} sends the cursor ${code(cursor)}, which the server never returned: ${last ? `the last \`nextCursor\` of this list is ${code(last.cursor)}, in ${session.describe(last.at)}` : none}.`,
    ties: last ? [{ at: last.at, path: ['result', 'nextCursor'] }] : [],
    fix: last
      ? { says: `Use ${code(last.cursor)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: last.cursor }] }
      : { says: 'Remove it.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
  };
}

/** A cursor that is rejected with the wrong code. */
function wrongCode(session: SessionView, call: Call, step: Step, cursor: JsonValue | undefined): SessionFinding {
  return {
    requirement: 'pagination/invalid-cursor-code',
    at: step.ref,
    path: ['error', 'code'],
    instead: OF_CODES,
    title: 'An invalid cursor {must} be rejected with -32602',
    why: 'This code shows clients that the cursor is invalid, and they start again with the first page.',
    what: `${step.name} rejects the cursor ${code(cursor ?? '')} of ${session.describe(call.ref)} with ${code(codeOf(step) ?? '')}; the code for that is \`-32602\`.`,
    ties: [{ at: call.ref, path: ['params', 'cursor'] }],
    fix: {
      says: 'Use -32602.',
      safety: 'unsafe',
      steps: [{ do: 'replace', path: ['error', 'code'], value: BAD_PARAMS }],
    },
  };
}

/** Methods with paginated results. */
export const PAGED = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'];
/** The other paginated list; its errors have a rule of their own. */
const TASKS = 'tasks/list';
/** The maximum number of stored cursors; beyond it, unknown cursors are not reported. */
const REMEMBERED = 20_000;

/** Cursors are sent back unchanged, to the list that returned them. */
export const cursors = defineSessionRule({
  id: 'pagination/cursors',
  requirements: ['pagination/invented-cursor', 'pagination/cursor-from-other-method', 'pagination/invalid-cursor-code'],
  class: 'spec',
  title: 'A cursor {must} be a `nextCursor`, unchanged',
  why: 'Only the server understands a cursor, so an incremented, truncated or foreign one returns an error or the wrong page.',
  how: 'Request the first page without `cursor`, and each further page with the unchanged `nextCursor` of the previous page.',
  examples: cursorExamples,
  begin(session, report) {
    /** By method. */
    const issued = new Map<string, Set<string>>();
    let issues = 0;
    const byCursor = new Map<string, Issued>();
    const newest = new Map<string, Issued>();
    const begun = new Set<string>();
    /** Without sessions: unknown cursors of lists that returned others; a rejection removes them. */
    const doubtful = new Map<Call, string>();
    /** The last cursor of each list when an unknown cursor was sent. */
    const lasts = new WeakMap<Call, Issued | undefined>();
    const open = new Map<Call, 'unknown' | 'other' | 'known'>();
    let unsure = false;
    const stateless = session.model.era === 'stateless';
    const lists = session.model.methods.has(TASKS) ? [...PAGED, TASKS] : PAGED;

    function remember(method: string, cursor: string): void {
      let known = issued.get(method);
      if (!known) issued.set(method, (known = new Set()));
      if (known.has(cursor)) return;
      known.add(cursor);
      issues++;
    }

    const invented = (call: Call, cursor: string): void =>
      report(inventedCursor(session, call, cursor, lasts.get(call)));

    /** The list belongs to the server: a client may have tasks, too. */
    const isServers = ({ call, inferred }: Step): boolean =>
      call?.method !== TASKS ||
      (call.from === 'client' && (!inferred || session.declared('client', 'tasks.list') === false));

    function requested(step: Step): void {
      const { call, object, params, ref, name, method } = step;
      const cursor = get(params, 'cursor');
      if (!call || method === null || get(object, 'jsonrpc') !== '2.0' || !isServers(step)) return;
      if (cursor === undefined) begun.add(method);
      if (typeof cursor !== 'string') return;
      const elsewhere = byCursor.get(cursor);
      if (issued.get(method)?.has(cursor) === true) open.set(call, 'known');
      else if (elsewhere) {
        open.set(call, 'other');
        report({
          requirement: 'pagination/cursor-from-other-method',
          at: ref,
          path: ['params', 'cursor'],
          title: 'The cursor belongs to another list',
          what: `${name} sends ${named(method)} with the cursor ${code(cursor)}, which ${session.describe(elsewhere.at)} returned for ${named(elsewhere.method)}.`,
          ties: [{ at: elsewhere.at, path: ['result', 'nextCursor'] }],
        });
      } else {
        open.set(call, 'unknown');
        lasts.set(call, newest.get(method));
        if (session.whole && !unsure && !stateless) invented(call, cursor);
        if (session.whole && !unsure && stateless && newest.has(method)) doubtful.set(call, cursor);
      }
    }

    function answered({ call, result, ref, altered, again, method }: Step): void {
      if (altered) unsure = true;
      if (!call || again || method === null || (method === TASKS && call.from === 'server')) return;
      open.delete(call);
      const cursor = get(result, 'nextCursor');
      if (typeof cursor !== 'string') return;
      if (issues >= REMEMBERED) unsure = true;
      else remember(method, cursor);
      const one = { cursor, at: ref, method };
      if (!unsure) byCursor.set(cursor, one);
      newest.set(method, one);
    }

    function refused(step: Step): void {
      const { call, again } = step;
      const kind = call && !again ? open.get(call) : undefined;
      const number = codeOf(step);
      if (call) doubtful.delete(call);
      if (!call || kind === undefined || number === null || isOtherMatter(step, number)) return;
      open.delete(call);
      if (isReported(step, 'params')) return;
      const cursor = get(call.params, 'cursor');
      if (number === BAD_PARAMS) {
        const shown = stateless && !unsure && kind === 'unknown' && begun.has(call.method);
        if (shown && typeof cursor === 'string') invented(call, cursor);
        return;
      }
      const wrong = kind === 'other' || (kind === 'unknown' && session.whole && !stateless && !unsure);
      const { capability } = session.model.methods.get(call.method) ?? {};
      if (capability !== undefined && session.declared('server', capability) === false) return;
      if (!wrong && !/\bcursor\b/iu.test(messageOf(step))) return;
      report(wrongCode(session, call, step, cursor));
    }

    return {
      ...onEach('request', lists, requested),
      ...onEach('response', lists, answered),
      ...onEach('error', PAGED, refused),
      'unmatched answer': ({ kind, result }) => void (unsure ||= kind === 'response' && has(result, 'nextCursor')),
      end: () => (unsure ? [] : [...doubtful]).forEach((one) => invented(...one)),
    };
  },
});
