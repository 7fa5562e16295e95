/** `curl` commands and their output: with `-i` the response, with `-v` the headers of both, otherwise only the body. */
import type { Skipped, Span } from '../../types.ts';
import { EMPTY, readBody, type Body } from '../http/bodies.ts';
import { isLikeMessage } from '../http/join.ts';
import { scanHttp } from '../http/scan.ts';
import { Decoding, type Mapped } from '../mapped.ts';
import { commandAt, PROMPT, type Command, type Word } from '../shell.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format, Intake, RawEntry } from '../types.ts';
import { trimmed } from '../unit.ts';
import type { WireHeader } from '../wire.ts';
import { joinHttp, type ReadMessage } from './http.ts';
import { HTTPIE, readItems } from './httpie.ts';

/** At the start of a line, with an option or an address: prose also has lines that start with “curl”. */
const COMMAND = new RegExp(
  String.raw`(?:^\ufeff?|\n)[ \t]*(?:${PROMPT})?(?:[A-Za-z_]\w{0,60}="?(?:\$\(|\x60)\s*)?(?:sudo\s+|time\s+)?(?:(curl(?:\.exe)?)(?=[ \t]*[\\^\x60]|[ \t]+(?:[-"'$%<{[]|localhost\b|[A-Z_]{3,}\b|[\w-]+(?:[./]|:[\d/])))|${HTTPIE})`,
  'gu',
);
/** Lines that `-v` writes: first lines, and headers that only a response has. */
const CURL_TRACE =
  /^(?:[<>] (?:HTTP\/\d|[A-Z]{3,8} \S+ HTTP\/\d)|< (?:Date|Keep-Alive|Mcp-Session-Id|Transfer-Encoding|X-[\w-]{1,60}): )/i;
/** Lines of `-v` output that are not part of the HTTP messages. */
const CHATTER = /^(?:\*(?:\s|$)|[{}] \[\d+ bytes data\]|\s*% Total|\s*Dload|\s*(?:\d+\s+){2,}\S*\s*(?:\d+\s|--:--:--))/;
const DATA = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json']);
/** Options with a value that is irrelevant to the message. */
const VALUED =
  /^(?:-[AbcoueEFKmPQrtTwxyYzC]|--(?:max-time|connect-timeout|output|user|user-agent|cookie|cookie-jar|proxy|cacert|cert|key|retry|resolve|write-out|form|url-query|limit-rate|interface))$/;

/** A word that a shell expands, perhaps to headers: `$HEADERS`, `"${args[@]}"`, `$(cat headers)`. */
const UNKNOWN = /^[$%`](?!.*\/)|^\$\(/;

/** Commands of curl and HTTPie with the address of a server, and the line prefixes of `curl -v`. */
export const curl: Format = {
  id: 'curl',
  title: 'curl',
  claim(text, sample = sampleOf(text)) {
    const commands = [...`\n${sample.lines.join('\n')}`.matchAll(COMMAND)].length;
    const traced = sample.lines.filter((line) => CURL_TRACE.test(line)).length;
    if (commands === 0 && traced === 0) return { score: 0, because: '' };
    const named = sample.head.includes('curl')
      ? `${commands} curl ${commands === 1 ? 'command' : 'commands'}`
      : `${commands} HTTPie ${commands === 1 ? 'command' : 'commands'}`;
    const shown = [
      ...(commands > 0 ? [named] : []),
      ...(traced > 0 ? [`${traced} lines of HTTP messages with the prefixes of \`curl -v\``] : []),
    ];
    return { score: 96, because: `The text has ${shown.join(' and ')}.` };
  },
  read: (text) => new CurlReader(text).read(),
  samples: [],
};

class CurlReader {
  readonly #text: string;
  readonly #messages: ReadMessage[] = [];
  readonly #skipped: Skipped[] = [];
  /** Responses without HTTP around them, each with the index of the message that requested it. `isBeside`: it holds no message. */
  readonly #loose: { entry: RawEntry; requestCount: number; isBeside: boolean }[] = [];
  /** The command whose output is being read. */
  #last: ReadMessage | null = null;
  /** A filter of `jq` prints a part of the response; `.` prints all of it. */
  #isPart = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Omit<Intake, 'format'> {
    const text = this.#text;
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    COMMAND.lastIndex = 0;
    for (const found of text.matchAll(COMMAND)) {
      const name = found[1] ?? found[2] ?? '';
      const start = found.index + found[0].length - name.length;
      if (start < at) continue;
      this.#output({ start: at, end: at + text.slice(at, start).lastIndexOf('\n') + 1 });
      const command = commandAt(text, start);
      this.#request(command, { start, end: start + name.length }, found[2] !== undefined);
      at = command.joint === '|' ? lineEnd(text, command.next) : command.next;
      this.#isPart = /\bjq(?: -{1,2}[\w-]{1,20})* ['"]?\.(?:\w|\[|")/.test(text.slice(command.next, at));
    }
    this.#output({ start: at, end: text.length });
    const joined = joinHttp(this.#messages, this.#skipped);
    const hasMessages = [...joined.entries, ...this.#loose.map(({ entry }) => entry)].some(({ value }) =>
      isLikeMessage(value),
    );
    const loose = this.#loose.filter(({ isBeside }) => !isBeside || !hasMessages);
    for (const { entry, requestCount } of loose) {
      const channel = joined.wire[requestCount]?.channel;
      if (channel) entry.channel = channel;
    }
    return {
      ...merged(
        joined,
        loose.map(({ entry }) => entry),
      ),
      skipped: joined.skipped.toSorted((a, b) => a.start - b.start),
      transport: 'http',
    };
  }

