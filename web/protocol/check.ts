/**
 * The heart, and the heavy door of this room: `check(text, options) → Report`. Reads from top to bottom: text to
 * entries, entries to kinds and senders, rules stage by stage, and the verdict of every revision. Never throws.
 */
import { pathAt } from './json/locate.ts';
import { takeIn } from './intake/detect.ts';
import type { Intake, RawEntry } from './intake/types.ts';
import { modelOf, models } from './model/index.ts';
import { judgeEntry, type Judged, type Surroundings } from './rules/run.ts';
import type { ShapeStage } from './rules/shape/run.ts';
import { textDiagnostics } from './rules/text-stage.ts';
import { anatomyOf, describePath, type Subject } from './session/anatomy.ts';
import { classify } from './session/classify.ts';
import { freshIds } from './session/fresh-ids.ts';
import { pairsOf, type Pairs } from './session/pairing.ts';
import { doubtsOf, rowOf, trustOf } from './session/rows.ts';
import { guessRevision, type RevisionGuess } from './session/revision.ts';
import { senders, type SenderGuess } from './session/sender.ts';
import { toolsShown, type ToolsShown } from './session/tools-shown.ts';
import { notObserved } from './session/unseen.ts';
import { shapesOf } from './shapes.ts';
import type {
  Anatomy,
  AnatomyRow,
  CheckOptions,
  Diagnostic,
  EntryRow,
  Report,
  RevisionId,
  Severity,
  Verdict,
} from './types.ts';

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
  /** Which request each response answers. */
  readonly pairs: Pairs;
  readonly tools: ToolsShown;
}

/** What one revision says of a prepared text. */
export interface Judgement {
  revision: RevisionId;
  /** Most severe first, then by place. */
  diagnostics: Diagnostic[];
  verdict: Verdict;
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
  const sent = intake.entries.map(({ value }, index) =>
    value === undefined ? null : { value, from: from[index]?.from ?? 'unknown' },
  );
  return {
    text,
    options,
    intake,
    rows,
    guess,
    textFindings: textDiagnostics(intake),
    judged: intake.entries.map((entry, index) => judgedOf(entry, index, from[index])),
    freshIds: freshIds(intake.entries),
    pairs: pairsOf(sent),
    tools: toolsShown(intake.entries),
  };
}

/** Judges a prepared text in one revision. Without the revision's shape stage only text and envelope are judged. */
export function judge(prepared: Prepared, revision: RevisionId, shapes: ShapeStage | null = null): Judgement {
  const model = modelOf(revision);
  const around = surroundingsOf(prepared);
  const diagnostics: Diagnostic[] = [...prepared.textFindings];
  for (const entry of prepared.judged) {
    if (!entry) continue;
    for (const finding of judgeEntry(entry, model, around, shapes)) diagnostics.push(finding);
  }
  diagnostics.sort(bySeverityThenPlace);
  return { revision, diagnostics, verdict: countOf(diagnostics) };
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
    notObserved: notObserved(prepared.rows, prepared.options),
    verdicts: { ...verdicts, [judgement.revision]: judgement.verdict },
  };
}

/** Everything at once: the chosen revision's findings and the verdict of each revision. Any string gives a report. */
export function check(text: string, options: CheckOptions = {}): Report {
  const prepared = prepare(text, options);
  const chosen = judge(prepared, prepared.guess.revision, shapesOf(prepared.guess.revision));
  const verdicts: Report['verdicts'] = {};
  for (const { id } of models) {
    verdicts[id] = id === chosen.revision ? chosen.verdict : judge(prepared, id, shapesOf(id)).verdict;
  }
  return reportOf(prepared, chosen, verdicts);
}

/** The anatomy of one entry in one revision; `null` when there is no such entry. */
export function anatomy(prepared: Prepared, entry: number, revision: RevisionId): Anatomy | null {
  const subject = subjectOf(prepared, entry, revision);
  return subject && anatomyOf(subject, modelOf(revision));
}

/** What the member at an offset is: its place, its name and what it is for. `null` where nothing is known. */
export function describe(prepared: Prepared, offset: number, revision: RevisionId): AnatomyRow | null {
  const entry = prepared.rows.findIndex(({ span }) => span.start <= offset && offset <= span.end);
  const subject = subjectOf(prepared, entry, revision);
  if (!subject?.root) return null;
  return describePath(subject, modelOf(revision), pathAt(subject.root, offset));
}

function subjectOf(prepared: Prepared, index: number, revision: RevisionId): Subject | null {
  const raw = prepared.intake.entries[index];
  const row = prepared.rows[index];
  const judged = prepared.judged[index];
  if (!raw || !row) return null;
  const findings = judged ? judgeEntry(judged, modelOf(revision), surroundingsOf(prepared)) : [];
  const { kind, nearly } = classify(raw.value);
  const { text } = prepared;
  return { index, text, root: raw.tree(), kind, nearly, method: row.method ?? null, findings };
}

function surroundingsOf({ text, freshIds, pairs, tools }: Prepared): Surroundings {
  return { text, freshId: freshIds(), askedOf: (response) => pairs.get(response) ?? null, tool: tools };
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

function judgedOf(entry: RawEntry, index: number, sender: SenderGuess | undefined): Judged | null {
  if (entry.value === undefined) return null;
  return {
    index,
    value: entry.value,
    tree: () => entry.tree(),
    from: sender?.from ?? 'unknown',
    fromInferred: sender?.inferred ?? true,
    damaged: trustOf(entry) === 'altered',
    doubts: doubtsOf(entry),
  };
}
