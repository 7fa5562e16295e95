/** Members without the braces around them, as READMEs print a part to insert: `"mcpServers": {…}`. */
import type { JsonNode, JsonProblem } from '../../json/types.ts';
import { readValue } from '../../json/read.ts';
import type { Span } from '../../types.ts';

/** A text without its outer braces, read as if they were there. Offsets are those of the pasted text. */
export interface BareMembers {
  /** An object over the whole range. */
  readonly tree: JsonNode;
  /** The first is `json-missing-braces`, whose fix adds the braces; the others are those of the reader. */
  readonly problems: readonly JsonProblem[];
}

/** White space and comments, then a string in double quotes, a colon and the begin of an object, an array or a string. */
const START = /^(?:[\s\uFEFF]|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|#[^\n]*\n)*"(?:[^"\\\n]|\\.){0,200}"\s*:\s*[{["]/;
/** White space and commas after the last member. */
const TAIL = /[\s,]/;

/**
 * The end of the members that a range begins with: after the bracket below which words go on, as in a post that shows its
 * configuration first; otherwise the end of the range. Linear.
 */
export function membersEnd(text: string, { start, end }: Span): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < end; at++) {
    const char = text.charAt(at);
    if (char === '\n') quoted = false;
    else if (quoted && char === '\\') at++;
    else if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth <= 0) {
      const after = /^[ \t]*\r?\n\s{0,80}([^\s])/.exec(text.slice(at + 1, Math.min(end, at + 120)))?.[1];
      if (after !== undefined && /[\p{L}>*]/u.test(after)) return at + 1;
    }
  }
  return end;
}

/**
 * Reads a range that begins with a member as the object that the member belongs to. A comma after the last member is part of
 * the missing surroundings, not of the problem. Null if the range does not begin with a member. Never throws; linear.
 */
export function wrapBare(text: string, span: Span): BareMembers | null {
  let { end } = span;
  while (end > span.start && TAIL.test(text.charAt(end - 1))) end -= 1;
  const source = text.slice(span.start, end);
  const start = START.exec(source)?.[0];
  if (start === undefined) return null;
  const { root, problems } = readValue(`{${bracesForBrackets(source, start)}\n}`);
  if (root?.type !== 'object') return null;
  const first = root.members[0]?.keySpan.start ?? 1;
  const to = (offset: number): number => Math.min(Math.max(span.start + offset - 1, span.start), end);
  moveTree(root, to);
  const braces: JsonProblem = {
    code: 'json-missing-braces',
    start: to(first),
    end: lineEnd(text, to(first), end),
    detail: root.members[0]?.key ?? '',
    fix: {
      says: 'Add `{` and `}` around the members.',
      safety: 'safe',
      edits: [
        { start: to(first), end: to(first), text: '{ ' },
        { start: end, end: commaAfter(text, end, span.end), text: ' }' },
      ],
    },
  };
  return {
    tree: root,
    problems: [braces, ...problems.map((problem) => moveProblem(problem, to)), ...brackets(text, start, span, end)],
  };
}

/**
 * A map written in square brackets (`"context_servers": ["name": {…}]`) is read as the object it must be. The text keeps its
 * length.
 */
function bracesForBrackets(source: string, start: string): string {
  if (!isMapInBrackets(source, start)) return source;
  return `${source.slice(0, start.length - 1)}{${source.slice(start.length, -1)}}`;
}

function isMapInBrackets(source: string, start: string): boolean {
  return (
    start.endsWith('[') && source.endsWith(']') && /^\s*"(?:[^"\\\n]|\\.){0,200}"\s*:/.test(source.slice(start.length))
  );
}

function brackets(text: string, start: string, span: Span, end: number): JsonProblem[] {
  if (!isMapInBrackets(text.slice(span.start, end), start)) return [];
  const at = span.start + start.length - 1;
  return [
    {
      code: 'json-map-in-brackets',
      start: at,
      end: at + 1,
      detail: '[',
      fix: {
        says: 'Use braces instead of the square brackets.',
        safety: 'safe',
        edits: [
          { start: at, end: at + 1, text: '{' },
          { start: end - 1, end, text: '}' },
        ],
      },
    },
  ];
}

function lineEnd(text: string, start: number, limit: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? limit : Math.min(end, limit);
}

/** The end of the comma after the last member, if there is one. */
function commaAfter(text: string, start: number, limit: number): number {
  const comma = text.indexOf(',', start);
  return comma >= 0 && comma < limit ? comma + 1 : start;
}

/** Moves every offset of a tree. Not recursive. */
function moveTree(root: JsonNode, to: (offset: number) => number): void {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    node.start = to(node.start);
    node.end = to(node.end);
    if (node.type === 'array') for (const item of node.items) open.push(item);
    if (node.type !== 'object') continue;
    for (const { keySpan, value } of node.members) {
      keySpan.start = to(keySpan.start);
      keySpan.end = to(keySpan.end);
      open.push(value);
    }
  }
}

function moveProblem(problem: JsonProblem, to: (offset: number) => number): JsonProblem {
  const moved = <T extends Span>(span: T): T => ({ ...span, start: to(span.start), end: to(span.end) });
  const { related, fix } = problem;
  return {
    ...moved(problem),
    ...(related && { related: moved(related) }),
    ...(fix && { fix: { ...fix, edits: fix.edits.map((edit) => moved(edit)) } }),
  };
}