  /** `hasItems`: the arguments are those of HTTPie. */
  #request({ words, span, here }: Command, tool: Span, hasItems: boolean): void {
    const text = this.#text;
    const items = hasItems ? readItems(text, words, tool) : null;
    const headers: WireHeader[] = [...(items?.headers ?? [])];
    let { method, target } = items ?? { method: '', target: '' };
    let data: Mapped | null = items?.body ?? null;
    let json = false;
    let open = false;
    const count = items ? 0 : words.length;
    for (let index = 1; index < count; index++) {
      const word = words[index];
      if (!word) continue;
      const [option, value] = optionOf(word, words[index + 1]);
      if (option === null) {
        if (target !== '' || UNKNOWN.test(word.value.text)) open = true;
        target ||= word.value.text;
        continue;
      }
      if (value === words[index + 1]) index++;
      if (option === '-X' || option === '--request') method = value?.value.text ?? '';
      else if (option === '--url') target = value?.value.text ?? '';
      else if (option === '-I' || option === '--head') method ||= 'HEAD';
      else if (option === '-K' || option === '--config') open = true;
      else if ((option === '-H' || option === '--header') && value) {
        const found = headerOf(value);
        open ||= found.length === 0;
        headers.push(...found);
      } else if (DATA.has(option) && value) {
        json ||= option === '--json';
        data = value.value.text.startsWith('@') ? here : value.value;
      }
    }
    const body: Body = data ? readBody(text, data, { start: 0, end: data.text.length }, headers) : EMPTY;
    const message: ReadMessage = {
      kind: 'request',
      span,
      lineSpan: { start: span.start, end: Math.min(span.end, lineEnd(text, span.start)) },
      method: method || (data || json ? 'POST' : 'GET'),
      target,
      status: 0,
      reason: '',
      headers,
      body: { ...body, span: body.span ?? null },
      partial: true,
      tool,
      ...(open ? {} : { accepts: items ? 'application/json, */*;q=0.5' : json ? 'application/json' : '*/*' }),
    };
    this.#messages.push(message);
    this.#last = message;
  }

  /** The text between commands: HTTP with or without the prefixes of `-v`, only a body, or other text. */
  #output(within: Span): void {
    const text = this.#text;
    const span = trimmed(text, within);
    if (span.start >= span.end) return;
    const below = this.#unmarked(span);
    if (!below) return;
    if (!/(?:^|\n)(?:HTTP\/\d|[A-Z]{3,8} \S+ HTTP\/\d)/.test(below.text)) return this.#bodyAlone(below, span);
    const { blocks, skipped } = scanHttp(below);
    this.#skipped.push(...skipped);
    for (const block of blocks) {
      const read: ReadMessage = { ...block, body: readBody(text, below, block.body, block.headers) };
      const command = this.#last;
      // `-v` shows the request that the command sent, with all its headers and without its body.
      if (block.kind === 'request' && command && command === this.#messages.at(-1)) {
        this.#messages[this.#messages.length - 1] = {
          ...read,
          target: command.target || read.target,
          body: command.body,
        };
      } else if (block.kind === 'response' && block.status === 100) {
        this.#skipped.push({ ...block.span, because: 'The server only asked curl to continue.' });
      } else {
        // `-v` does not show the body of a request.
        const bodiless = block.kind === 'request' && !read.body.text && this.#isMarked(span);
        this.#messages.push(bodiless ? { ...read, partial: true } : read);
      }
    }
  }

  #isMarked({ start, end }: Span): boolean {
    return /^[<>] (?:HTTP\/|[A-Z]{3,8} )/m.test(this.#text.slice(start, Math.min(end, start + 20_000)));
  }

  #bodyAlone(below: Mapped, span: Span): void {
    const whole = readBody(this.#text, below, { start: 0, end: below.text.length }, []);
    const start = whole.entries.length === 0 ? bodyIn(below.text) : 0;
    const body = start > 0 ? readBody(this.#text, below, { start, end: below.text.length }, []) : whole;
    if (body.entries.length === 0) {
      this.#skipped.push({ ...span, because: 'Text around the commands.' });
      return;
    }
    const mayBeBeside = this.#isPart || this.#last?.method === 'GET';
    const isBeside = mayBeBeside && !body.entries.some(({ value }) => isLikeMessage(value));
    this.#skipped.push(...body.skipped);
    for (const entry of body.entries) {
      entry.from = 'server';
      entry.fromBecause = 'It is in the output of curl, as the response to a request.';
      this.#loose.push({ entry, requestCount: this.#messages.length - 1, isBeside });
    }
  }

  /**
   * The text without the prefixes and connection messages of `-v`, and without the marker that some shells print after an
   * unterminated last line.
   */
  #unmarked({ start, end }: Span): Mapped | null {
    const text = this.#text;
    const decoding = new Decoding(text);
    let some = false;
    for (let at = start; at < end;) {
      const stop = Math.min(lineEnd(text, at), end);
      const line = text.slice(at, Math.min(stop, at + 200));
      const mark = /^(?:# )?[<>](?: |\r?$)|^# (?=\{")/.exec(line)?.[0].trimEnd().length ?? 0;
      if (CHATTER.test(line)) {
        const shown = trimmed(text, { start: at, end: stop });
        this.#skipped.push({ ...shown, because: 'Curl’s messages about the connection.' });
      } else {
        const from = mark > 0 && text.charAt(at + mark) === ' ' ? at + mark + 1 : at + mark;
        const to = (stop === end ? /%$/ : /^[}\n]%$/).test(text.slice(stop - 2, stop)) ? stop - 1 : stop;
        decoding.copy(from, to);
        decoding.put('\n', { start: to, end: Math.min(stop + 1, end) });
        some = true;
      }
      at = stop + 1;
    }
    return some ? decoding.done() : null;
  }
}

