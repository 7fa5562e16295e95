/** Configurations in TOML or YAML within running text, without fences around them. Purely by lines; nothing is judged here. */
import type { Span } from '../../types.ts';
import { isEmpty, linesIn } from './regions.ts';

/** The head of a table of MCP servers in TOML. */
export const TABLE = /^\[\[?(?:mcp[_.-]?servers)\b/i;

/** A key that holds servers in YAML. */
const SERVERS = /^(?:mcp_?servers|context_servers|extensions):\s*(?:#.*)?$/i;
/** Another key of YAML, alone or with a single word. */
const KEY = /^[\w.-]+:\s*(?:"[^"]*"|'[^']*'|\S*)\s*$/;
/** A line that belongs to the key above it. */
const INNER = /^(?:[ \t]|- |#)/;
/** Another line of TOML. */
const ASSIGNED = /^(?:[ \t#\]}]|\[\[?[\w."' -]+\]\]?\s*$|[\w."'-]+\s*=\s*\S)/;
/** Lines are looked at up to this length, UTF-16 units. */
const LOOK = 300;

/** A configuration within a text. */
export interface Block extends Span {
  readonly language: 'toml' | 'yaml';
  /** The last line of text before it; empty if there is none. */
  readonly lead: string;
}

interface Line extends Span {
  readonly source: string;
}

/** The ranges of lines that look like the servers of a host in TOML or YAML. Each line is read at most three times. */
export function blocksOf(text: string, span: Span): Block[] {
  const lines: Line[] = [];
  for (const { start, end } of linesIn(text, span))
    lines.push({ start, end, source: text.slice(start, Math.min(end, start + LOOK)) });
  const out: Block[] = [];
  for (let index = 0, from = 0; index < lines.length; index++) {
    const source = sourceAt(lines, index);
    const language = TABLE.test(source) ? 'toml' : SERVERS.test(source) && hasInner(lines, index) ? 'yaml' : null;
    if (language === null) continue;
    const first = language === 'yaml' ? beginOf(lines, index, from) : index;
    const last = endOf(lines, index, language);
    out.push({
      start: lines[first]?.start ?? span.start,
      end: lines[last]?.end ?? span.end,
      language,
      lead: leadOf(lines, first),
    });
    index = last;
    from = last + 1;
  }
  return out.filter(({ start, end }) => !isEmpty(text, span.start, start) || !isEmpty(text, end, span.end));
}

function sourceAt(lines: readonly Line[], index: number): string {
  return lines[index]?.source ?? '';
}

/** True if the next line with text belongs to the key of this one. */
function hasInner(lines: readonly Line[], index: number): boolean {
  let next = index + 1;
  while (next < lines.length && sourceAt(lines, next).trim() === '') next++;
  return /^(?:[ \t]|- )/.test(sourceAt(lines, next));
}

/** The first line of the file: keys before the servers, such as a version, belong to it. */
function beginOf(lines: readonly Line[], index: number, least: number): number {
  let first = index;
  for (let at = index - 1; at >= least; at--) {
    const source = sourceAt(lines, at);
    if (KEY.test(source)) first = at;
    else if (!INNER.test(source) && source.trim() !== '') break;
  }
  return first;
}

function endOf(lines: readonly Line[], index: number, language: Block['language']): number {
  let last = index;
  for (let at = index + 1; at < lines.length; at++) {
    const source = sourceAt(lines, at);
    if (source.trim() === '') continue;
    const goesOn = language === 'toml' ? ASSIGNED.test(source) : INNER.test(source) || KEY.test(source);
    if (!goesOn) break;
    last = at;
  }
  return last;
}

function leadOf(lines: readonly Line[], first: number): string {
  for (let at = first - 1; at >= 0; at--) {
    const source = sourceAt(lines, at).trim();
    if (source !== '') return source;
  }
  return '';
}
