/**
 * The stages of the heart, and a heavy door of this room: text to entries, entries to kinds and senders, rules stage by
 * stage, the report. `check.ts` runs them all; a caller that loads the shape stage later takes them one by one. Never throws.
 */
import { pathAt } from './json/locate.ts';
import { takeIn } from './intake/detect.ts';
import type { Intake, RawEntry } from './intake/types.ts';
import type { JsonNode, JsonValue } from './json/types.ts';
import { modelOf } from './model/index.ts';
import { judgeEntry, type Judged, type Surroundings } from './rules/run.ts';
import type { ShapeStage } from './rules/shape/run.ts';
import { textDiagnostics } from './rules/text-stage.ts';
import { anatomyOf, describePath, type Subject } from './session/anatomy.ts';
import { freshIds } from './session/fresh-ids.ts';
import { doubtsOf, rowOf, trustOf } from './session/rows.ts';
import { guessRevision, type RevisionGuess } from './session/revision.ts';
import { senders, type SenderGuess } from './session/sender.ts';
import { notObserved, type Guess } from './session/unseen.ts';
import type {
  Anatomy,
  AnatomyRow,
  CheckOptions,
  Diagnostic,
  EntryRow,
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
  readonly judged: readonly (Judged | null)[];
  /** Starts a new count of ids that nobody uses. */
  readonly freshIds: () => () => number;
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
}

/** Reads, classifies and chooses: everything that does not depend on the revision. */
export function prepare(text: string, options: CheckOptions = {}): Prepared {
  const intake = takeIn(text, options.format);
  const from = senders(intake.entries, options.from);
  const rows = intake.entries.map((entry, index) => rowOf(text, entry, index, from[index]));
  if (rows.length === 0) rows.push(emptyRow(text));
  const chosen = options.revision ?? 'auto';
  const guess: RevisionGuess =
    chosen === 'auto'
      ? guessRevision(intake.entries.map((entry) => entry.value))
      : { revision: chosen, because: 'chosen by hand' };
  return {
    text,
    options,
    intake,
    rows,
    guess,
    textFindings: textDiagnostics(intake),
    judged: intake.entries.map((entry, index) => judgedOf(entry, index, from[index])),
    freshIds: freshIds(intake.entries),
  };
}

/** Guesses that are told. */
const GUESSES = 5;

/** Judges a prepared text in one revision. Without the revision's shape stage only text and envelope are judged. */
export function judge(prepared: Prepared, revision: RevisionId, shapes: ShapeStage | null = null): Judgement {
  const model = modelOf(revision);
  const around = surroundingsOf(prepared, shapes);
  const diagnostics: Diagnostic[] = [...prepared.textFindings];
  const guesses: Guess[] = [];
  const onGuess = ({ type, because }: Pick<Guess, 'type' | 'because'>, entry: number): void => {
    if (guesses.length < GUESSES) guesses.push({ entry, type, because });
  };
  for (const entry of prepared.judged) {
    if (!entry) continue;
    for (const finding of judgeEntry(entry, model, around, shapes, onGuess)) diagnostics.push(finding);
  }
  diagnostics.sort(bySeverityThenPlace);
  return { revision, diagnostics, verdict: countOf(diagnostics), deep: shapes !== null, guesses };
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
  const judged = prepared.judged[index];
  if (!raw || !row) return null;
  const around = surroundingsOf(prepared, shapes);
  return {
    index,
    text: prepared.text,
    root: raw.tree(),
    value: raw.value,
    from: row.from,
    guide: shapes?.guide ?? null,
    asked: (response) => around.askedOf(response),
    findings: judged ? judgeEntry(judged, modelOf(revision), around, shapes) : [],
  };
}

function surroundingsOf({ text, freshIds, judged }: Prepared, shapes: ShapeStage | null): Surroundings {
  return { text, freshId: freshIds(), ...(shapes?.contextOf(judged) ?? ALONE) };
}

/** Without the shape stage nobody asks. */
const ALONE = { askedOf: () => null, tool: () => null };

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

function judgedOf(entry: RawEntry, index: number, sender: SenderGuess | undefined): Judged | null {
  return entry.value === undefined ? null : new JudgedEntry(entry, entry.value, index, sender);
}

const NO_DOUBTS: readonly Span[] = Object.freeze([]);

/** An entry as the rules' runner needs it. */
class JudgedEntry implements Judged {
  readonly index: number;
  readonly value: JsonValue;
  readonly from: Sender;
  readonly fromInferred: boolean;
  readonly damaged: boolean;
  readonly doubts: readonly Span[];
  readonly #entry: RawEntry;

  constructor(entry: RawEntry, value: JsonValue, index: number, sender: SenderGuess | undefined) {
    const whole = entry.problems.length === 0;
    this.index = index;
    this.value = value;
    this.from = sender?.from ?? 'unknown';
    this.fromInferred = sender?.inferred ?? true;
    this.damaged = !whole && trustOf(entry) === 'altered';
    this.doubts = whole ? NO_DOUBTS : doubtsOf(entry);
    this.#entry = entry;
  }

  tree(): JsonNode | null {
    return this.#entry.tree();
  }
}
