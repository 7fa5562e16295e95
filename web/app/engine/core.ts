/** The engine without its worker: one text, parsed once per set of options, queried many times. */
import type { Extensions, PartsDisplay, Shapes } from './shapes.ts';
import { lightChecker, type Checker } from '../../protocol/report/checker.ts';
import { mayFail } from '../../protocol/report/may-fail.ts';
import type { AddCauses, Judgement, Prepared } from '../../protocol/report/phases.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { CheckOptions, RevisionId } from '../../protocol/types.ts';
import { NOTHING, verdictText } from '../parts/text.ts';
import { applyChange } from './change.ts';
import { shown } from './shown.ts';
import type { LongReport } from './shown.ts';
import type { Engine, ShownDiagnostic } from './types.ts';
import type { CallAnswer, CallName, WireCall } from './wire.ts';

/** Services that the core needs from its host, such as storing a text. */
export interface CoreHost {
  keep(key: string, record: { version: number; text: string }): Promise<boolean>;
  /** Called with the progress of reading a long text: messages, and the offset after the last one. */
  progress?(messages: number, offset: number): void;
  /** Yields to newer messages; called between parts of long work. */
  breathe(): Promise<void>;
  /** Loads the shape phase: the schemas of the revisions and the rules that use them. */
  loadSchemas(): Promise<Shapes>;
  /** Loads the checker of texts with fragments, documents and programs. After a failure the host asks again later. */
  loadParts(): Promise<PartsDisplay>;
  /** Loads what judges extensions; without it, they are not judged. After a failure the host asks again later. */
  loadExtensions?(): Promise<Extensions>;
  /** Loads what names the causes of a failure; without it, none is named. After a failure the host asks again later. */
  loadCauses?(): Promise<{ readonly addCauses: AddCauses }>;
}

/** The core: calls of `Engine` without a result, and one `answer` for all others. */
export interface Core extends Pick<Engine, 'setText' | 'editText'> {
  readonly version: number;
  /** Length of the text, UTF-16 units. */
  readonly length: number;
  answer(call: WireCall): Promise<CallAnswer<CallName> | LongReport | null>;
  /** The verdict on a text as a string, with default options; empty if it needs the log readers. Has no side effects. */
  first(text: string): string;
  /** Runs the code of a first judgment, if none was made yet. Has no side effects. */
  warm(): void;
  /** Loads the shape phase; later judgments are complete. Resolves at once on later calls. */
  loadSchemas(): Promise<void>;
}

/** Longer texts are judged revision by revision, with a yield in between, UTF-16 units. */
const LONG = 100_000;
/** A text with findings of several phases, to warm up the engine. */
const SMALL = `{'jsonrpc': '2.0', "id": null, "method": "initialized"}`;

/** Judges one line of a log as the JSON text of one message. */
function judgeLine(piece: string, line: number, options: CheckOptions, checker: Checker): ShownDiagnostic[] {
  if (piece.trim() === '') return [];
  const prepared = checker.prepare(piece, { ...options, format: 'json' });
  const judgement = checker.judge(prepared, prepared.guess.revision);
  const report = shown(prepared, judgement, new LineIndex(piece), 0);
  return report.diagnostics.map(({ range, ...finding }) => ({
    ...finding,
    range: { ...range, startLine: line, endLine: line },
    related: [],
  }));
}

