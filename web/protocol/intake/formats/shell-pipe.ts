/** Commands that send messages to a server: `echo '{…}' | server`, `printf`, here-documents; and the output after them. */
import { readValue } from '../../json/read.ts';
import { Decoding, mappedEntries, type Mapped } from '../mapped.ts';
import { whatIs } from '../other-lines.ts';
import { looseMessage, isMcpLike } from '../payload.ts';
import { get, isObject } from '../../json/object.ts';
import { commandAt, escapeAt, PROMPT, type Command } from '../shell.ts';
import { sampleOf } from '../text-sample.ts';
import { stretch, type Budget } from '../value-end.ts';
import type { Skipped, Span } from '../../types.ts';
import type { Format, RawEntry } from '../types.ts';
import { entriesOf, strictEntries, trimmed, withNotedElisions } from '../unit.ts';

/** Commands that print, and other commands with a here-document. */
const COMMAND = new RegExp(
  String.raw`(?:^\ufeff?|[\n;(|&])[ \t]*(?:${PROMPT})?(echo|printf|cat|Write-Output|[\w./-]{1,80}(?=[^\n<]{0,200}<<))(?=[ \t])`,
  'gu',
);
const BEGINS = String.raw`^(?:${PROMPT})?`;
const FEEDS = new RegExp(String.raw`${BEGINS}\(?\s*(?:echo|printf|cat|Write-Output)\s[^]*?(?:\{\s*\\?"|<<)`);
const HERE = new RegExp(String.raw`${BEGINS}[\w./-]{1,80}\s[^{]{0,200}<<-?\s*['"\\]?[A-Za-z]\w*['"]?\s*(?:\|.*)?$`);
const OPENS = /(?:^|\n)[^\n'"]{0,80}[({][ \t]*(?:\n[ \t]*)?$/;
const CLOSES = /(?:^|\n)[ \t]*[)}]/;
const BECAUSE = 'A command sends it to the server.';

/** The input comes from the client; the sender of the output is determined from the messages. */
export const shellPipe: Format = {
  id: 'shell-pipe',
  title: 'Shell commands with messages',
  claim(text, sample = sampleOf(text)) {
    const fed = sample.lines.filter((line) => FEEDS.test(line) || HERE.test(line)).length;
    const holds = /\\?"jsonrpc\\?"/.test(sample.head);
    if (fed === 0 || !holds) return { score: 0, because: '' };
    return { score: 90, because: `${fed} ${fed === 1 ? 'command sends' : 'commands send'} messages to a server.` };
  },
  read(text) {
    const skipped: Skipped[] = [];
    const runs: Run[] = [{ requests: [], responses: [] }];
    // Commands between brackets feed one server.
    let isGroup = false;
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    COMMAND.lastIndex = 0;
    for (const found of text.matchAll(COMMAND)) {
      const start = found.index + found[0].length - (found[1]?.length ?? 0);
      if (start < at) continue;
      const feed = text.slice(at, start).lastIndexOf('\n');
      output(text, at, at + feed + 1, runs.at(-1)?.responses ?? [], skipped);
      const before = text.slice(at, start);
      if (CLOSES.test(before)) isGroup = false;
      const begins = feed >= 0 && !isGroup && (runs.at(-1)?.requests.length ?? 0) > 0;
      if (OPENS.test(before)) isGroup = true;
      if (begins) runs.push({ requests: [], responses: [] });
      const command = commandAt(text, start);
      const entries = inputOf(text, command, interpretsEscapes(command, found[1]), skipped);
      if (entries.length === 0) skipped.push({ ...command.span, because: 'A command without a message.' });
      runs.at(-1)?.requests.push(...entries);
      if (command.joint === ')') isGroup = false;
      at = Math.max(command.next, start + 1);
    }
    output(text, at, text.length, runs.at(-1)?.responses ?? [], skipped);
    const entries = runs.flatMap((run, index) => inTurn(run, runs.length > 1 ? `run ${index + 1}` : undefined));
    return { entries, skipped: skipped.toSorted((a, b) => a.start - b.start), problems: [], transport: 'stdio' };
  },
  samples: [
    `echo '{"jsonrpc":"2.0","method":"invalid/method","id":1,"params":{}}' | your-mcp-server`,
    `printf '{"jsonrpc":"2.0","id":1,"method":"ping"}\\n{"jsonrpc":"2.0","id":2,"method":"ping"}\\n' | server --stdio\n`,
    `(echo '{"jsonrpc":"2.0","id":1,"method":"ping"}'; sleep 1) | server`,
    `cat <<'EOF' | server\n{"jsonrpc":"2.0","id":1,"method":"ping"}\nEOF\n`,
    `echo -e '{"jsonrpc":"2.0","id":1,"method":"ping"}\\n{"jsonrpc":"2.0","id":2,"method":"ping"}' | server`,
    `C:\\> echo {"jsonrpc":"2.0"}\n$ echo "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"ping\\"}" | server`,
  ],
};

