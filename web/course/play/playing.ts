/** What happens in the steps of a walkthrough, one after the other, up to a place. */
import { jsonOf } from '../../protocol/json/plain.ts';
import type { RunInput, RunSetup } from '../../simulator/inputs.ts';
import { begin, feed, view, type Run, type RunFinding, type RunRow } from '../../simulator/run.ts';
import { oneLine } from '../../simulator/one-line.ts';
import type { McpRevision } from '../../simulator/types.ts';
import { look } from '../seen.ts';
import type { Walkthrough, WalkStep } from '../walkthrough.ts';
import { draftText, stepsIn } from './drafts.ts';

/** A step that was played. */
export interface Played {
  readonly step: WalkStep;
  /** What the step began with and what was sent; null where it sends nothing. */
  readonly draft: string | null;
  readonly text: string | null;
  /** How many rows there were before it, and after. */
  readonly from: number;
  readonly to: number;
}

/** A walkthrough played up to a place. */
export interface Playing {
  readonly played: readonly Played[];
  readonly run: Run;
}

/** From one message to the next, in milliseconds. */
const BEAT = 10;

/** Plays the first `count` steps. `edits` are texts by the step's id. */
export function playedUpTo(
  walkthrough: Walkthrough,
  revision: McpRevision,
  count: number,
  edits: Readonly<Record<string, string>>,
): Playing {
  let run = begin(setupOf(walkthrough, revision));
  const played: Played[] = [];
  for (const step of stepsIn(walkthrough, revision).slice(0, count)) {
    const draft = step.sends ? draftText(step.sends, run, revision) : null;
    const text = draft === null ? null : (edits[step.id] ?? draft);
    const from = rowsIn(run);
    run = inputsOf(step, text, lastAt(run)).reduce(feed, run);
    played.push({ step, draft, text, from, to: rowsIn(run) });
  }
  return { played, run };
}

/** What the checker says of a text that would be sent now, at its place in the wire's text. */
export function findingsFor(text: string, run: Run): RunFinding[] {
  return ownRow(view(feed(run, { kind: 'send', at: lastAt(run) + BEAT, text: oneLine(text) })).rows, rowsIn(run));
}

/** What the checker says of a text that is no JSON, as it was laid out; empty for any other. */
export function findingsInText(text: string, revision: McpRevision): RunFinding[] {
  if (jsonOf(text) !== undefined) return [];
  return look(text, { revision, from: 'client' }).found.map(({ severity, rule, title, what, why, span }) => {
    return { severity, rule, title, what, why, in: 'text', start: span.start, end: span.end };
  });
}

/** The findings of the learner's own row among those from an index on. */
export function ownRow(rows: readonly RunRow[], from: number): RunFinding[] {
  return [...(rows.slice(from).find(({ by, channel }) => by === 'learner' && channel === 'message')?.findings ?? [])];
}

function setupOf({ server, transport = 'stdio', greeted }: Walkthrough, revision: McpRevision): RunSetup {
  const plays = { handshake: greeted === true, answers: false };
  return { server, definition: null, revision, transport, faults: [], plays };
}

function rowsIn({ moments }: Run): number {
  return moments.at(-1)?.spoken.length ?? 0;
}

function lastAt({ inputs }: Run): number {
  return inputs.at(-1)?.at ?? 0;
}

function inputsOf({ faults, act, passes = 0, leaves }: WalkStep, text: string | null, since: number): RunInput[] {
  const at = since + BEAT;
  return [
    ...(faults ? [{ kind: 'faults', at, faults } as const] : []),
    ...(text === null ? [] : [{ kind: 'send', at, text: oneLine(text) } as const]),
    ...(act ? [{ kind: 'act', at, act } as const] : []),
    ...(passes > 0 ? [{ kind: 'tick', at: at + passes } as const] : []),
    ...(leaves ? [{ kind: 'close', at: at + passes } as const] : []),
  ];
}
