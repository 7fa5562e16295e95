/** Choices as answers: reads the current choices from an answer, and writes them into it. Pure. */
import { isRecord, jsonOf } from '../../../../protocol/json/plain.ts';

/** The message and its mistake, each null until it is chosen. */
export interface Found {
  message: number | null;
  mistake: string | null;
}

/** The choices in an answer to “find the mistake”; both null if the text has none. */
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

/** The code in an answer to “choose the error”; null until one is chosen. */
export function chosenCode(answer: string): number | null {
  return /^-?\d+$/u.test(answer) ? Number(answer) : null;
}

/** What a log to find a mistake in consists of. */
export function unitOf({ wire }: { wire?: 'stdio' | 'http' }): 'message' | 'line' | 'part' {
  if (wire === undefined) return 'message';
  return wire === 'http' ? 'part' : 'line';
}