/** One run of a server: its input and its output. */
interface Run {
  requests: RawEntry[];
  responses: RawEntry[];
}

/** Each response after its request: the text does not show the order in which they were sent. */
function inTurn({ requests, responses }: Run, channel: string | undefined): RawEntry[] {
  const left = new Set(responses);
  const out: RawEntry[] = [];
  for (const entry of requests) {
    out.push(entry);
    const id = idOf(entry);
    const answer = id === undefined ? undefined : responses.find((one) => left.has(one) && idOf(one) === id);
    if (!answer) continue;
    left.delete(answer);
    out.push(answer);
  }
  out.push(...left);
  if (channel !== undefined) for (const entry of out) entry.channel = channel;
  return out;
}

function idOf({ value }: RawEntry): string | undefined {
  const id = isObject(value) ? get(value, 'id') : undefined;
  return id === undefined ? undefined : JSON.stringify(id);
}

/** True for `printf`, and for `echo` with the option for it. */
function interpretsEscapes({ words }: Command, name: string | undefined): boolean {
  return name === 'printf' || (name === 'echo' && /^-[nE]{0,2}e/.test(words[1]?.value.text ?? ''));
}

/** The messages that a command sends. */
function inputOf(text: string, { words, here }: Command, prints: boolean, skipped: Skipped[]): RawEntry[] {
  const operands = [...words.slice(1).map(({ value }) => value), ...(here ? [here] : [])];
  return operands
    .filter((operand) => /^\s*[{[]/.test(operand.text))
    .flatMap((operand) => {
      const read = mappedEntries(text, prints ? unescaped(operand) : operand, true);
      skipped.push(...read.skipped);
      for (const entry of read.entries) {
        entry.from = 'client';
        entry.fromBecause = BECAUSE;
      }
      return withNotedElisions(read.entries);
    });
}

/** What a command prints that interprets escapes itself. */
function unescaped(operand: Mapped): Mapped {
  const decoding = new Decoding(operand);
  let from = 0;
  for (let at = operand.text.indexOf('\\'); at >= 0; at = operand.text.indexOf('\\', from)) {
    decoding.copy(from, at);
    const [what, length] = escapeAt(operand.text, at);
    decoding.put(what, { start: at, end: Math.min(at + length, operand.text.length) });
    from = Math.min(at + length, operand.text.length);
  }
  decoding.copy(from, operand.text.length);
  return decoding.done();
}

/** Lines between commands: the rest of a command, or a server’s output. */
function output(text: string, start: number, end: number, entries: RawEntry[], skipped: Skipped[]): void {
  const budget: Budget = { left: 2 * (end - start) };
  for (let at = start; at < end;) {
    let stop = text.indexOf('\n', at);
    if (stop < 0 || stop > end) stop = end;
    const line = trimmed(text, { start: at, end: stop });
    at = stop + 1;
    if (line.start >= line.end) continue;
    const loose = looseMessage(text, line, false) ?? formatted(text, line, end, budget);
    if (loose) {
      entries.push(...loose.entries);
      at = Math.max(at, loose.end);
    } else skipped.push({ ...line, because: whatIs(text.slice(line.start, Math.min(line.end, line.start + 200))) });
  }
}

/** A message that begins at the start of its line and ends some lines below, or that is abbreviated. */
function formatted(text: string, line: Span, end: number, budget: Budget): { entries: RawEntry[]; end: number } | null {
  if (text.charCodeAt(line.start) !== 0x7b) return null;
  const span = stretch(text, line, end, budget) ?? withoutNote(text, line);
  const strict = strictEntries(text, span);
  const document = strict ? null : readValue(text, span.start, span.end);
  const entries = strict ?? (document && document.end >= span.end ? entriesOf(document) : []);
  const isOutput = entries.length > 0 && entries.every(({ value }) => isMcpLike(value) || isAnswer(value));
  return isOutput ? { entries: withNotedElisions(entries), end: span.end } : null;
}

/** True for an object that a server can only have meant as a response, whatever it lacks. */
function isAnswer(value: RawEntry['value']): boolean {
  return isObject(value) && (isObject(get(value, 'result')) || isObject(get(value, 'error')));
}

/** A line without the comment that a person wrote after its message. */
function withoutNote(text: string, { start, end }: Span): Span {
  const note = /\}\s+#\s[^"{}]*$/.exec(text.slice(Math.max(start, end - 300), end));
  return { start, end: note ? end - note[0].length + 1 : end };
}
