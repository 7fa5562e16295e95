/**
 * The stages of the heart, and a heavy door of this room: text to entries, entries to kinds and senders, rules stage by
 * stage, the report. `check.ts` runs them all; a caller that loads the shape stage later takes them one by one. Never throws.
 */
import { pathAt } from './json/locate.ts';
import { takeIn } from './intake/detect.ts';
import type { Intake } from './intake/types.ts';
import type { JsonValue } from './json/types.ts';
import { modelOf } from './model/index.ts';
import { QuickLook, type Around } from './rules/quick.ts';
import { judgeEntry, type Judged, type Surroundings } from './rules/run.ts';
import type { ShapeStage } from './rules/shape/run.ts';
import { textDiagnostics } from './rules/text-stage.ts';
import { anatomyOf, describePath, type Subject } from './session/anatomy.ts';
import { classify } from './session/classify.ts';
import { freshIds } from './session/fresh-ids.ts';
import { doubtsOf, trustOf } from './session/rows.ts';
import type { RevisionGuess } from './session/revision.ts';
import { Reading } from './session/reading.ts';
import { notObserved, type Guess } from './session/unseen.ts';
import type {
  Anatomy,
  AnatomyRow,
  CheckOptions,
  Diagnostic,
  EntryRow,
  NotObserved,
  Report,
  RevisionId,
  Sender,
  Severity,
  Span,
  Verdict,
} from './types.ts';

export type { ShapeStage } from './rules/shape/run.ts';

/** A text made ready to be judged in any revision. Stays on one side of the worker's door. */
export interface Prepared {
  readonly text: string;
  readonly options: CheckOptions;
  readonly intake: Intake;
  readonly rows: readonly EntryRow[];
  readonly guess: RevisionGuess;
  /** Findings about the text itself: the same in every revision. */
  readonly textFindings: readonly Diagnostic[];
  /** Starts a new count of ids that nobody uses. */
  readonly freshIds: () => () => number;
  /** What was looked at while reading; null where nothing was. */
  readonly reading: Reading | null;
}

/** What one revision says of a prepared text. */
export interface Judgement {
  revision: RevisionId;
  /** Most severe first, then by place. */
  diagnostics: Diagnostic[];
  verdict: Verdict;
  /** True when the shape stage took part. */
  deep: boolean;
  /** Results whose type nothing in the text names, the first few. */
  guesses: Guess[];
  /** What stays unjudged of the schemas that tools bring. */
  unjudged: NotObserved[];
}

/**
 * Reads, classifies and chooses: everything that does not depend on the revision. `stageOf` saves time where the chosen
 * revision is judged by that stage afterwards, and changes nothing else.
 */
export function prepare(text: string, options: CheckOptions = {}, stageOf?: (id: RevisionId) => ShapeStage): Prepared {
  const reading = new Reading(text, options, stageOf ?? null);
  const intake = takeIn(text, options.format, (entry, index) => reading.see(entry, index));
  const { rows, guess } = reading;
  if (rows.length === 0) rows.push(emptyRow(text));
  return {
    text,
    options,
    intake,
    rows,
    guess,
    textFindings: textDiagnostics(intake),
    freshIds: freshIds(intake.entries, rows),
    reading: stageOf ? reading : null,
  };
}

const NOTHING_SEEN: readonly boolean[] = Object.freeze([]);

/** Guesses that are told. */
const GUESSES = 5;

/**
 * Judges a prepared text in one revision. Without the revision's shape stage only text and envelope are judged. `quick`
 * spares messages in which nothing can be found, and changes nothing else.
 */
export function judge(
  prepared: Prepared,
  revision: RevisionId,
  shapes: ShapeStage | null = null,
  quick = true,
): Judgement {
  const model = modelOf(revision);
  const around = surroundingsOf(prepared, shapes);
  const diagnostics: Diagnostic[] = [...prepared.textFindings];
  const guesses: Guess[] = [];
  const onGuess = ({ type, because }: Pick<Guess, 'type' | 'because'>, entry: number): void => {
    if (guesses.length < GUESSES) guesses.push({ entry, type, because });
  };
  const { intake, rows, reading } = prepared;
  const seen = reading?.look?.model === model && reading.look.shapes === shapes ? reading.quiet : NOTHING_SEEN;
  const look = new QuickLook(model, shapes, around);
  for (let index = 0; index < intake.entries.length; index++) {
    if (quick && seen[index]) continue;
    const entry = judgedAt(prepared, index);
    const row = rows[index];
    if (!entry || !row || (quick && look.isQuiet(entry.value, row.kind, row.from, index))) continue;
    for (const finding of judgeEntry(entry, model, around, shapes, onGuess, quick)) diagnostics.push(finding);
  }
  diagnostics.sort(bySeverityThenPlace);
  const unjudged = shapes ? contextOf(prepared, shapes).unjudged() : [];
  return { revision, diagnostics, verdict: countOf(diagnostics), deep: shapes !== null, guesses, unjudged };
}

