/**
 * Entry point for program text and debug prints: the values in them that are messages, parts of messages or documents, each with
 * its tree at its place. What a program computes is a hole; what differs from JSON is named for one note.
 */
import type { Span } from '../../types.ts';
import { ENOUGH, languageOf as guess, type Guess } from './language.ts';
import { scanProgram } from './scan.ts';
import { scanTeaching } from './teaching.ts';
import type { ProgramReading } from './types.ts';
import { scanYaml } from './yaml.ts';

export type { Language, ProgramReading, ProgramValue, ProgramValueKind } from './types.ts';

/**
 * Reads the values of a program text, in text order; a value within a returned one is not returned again. `hint`: the info string
 * of a fence, if any. Null if the span is not program text. Never throws; the work is linear in the span.
 */
export function readProgram(text: string, span: Span, hint?: string): ProgramReading | null {
  const found = guess(text, span, hint);
  if (!found || found.score < ENOUGH) return null;
  const { language, because } = found;
  if (language === 'teaching') return { language, because, values: scanTeaching(text, span) };
  if (language === 'yaml') return { language, because, values: scanYaml(text, span) };
  return { language, because, values: scanProgram(text, span, language) };
}

/** Confidence from 0 to 100 that the span is program text in a language; null if nothing speaks for it. Bounded work. */
export function languageOf(text: string, span: Span, hint?: string): Guess | null {
  return guess(text, span, hint);
}
