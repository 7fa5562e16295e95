/**
 * Light entry point: the outcome of a text that has other parts than messages, in the words of a headline. Pure functions of a
 * report, for the page and the commands.
 */
import { counted } from '../words.ts';
import type { PartKind } from '../part-kinds.ts';
import type { Part, Report } from '../types.ts';

/** The outcome of such a text. */
export interface PartsOutcome {
  /** E.g. “Nothing to judge”, “Configuration of VS Code: 1 problem”, “A tool: valid in 2025-11-25”. */
  readonly head: string;
  /** What the text is, or what it was recognized by. */
  readonly basis: string;
  /** For a text with nothing to judge: what to paste instead, as whole sentences. */
  readonly instead?: string;
  /** `none`: nothing was judged. */
  readonly severity: 'error' | 'warning' | 'ok' | 'none';
}

/** What is read of a report. */
export interface PartedReport extends Pick<Report, 'parts' | 'revision' | 'verdicts' | 'wire'> {
  readonly entries: { readonly length: number };
  /** A cause, if there is one, comes first. */
  readonly diagnostics?: readonly Pick<Report['diagnostics'][number], 'class' | 'severity' | 'title'>[];
}

/** Kinds that are text for readers, or cannot be named. */
const UNJUDGED: ReadonlySet<PartKind> = new Set<PartKind>([
  'prose',
  'lesson-text',
  'unknown',
  'complaint',
  'other-protocol',
  'program-literal',
  'program-repr',
]);
const MESSAGES: ReadonlySet<PartKind> = new Set<PartKind>(['message', 'log', 'http']);

/** True for a fragment or a document: a part that is judged by itself, and not as a message. */
export function isJudgedPart({ kind, messages }: Pick<Part, 'kind' | 'messages'>): boolean {
  const isMessage = MESSAGES.has(kind) || (kind === 'fragment-message-without-jsonrpc' && messages > 0);
  return !UNJUDGED.has(kind) && !isMessage;
}

/** True if the chosen revision can change the verdict: documents of hosts and registries have their own authorities. */
export function dependsOnRevision({ parts, entries, wire }: PartedReport): boolean {
  if (entries.length > 0 || wire.length > 0) return true;
  return parts.some(({ kind }) => kind.startsWith('fragment-') || MESSAGES.has(kind));
}

/** The outcome; null if the text is messages, with or without text between them, or broken JSON. */
export function partsOutcome(report: PartedReport): PartsOutcome | null {
  const { parts, entries, wire, revision } = report;
  const judged = parts.filter(isJudgedPart);
  const [only] = judged;
  if (!only && (entries.length > 0 || wire.length > 0 || parts.length === 0)) return null;
  const { errors = 0, warnings = 0 } = report.verdicts[revision] ?? {};
  const [first] = report.diagnostics ?? [];
  // Words that describe a failure and show nothing of it have no outcome; the cause stands above it.
  const isDescribed = first?.severity === 'info' && parts.every(({ kind }) => kind === 'prose');
  if (!only && first?.class === 'cause' && !isDescribed) {
    const severity = first.severity === 'info' ? 'none' : first.severity;
    return { head: first.title, basis: contentsOf(parts), severity };
  }
  if (!only) {
    return errors + warnings > 0
      ? {
          head: counted(errors + warnings, 'problem'),
          basis: contentsOf(parts),
          severity: errors > 0 ? 'error' : 'warning',
        }
      : { head: 'Nothing to judge', basis: contentsOf(parts), instead: insteadOf(parts), severity: 'none' };
  }
  const severity = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'ok';
  if (judged.length > 1 || entries.length > 0) {
    const head = `${countsOf(judged, entries.length)}: ${problems(errors + warnings)}`;
    return { head, basis: dependsOnRevision(report) ? `judged by ${nameOf(revision)}` : '', severity };
  }
  const title = only.title;
  const basis = only.because;
  if (!only.kind.startsWith('fragment-')) return { head: `${title}: ${problems(errors + warnings)}`, basis, severity };
  const result = errors > 0 ? `${counted(errors, 'error')} in ${shortOf(revision)}` : `valid in ${shortOf(revision)}`;
  return { head: `${title}: ${result}${warnings > 0 ? `, ${counted(warnings, 'warning')}` : ''}`, basis, severity };
}

function problems(count: number): string {
  return count === 0 ? 'no problems' : counted(count, 'problem');
}

function countsOf(judged: readonly Part[], messages: number): string {
  const parts = judged.length === 1 && judged[0] ? judged[0].title : counted(judged.length, 'part');
  return messages === 0 ? parts : `${counted(messages, 'message')} and ${small(parts)}`;
}

function small(title: string): string {
  return /^(?:An?|The) /.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** “Text”, or “Python, Text”: the titles of the parts without repetition. */
function contentsOf(parts: readonly Part[]): string {
  return [...new Set(parts.map(({ title }) => title))].slice(0, 4).join(', ');
}

/** What to paste instead. */
function insteadOf(parts: readonly Part[]): string {
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (kinds.has('complaint')) return 'Paste the messages before the error: the request, and what came back.';
  if (kinds.has('other-protocol'))
    return 'These messages belong to another protocol. Paste messages between an MCP client and an MCP server.';
  if (kinds.has('program-literal') || kinds.has('program-repr'))
    return 'This program text contains no message. Paste the JSON that the program sends or receives.';
  if (kinds.has('unknown'))
    return 'Paste a JSON-RPC message, a log, a tool, a result, or a configuration with its outer members.';
  return 'Paste a JSON-RPC message, a log, a tool, or a configuration.';
}

function shortOf(revision: Report['revision']): string {
  return revision === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : revision;
}

function nameOf(revision: Report['revision']): string {
  return revision === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : `MCP ${revision}`;
}
