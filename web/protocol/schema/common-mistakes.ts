/** Common mistakes in names: the member or value that was probably meant. */
import type { JsonValue } from '../json/types.ts';
import { nearest } from '../json/nearest.ts';

/** Among existing names, the one that probably means `name`: another spelling, a known alias, or a near name. */
export function mistakeFor(name: string, aka: readonly string[], strangers: readonly string[]): string | null {
  if (strangers.length === 0) return null;
  const also = strangers.find((key) => aka.some((other) => sameLetters(key, other)));
  return strangers.find((key) => sameLetters(key, name)) ?? also ?? nearest(name, strangers);
}

/** Names from other systems for one of ours, such as log levels. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  trace: 'debug',
  verbose: 'debug',
  information: 'info',
  fatal: 'critical',
  severe: 'error',
  panic: 'emergency',
};

/** The nearest allowed value, if one is near. */
export function near(found: JsonValue | undefined, allowed: readonly string[]): { instead?: string } {
  if (typeof found !== 'string') return {};
  const instead =
    allowed.find((value) => sameLetters(value, found)) ??
    nearest(found, allowed) ??
    only(begunBy(found, allowed)) ??
    only(allowed.filter((value) => value === ELSEWHERE[found.toLowerCase()]));
  return instead === null ? {} : { instead };
}

/** The values with this abbreviation: `warn`, `warning`. */
function begunBy(found: string, allowed: readonly string[]): string[] {
  return found.length < 3 ? [] : allowed.filter((value) => value.startsWith(found.toLowerCase()));
}

function only([first, second]: readonly string[]): string | null {
  return second === undefined ? (first ?? null) : null;
}

/** The same letters in the same order, ignoring case and separators: `input_schema`, `inputSchema`. */
export function sameLetters(a: string, b: string): boolean {
  return a.length < 80 && b.length < 80 && letters(a) === letters(b);
}

function letters(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/gu, '').toLowerCase();
}
