/**
 * Shared by the rules of this area: one handler for many methods, error codes, and repeated findings that are reported once.
 */
import { get } from '../../../json/object.ts';
import type { Cue, Observer, Report, SessionFinding, SessionView, Step, Tie } from '../define.ts';

type Handle = (step: Step) => void;

/** One handler for a message kind of each of these methods. */
export function onEach(
  kind: 'request' | 'notification' | 'response' | 'error' | 'answer',
  methods: Iterable<string>,
  handle: Handle,
): Observer {
  const handlers: { [cue in Cue]?: Handle } = {};
  for (const method of methods) handlers[`${kind} ${method}` as const] = handle;
  return handlers;
}

/** The error code of a step if it is an integer; otherwise null. */
export function codeOf({ error }: Step): number | null {
  const code = get(error, 'code');
  return typeof code === 'number' && Number.isInteger(code) ? code : null;
}

/** The error message of a step, shortened to the relevant part. */
export function messageOf({ error }: Step): string {
  const text = get(error, 'message');
  return typeof text === 'string' ? text.slice(0, 300) : '';
}

/**
 * True if an error mentions parameters or a method under a reserved code with another meaning: that is detected by its message
 * alone, whatever the method.
 */
export function isReported(step: Step, about: 'params' | 'method'): boolean {
  const code = codeOf(step) ?? 0;
  if (code > -32000 || code < -32768) return false;
  const message = messageOf(step);
  return about === 'method'
    ? code !== NO_METHOD && /\bmethod\b/iu.test(message)
    : code !== BAD_PARAMS && /\b(?:params?|parameters?|arguments?)\b/iu.test(message);
}

/** `Method not found`. */
export const NO_METHOD = -32601;
/** `Invalid params`. */
export const BAD_PARAMS = -32602;

/** Codes about the text, the headers, the version or the client rather than about the request. */
export const OTHER_MATTERS: ReadonlySet<number> = new Set([-32700, -32020, -32021, -32022]);

/** Whether an error has a cause other than the requested feature: by its code, or because of the handshake or the id. */
export function isOtherMatter(step: Step, code: number): boolean {
  return OTHER_MATTERS.has(code) || (code === -32600 && /\binitiali[sz]|\bid\b.*\bin use\b/iu.test(messageOf(step)));
}

/** Findings about a code itself, replaced by a finding that knows the cause. */
export const OF_CODES: readonly string[] = [
  'errors/application-code',
  'errors/code-message-clash',
  'errors/legacy-band',
  'errors/reserved-range-undefined',
  'errors/server-range-meaning',
  'errors/sign-lost',
];

/** The first finding of a kind, and the number of further ones. */
interface Stored {
  readonly finding: SessionFinding;
  more: number;
}

/**
 * Stores the first finding of each kind, counts the others and reports them at the end: a thousand repetitions have one cause.
 */
export class Once {
  readonly #stored = new Map<string, Stored>();

  /** `make` is called only for the first of its kind. */
  note(kind: string, make: () => SessionFinding): void {
    const stored = this.#stored.get(kind);
    if (stored) stored.more++;
    else this.#stored.set(kind, { finding: make(), more: 0 });
  }

  reportTo(report: Report): void {
    for (const { finding, more } of this.#stored.values()) {
      const again = more === 0 ? '' : ` The same happens ${more === 1 ? 'once' : `${more} times`} more later on.`;
      report(again === '' ? finding : { ...finding, what: finding.what + again });
    }
    this.#stored.clear();
  }
}

/** Where a side declared its capabilities, for `ties`, with a description of the place; null if the text does not show it. */
export function declaration(session: SessionView, side: 'client' | 'server'): { tie: Tie; says: string } | null {
  const { handshake, discovered, model } = session;
  const at =
    side === 'client'
      ? (handshake.initialize?.ref ?? null)
      : model.era === 'stateless'
        ? (discovered?.at ?? null)
        : handshake.answered;
  if (!at) return null;
  const path = [side === 'client' ? 'params' : 'result', 'capabilities'];
  return { tie: { at, path }, says: `the ${side}’s capabilities in ${session.describe(at)}` };
}

/** The first of these requirements that the revision has. */
export function inLedger(session: SessionView, ids: readonly string[] = []): string | null {
  return ids.find((id) => session.deep.ledger.has(id)) ?? null;
}
