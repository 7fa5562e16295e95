/** Formats words and numbers for the page. Pure. */
import type { ViewParty } from '../../protocol/session-types.ts';
import type { Kind, RevisionId, Sender, Severity, Verdict } from '../../protocol/types.ts';
import { word } from '../../protocol/words.ts';

/** 12000 → “12,000”. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+(?!\d))/g, word(','));
}

/** E.g. “1 error”, “2 errors”, “12,000 messages”. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${grouped(n)} ${word(n === 1 ? one : many)}`;
}

/** The verdict on a blank text. */
export const NOTHING = 'Nothing to check';

/**
 * E.g. “2 errors, 1 warning”, “Valid, 2 warnings”, “Valid”. Infos are not counted: a valid text may have them. `happened`: an
 * outcome follows, above which “Valid” would read as a success.
 */
export function verdictText(verdict: Pick<Verdict, 'errors' | 'warnings'>, happened = false): string {
  const good = happened && verdict.warnings === 0 ? 'All rules kept' : 'Valid';
  const head = verdict.errors > 0 ? count(verdict.errors, 'error') : good;
  return verdict.warnings > 0 ? `${head}, ${count(verdict.warnings, 'warning')}` : head;
}

/** The short name: “JSON-RPC 2.0”, “2025-11-25”. */
export function revisionShort(id: RevisionId): string {
  return id === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : id;
}

/** The name in a sentence: “JSON-RPC 2.0”, “MCP 2025-11-25”. */
export function revisionName(id: RevisionId): string {
  return id === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : `MCP ${id}`;
}

const KIND_TEXTS: Record<Kind, string> = {
  request: 'Request',
  notification: 'Notification',
  response: 'Response',
  error: 'Error',
  batch: 'Batch',
  invalid: 'Invalid',
};

/** The kind as one capitalized word. */
export function kindWord(kind: Kind): string {
  return KIND_TEXTS[kind];
}

/** E.g. “client → server”, “view → host”, or a text for an unknown sender. */
export function directionText(from: Sender, party?: ViewParty): string {
  if (party !== undefined) return party === 'host' ? 'host → view' : `${party} → host`;
  if (from === 'client') return 'client → server';
  if (from === 'server') return 'server → client';
  return 'sender unknown';
}

/** The worst severity among the counts; `null` when there are no findings. */
export function worst(counts: { errors: number; warnings: number }): Severity | null {
  if (counts.errors > 0) return 'error';
  return counts.warnings > 0 ? 'warning' : null;
}

/** A duration: “42 ms”, “1.89 s”, “3 min 5 s”. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 0.95) return milliseconds > 0 ? 'under 1 ms' : '0 ms';
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 9.995) return `${seconds.toFixed(2)} s`;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const rest = whole % 60;
  return `${grouped(Math.floor(whole / 60))} min${rest > 0 ? ` ${rest} s` : ''}`;
}

/** A number of characters: “164”, “1.2 k”, “3.4 M”. */
export function sizeText(characters: number): string {
  if (characters < 1000) return String(characters);
  const [unit, size] = characters < 999_500 ? ['k', characters / 1000] : ['M', characters / 1_000_000];
  return `${size < 9.95 ? size.toFixed(1) : grouped(Math.round(size))} ${unit}`;
}

/** A response that takes at least this long is shown as slow, ms. */
export const SLOW = 1000;