/** The report of one judgement, with the verdicts known so far. */
export function reportOf(prepared: Prepared, judgement: Judgement, verdicts: Report['verdicts']): Report {
  return {
    revision: judgement.revision,
    revisionBecause: prepared.guess.because,
    format: prepared.intake.format,
    entries: [...prepared.rows],
    diagnostics: judgement.diagnostics,
    skipped: prepared.intake.skipped,
    notObserved: notObserved(prepared.rows, prepared.options, judgement),
    verdicts: { ...verdicts, [judgement.revision]: judgement.verdict },
  };
}

/** The anatomy of one entry in one revision; `null` when there is no such entry. */
export function anatomy(
  prepared: Prepared,
  entry: number,
  revision: RevisionId,
  shapes: ShapeStage | null = null,
): Anatomy | null {
  const subject = subjectOf(prepared, entry, revision, shapes);
  return subject && anatomyOf(subject, modelOf(revision));
}

/** What the member at an offset is: its place, its name and what it is for. `null` where nothing is known. */
export function describe(
  prepared: Prepared,
  offset: number,
  revision: RevisionId,
  shapes: ShapeStage | null = null,
): AnatomyRow | null {
  const entry = prepared.rows.findIndex(({ span }) => span.start <= offset && offset <= span.end);
  const subject = subjectOf(prepared, entry, revision, shapes);
  if (!subject?.root) return null;
  return describePath(subject, modelOf(revision), pathAt(subject.root, offset));
}

function subjectOf(prepared: Prepared, index: number, revision: RevisionId, shapes: ShapeStage | null): Subject | null {
  const raw = prepared.intake.entries[index];
  const row = prepared.rows[index];
  const judged = judgedAt(prepared, index);
  if (!raw || !row) return null;
  const around = surroundingsOf(prepared, shapes);
  return {
    index,
    text: prepared.text,
    root: raw.tree(),
    value: raw.value,
    from: row.from,
    guide: shapes?.guide ?? null,
    asked: (response) => around.askedOf(response, index),
    findings: judged ? judgeEntry(judged, modelOf(revision), around, shapes) : [],
  };
}

function surroundingsOf(prepared: Prepared, shapes: ShapeStage | null): Surroundings {
  const context = shapes ? contextOf(prepared, shapes) : ALONE;
  return {
    text: prepared.text,
    freshId: prepared.freshIds(),
    askedOf: (response, entry) => context.askedOf(response, entry),
    tool: (name, before) => context.tool(name, before),
  };
}

/** Without the shape stage nobody asks. */
const ALONE: Heard = { askedOf: () => null, tool: () => null, unjudged: () => [] };

/** What rules ask of other messages, and what a report says of the tools among them. */
export interface Heard extends Around {
  unjudged(): NotObserved[];
}

const contexts = new WeakMap<Prepared, Heard>();

/** What the messages show each other: heard while reading, or gathered when first asked for. */
function contextOf(prepared: Prepared, shapes: ShapeStage): Heard {
  const known = prepared.reading?.context ?? contexts.get(prepared);
  if (known) return known;
  const context = newContext(prepared, shapes);
  contexts.set(prepared, context);
  return context;
}

/** What the messages show each other, heard anew; `instead` stands in the place of one of them. */
export function newContext(
  { intake, rows }: Prepared,
  shapes: ShapeStage,
  instead?: { entry: number; value: JsonValue; from: Sender },
): Heard {
  const context = shapes.newContext();
  for (const [index, entry] of intake.entries.entries()) {
    const row = rows[index];
    if (index === instead?.entry) {
      context.see(instead, instead.value, classify(instead.value).kind, instead.from, index);
    } else if (row) context.see(entry, entry.value, row.kind, row.from, index);
  }
  return context;
}

/** Counts findings by severity. */
export function countOf(diagnostics: readonly Diagnostic[]): Verdict {
  const count = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) count[severity]++;
  return { errors: count.error, warnings: count.warning, infos: count.info };
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

function bySeverityThenPlace(a: Diagnostic, b: Diagnostic): number {
  return RANK[a.severity] - RANK[b.severity] || a.span.start - b.span.start || a.span.end - b.span.end;
}

/** The entry of a text in which nothing is a message. */
function emptyRow(text: string): EntryRow {
  return {
    index: 0,
    kind: 'invalid',
    from: 'unknown',
    inferred: true,
    fromBecause: 'There is no message.',
    trust: 'verbatim',
    span: { start: 0, end: text.length },
  };
}

function judgedAt({ intake, rows }: Prepared, index: number): Judged | null {
  const entry = intake.entries[index];
  const row = rows[index];
  if (!entry || !row || entry.value === undefined) return null;
  const whole = entry.problems.length === 0;
  return {
    index,
    value: entry.value,
    tree: () => entry.tree(),
    from: row.from,
    fromInferred: row.inferred,
    damaged: !whole && trustOf(entry) === 'altered',
    doubts: whole ? NO_DOUBTS : doubtsOf(entry),
  };
}

const NO_DOUBTS: readonly Span[] = Object.freeze([]);
