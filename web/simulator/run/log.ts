/** The conversation as input for the checker: message by message with senders, or as consecutive HTTP messages. */
import type { GivenMessage } from '../../protocol/check-messages.ts';
import type { SentMessage } from './play.ts';

/** A text, and the position of each line of the wire in it. */
export interface RunLog {
  readonly text: string;
  /** By index of the spoken message: the start of its text; null if it is not in the log. */
  readonly starts: readonly (number | null)[];
  /** The same for HTTP header sections. */
  readonly heads: readonly (number | null)[];
}

/** The messages and their positions in the joined text, separated by line feeds. */
export interface RunMessages extends Omit<RunLog, 'text'> {
  readonly messages: readonly GivenMessage[];
  /** The line of the wire of each message. */
  readonly rows: readonly number[];
  /** Text that is not JSON becomes a message that is a string, and is judged separately. */
  readonly raw: readonly number[];
}

/** Only the messages: without log lines, notes, and the HTTP around messages. */
export function messagesOf(sent: readonly SentMessage[]): RunMessages {
  const messages: GivenMessage[] = [];
  const rows: number[] = [];
  const raw: number[] = [];
  const starts: (number | null)[] = sent.map(() => null);
  let start = 0;
  for (const [index, { channel, from, text }] of sent.entries()) {
    if (channel !== 'message') continue;
    const whole = isJson(text);
    if (!whole) raw.push(index);
    const given = whole ? text : JSON.stringify(text);
    messages.push({ from, text: given });
    rows.push(index);
    starts[index] = start;
    start += given.length + 1;
  }
  return { messages, rows, raw, starts, heads: sent.map(() => null) };
}

/** The messages as a log, one per line with its sender. */
export function lineLog(sent: readonly SentMessage[]): string {
  return sent
    .filter(({ channel }) => channel === 'message')
    .map(({ from, text }) => `{"from":"${from}","message":${isJson(text) ? text : JSON.stringify(text)}}\n`)
    .join('');
}

/** An event with this data after its other fields. */
export function eventText(event: string, data: string): string {
  return data === '' ? `${event}data:\n\n` : `${event}data: ${data.replaceAll('\n', '\ndata: ')}\n\n`;
}

/** The HTTP traffic: each request followed by its response, with all of a stream in one. */
export function httpLog(sent: readonly SentMessage[]): RunLog {
  const starts: (number | null)[] = sent.map(() => null);
  const heads: (number | null)[] = sent.map(() => null);
  const exchanges = new Map<string, number[]>();
  for (const [index, { http }] of sent.entries()) {
    if (http) exchanges.set(http.exchange, [...(exchanges.get(http.exchange) ?? []), index]);
  }
  let text = '';
  for (const rows of exchanges.values()) {
    for (const index of rows) {
      const line = sent[index];
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
  return { text, starts, heads };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !/[\r\n]/.test(text);
  } catch {
    return false;
  }
}
