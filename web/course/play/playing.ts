/** Plays the steps of a walkthrough in order, up to a given step. */
import { jsonOf } from '../../protocol/json/plain.ts';
import type { RunInput, RunSetup } from '../../simulator/inputs.ts';
import {
  prepareRun,
  begin,
  feed,
  nowOf,
  view,
  writtenRequest,
  type Run,
  type RunFinding,
  type RunRow,
} from '../../simulator/run.ts';
import { oneLine } from '../../simulator/one-line.ts';
import type { McpRevision } from '../../simulator/types.ts';
import { judgeAnswer } from '../seen.ts';
import type { Walkthrough, WalkStep } from '../walkthrough.ts';
import { draftText, stepsIn } from './drafts.ts';

/** A played step. */
export interface Played {
  readonly step: WalkStep;
  /** The initial text and the text that was sent; null if the step sends nothing. */
  readonly draft: string | null;
  readonly text: string | null;
  /** The number of rows before the step, and after it. */
  readonly from: number;
  readonly to: number;
}

/** A walkthrough played up to a given step. */
export interface Playing {
  readonly played: readonly Played[];
  readonly run: Run;
}

/** The time between two messages, in milliseconds. */
const BEAT = 10;

/** Plays the first `count` steps. `edits` contains texts by the step’s id. */
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
    if (step.breaks) run = withoutConnection(run);
    played.push({ step, draft, text, from, to: rowsIn(run) });
  }
  return { played, run };
}

/** The checker’s findings for a text if it were sent now, at positions in the wire’s text. */
export function findingsFor(text: string, run: Run): RunFinding[] {
  return ownRow(view(feed(run, { kind: 'send', at: lastAt(run) + BEAT, text: onWire(text) })).rows, rowsIn(run));
}

/** The text as it is sent: a message on one line, and a whole HTTP request as it is. */
export function onWire(text: string): string {
  return writtenRequest(text) ? text : oneLine(text);
}

/**
 * The checker’s findings for a text that is neither JSON nor an HTTP request, at positions in the formatted text; empty for any
 * other text.
 */
export function findingsInText(text: string, revision: McpRevision): RunFinding[] {
  if (jsonOf(text) !== undefined || writtenRequest(text)) return [];
  return judgeAnswer(text, { revision, from: 'client' }).found.map(({ severity, rule, title, what, why, span }) => {
    return { severity, rule, title, what, why, in: 'text', start: span.start, end: span.end };
  });
}

/** The findings of the learner’s own row among the rows since an index. */
export function ownRow(rows: readonly RunRow[], from: number): RunFinding[] {
  const own = rows.slice(from).find(({ by, channel }) => by === 'learner' && channel !== 'note');
  return [...(own?.findings ?? [])];
}

/** Loads what the messages of a walkthrough are judged by: the rules of extensions, if its server uses one. */
export async function preparePlaying(walkthrough: Walkthrough, revision: McpRevision): Promise<void> {
  await prepareRun(setupOf(walkthrough, revision));
}

function setupOf(
  { server, transport = 'stdio', greeted, authorization }: Walkthrough,
  revision: McpRevision,
): RunSetup {
  const plays = { handshake: greeted === true, answers: false };
  const access = authorization ? { authorization } : {};
  return { server, definition: null, revision, transport, faults: [], plays, ...access };
}

/** The newest open stream breaks off. */
function withoutConnection(run: Run): Run {
  const exchange = nowOf(run).http?.open.at(-1);
  return exchange === undefined ? run : feed(run, { kind: 'close', at: lastAt(run), exchange });
}

function rowsIn({ moments }: Run): number {
  return moments.at(-1)?.sent.length ?? 0;
}

function lastAt({ inputs }: Run): number {
  return inputs.at(-1)?.at ?? 0;
}

function inputsOf({ faults, act, passes = 0, leaves }: WalkStep, text: string | null, since: number): RunInput[] {
  const at = since + BEAT;
  return [
    ...(faults ? [{ kind: 'faults', at, faults } as const] : []),
    ...(text === null ? [] : [{ kind: 'send', at, text: onWire(text) } as const]),
    ...(act ? [{ kind: 'act', at, act } as const] : []),
    ...(passes > 0 ? [{ kind: 'tick', at: at + passes } as const] : []),
    ...(leaves ? [{ kind: 'close', at: at + passes } as const] : []),
  ];
}
