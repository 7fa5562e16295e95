/** Whole sessions: compared by meaning, and written for another revision, as the commands do. Loaded on first use. */
import {
  AREA_TITLES,
  comparePrepared,
  comparisonMarkdown,
  countsOf,
  EFFECT_TITLES,
  verdictOf,
  type SessionChange,
} from '../../protocol/compare.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import type { Checker } from '../../protocol/report/checker.ts';
import type { Prepared } from '../../protocol/report/phases.ts';
import { NOTE_TITLES, translatePrepared, type NotePlace, type Translation } from '../../protocol/translate.ts';
import type { CheckOptions } from '../../protocol/types.ts';
import type {
  NoResult,
  NoteKind,
  OtherText,
  ShownChange,
  ShownDifference,
  ShownNote,
  ShownTranslation,
} from './session-types.ts';
import type { WireCall } from './wire.ts';

/** No more changes and notes are shown. */
const MAX_CHANGES = 500;
const MAX_NOTES = 200;
/** Maximum number of lines named in a note. */
const MAX_LINES = 5;
/** What is lost needs a decision of the reader, what is added a look; so they come first. */
const NOTE_ORDER: readonly NoteKind[] = ['lost', 'added', 'changed'];

/** Handles one such call. `checker` reads texts with other parts than messages too. */
export function runSessionJob(
  request: Extract<WireCall, { name: 'diff' | 'translate' }>,
  checker: Checker,
  text: string,
): ShownDifference | ShownTranslation | NoResult {
  if (request.name === 'diff') {
    const [other, options] = request.args;
    return difference(checker, { text, options }, other);
  }
  const [to, discover, options] = request.args;
  const prepared = checker.prepare(text, options);
  const made = translatePrepared(prepared, { to, discover });
  return 'problem' in made ? made : shownTranslation(made, prepared, checker);
}

function difference(
  checker: Checker,
  current: { readonly text: string; readonly options: CheckOptions },
  other: OtherText,
): ShownDifference | NoResult {
  const texts = [
    { ...current, name: 'text in the editor' },
    { ...other, name: other.name === '' ? 'other text' : other.name },
  ];
  const [a, b] = other.isFirst ? texts.toReversed() : texts;
  if (!a || !b) return { problem: 'There is nothing to compare.' };
  const found = comparePrepared(checker.prepare(a.text, a.options), checker.prepare(b.text, b.options));
  if ('problem' in found) return found;
  const [linesA, linesB] = [new LineIndex(a.text), new LineIndex(b.text)];
  const shown = (change: SessionChange): ShownChange => {
    const { kind, session, name, says, effect, because } = change;
    const first = change.a && { line: linesA.at(change.a.span.start).line, span: change.a.span };
    const second = change.b && { line: linesB.at(change.b.span.start).line, span: change.b.span };
    const there = other.isFirst ? first : second;
    return {
      kind,
      subject: [session, name].filter((part) => part !== ''),
      says,
      effect,
      mark: EFFECT_TITLES[effect],
      because: because ?? '',
      here: other.isFirst ? second : first,
      there: there && there.line,
    };
  };
  const { changes, notCompared } = found;
  const groups = new Map<string, ShownChange[]>();
  for (const change of changes.slice(0, MAX_CHANGES)) {
    const title = AREA_TITLES[change.area];
    groups.set(title, [...(groups.get(title) ?? []), shown(change)]);
  }
  return {
    verdict: verdictOf(changes),
    counts: countsOf(changes),
    first: found.a,
    second: found.b,
    groups: [...groups].map(([title, list]) => ({ title, changes: list })),
    more: Math.max(0, changes.length - MAX_CHANGES),
    notCompared,
    markdown: comparisonMarkdown(found, a, b),
  };
}

function shownTranslation({ to, text, sessions, notes }: Translation, prepared: Prepared, checker: Checker) {
  const lines = new LineIndex(prepared.text);
  return {
    to,
    text,
    messages: sessions.reduce((sum, { messages }) => sum + messages.length, 0),
    groups: NOTE_ORDER.flatMap((kind) => {
      const list = notes.filter((note) => note.kind === kind);
      if (list.length === 0) return [];
      const shown = list.slice(0, MAX_NOTES).map(({ says, places }) => ({ says, ...linesOf(places, prepared, lines) }));
      return [{ kind, title: NOTE_TITLES[kind], count: list.length, notes: shown }];
    }),
    isUnmarked: checker.prepare(text).sessions.some(({ revision }) => revision !== to),
  } satisfies ShownTranslation;
}

function linesOf(places: readonly NotePlace[], { intake }: Prepared, lines: LineIndex): Omit<ShownNote, 'says'> {
  const known = places.flatMap(({ entry }) => {
    const span = intake.entries.at(entry)?.span;
    return span && entry >= 0 ? [lines.at(span.start).line] : [];
  });
  const numbers = [...new Set(known)];
  return { lines: numbers.slice(0, MAX_LINES), more: Math.max(0, numbers.length - MAX_LINES) };
}
