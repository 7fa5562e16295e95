/** HTTP as ngrep prints it: a packet’s header on one line, the packet’s contents below, a dot for each carriage return. */
import type { Skipped } from '../../types.ts';
import { Decoding, type Mapped } from '../mapped.ts';
import { startsMessage } from './scan.ts';

const PACKET =
  /^[TU] (?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d\.\d+ |\+\d+\.\d+ )?(\S+:\d+) -> \S+:\d+(?: \[[A-Z]+\])?(?: #\d+)?\r?$/;
/** ngrep’s own output: packets that passed, what it listened to, how many it saw. */
const ITSELF = /^(?:#+|(?:interface|filter|match): .*|\d+ received, \d+ matched)\r?$/;
/** A whole header on one line: two dots for each of its line endings. */
const ON_ONE_LINE = /^ {2}(?=(?:HTTP\/\d|[A-Z]{3,10} \S+ HTTP\/\d))[^\r\n]*?\.\.(?:\.\.|$)/;
/** Longer lines do not begin a message, in UTF-16 units. */
const LONGEST = 16_000;

/** True for the line that ngrep writes before each packet. */
export function isPacket(line: string): boolean {
  return PACKET.test(line);
}

/** The HTTP of the packets, concatenated; null if the text contains no ngrep packets. */
export function packets(text: string): { stream: Mapped; skipped: Skipped[] } | null {
  const decoding = new Decoding(text);
  const skipped: Skipped[] = [];
  /** The pending line ending: it is omitted if the next packet continues the body. */
  let waits: { start: number; end: number } | null = null;
  let from = '';
  let fresh = false;
  let same = false;
  for (let at = 0; at < text.length;) {
    const feed = text.indexOf('\n', at);
    const end = feed < 0 ? text.length : feed;
    const start = at;
    at = end + 1;
    const line = text.slice(start, Math.min(end, start + LONGEST));
    const sender = PACKET.exec(line)?.[1];
    if (from === '' && sender === undefined && startsMessage(line, false)) return null;
    if (sender !== undefined || ITSELF.test(line) || from === '') {
      if (end > start) skipped.push({ start, end, because: 'This line is not part of an HTTP message.' });
      if (sender === undefined) continue;
      same = sender === from;
      from = sender;
      fresh = true;
      continue;
    }
    const head = ON_ONE_LINE.exec(line);
    const dotted = text.charAt(end - 1) === '.' && end > start;
    const begins = head !== null || startsMessage(dotted ? line.slice(0, -1) : line, false);
    if (waits && !(fresh && same && !begins && line !== '')) decoding.copy(waits.start, waits.end);
    waits = { start: end, end: Math.min(at, text.length) };
    fresh = false;
    if (head) {
      let done = start + 2;
      const stop = start + head[0].length;
      for (let dots = text.indexOf('..', done); dots >= 0 && dots < stop; dots = text.indexOf('..', done)) {
        decoding.copy(done, dots);
        decoding.put('\n', { start: dots, end: dots + 2 });
        done = dots + 2;
      }
      decoding.copy(done, end);
    } else decoding.copy(start, dotted ? end - 1 : end);
  }
  return from === '' ? null : { stream: decoding.done(), skipped };
}
