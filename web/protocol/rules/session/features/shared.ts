/** What the rules of this area share: one ear for many methods, error codes, findings that come again and again told once. */
import { get } from '../../../json/object.ts';
import type { Cue, Observer, Report, SessionFinding, SessionView, Step, Tie } from '../define.ts';

type Handle = (step: Step) => void;

/** One handler for a kind of message of each of these methods. */
export function onEach(
  kind: 'request' | 'notification' | 'response' | 'error' | 'answer',
  methods: Iterable<string>,
  handle: Handle,
): Observer {
  const heard: { [cue in Cue]?: Handle } = {};
  for (const method of methods) heard[`${kind} ${method}` as const] = handle;
  return heard;
}

/** The code of the error that a step is, when it is a whole number; else null. */
export function codeOf({ error }: Step): number | null {
  const code = get(error, 'code');
  return typeof code === 'number' && Number.isInteger(code) ? code : null;
}

/** The text of the error that a step is, shortened to what is worth looking at. */
export function messageOf({ error }: Step): string {
  const text = get(error, 'message');
  return typeof text === 'string' ? text.slice(0, 300) : '';
}

/**
 * True where an error speaks of parameters, or of a method, under a reserved code that stands for something else: that is found
 * by its words alone, whatever was asked for.
 */
export function isReported(step: Step, about: 'params' | 'method'): boolean {
  const code = codeOf(step) ?? 0;
  if (code > -32000 || code < -32768) return false;
  const words = messageOf(step);
  return about === 'method'
    ? code !== NO_METHOD && /\bmethod\b/iu.test(words)
    : code !== BAD_PARAMS && /\b(?:params?|parameters?|arguments?)\b/iu.test(words);
}

/** `Method not found`. */
export const NO_METHOD = -32601;
/** `Invalid params`. */
export const BAD_PARAMS = -32602;

/** Codes that speak of the text, the headers, the version or the client rather than of what was asked for. */
export const OTHER_MATTERS: ReadonlySet<number> = new Set([-32700, -32020, -32021, -32022]);

/** Whether an error is about something else than what was asked for: by its code, or because of the handshake or the id. */
export function isOtherMatter(step: Step, code: number): boolean {
  return OTHER_MATTERS.has(code) || (code === -32600 && /\binitiali[sz]|\bid\b.*\bin use\b/iu.test(messageOf(step)));
}

/** What is said of a code by itself, and a finding that knows the cause says better. */
export const OF_CODES: readonly string[] = [
  'errors/application-code',
  'errors/code-message-clash',
  'errors/legacy-band',
  'errors/reserved-range-undefined',
  'errors/server-range-meaning',
  'errors/sign-lost',
];

/** How often a kind of finding is counted before it is told. */
interface Kept {
  readonly finding: SessionFinding;
  more: number;
}

/** Keeps the first finding of each kind, counts the others, and tells them in the end: a thousand times the same is one cause. */
export class Once {
  readonly #kept = new Map<string, Kept>();

  /** `make` is called for the first of its kind only. */
  note(kind: string, make: () => SessionFinding): void {
    const kept = this.#kept.get(kind);
    if (kept) kept.more++;
    else this.#kept.set(kind, { finding: make(), more: 0 });
  }

  tell(report: Report): void {
    for (const { finding, more } of this.#kept.values()) {
      const again = more === 0 ? '' : ` The same happens ${more === 1 ? 'once' : `${more} times`} more later on.`;
      report(again === '' ? finding : { ...finding, what: finding.what + again });
    }
    this.#kept.clear();
  }
}

/** Where a side declared its capabilities, for `ties`, with words for the place; null where the text does not show it. */
export function declaration(session: SessionView, side: 'client' | 'server'): { tie: Tie; says: string } | null {
  const { handshake, discovered, model } = session;
  const at =
    side === 'client'
      ? (handshake.asked?.ref ?? null)
      : model.era === 'stateless'
        ? (discovered?.at ?? null)
        : handshake.answered;
  if (!at) return null;
  const path = [side === 'client' ? 'params' : 'result', 'capabilities'];
  return { tie: { at, path }, says: `the ${side}’s capabilities in ${session.said(at)}` };
}

/** The first of these requirements that the revision has. */
export function inLedger(session: SessionView, ids: readonly string[] = []): string | null {
  return ids.find((id) => session.deep.ledger.has(id)) ?? null;
}
