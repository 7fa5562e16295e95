/** Judges the statements in the text of a lesson. */
import { headline } from '../../model/headline.ts';
import { placeTitle } from '../../model/places.ts';
import { redact } from '../../secrets/redact.ts';
import type { Diagnostic, RevisionId, Span } from '../../types.ts';
import { clauseOf, type Claim } from './define.ts';
import { claims } from './list.ts';

/** Lines are looked at only this far, and as many of them, to bound the work. */
const MAX_LINE = 2000;
const MAX_LINES = 20_000;
/** More findings of one claim are not reported: the lesson repeats itself. */
const MAX_OF_ONE = 8;
const QUOTED = 140;
const PAGES = 'https://modelcontextprotocol.io/specification/';
/** A sentence that goes on about the subject of the one before. */
const GOES_ON = /^(?:This|It|The value|They|These)\b/;
/** Only texts about MCP are judged: JSON-RPC, A2A and others have other rules. */
const ABOUT_MCP = /\bMCP\b|Model Context Protocol|\btools\/(?:list|call)\b/;
/** A text without one of these words claims nothing that is checked. */
const CUE =
  /-32\d|\bnull\b|\bNone\b|\bany (?:valid )?JSON|\bor (?:an? )?`?(?:array|object)|initialized|handshake|batch|fraction|\w\/\w/i;

/** True if the statements of a text are those about MCP. */
export function isAboutMcp(text: string): boolean {
  return ABOUT_MCP.test(text);
}

/** The findings about statements in ranges of a text, in a revision. Ranges without text are skipped. Never throws. */
export function judgeClaims(text: string, ranges: readonly Span[], revision: RevisionId): Diagnostic[] {
  const active = claims.filter((claim) => clauseOf(claim, revision) !== null);
  if (active.length === 0) return [];
  const out: Diagnostic[] = [];
  const counts = new Map<string, number>();
  let lines = 0;
  for (const range of ranges) {
    for (let start = range.start; start < range.end && lines < MAX_LINES; lines++) {
      const found = text.indexOf('\n', start);
      const end = found < 0 ? range.end : Math.min(found, range.end);
      const line = text.slice(start, Math.min(end, start + MAX_LINE));
      if (CUE.test(line)) judgeLine(text, line, start, active, revision, counts, out);
      start = end + 1;
    }
  }
  return out;
}

function judgeLine(
  text: string,
  line: string,
  offset: number,
  active: readonly Claim[],
  revision: RevisionId,
  counts: Map<string, number>,
  out: Diagnostic[],
): void {
  let previous = 0;
  for (const { start: own, end } of sentencesOf(line)) {
    const start = GOES_ON.test(line.slice(own, own + 20)) ? previous : own;
    previous = own;
    const sentence = line.slice(start, end);
    for (const claim of active) {
      for (const place of claim.find(sentence, revision)) {
        if (place.start < own - start) continue;
        const count = (counts.get(claim.id) ?? 0) + 1;
        counts.set(claim.id, count);
        if (count > MAX_OF_ONE) continue;
        const span = { start: offset + start + place.start, end: offset + start + place.end };
        out.push(
          diagnosticOf(
            claim,
            revision,
            span,
            `${quoted(text.slice(offset + start, offset + end), place)} ${place.right}`,
          ),
        );
      }
    }
  }
}

/** Sentences of a line: cut after a full stop, and where another begins. */
function sentencesOf(line: string): Span[] {
  const out: Span[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?]["”')]? +(?=["“(`*]?[\p{Lu}`])/gu)) {
    const end = match.index + match[0].length;
    out.push({ start, end });
    start = end;
  }
  out.push({ start, end: line.length });
  return out;
}

function quoted(sentence: string, { start, end }: Span): string {
  const from = Math.max(0, Math.min(start - 40, sentence.length - QUOTED));
  const to = Math.min(sentence.length, Math.max(end, from + QUOTED));
  const cut = sentence.slice(from, to).replace(/\s+/g, ' ').trim();
  return redact(`The text says “${from > 0 ? '…' : ''}${cut}${to < sentence.length ? '…' : ''}”.`);
}

function diagnosticOf(claim: Claim, revision: RevisionId, span: Span, what: string): Diagnostic {
  const clause = clauseOf(claim, revision) ?? '';
  const severity = claim.level === 'INFO' ? 'info' : 'warning';
  return {
    rule: claim.id,
    requirement: null,
    class: 'document',
    severity,
    level: claim.level,
    title: headline(claim, severity),
    what,
    why: claim.why,
    entry: -1,
    pointer: '',
    span,
    related: [],
    spec: `${PAGES}${revision}/${clause}`,
    specTitle: placeTitle(clause),
  };
}
