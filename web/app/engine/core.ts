/** The engine without its worker: one text, prepared once per set of options, asked many times. */
import { anatomy, describe, judge, prepare, reportOf } from '../../protocol/stages.ts';
import type { Judgement, Prepared, ShapeStage } from '../../protocol/stages.ts';
import { formatJson } from '../../protocol/json/format.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { AnatomyRow, CheckOptions, Completion, Report, RevisionId } from '../../protocol/types.ts';
import { NOTHING, verdictWords } from '../parts/words.ts';
import { applyChange } from './change.ts';
import { differenceOf, shown } from './shown.ts';
import type { Engine, HoverText, ShownDiagnostic } from './types.ts';
import type { CallAnswer, CallName, WireAsk } from './wire.ts';

/** What the core cannot do itself: keep a text beyond this page. */
export interface CoreHost {
  keep(key: string, record: { version: number; text: string }): Promise<boolean>;
  /** Lets newer messages in; called between parts of long work. */
  breathe(): Promise<void>;
  /** Loads the shape stage: the types of the revisions and the rules about them. */
  deepen(): Promise<Shapes>;
}

/** What the shape stage's door gives. */
export interface Shapes {
  shapesOf(id: RevisionId): ShapeStage;
  quicken(id: RevisionId): Promise<void>;
  completeAt(prepared: Prepared, offset: number): Completion[];
}

/** The core: the unanswered half of `Engine`, and one `answer` for the rest. */
export interface Core extends Pick<Engine, 'setText' | 'editText'> {
  readonly version: number;
  /** Of the text, UTF-16 units. */
  readonly length: number;
  answer(ask: WireAsk): Promise<CallAnswer<CallName> | null>;
  /** The verdict on a text in words, with nothing chosen. Changes nothing. */
  first(text: string): string;
  /** Makes what a first judgement would have to make, where there was none. Changes nothing. */
  warm(): void;
  /** Loads the shape stage; judgements after it are deep. Answers at once the second time. */
  deepen(): Promise<void>;
}

/** What a hover says of a row. */
function hoverOf(row: AnatomyRow | null, revision: RevisionId): HoverText | null {
  if (!row?.span) return null;
  const { name, need, says, allowed, since, type, findings } = row;
  return {
    ...row.span,
    title: `${name}, ${need}`,
    text: [says, ...findings.map((finding) => finding.text)].filter(Boolean).join(' '),
    facts: [
      ...(allowed === undefined ? [] : [`Allowed: ${allowed}`]),
      ...(since === undefined ? [] : [`It exists ${since}.`]),
    ],
    ...(type === undefined ? {} : { type: { name: type, revision } }),
  };
}

/** Texts beyond this are judged revision by revision, with a breath between, UTF-16 units. */
const LONG = 100_000;
/** A text with findings of several stages, to try the engine on. */
const SMALL = `{'jsonrpc': '2.0', "id": null, "method": "initialized"}`;
/** Longer texts are not completed: reading them again for each letter takes too long, UTF-16 units. */
const COMPLETED = 1_000_000;
/** Longer lines are not quick, UTF-16 units. */
const QUICK = 100_000;

function judgeLine(
  text: string,
  start: number,
  line: number,
  options: CheckOptions,
  shapes: Shapes | null,
): ShownDiagnostic[] | null {
  const next = text.indexOf('\n', start);
  const end = next < 0 ? text.length : next;
  if (end - start > QUICK) return null;
  const piece = text.slice(start, end);
  if (piece.trim() === '') return [];
  const prepared = prepare(piece, options);
  const { revision } = prepared.guess;
  const judgement = judge(prepared, revision, shapes?.shapesOf(revision) ?? null);
  const report = shown(reportOf(prepared, judgement, {}), piece, new LineIndex(piece), 0, judgement.deep);
  return report.diagnostics.map(({ range, ...finding }) => ({
    ...finding,
    range: { ...range, startLine: line, endLine: line },
    related: [],
  }));
}

