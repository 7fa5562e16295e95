/** A recorder’s CSV tables: one row per message, the message in quotes with its own quotes doubled. */
import { has, isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import type { Skipped, Span } from '../../types.ts';
import { timeOf } from '../clock.ts';
import { Decoding, mappedEntries } from '../mapped.ts';
import { forgiveCut } from '../marks.ts';
import { parsed } from '../value-end.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format, RawEntry } from '../types.ts';
import { settle, type Waiting } from '../ways.ts';

const HOLDS = /(?:^|,)"(?:[^"{\n]{0,200}[\s:>\]|)-])?\s*[{[][^\n]*""jsonrpc""/;
/** Text that a log wrote before the message in the same cell. */
const AHEAD = /^"([^"{]{0,200}[\s:>\]|)-])\{\s*""(?:jsonrpc|method|id|result|error|params)""/;
/** The last word of that text, if it shows the direction. */
const LAST = /([\w>-]+)[\s:>\]|)-]*$/;
const C2S = /^(?:c2s|client|client[-_ >]+(?:to[-_ ])?server|from[-_ ]client)$/i;
const S2C = /^(?:s2c|server|server[-_ >]+(?:to[-_ ])?client|from[-_ ]server)$/i;
const OPEN = /^(?:in|out|send|sent|receive|received|recv|tx|rx|inbound|outbound|incoming|outgoing)$/i;

/** Columns are recognized by their contents, so that a table without a header row can be read too. */
export const csv: Format = {
  id: 'csv',
  title: 'CSV with messages',
  claim(_text, sample = sampleOf(_text)) {
    const rows = sample.lines.filter((line) => HOLDS.test(line)).length;
    if (rows === 0) return { score: 0, because: '' };
    return { score: 88, because: `${rows} of the first ${sample.lines.length} rows have a message in a quoted field.` };
  },
  read(text) {
    const entries: RawEntry[] = [];
    const skipped: Skipped[] = [];
    const waiting: Waiting[] = [];
    for (const row of rowsOf(text)) {
      const found = row.cells.flatMap((cell) => messagesIn(text, cell)).filter(({ value }) => !isOther(value));
      const [first] = row.cells;
      if (found.length === 0) {
        if (first && row.end > first.start)
          skipped.push({ start: first.start, end: row.end, because: 'A row without a message.' });
        continue;
      }
      const texts = row.cells.filter(({ end, start }) => end - start < 40).map((cell) => cellText(text, cell));
      const at = texts
        .map((word) => timeOf(/^\d+$/.test(word) ? Number(word) : word))
        .find((time) => time !== undefined);
      const isDirection = (word: string): boolean => C2S.test(word) || S2C.test(word) || OPEN.test(word);
      const way = texts.find(isDirection) ?? row.cells.map((cell) => lastWord(text, cell)).find(isDirection);
      for (const entry of found) {
        if (at !== undefined) entry.at = at;
        if (way !== undefined && OPEN.test(way)) waiting.push({ entry, way });
        else if (way !== undefined) {
          entry.from = C2S.test(way) ? 'client' : 'server';
          entry.fromBecause = `The row contains “${way}”.`;
        }
        entries.push(entry);
      }
    }
    const last = entries.at(-1);
    if (last) forgiveCut(last, text.trimEnd().length);
    settle(waiting);
    return { entries, skipped, problems: [] };
  },
  samples: [],
};

const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];

/** True for an object without any member of a message, such as the record of a logger. */
function isOther(value: JsonValue | undefined): boolean {
  return isObject(value) && !MEMBERS.some((name) => has(value, name));
}

/** How much of a cell is checked during detection, in UTF-16 units. */
const MAX_EXAMINED = 300;

interface Cell extends Span {
  readonly quoted: boolean;
}

/** The rows of a table; a quoted cell may span lines. */
function* rowsOf(text: string): Generator<{ cells: Cell[]; end: number }> {
  let cells: Cell[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const quoted = text.charAt(at) === '"';
    let end = quoted ? closing(text, at + 1) : at;
    while (end < text.length && !/[,\r\n]/.test(text.charAt(end))) end++;
    cells.push({ start: at, end, quoted });
    at = end + 1;
    if (text.charAt(end) === ',') continue;
    if (text.charAt(end) === '\r' && text.charAt(end + 1) === '\n') at++;
    yield { cells, end };
    cells = [];
  }
  if (cells.length > 0) yield { cells, end: text.length };
}

/** The offset after the quote that closes a cell. */
function closing(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charAt(at + 1) !== '"') return at + 1;
  }
  return text.length;
}

function messagesIn(text: string, { start, end, quoted }: Cell): RawEntry[] {
  const opens = quoted ? openingOf(text.slice(start, Math.min(end, start + MAX_EXAMINED))) : -1;
  if (opens < 0 || end - start < 10) return [];
  const decoding = new Decoding(text);
  const stop = text.charAt(end - 1) === '"' ? end - 1 : end;
  let from = start + opens;
  const cell = text.slice(start, stop);
  for (let found = cell.indexOf('""', opens); found >= 0; found = cell.indexOf('""', found + 2)) {
    const at = start + found;
    decoding.copy(from, at);
    decoding.put('"', { start: at, end: at + 2 });
    from = at + 2;
  }
  decoding.copy(from, stop);
  return mappedEntries(text, decoding.done()).entries;
}

/** The word before the message in its cell; empty if there is none. */
function lastWord(text: string, { start, end }: Cell): string {
  const ahead = AHEAD.exec(text.slice(start, Math.min(end, start + MAX_EXAMINED)))?.[1];
  return LAST.exec(ahead ?? '')?.[1] ?? '';
}

/** The offset at which the message begins in a quoted cell; -1 if there is none. */
function openingOf(cell: string): number {
  if (/^"\s*[{[]/.test(cell.slice(0, 10))) return 1;
  const ahead = AHEAD.exec(cell)?.[1];
  return ahead === undefined ? -1 : 1 + ahead.length;
}

function cellText(text: string, { start, end, quoted }: Cell): string {
  const word = text.slice(start, end).trim();
  const plain = quoted ? word.slice(1, -1).replaceAll('""', '"') : word;
  return typeof parsed(plain) === 'string' ? String(parsed(plain)) : plain;
}
