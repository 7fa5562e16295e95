/**
 * Guards the line reader of the SDK: it ends the session at a line that is too long, and does not answer a line without a message.
 * Such lines are answered here, and do not reach it.
 */
import { Transform, type TransformCallback } from 'node:stream';

/** Maximum length of a line, in bytes. */
export const MAX_LINE = 16 * 1024 * 1024;
/** The part of a longer line at its beginning and at its end in which its id is searched, in bytes. */
const EDGE = 2048;
const NEWLINE = 10;

/** Passes on lines that may be messages. `refuse` receives the JSON of the answer to any other. */
export class LineGuard extends Transform {
  readonly #refuse: (json: string) => void;
  readonly #max: number;
  #parts: Buffer[] = [];
  #size = 0;

  constructor(refuse: (json: string) => void, max = MAX_LINE) {
    super();
    this.#refuse = refuse;
    this.#max = max;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#add(chunk.subarray(from, end));
      this.#end();
      from = end + 1;
    }
    this.#add(chunk.subarray(from));
    done();
  }

  #add(part: Buffer): void {
    if (part.length === 0) return;
    this.#size += part.length;
    this.#parts.push(part);
    if (this.#size <= this.#max) return;
    // Only the edges of a line that is too long are held.
    const held = Buffer.concat(this.#parts);
    this.#parts =
      held.length > 4 * EDGE ? [held.subarray(0, EDGE), Buffer.from(held.subarray(held.length - EDGE))] : [held];
  }

  #end(): void {
    const line = Buffer.concat(this.#parts);
    const long = this.#size > this.#max;
    this.#parts = [];
    this.#size = 0;
    if (long) {
      this.#refuse(errorFor(idIn(line), -32_600, `The message has more than ${this.#max / 1024 / 1024} MiB`));
      return;
    }
    const problem = problemOf(line);
    if (problem === 'blank') return;
    if (problem !== null) this.#refuse(errorFor(null, ...problem));
    else this.push(Buffer.concat([line, Buffer.from('\n')]));
  }
}

/** The error for a line that the SDK would not answer: it has no JSON, or JSON without a message. */
function problemOf(line: Buffer): [code: number, message: string] | 'blank' | null {
  const text = line.toString('utf8');
  if (text.trim() === '') return 'blank';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [-32_700, 'Parse error: a line must be one JSON message'];
  }
  return isMessage(value)
    ? null
    : [-32_600, 'Invalid request: a message must be an object with `jsonrpc`, and `method`, `result` or `error`'];
}

function isMessage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  if (!('jsonrpc' in value) || value.jsonrpc !== '2.0') return false;
  if (has('id') && 'id' in value && typeof value.id !== 'string' && !Number.isInteger(value.id)) return false;
  return 'method' in value ? typeof value.method === 'string' : has('id') && (has('result') || has('error'));
}

/** The id at the beginning or at the end of a message that was not read, where clients write it; null if it is elsewhere. */
function idIn(line: Buffer): string | null {
  const value = String.raw`"id"\s*:\s*("(?:[^"\\\x00-\x1f]|\\.){0,200}"|-?\d{1,15})\s*`;
  const head = line.subarray(0, EDGE).toString('utf8');
  const tail = line.subarray(Math.max(0, line.length - EDGE)).toString('utf8');
  const found =
    new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${value}[,}]`, 'u').exec(head) ??
    new RegExp(String.raw`\}\s*,\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${value}\}\s*$`, 'u').exec(tail);
  return found?.[1] ?? null;
}

/** An error response. Without a known id it has none, as MCP requires. */
function errorFor(id: string | null, code: number, message: string): string {
  const known = id === null ? '' : `"id":${id},`;
  return `{"jsonrpc":"2.0",${known}"error":${JSON.stringify({ code, message })}}`;
}
