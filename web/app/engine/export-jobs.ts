/** Export: the secrets in the text, the redacted text, and reports and messages as files. Loaded on first use. */
import {
  cleanLines,
  listSecrets,
  redact,
  reportJson,
  reportMarkdown,
  reportSarif,
  SECRET_KINDS,
  SECRET_TEXTS,
} from '../../protocol/exports.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { createChecker, type Checker } from '../../protocol/report/checker.ts';
import { reportOf } from '../../protocol/report/report.ts';
import type { Judgement, Prepared } from '../../protocol/report/phases.ts';
import { oneLine } from '../../simulator/one-line.ts';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { CheckOptions, Report, RevisionId } from '../../protocol/types.ts';
import type { NoResult, ShownDifference, ShownTranslation } from './session-types.ts';
import type { Shapes } from './shapes.ts';
import type { ExportFile, ExportFormat, SecretSort } from './types.ts';
import type { WireCall } from './wire.ts';

/** State and functions that the core passes in. */
export interface Lent {
  text: string;
  /** The text prepared by the complete checker, and that checker. */
  complete(options: CheckOptions): Promise<{ checker: Checker; prepared: Prepared }>;
  /** Loads the schemas, since exports use the complete judgment. */
  loadSchemas(): Promise<Shapes>;
  breathe(): Promise<void>;
  /** Loads the checker of texts with other parts than messages. */
  loadParts(): Promise<{ readonly checker: Checker }>;
}

/** Maximum number of places listed per kind. */
const PLACES = 6;
/** Characters of a secret that are shown to identify it. */
const BEGINNING = 6;
/** The file name of a pasted text in a report. */
const NAME = 'messages.txt';

/** Handles one such call. */
export async function runExportJob(
  request: Extract<WireCall, { name: 'secrets' | 'redact' | 'export' | 'excerpt' | 'diff' | 'translate' }>,
  lent: Lent,
): Promise<SecretSort[] | string | string[] | ExportFile | ShownDifference | ShownTranslation | NoResult> {
  if (request.name === 'diff' || request.name === 'translate') {
    const [{ runSessionJob }, { checker }] = await Promise.all([import('./session-jobs.ts'), lent.loadParts()]);
    return runSessionJob(request, checker, lent.text);
  }
  if (request.name === 'secrets') return secretsOf(lent.text);
  if (request.name === 'redact') return redact(lent.text, request.args[0]);
  if (request.name === 'excerpt') {
    const [entries, hide, options] = request.args;
    const { prepared } = await lent.complete(options);
    const lines = entries.map((index) => oneLine(messageText(prepared, index)));
    // Together, so that a secret in two messages gets one placeholder.
    return hide ? redact(lines.join('\n')).split('\n') : lines;
  }
  const [format, hide, options] = request.args;
  const text = hide.length > 0 ? redact(lent.text, hide) : lent.text;
  return write(format, text, options, lent);
}

/** A message escaped inside a JSON string. */
const ESCAPED = /^\s*[[{]\s*\\+"/;

/** A message as the text has it, with its mistakes; one inside a JSON string is unescaped. */
function messageText({ text, intake }: Prepared, index: number): string {
  const entry = intake.entries.at(index);
  if (!entry) return '';
  const own = text.slice(entry.span.start, entry.span.end);
  return ESCAPED.test(own) && entry.value !== undefined ? JSON.stringify(entry.value) : own;
}

/** Kinds of secrets in the text, with their first places. */
export function secretsOf(text: string): SecretSort[] {
  const lines = new LineIndex(text);
  const secrets = listSecrets(text);
  return SECRET_KINDS.flatMap((kind) => {
    const of = secrets.filter((one) => one.kind === kind);
    if (of.length === 0) return [];
    const places = of.slice(0, PLACES).map(({ start, value }) => ({
      line: lines.at(start).line,
      begins: beginning(value),
    }));
    return [{ kind, ...SECRET_TEXTS[kind], count: of.length, places }];
  });
}

/** Enough characters to identify the secret, never more than half of it. */
function beginning(secret: string): string {
  const shown = secret
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return `${shown.slice(0, Math.min(BEGINNING, Math.floor(shown.length / 3)))}…`;
}

async function write(format: ExportFormat, text: string, options: CheckOptions, lent: Lent): Promise<ExportFile> {
  const { loadValidators } = await lent.loadSchemas();
  const { checker: own, prepared: known } = await lent.complete(options);
  const read = text === lent.text ? known : own.prepare(text, options);
  if (format === 'jsonl') {
    return { name: 'messages.jsonl', type: 'application/jsonl', ...cleanLines(read) };
  }
  const { withHosts } = await import('../../protocol/host-check.ts');
  const checker = createChecker({ ...own, hosts: withHosts });
  // The page prepares a text without hosts, since its findings do not include them.
  const prepared: Prepared = { ...read, options };
  const judgement = (revision: RevisionId): Judgement => checker.judge(prepared, revision);
  const verdicts: Report['verdicts'] = {};
  await loadValidators(prepared.guess.revision);
  const chosen = judgement(prepared.guess.revision);
  for (const id of REVISION_IDS) {
    await lent.breathe();
    await loadValidators(id);
    verdicts[id] = id === chosen.revision ? chosen.verdict : judgement(id).verdict;
  }
  const report = reportOf(prepared, chosen, verdicts);
  if (format === 'sarif') {
    return { name: 'report.sarif', type: 'application/sarif+json', text: reportSarif(report, text, NAME), notes: [] };
  }
  if (format === 'markdown') {
    return { name: 'report.md', type: 'text/markdown', text: reportMarkdown(report, text, NAME, options), notes: [] };
  }
  return { name: 'report.json', type: 'application/json', text: reportJson(report, text), notes: [] };
}