/** Creates a core without a text (version 0). */
export function createCore(host: CoreHost): Core {
  let text = '';
  let version = 0;
  let lines: LineIndex | null = null;
  let prepared: { key: string; value: Prepared } | null = null;
  let judged = new Map<RevisionId, Judgement>();
  let warmed = false;
  let shapes: Shapes | null = null;
  let whole: PartsDisplay | null = null;
  let addCauses: AddCauses | null = null;
  let extensions: Extensions | null = null;
  let extended: { readonly from: Checker; readonly checker: Checker } | null = null;

  function change(next: string, at: number): void {
    text = next;
    version = at;
    lines = null;
    prepared = null;
  }

  function ready(options: CheckOptions): Prepared {
    const key = JSON.stringify([options.revision, options.from, options.transport, options.format, options.flip]);
    if (prepared?.key !== key) {
      prepared = { key, value: checker().prepare(text, options, host.progress) };
      judged = new Map();
    }
    return prepared.value;
  }

  function judgement(value: Prepared, revision: RevisionId): Judgement {
    const known = judged.get(revision);
    if (known) return known;
    const made = explaining().judge(value, revision);
    judged.set(revision, made);
    return made;
  }

  /** The checker, which also names causes once their code is loaded. */
  function explaining(): Checker {
    const own = checker();
    const add = addCauses;
    return add
      ? { ...own, causes: add, judge: (value, revision, quick) => add(value, own.judge(value, revision, quick)) }
      : own;
  }

  /** Loads what names causes, if the text may show a failure. */
  async function loadCauses(value: Prepared): Promise<void> {
    if (addCauses || !host.loadCauses || !mayFail(value, judgement(value, value.guess.revision))) return;
    const loaded = await host.loadCauses().catch(() => null);
    if (!loaded) return;
    addCauses = loaded.addCauses;
    // Adding the causes costs less than judging again.
    const add = addCauses;
    if (prepared?.value === value) judged = new Map([...judged].map(([id, one]) => [id, add(value, one)]));
    else judged = new Map();
  }

  function checker(): Checker {
    const own = whole?.checker ?? shapes?.checker ?? lightChecker;
    if (!extensions || own === lightChecker) return own;
    if (extended?.from !== own) extended = { from: own, checker: extensions.withExtensionRules(own) };
    return extended.checker;
  }

  /** Loads what judges extensions, if the text may use one. */
  async function loadExtensions(): Promise<Extensions | null> {
    if (!shapes?.mayUseExtensions(text)) return null;
    if (extensions || !host.loadExtensions) return extensions;
    extensions = await host.loadExtensions().catch(() => null);
    if (!extensions) return null;
    prepared = null;
    judged = new Map();
    return extensions;
  }

  async function loadSchemas(): Promise<Shapes> {
    if (shapes) return shapes;
    const loaded = await host.loadSchemas();
    shapes = loaded;
    prepared = null;
    judged = new Map();
    return loaded;
  }

  /** The prepared text. If it has no messages, or may have other parts, their code is loaded first; without it, the text waits. */
  async function readyWhole(options: CheckOptions): Promise<Prepared> {
    const value = ready(options);
    const isKnown = value.intake.entries.length > 0 || !/\S/.test(value.text);
    if (whole || (isKnown && !value.intake.waiting)) return value;
    const loading = host.loadParts();
    if (!shapes) {
      // Loads at the same time as the types, which it needs.
      loading.catch(() => undefined);
      return value;
    }
    const loaded = await loading.catch(() => null);
    if (!loaded) return value;
    whole = loaded;
    prepared = null;
    return ready(options);
  }

  return {
    get version() {
      return version;
    },
    get length() {
      return text.length;
    },
    setText: change,
    first(start) {
      warmed = true;
      const value = lightChecker.prepare(start);
      if (value.intake.waiting) return '';
      return /\S/.test(start) ? verdictText(lightChecker.judge(value, value.guess.revision).verdict) : NOTHING;
    },
    warm() {
      if (warmed || version > 0) return;
      const value = lightChecker.prepare(SMALL, { format: 'json' });
      for (const id of REVISION_IDS) lightChecker.judge(value, id);
    },
    loadSchemas: async () => void (await loadSchemas()),
    editText: (edits, at) => change(applyChange(text, edits), at),
    async answer(call) {
      switch (call.name) {
        case 'check': {
          const [options] = call.args;
          lines ??= new LineIndex(text);
          if (shapes) {
            // Set before the text is read, so that calls during reading can use it.
            const { revision = 'auto' } = options;
            await shapes.loadValidators(revision === 'auto' ? '2025-11-25' : revision);
            await shapes.loadValidators(ready(options).guess.revision);
          }
          await loadExtensions();
          if (call.version !== version) return null;
          const value = await readyWhole(options);
          if (call.version !== version) return null;
          await loadCauses(value);
          if (call.version !== version) return null;
          return shown(value, judgement(value, value.guess.revision), lines, version, whole?.partsShown);
        }
        case 'line': {
          const [piece, line, options] = call.args;
          return judgeLine(piece, line, options, checker());
        }
        case 'verdicts': {
          const [options] = call.args;
          const value = ready(options);
          const all: Judgement[] = [];
          for (const id of REVISION_IDS) {
            if (value.text.length > LONG && !judged.has(id)) {
              await host.breathe();
              await shapes?.loadValidators(id);
            }
            if (prepared?.value !== value) return null;
            all.push(judgement(value, id));
          }
          const { differenceOf } = await import('./differs.ts');
          if (prepared?.value !== value) return null;
          const difference = differenceOf(value.guess.revision, all);
          return {
            verdicts: Object.fromEntries(all.map((one) => [one.revision, one.verdict])),
            ...(difference ? { difference } : {}),
          };
        }
        case 'find':
        case 'briefs':
        case 'failed':
        case 'compare':
        case 'complete':
        case 'hover':
        case 'anatomy':
        case 'format': {
          const about = { text, lines: (lines ??= new LineIndex(text)), ready, judgement, checker: checker() };
          const last = prepared?.value ?? null;
          const { handleQuery } = await import('./queries.ts');
          const stale = (): boolean => version !== call.version;
          const loadMore = async (): Promise<Extensions | null> =>
            extensions ?? (await host.loadExtensions?.().catch(() => null)) ?? null;
          const more = { loadExtensions: loadMore, extensions: shapes?.mayUseExtensions(text) ? extensions : null };
          return handleQuery(call, { ...about, ...more, last, shapes, loadSchemas, breathe: host.breathe, stale });
        }
        case 'secrets':
        case 'redact':
        case 'export':
        case 'excerpt':
        case 'diff':
        case 'translate': {
          const { runExportJob } = await import('./export-jobs.ts');
          const complete = async (options: CheckOptions): Promise<{ checker: Checker; prepared: Prepared }> => {
            await loadSchemas();
            await loadExtensions();
            const value = await readyWhole(options);
            await loadCauses(value);
            return { checker: explaining(), prepared: value };
          };
          return runExportJob(call, { ...host, text, complete, loadSchemas });
        }
        case 'editPart':
        case 'convertChoices':
        case 'convertPart': {
          const { actOnPart } = await import('./part-jobs.ts');
          return actOnPart(call, ready);
        }
        case 'hosts': {
          const [today, options] = call.args;
          const [{ shownHosts }] = await Promise.all([import('./host-jobs.ts'), loadSchemas()]);
          const value = await readyWhole(options);
          lines ??= new LineIndex(text);
          return version === call.version ? shownHosts(value, checker(), today, lines) : null;
        }
        case 'save': {
          const [key] = call.args;
          return host.keep(key, { version, text });
        }
        case 'converse': {
          const { conversationOf } = await import('../../simulator/conversation.ts');
          return conversationOf(...call.args);
        }
        default: {
          const simulation = await import('./simulation.ts');
          return simulation.simulate(call);
        }
      }
    },
  };
}
