/** The revision that running text names. */
import type { Span } from '../types.ts';

/** A date of a revision after a word of the protocol, or in an address of its specification; no time of a log. */
const NAMED =
  /(?:\b(?:mcp|protocol|protocolversion|spec|specification|revision|version|schema)\b[^\n]{0,40}?)(20\d\d-\d\d-\d\d)(?![T ]\d\d:|\d)/gi;
/** Of each range only the beginning is searched, and of a text only so much, UTF-16 units. */
const WITHIN = 20_000;
const MAX_LENGTH = 200_000;

/** The date that all mentions of a revision in some ranges agree on; null if there is none, or if they differ. */
export function mentionedIn(text: string, ranges: readonly Span[]): string | null {
  let only: string | null = null;
  let left = MAX_LENGTH;
  for (const { start, end } of ranges) {
    const stop = Math.min(end, start + Math.min(WITHIN, left));
    for (const [, date = ''] of text.slice(start, stop).matchAll(NAMED)) {
      if (only !== null && only !== date) return null;
      only = date;
    }
    left -= stop - start;
    if (left <= 0) break;
  }
  return only;
}
