/** Choices as answers: what is chosen so far, read from the answer and written into it. Pure. */
import { isRecord, jsonOf } from '../../../../protocol/json/plain.ts';

/** The message and what is wrong with it, each null while it is not chosen. */
export interface Found {
  message: number | null;
  mistake: string | null;
}

/** What is chosen in an answer to “find the mistake”; nothing where the text is none. */
export function chosenFind(answer: string): Found {
  const value = jsonOf(answer);
  const { message, mistake } = isRecord(value) ? value : {};
  return {
    message: typeof message === 'number' ? message : null,
    mistake: typeof mistake === 'string' ? mistake : null,
  };
}

/** An answer with one more choice in it. */
export function withFound(answer: string, change: Partial<Found>): string {
  return JSON.stringify({ ...chosenFind(answer), ...change });
}

/** The code in an answer to “choose the error”; null while none is chosen. */
export function chosenCode(answer: string): number | null {
  return /^-?\d+$/u.test(answer) ? Number(answer) : null;
}
