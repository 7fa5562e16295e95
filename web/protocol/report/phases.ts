/**
 * The phases of the checker: text to entries, entries to kinds and senders, rules phase by phase, the report. `checker.ts`
 * combines them with their parts. Never throws.
 */
import { takeIn } from '../intake/detect.ts';
import type { Formats, Intake, See, Taken } from '../intake/types.ts';
import { wholeMarks } from '../json/marks.ts';
import { modelOf } from '../model/index.ts';
import type { Around } from '../rules/fast-check.ts';
import { bySeverityThenPlace, judgeEntry, type Surroundings } from '../rules/run.ts';
import { judgedEntry, type Judged } from '../session/judged.ts';
import type { Log } from './log.ts';
import type { Shapes } from './shapes.ts';
import { textDiagnostics } from '../rules/text-phase.ts';
import { withoutVersionless } from './other-protocols.ts';
import { guessOfParts, partRows } from './part-rows.ts';
import { onlySession, rowsWithout, wireRows } from '../session/bare-results.ts';
import { freshIds } from '../session/fresh-ids.ts';
import type { RevisionGuess } from '../session/revision.ts';
import type { RowList } from '../session/row-list.ts';
import { Reading, type Listener } from '../session/reading.ts';
import { turnRound } from '../session/sender.ts';
import { notObserved, STILL_WAITING, type Guess } from '../session/not-observed.ts';
import type {
  CheckOptions,
  Diagnostic,
  EntryRow,
  NotObserved,
  OutcomePart,
  Report,
  RevisionId,
  SessionSummary,
  Verdict,
} from '../types.ts';

/** The parts that a checker is created with. */
export interface Parts {
  /** The formats that a text can be read as. */
  readonly formats: Formats;
  /** The types and the rules about them; null: only text and envelope are checked. */
  readonly shapes: Shapes | null;
  /** Judges fragments and documents; null: their code is not loaded, and `formats` finds none. */
  readonly parts: JudgeParts | null;
  /** Adds the causes to a judgment; absent: their code is not loaded. */
  readonly causes?: AddCauses;
  /** Judges what a text says by official extensions; absent: their code is not loaded. */
  readonly extensions?: WithExtensions;
  /** Adds findings about hosts, if `CheckOptions.hosts` names some; absent: their code is not loaded. */
  readonly hosts?: (prepared: Prepared, shapes: Shapes | null, found: readonly Diagnostic[]) => Diagnostic[];
}

/** The findings of a judgment with those about extensions, without those that an extension makes wrong. */
export type WithExtensions = (
  prepared: Prepared,
  revisionOf: (session: number) => RevisionId,
  found: readonly Diagnostic[],
) => Diagnostic[];

/** Puts the causes that the text shows before the findings of rules. */
export type AddCauses = (prepared: Prepared, judgement: Judgement) => Judgement;

/** The findings of one revision about the fragments and documents of a text. */
export type JudgeParts = (
  prepared: Pick<Prepared, 'text' | 'intake'>,
  shapes: Shapes,
  revision: RevisionId,
) => Diagnostic[];

/** A text prepared for judging in any revision. Never crosses the worker boundary. */
export interface Prepared {
  readonly text: string;
  readonly options: CheckOptions;
  readonly intake: Taken;
  /** Created on first use: a verdict does not need it. */
  readonly rows: readonly EntryRow[];
  /** The same, row by row: the list of a long log takes a while to create. */
  readonly rowList: RowList;
  /** The records of the entries. */
  readonly reading: Pick<Listener, 'observed' | 'sessionOf' | 'present'>;
  readonly guess: RevisionGuess;
  /** Findings about the text itself: the same in every revision. */
  readonly textFindings: readonly Diagnostic[];
  /** Starts a new sequence of unused ids. */
  readonly freshIds: () => () => number;
  readonly sessions: readonly SessionSummary[];
  /** The followed sessions; null if only text and envelope were checked. */
  readonly log: Log | null;
}

/** The judgment of a prepared text in one revision. */
export interface Judgement {
  revision: RevisionId;
  /** The causes first; then most severe first, then by place. */
  diagnostics: Diagnostic[];
  verdict: Verdict;
  /** True if the shape phase was included. */
  deep: boolean;
  /** The first few results whose type cannot be determined from the text. */
  guesses: Guess[];
  /** The parts of tool schemas that were not judged. */
  unjudged: NotObserved[];
}

