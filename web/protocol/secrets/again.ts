/** Where a known secret stands once more, without anything before it that tells: in an error message, in a result, in a log. */
import type { Secret } from './kinds.ts';

/** Shorter ones, and words, may stand anywhere by chance. */
const SHORTEST = 6;
const WORD = /[A-Za-z0-9_-]+/g;

/** Further places of `secrets`, in order; places that are among them already are not left out. Takes time in proportion to the text. */
export function knownAgain(text: string, secrets: readonly Secret[]): Secret[] {
  const byFirstWord = new Map<string, Map<string, Secret['kind']>>();
  for (const { kind, start, end } of secrets) {
    const value = text.slice(start, end);
    const first = new RegExp(WORD).exec(value);
    if (kind === 'home' || kind === 'private-key' || first?.index !== 0 || !isTelling(value)) continue;
    const known = byFirstWord.get(first[0]) ?? new Map<string, Secret['kind']>();
    byFirstWord.set(first[0], known);
    if (known.size < 20 && !known.has(value)) known.set(value, kind);
  }
  if (byFirstWord.size === 0) return [];
  const found: Secret[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const [value, kind] of byFirstWord.get(word) ?? []) {
      const end = index + value.length;
      if (text.startsWith(value, index) && !/[A-Za-z0-9_-]/.test(text.charAt(end)))
        found.push({ kind, start: index, end });
    }
  }
  return found;
}

function isTelling(value: string): boolean {
  return value.length >= SHORTEST && value.length <= 5000 && /\d/.test(value) && /[A-Za-z]/.test(value);
}
