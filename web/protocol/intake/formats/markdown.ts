/** Markdown with fenced code blocks: chats, issues, tutorials. Blocks that contain JSON are read, the rest is skipped. */
import type { Span } from '../../types.ts';
import type { Format, Hints, Intake } from '../types.ts';
import { strictEntries, trimmed } from '../unit.ts';
import type { WireMessage } from '../wire.ts';
import { lines, linesOf, readLines } from './lines.ts';
import { readSequence, type Sequence } from './sequence.ts';

const FENCE = /^\s{0,3}(`{3,}|~{3,})\s*([\w+#.-]*)/;
/** Languages whose blocks can contain messages as they are; blocks in other languages are code. */
const DATA = new Set([
  '',
  'json',
  'jsonc',
  'json5',
  'jsonl',
  'ndjson',
  'text',
  'txt',
  'plain',
  'plaintext',
  'log',
  'console',
]);
const MAX_EXAMINED = 400;
/** Blocks checked during detection. */
const BLOCKS = 5;
/** Languages whose blocks are programs: strings in them were not captured. */
const CODE = new Set(
  'js javascript ts typescript jsx tsx py python java kotlin go rust rs c cpp cs csharp php rb ruby swift yaml yml toml xml html css sql diff'.split(
    ' ',
  ),
);

/** A fenced block, or the text between two blocks. */
interface Part extends Span {
  language: string | null;
}

/** Fenced blocks inside prose. */
export const markdown: Format = {
  id: 'markdown',
  title: 'Markdown with code blocks',
  claim(text, _viewport, hints = {}) {
    const blocks = partsOf(text, MAX_EXAMINED).filter((part) => part.language !== null);
    const data = blocks.filter((part) => holdsJson(text, part));
    const logs = new Set<string>();
    for (const part of blocks.slice(0, BLOCKS)) {
      const log = logIn(text, part, hints);
      if (log !== null) logs.add(log);
    }
    if (logs.size > 0) return { score: 98, because: `Fenced code blocks contain: ${[...logs].join(', ')}.` };
    if (data.length === 0) return { score: 0, because: '' };
    return {
      score: 80,
      because: `${data.length} fenced code ${data.length === 1 ? 'block contains' : 'blocks contain'} JSON.`,
    };
  },
  read(text, _see, hints = {}) {
    const out: Sequence = { entries: [], skipped: [], problems: [] };
    const wire: WireMessage[] = [];
    /** Blocks of plain messages: people choose what they show in each. */
    let shown = 0;
    const blocks: number[] = [];
    for (const part of partsOf(text, Infinity)) {
      const span = trimmed(text, part);
      if (span.start === span.end) continue;
      blocks.push(out.entries.length);
      if (part.language === null) {
        out.skipped.push({ ...span, because: 'Text around the code blocks.' });
      } else if (addLog(text, part, span, hints, out, wire)) {
        continue;
      } else if (!holdsJson(text, part)) {
        const of = part.language ? ` (${part.language})` : '';
        out.skipped.push({ ...span, because: `A code block without JSON${of}.` });
      } else {
        const found = readBlock(text, span);
        if (found.entries.length > 0) shown++;
        for (const entry of found.entries) out.entries.push(entry);
        out.skipped.push(...found.skipped);
        out.problems.push(...found.problems);
      }
    }
    hints.formats?.inside?.join(out.entries, wire, blocks);
    return { ...out, ...(wire.length > 0 ? { wire } : {}), ...(shown > 1 ? { gaps: true } : {}) };
  },
  samples: [
    'Here is what I sent:\n\n```json\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n```\n\nand this came back:\n\n```\n{"jsonrpc":"2.0","id":1,"result":{}}\n```\n',
    '~~~jsonc\n// the answer\n{"jsonrpc":"2.0","id":1,"result":{}}\n~~~',
  ],
};

/** Prose or a program. Commands are not programs, whatever the language tag of their block is. */
function isCode(text: string, { language, start }: Part): boolean {
  return language === null || (CODE.has(language) && !/^\s*curl\s/.test(text.slice(start, start + 99)));
}

/** The log or capture in a block; null if it contains neither, or if the readers are not loaded yet. */
function logIn(text: string, part: Part, hints: Hints): string | null {
  if (isCode(text, part)) return null;
  return hints.formats?.inside?.holds(text.slice(part.start, part.end), hints) ?? null;
}

/** Appends the messages of a log in a block to those of the blocks before; false if the block has none. */
function addLog(text: string, part: Part, span: Span, hints: Hints, out: Sequence, wire: WireMessage[]): boolean {
  const found: Intake | null = (isCode(text, part) ? null : hints.formats?.inside?.read(text, span, hints)) ?? null;
  if (!found) return false;
  const [entries, messages] = [out.entries.length, wire.length];
  for (const entry of found.entries) {
    if (entry.wire !== undefined) entry.wire += messages;
    out.entries.push(entry);
  }
  out.skipped.push(...found.skipped);
  out.problems.push(...found.problems.filter(({ code }) => code !== 'json-no-message'));
  const moved = (index: number): number => index + entries;
  for (const message of found.wire ?? []) {
    wire.push({
      ...message,
      entries: message.entries.map(moved),
      events: message.events?.map((event) => ({ ...event, entries: event.entries.map(moved) })) ?? null,
      answers: message.answers === null ? null : message.answers + messages,
    });
  }
  return true;
}

/** A block is read like a small paste: line by line if it consists of lines, otherwise as values back to back. */
function readBlock(text: string, span: Span): Sequence {
  const strict = strictEntries(text, span);
  if (strict) return { entries: strict, skipped: [], problems: [] };
  const perLine = lines.claim(text.slice(span.start, span.end)).score > 0;
  return perLine ? readLines(text, span) : readSequence(text, span.start, span.end);
}

/** True if a block’s language and first character suggest JSON: the bracket around a time or a level does not. */
function holdsJson(text: string, part: Part): boolean {
  if (part.language === null) return false;
  const body = text.slice(part.start, Math.min(part.end, part.start + 2000)).trimStart();
  if (!DATA.has(part.language)) return /^\{\s*"(?:jsonrpc|id)"/.test(body);
  return (
    /^(?:[{"'“]|\[(?!\d{1,4}[-/:.]\d|[A-Za-z])|\/\/|\/\*|#)/.test(body) ||
    (part.language.startsWith('json') && body !== '')
  );
}

/** The text cut at its fences; an unclosed last fence extends to the end. */
function partsOf(text: string, limit: number): Part[] {
  const parts: Part[] = [];
  let open: { mark: string; language: string } | null = null;
  let start = 0;
  for (const line of linesOf(text, limit)) {
    const fence = FENCE.exec(text.slice(line.start, Math.min(line.end, line.start + 200)));
    const mark = fence?.[1] ?? '';
    if (!open && fence) {
      parts.push({ start, end: line.start, language: null });
      open = { mark, language: (fence[2] ?? '').toLowerCase() };
      start = Math.min(line.end + 1, text.length);
    } else if (open && fence && mark.startsWith(open.mark) && !fence[2]) {
      parts.push({ start, end: line.start, language: open.language });
      open = null;
      start = Math.min(line.end + 1, text.length);
    }
  }
  parts.push({ start, end: text.length, language: open ? open.language : null });
  return parts;
}