/**
 * Parses and classifies a text and infers its revision: everything that does not depend on the chosen revision. `onProgress` is
 * called at intervals with the progress: the number of messages, and the offset after the last. `read` replaces the detection
 * of a format: it calls `see` for each message, with positions in `text`.
 */
export function prepare(
  { formats, shapes }: Parts,
  text: string,
  options: CheckOptions = {},
  onProgress?: (messages: number, offset: number) => void,
  read: (see: See) => Intake = (see) => takeIn(text, formats, options, see),
): Prepared {
  const log = shapes?.newLog(text, options) ?? null;
  const reading: Listener = log ?? new Reading(text, options);
  let index = 0;
  const found = read((entry, place) => {
    if (options.flip && entry.from) turnRound(entry);
    const takes = reading.see(entry, index, place);
    if (onProgress && index % MAX_OBSERVED === 0 && index > 0) onProgress(index, entry.span.end);
    index++;
    return takes;
  });
  const intake: Taken = reading.entries ? { ...found, entries: reading.entries } : found;
  const guess = guessOfParts(text, intake, options) ?? reading.guess;
  const nothing = intake.entries.length === 0 ? rowsWithout(text, intake) : null;
  const rowsNow = (): readonly EntryRow[] => nothing ?? reading.rows;
  const sessions = reading.summaries(intake);
  if (sessions.length === 0) sessions.push(onlySession(rowsNow(), guess));
  return {
    text,
    options,
    intake,
    get rows() {
      return rowsNow();
    },
    rowList: nothing ?? reading.rowList,
    reading,
    guess,
    textFindings: textDiagnostics(intake),
    freshIds: freshIds(intake.entries, rowsNow),
    sessions,
    log,
  };
}

/** Messages between two progress calls; maximum number of guesses and of unjudged schemas reported. */
const MAX_OBSERVED = 10_000;
const GUESSES = 5;
const UNJUDGED = 8;

/**
 * Judges a prepared text in one revision. Without types, only text and envelope are checked. `skips`: messages that the fast
 * check can skip are not judged; the result is the same.
 */
export function judge(
  { shapes, parts, causes, hosts, extensions }: Parts,
  prepared: Prepared,
  revision: RevisionId,
  skips = true,
): Judgement {
  const around = surroundingsOf(prepared, shapes);
  let diagnostics: Diagnostic[] = [...prepared.textFindings];
  if (shapes && parts) diagnostics.push(...parts(prepared, shapes, revision));
  const guesses: Guess[] = [];
  let unjudged: NotObserved[] = [];
  const onGuess = ({ type, because }: Pick<Guess, 'type' | 'because'>, entry: number): void => {
    if (guesses.length < GUESSES) guesses.push({ entry, type, because });
  };
  const { intake, reading } = prepared;
  const log = shapes && logOf(prepared, shapes);
  const checks = (log?.sessions ?? [null]).map((session) => {
    const phase = shapes?.phaseOf(session ? revisionIn(prepared, session.index, revision) : revision) ?? null;
    const model = phase ? modelOf(phase.deep.id) : modelOf(revision);
    const check = phase?.newFastCheck(model, around) ?? null;
    return { model, phase, check, seen: session?.phase === phase };
  });
  const found = diagnostics.length;
  for (let index = 0; index < intake.entries.length; index++) {
    const one = checks[reading.sessionOf(index)];
    if (!one || (skips && one.seen && log?.canSkip(index))) continue;
    const observed = reading.observed(index);
    const entry = observed ? judgedAt(prepared, index) : null;
    if (!observed || !entry || (skips && one.check?.canSkip(entry.value, observed.kind, observed.from, index)))
      continue;
    for (const finding of judgeEntry(entry, one.model, around, one.phase, onGuess)) diagnostics.push(finding);
  }
  if (log) {
    const revisionOf = (session: number): RevisionId => revisionIn(prepared, session, revision);
    const judged = (index: number): Judged | null => judgedAt(prepared, index);
    const [inText, own] = [diagnostics.slice(0, found), diagnostics.slice(found)];
    const { options } = prepared;
    diagnostics = log.across({ intake, options, rows: () => prepared.rows, inText, own, judged, revisionOf });
    unjudged = log.unjudged({ judged, revisionOf }).slice(0, UNJUDGED);
  }
  diagnostics = [...withoutVersionless(prepared.intake, diagnostics)];
  if (extensions && log)
    diagnostics = extensions(prepared, (session) => revisionIn(prepared, session, revision), diagnostics);
  if (hosts && prepared.options.hosts !== undefined) diagnostics = hosts(prepared, shapes, diagnostics);
  diagnostics = diagnostics.map(withWholeMarks).sort(bySeverityThenPlace);
  const verdict = countOf(diagnostics);
  const judgement: Judgement = { revision, diagnostics, verdict, deep: shapes !== null, guesses, unjudged };
  return causes ? causes(prepared, judgement) : judgement;
}

