/** From mistakes in Check to exercises about them. Loaded after the first report. */
import { placeOf } from '../course/index.ts';
import { PRACTICE } from '../course/practice.ts';
import type { ShownDiagnostic } from './engine/types.ts';
import { FIRST_TEXT } from './state/first.ts';
import { readMet, storeMet } from './state/met.ts';
import { learnHref } from './state/route.ts';

/** Maximum number of exercises that are remembered. */
const MAX = 6;

/** The exercise about the mistake of a finding. */
export function practiceOf({ requirement, rule }: ShownDiagnostic): { href: string; title: string } | null {
  const place = placeOf(PRACTICE[requirement ?? rule] ?? '');
  return place && { href: learnHref(place.item.id), title: place.item.title };
}

/** Remembers the exercises about the mistakes in a text, so that Learn can offer them. The sample of a first visit is not one. */
export function remember(findings: readonly ShownDiagnostic[], length: number): void {
  if (length === FIRST_TEXT.length) return;
  const now = findings.flatMap(({ requirement, rule }) => PRACTICE[requirement ?? rule] ?? []);
  if (now.length > 0) storeMet([...new Set([...now, ...readMet()])].slice(0, MAX));
}