/** Makes a core that holds no text yet (version 0). */
export function createCore(host: CoreHost): Core {
  let text = '';
  let version = 0;
  let lines: LineIndex | null = null;
  let prepared: { key: string; value: Prepared } | null = null;
  let judged = new Map<RevisionId, Judgement>();
  let warmed = false;
  let shapes: Shapes | null = null;

  function change(next: string, at: number): void {
    text = next;
    version = at;
    lines = null;
    prepared = null;
  }

  function ready(options: CheckOptions): Prepared {
    const key = JSON.stringify([options.revision, options.from, options.transport, options.format]);
    if (prepared?.key !== key) {
      prepared = { key, value: prepare(text, options, shapes?.shapesOf) };
      judged = new Map();
    }
    return prepared.value;
  }

  function judgement(value: Prepared, revision: RevisionId): Judgement {
    const known = judged.get(revision);
    if (known) return known;
    const made = judge(value, revision, shapes?.shapesOf(revision) ?? null);
    judged.set(revision, made);
    return made;
  }

  function stageOf({ guess }: Prepared): ShapeStage | null {
    return shapes?.shapesOf(guess.revision) ?? null;
  }

  function report(options: CheckOptions): Report {
    const value = ready(options);
    return reportOf(value, judgement(value, value.guess.revision), {});
  }

  /** Each message laid out by itself; `null` when none can be, or when it would be read differently afterwards. */
  function formatted(): string | null {
    const { rows } = prepared?.value ?? ready({});
    let out = '';
    let at = 0;
    for (const { span } of rows) {
      const better = span.start >= at ? formatJson(text, span.start, span.end) : null;
      if (better === null) continue;
      out += text.slice(at, span.start) + better;
      at = span.end;
    }
    if (at === 0) return null;
    out += text.slice(at);
    return prepare(out, prepared?.value.options ?? {}).rows.length === rows.length ? out : null;
  }

  return {
    get version() {
      return version;
    },
    get length() {
      return text.length;
    },
    setText: change,
    first(words) {
      warmed = true;
      const value = prepare(words);
      return /\S/.test(words) ? verdictWords(judge(value, value.guess.revision).verdict) : NOTHING;
    },
    warm() {
      if (warmed || version > 0) return;
      const value = prepare(SMALL);
      for (const id of REVISION_IDS) judge(value, id);
    },
    async deepen() {
      if (shapes) return;
      shapes = await host.deepen();
      judged = new Map();
    },
    editText: (edits, at) => change(applyChange(text, edits), at),
    async answer(ask) {
      switch (ask.name) {
        case 'check': {
          const [options] = ask.args;
          lines ??= new LineIndex(text);
          if (shapes) {
            // Before the text is read, so that it can be looked at on the way.
            const { revision = 'auto' } = options;
            await shapes.quicken(revision === 'auto' ? '2025-11-25' : revision);
            await shapes.quicken(ready(options).guess.revision);
          }
          return shown(report(options), text, lines, version, shapes !== null);
        }
        case 'line': {
          const [start, line, options] = ask.args;
          return judgeLine(text, start, line, options, shapes);
        }
        case 'verdicts': {
          const [options] = ask.args;
          const value = ready(options);
          const all: Judgement[] = [];
          for (const id of REVISION_IDS) {
            if (value.text.length > LONG && !judged.has(id)) {
              await host.breathe();
              await shapes?.quicken(id);
            }
            if (prepared?.value !== value) return null;
            all.push(judgement(value, id));
          }
          const difference = differenceOf(value.guess.revision, all);
          return {
            verdicts: Object.fromEntries(all.map((one) => [one.revision, one.verdict])),
            ...(difference ? { difference } : {}),
          };
        }
        case 'anatomy': {
          const [entry, options] = ask.args;
          const value = ready(options);
          return anatomy(value, entry, value.guess.revision, stageOf(value));
        }
        case 'hover': {
          const [offset, options] = ask.args;
          const value = ready(options);
          const row = describe(value, offset, value.guess.revision, stageOf(value));
          return hoverOf(row, value.guess.revision);
        }
        case 'complete': {
          const [offset, options] = ask.args;
          if (text.length > COMPLETED) return [];
          return shapes?.completeAt(ready(options), offset) ?? null;
        }
        case 'format':
          return formatted();
        case 'save': {
          const [key] = ask.args;
          return host.keep(key, { version, text });
        }
      }
    },
  };
}