/** A finding whose sentences have their code marks in pairs, whatever they quote. */
export function withWholeMarks(finding: Diagnostic): Diagnostic {
  const what = wholeMarks(finding.what);
  const { fix } = finding;
  const says = fix && wholeMarks(fix.says);
  if (what === finding.what && says === fix?.says) return finding;
  return { ...finding, what, ...(fix && says !== undefined ? { fix: { ...fix, says } } : {}) };
}

/** If no revision was chosen and the text is judged by its own revision, each session is judged by its own revision. */
function revisionIn({ options, guess, sessions }: Prepared, session: number, revision: RevisionId): RevisionId {
  if ((options.revision ?? 'auto') !== 'auto' || revision !== guess.revision) return revision;
  return sessions[session]?.revision ?? revision;
}

/** The report of one judgment without its rows; `reportOf` includes them. */
export function bareReport(prepared: Prepared, judgement: Judgement): Report & { entries: never[] } {
  return {
    revision: judgement.revision,
    revisionBecause: prepared.guess.because,
    format: prepared.intake.format,
    entries: [],
    sessions: [...prepared.sessions],
    wire: wireRows(prepared.intake),
    diagnostics: judgement.diagnostics,
    skipped: prepared.intake.skipped,
    parts: partRows(prepared),
    notObserved: [
      ...(prepared.intake.waiting ? [STILL_WAITING] : []),
      ...notObserved(
        prepared.rowList.length,
        prepared.reading.present,
        prepared.options,
        judgement,
        prepared.log ? prepared.sessions : [],
      ),
    ],
    ...(prepared.log ? { outcome: outcomeWith(prepared.log.outcome(prepared.intake), judgement) } : {}),
    verdicts: { [judgement.revision]: judgement.verdict },
  };
}

/** What happened. A text with a cause and no other event reports the cause, so that “valid” never stands alone above it. */
function outcomeWith(outcome: OutcomePart[], { diagnostics, verdict }: Judgement): OutcomePart[] {
  const [first] = diagnostics;
  if (outcome.length > 0 || verdict.errors > 0 || first?.class !== 'cause') return outcome;
  const { title, entry, span } = first;
  return [{ kind: 'reported', says: `likely cause of a failure: “${title}”`, count: 1, entry, span: { ...span } }];
}

/** What the entries of a prepared text share while they are judged. */
export function surroundingsOf(prepared: Prepared, shapes: Shapes | null): Surroundings {
  const log = shapes && logOf(prepared, shapes);
  const context = (entry: number): Around => log?.sessions[log.sessionOf(entry)]?.context ?? ALONE;
  return {
    text: prepared.text,
    freshId: prepared.freshIds(),
    requestOf: (response, entry) => context(entry).requestOf(response, entry),
    tool: (name, before) => context(before).tool(name, before),
  };
}

/** Never called without the shape phase. */
const ALONE: Around = { requestOf: () => null, tool: () => null };

const logs = new WeakMap<Prepared, Log>();

/**
 * The sessions as followed while reading. If the phase was loaded later, they are replayed, with the format’s information about
 * missing messages.
 */
function logOf(prepared: Prepared, shapes: Shapes): Log {
  const known = prepared.log ?? logs.get(prepared);
  if (known) return known;
  const log = shapes.newLog(prepared.text, prepared.options);
  let index = 0;
  for (const entry of prepared.intake.entries) log.see(entry, index++);
  log.summaries(prepared.intake);
  logs.set(prepared, log);
  return log;
}

/** Counts findings by severity. */
export function countOf(diagnostics: readonly Diagnostic[]): Verdict {
  const count = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) count[severity]++;
  return { errors: count.error, warnings: count.warning, infos: count.info };
}

/** An entry as passed to rules; null if it could not be parsed. */
export function judgedAt({ intake, reading }: Prepared, index: number): Judged | null {
  return judgedEntry(intake.entries.at(index), reading.observed(index), index);
}
