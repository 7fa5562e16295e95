/** The text of a message in a recording. Pure. */
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import type { LiveRun } from './run-log.ts';

/** The text as it was on the wire; `verbatim` if it is part of its line as it stands, so that places in it can be marked. */
export function messageText(
  { lines, lineOf }: Pick<LiveRun, 'lines' | 'lineOf'>,
  index: number,
): { readonly text: string; readonly verbatim: boolean } {
  const line = lines[lineOf[index] ?? -1] ?? '';
  const record = jsonOf(line);
  if (!isRecord(record)) return { text: '', verbatim: false };
  if (typeof record['text'] === 'string') return { text: record['text'], verbatim: false };
  try {
    const text = JSON.stringify(record['message']);
    return { text, verbatim: line.includes(`"message":${text}`) };
  } catch {
    return { text: line, verbatim: false };
  }
}
