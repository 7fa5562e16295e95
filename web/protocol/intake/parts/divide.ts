/**
 * Takes a paste apart: messages, logs, documents, program text and prose, each read by itself, so that problems of one part do
 * not hide another, and text that was never meant as JSON gets no JSON errors.
 */
import type { Formats, Hints, Intake } from '../types.ts';
import { Division } from './division.ts';
import type { DivideTools } from './types.ts';

/**
 * Returns the text in its parts; null if it is read whole, because it has only messages. Called for texts that may have parts
 * (`mayHaveParts`).
 */
export function divide(text: string, formats: Formats, hints: Hints, tools: DivideTools): Intake | null {
  const division = new Division(text, { ...hints, formats }, tools);
  const start = text.startsWith('\ufeff') ? 1 : 0;
  division.read({ start, end: text.length });
  return division.isWorthwhile() ? division.intake() : null;
}
