/** Finds complaints in a text of any size, in one pass. */
import type { Span } from '../../types.ts';
import { CATALOG } from './catalog.ts';
import type { Complaint, ComplaintEntry } from './define.ts';
import { payloadsOf } from './payloads.ts';
import { leadOf, signSource } from './signs.ts';

interface Sign {
  readonly entry: ComplaintEntry;
  readonly lead: string;
  /** Sticky. */
  readonly pattern: RegExp;
}

/** Length of the part of a lead by which signs are looked up. */
const KEY = 4;
/** Maximum number of complaints that are returned. */
const MAX_LENGTH = 1000;
/** Maximum distance at which a special complaint replaces a general one after it. */
const NEAR = 400;

let table: ReadonlyMap<number, readonly Sign[]> | null = null;

function keyAt(text: string, at: number): number {
  return (
    (text.charCodeAt(at) & 0xff) |
    ((text.charCodeAt(at + 1) & 0xff) << 8) |
    ((text.charCodeAt(at + 2) & 0xff) << 16) |
    ((text.charCodeAt(at + 3) & 0x7f) << 24)
  );
}

/** The bits of all keys by a short hash: most positions of a text are excluded by one look. */
const BITS = new Uint8Array(1 << 16);

function hashOf(key: number): number {
  return (Math.imul(key, 0x9e3779b1) >>> 16) & 0xffff;
}

function signs(): ReadonlyMap<number, readonly Sign[]> {
  if (table) return table;
  const made = new Map<number, Sign[]>();
  for (const entry of CATALOG) {
    for (const sign of entry.signs) {
      const lead = leadOf(sign);
      if (lead.length < KEY) continue;
      const key = keyAt(lead, 0);
      const list = made.get(key);
      const one = { entry, lead, pattern: new RegExp(signSource(sign), 'y') };
      if (list) list.push(one);
      else made.set(key, [one]);
      BITS[hashOf(key)] = 1;
    }
  }
  table = made;
  return made;
}

/**
 * The complaints in a range of a text, in the order of the text, at most 1,000. Where a special and a general one fit, the special
 * one is returned. Takes time linear in the range.
 */
export function recognizeComplaints(text: string, { start, end }: Span): Complaint[] {
  const all = signs();
  const found: { entry: ComplaintEntry; span: Span }[] = [];
  for (let at = Math.max(0, start); at + KEY <= end && found.length < MAX_LENGTH * 2; at += 1) {
    const key = keyAt(text, at);
    if (BITS[hashOf(key)] === 0) continue;
    for (const { entry, lead, pattern } of all.get(key) ?? []) {
      if (!text.startsWith(lead, at)) continue;
      pattern.lastIndex = at;
      if (pattern.test(text) && pattern.lastIndex <= end)
        found.push({ entry, span: { start: at, end: pattern.lastIndex } });
    }
  }
  return resolved(text, found)
    .slice(0, MAX_LENGTH)
    .map(({ entry, span }) => {
      const { id, group, title, emitter, says, causes, next, wire = false } = entry;
      return {
        id,
        group,
        title,
        span,
        emitter,
        says,
        causes,
        next,
        wire,
        payloads: payloadsOf(text, span, end, entry.payload),
      };
    });
}

type Found = { entry: ComplaintEntry; span: Span };

/** Without repetitions on a line, and without general complaints beside special ones. In the order of the text. */
function resolved(text: string, found: readonly Found[]): Found[] {
  const stored: Found[] = [];
  found.forEach((one, index) => {
    for (let other = index - 1; other >= 0; other -= 1) {
      const before = found[other];
      if (!before || before.span.start < one.span.start - NEAR) break;
      if (isDropped(text, one, before, true)) return;
    }
    for (let other = index + 1; other < found.length; other += 1) {
      const after = found[other];
      if (!after || after.span.start > one.span.start + NEAR) break;
      if (isDropped(text, one, after, false)) return;
    }
    stored.push(one);
  });
  return stored;
}

/** True if `one` gives way to `other`; `later` if it comes later in the list of what was found. */
function isDropped(text: string, one: Found, other: Found, later: boolean): boolean {
  const same = one.entry.id === other.entry.id;
  const overlap = one.span.start < other.span.end && other.span.start < one.span.end;
  if (other.entry.over?.includes(one.entry.id)) return overlap || isOneBlock(text, one.span, other.span);
  if (one.entry.over?.includes(other.entry.id)) return false;
  if (same) return later && (overlap || isOneLine(text, one.span, other.span));
  if (!overlap) return false;
  const [own, its] = [one.span.end - one.span.start, other.span.end - other.span.start];
  return own < its || (own === its && later);
}

function between(text: string, one: Span, other: Span): string {
  return text.slice(Math.min(one.start, other.start), Math.max(one.start, other.start));
}

function isOneLine(text: string, one: Span, other: Span): boolean {
  return !between(text, one, other).includes('\n');
}

/** True if at most two line breaks are between them: lines of one complaint. */
function isOneBlock(text: string, one: Span, other: Span): boolean {
  return between(text, one, other).split('\n').length <= 3;
}
