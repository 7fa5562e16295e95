/** What was said as a text that `check` reads: one message a line with who said it, or HTTP messages one after the other. */
import type { Spoken } from './play.ts';

/** A text, and where each line of the wire stands in it. */
export interface RunLog {
  readonly text: string;
  /** By index of what was spoken: where its own text starts; null where it is not in the log. */
  readonly starts: readonly (number | null)[];
  /** The same for heads of HTTP. */
  readonly heads: readonly (number | null)[];
  /** What is no JSON stands in a log of lines as a string, and is judged by itself. */
  readonly raw: readonly number[];
}

/** The messages, one a line. Lines for people, notes, and what HTTP has around messages are left out. */
export function lineLog(spoken: readonly Spoken[]): RunLog {
  const raw: number[] = [];
  const starts: (number | null)[] = [];
  let text = '';
  for (const [index, { channel, from, text: said }] of spoken.entries()) {
    if (channel !== 'message') {
      starts.push(null);
      continue;
    }
    const whole = isJson(said);
    if (!whole) raw.push(index);
    text += `{"from":"${from}","message":`;
    starts.push(text.length);
    text += `${whole ? said : JSON.stringify(said)}}\n`;
  }
  return { text, starts, heads: spoken.map(() => null), raw };
}

/** An event with this data behind its other fields. */
export function eventText(event: string, data: string): string {
  return data === '' ? `${event}data:\n\n` : `${event}data: ${data.replaceAll('\n', '\ndata: ')}\n\n`;
}

/** HTTP as it went: each request with its answer behind it, all of a stream in one. */
export function httpLog(spoken: readonly Spoken[]): RunLog {
  const starts: (number | null)[] = spoken.map(() => null);
  const heads: (number | null)[] = spoken.map(() => null);
  const exchanges = new Map<string, number[]>();
  for (const [index, { http }] of spoken.entries()) {
    if (http) exchanges.set(http.exchange, [...(exchanges.get(http.exchange) ?? []), index]);
  }
  let text = '';
  for (const rows of exchanges.values()) {
    for (const index of rows) {
      const line = spoken[index];
      if (!line?.http) continue;
      const { head, event, raw } = line.http;
      if (head !== null) {
        if (text !== '') text += '\n---\n';
        heads[index] = text.length;
        text += `${head}\n`;
      }
      if (event === '' && line.text === '') continue;
      if (event === null) {
        starts[index] = text.length;
        text += line.text;
      } else {
        const whole = raw ?? eventText(event, line.text);
        starts[index] = text.length + Math.max(0, whole.indexOf(line.text.split('\n', 1)[0] ?? '', event.length));
        text += whole;
      }
    }
  }
  return { text, starts, heads, raw: [] };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !/[\r\n]/.test(text);
  } catch {
    return false;
  }
}