/** An option with its value, after it or attached to it (`-XPOST`, `--data={}`); null if the word is not an option. */
function optionOf(word: Word, next: Word | undefined): [string, Word | undefined] | [null, undefined] {
  const argument = word.value.text;
  if (!argument.startsWith('-') || argument === '-') return [null, undefined];
  const long = /^(--[a-z-]+)=/.exec(argument);
  if (long?.[1] !== undefined) return [long[1], restOf(word, long[0].length)];
  const short = /^-[XHd](?=.)/.exec(argument);
  if (short) return [short[0], restOf(word, 2)];
  const takes = VALUED.test(argument) || DATA.has(argument) || /^(?:-[XH]|--(?:request|header|url))$/.test(argument);
  return [argument, takes ? next : undefined];
}

function restOf(word: Word, from: number): Word {
  const decoding = new Decoding(word.value);
  decoding.copy(from, word.value.text.length);
  return { span: word.span, value: decoding.done() };
}

function headerOf({ value: argument }: Word): WireHeader[] {
  const colon = argument.text.indexOf(':');
  if (colon < 1) return [];
  const value = trimmed(argument.text, { start: colon + 1, end: argument.text.length });
  return [
    {
      name: argument.text.slice(0, colon).trim(),
      value: argument.text.slice(value.start, value.end),
      span: argument.place({ start: 0, end: argument.text.length }),
      valueSpan: argument.place(value),
    },
  ];
}

/** Entries with and without HTTP around them, in text order. */
function merged<T extends Pick<Intake, 'entries'> & { wire: NonNullable<Intake['wire']> }>(
  joined: T,
  loose: readonly RawEntry[],
): T {
  if (loose.length === 0) return joined;
  const all = [
    ...joined.entries.map((entry, index) => ({ entry, index })),
    ...loose.map((entry) => ({ entry, index: -1 })),
  ];
  all.sort((a, b) => a.entry.span.start - b.entry.span.start);
  const moved = new Map(all.map(({ index }, now) => [index, now] as const));
  for (const { entries } of joined.wire.flatMap((message) => [message, ...(message.events ?? [])]))
    entries.forEach((entry, at) => (entries[at] = moved.get(entry) ?? entry));
  return { ...joined, entries: all.map(({ entry }) => entry) };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Words between a command and the response that its writer shows, UTF-16 units. */
const MAX_WORDS = 300;

/** Headers without the first line above them, as in an excerpt. */
const HEADERS = /^(?:(?!event:|data:|id:)[\w-]{1,60}:[^\n]*\n\s*)+(?=event:|data:|id:|\{)/;

/** The place of a body after headers, or of an object that begins a line after a few words, such as “The server answers:”; 0 if there is none. */
function bodyIn(text: string): number {
  const found = /\n[ \t]*(?=\{\s*")/.exec(text.slice(0, MAX_WORDS));
  const words = found && !/[{}<>]/.test(text.slice(0, found.index)) ? found.index + found[0].length : 0;
  return HEADERS.exec(text)?.[0].length ?? words;
}
