/** Rules about the text of the file: what its reader found wrong, judged by what the host’s parser accepts. */
import { cut } from '../../../json/describe.ts';
import { pathAt } from '../../../json/locate.ts';
import type { JsonProblem } from '../../../json/types.ts';
import { argsOf, commandOf, type ConfigCheck, type ConfigContext } from '../context.ts';
import type { Host } from '../host.ts';
import { ALL_MEMBERS, HOSTS } from '../hosts/index.ts';
import type { DocumentRule } from '../../define.ts';

const RFC = 'https://www.rfc-editor.org/rfc/rfc8259';
const RFC_TITLE = 'RFC 8259, JSON';

const ofCode = ({ problems }: ConfigContext, ...codes: string[]): JsonProblem[] =>
  problems.filter(({ code }) => codes.includes(code));

/** Fixes of text problems, as the rules report them. */
const fixOf = (problem: JsonProblem): JsonProblem['fix'] => problem.fix;

/** The places of a problem that has one fix for all of them. */
function placesOf(text: string, problem: JsonProblem): { start: number; end: number }[] {
  const edits = problem.fix?.edits ?? [];
  return problem.count !== undefined && edits.length >= problem.count
    ? edits.map(({ start, end }) => ({ start: start + (/^\s*/.exec(text.slice(start, end))?.[0].length ?? 0), end }))
    : [{ start: problem.start, end: problem.end }];
}

/** The end of a line within a range. */
export function lineEnd(text: string, start: number, end: number): number {
  const line = text.slice(start, end).search(/[\r\n]/);
  return line < 0 ? end : start + line;
}

/** True if a member of an entry is unknown to all hosts that read this key and accept comments, so that none of them is meant. */
function isStrict({ servers, entries, hostKnown }: ConfigContext): boolean {
  const key = servers.path.at(-1);
  if (hostKnown || key === undefined) return false;
  const used = entries.flatMap(({ node }) => node.members.map((member) => member.key));
  const known = used.filter((name) => ALL_MEMBERS.has(name));
  return HOSTS.every(
    (host) =>
      host.syntax !== 'jsonc' ||
      !host.top.some((path) => path.at(-1) === key) ||
      known.some((name) => !membersOf(host).includes(name)),
  );
}

function membersOf({ command, url, typeKey, stdio, remote }: Host): readonly string[] {
  return [command, ...url, typeKey, ...stdio.optional, ...(remote?.optional ?? [])];
}

/** Comments and commas that only some hosts accept. */
function reportLenient(context: ConfigContext, rule: DocumentRule, problem: JsonProblem, what: string): void {
  const { subject, host, hostKnown, report } = context;
  if (host.syntax === 'jsonc' || subject.syntax === 'program') return;
  const { tree } = subject;
  const inside = placesOf(subject.text, problem).find(
    ({ start }) => tree !== null && start > tree.start && start < tree.end,
  );
  const place = inside ?? problem;
  const span = { start: place.start, end: lineEnd(subject.text, place.start, Math.max(place.end, place.start + 1)) };
  if (inside === undefined && !hostKnown) return;
  const strict = isStrict(context);
  report({
    rule,
    span,
    ...(inside === undefined
      ? { severity: 'info' as const }
      : !hostKnown && !strict && { severity: 'warning' as const }),
    what: `${what} ${hostKnown ? `${host.title} parses strict JSON and refuses` : strict ? 'The hosts that read these members parse strict JSON and refuse' : 'VS Code, Zed, Gemini CLI and OpenCode accept it; Claude Desktop, Claude Code, Cursor and Kiro refuse'} ${hostKnown || strict ? 'the file' : 'it'}. Remove ${(problem.count ?? 1) > 1 ? 'them' : 'it'}.`,
    fix: fixOf(problem),
  });
}

/** Comments in strict JSON. */
export const comments: ConfigCheck = {
  rule: {
    id: 'config/comments',
    title: 'Comments must not be in strict JSON files',
    level: 'MUST NOT',
    why: 'The parser stops at the comment, and the host reads no server at all.',
    spec: `${RFC}#section-2`,
    specTitle: RFC_TITLE,
    examples: {
      good: ['// .vscode/mcp.json\n{"servers": {\n  // local\n  "a": {"command": "a-mcp"}}}'],
      bad: [
        '// .mcp.json\n{"mcpServers": {\n  ⟦// local⟧\n  "a": {"command": "a-mcp"}}}',
        '{"mcpServers": {\n  ⟦# local⟧\n  "a": {"command": "a-mcp"}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "autoApprove": [], "args": [\n  "--all" ⟦// local⟧\n]}}}',
      ],
    },
  },
  file: (context) => {
    for (const problem of ofCode(context, 'json-comment'))
      reportLenient(context, comments.rule, problem, `\`${cut(problem.detail, 40)}\` is a comment.`);
  },
};

/** Commas after the last member. */
export const trailingComma: ConfigCheck = {
  rule: {
    id: 'config/trailing-comma',
    title: 'Strict JSON files must not have trailing commas',
    level: 'MUST NOT',
    why: 'The parser expects another member after the comma and rejects the whole file.',
    spec: `${RFC}#section-4`,
    specTitle: RFC_TITLE,
    examples: {
      good: ['// .vscode/mcp.json\n{"servers": {"a": {"command": "a-mcp",}}}'],
      bad: [
        '// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp"⟦,⟧}}}',
        '{"mcpServers": {"a": {"args": ["x"⟦,⟧], "command": "a"}}}',
      ],
    },
  },
  file: (context) => {
    for (const problem of ofCode(context, 'json-trailing-comma'))
      reportLenient(context, trailingComma.rule, problem, 'The comma after the last element is not JSON.');
  },
};

/** Members without braces around them. */
export const outerBraces: ConfigCheck = {
  rule: {
    id: 'config/outer-braces',
    title: 'A file needs braces around its members',
    level: 'INFO',
    why: 'Documentation shows the part to insert, which is not JSON as a file of its own.',
    spec: `${RFC}#section-4`,
    specTitle: RFC_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: ['⟦"mcpServers": {"a": {"command": "a-mcp"}}⟧', '⟦"amp.mcpServers": {⟧\n  "a": {"command": "a-mcp"}\n},\n'],
    },
  },
  file: (context) => {
    for (const problem of ofCode(context, 'json-missing-braces'))
      context.report({
        rule: outerBraces.rule,
        span: { start: problem.start, end: problem.end },
        what: 'This is a member without the braces around it. Insert it into the file, or put `{` and `}` around it.',
        fix: fixOf(problem),
      });
  },
};

/** Backslashes of Windows paths. */
export const backslashes: ConfigCheck = {
  rule: {
    id: 'config/backslashes',
    title: 'Backslashes in paths must be doubled',
    level: 'MUST',
    why: 'In JSON and TOML strings a backslash begins an escape; parsers report “Bad escaped character” and reject the file.',
    spec: `${RFC}#section-7`,
    specTitle: RFC_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "node", "args": ["C:\\\\tools\\\\a.js"]}}}'],
      bad: [
        '{"mcpServers": {"a": {"command": "node", "args": ["C:⟦\\U⟧sers\\\\me\\\\a.js"]}}}',
        '{"mcpServers": {"a": {"command": "node", "args": [⟦"C:\\temp\\new.js"⟧]}}}',
      ],
    },
  },
  file: (context) => {
    let line = -2;
    for (const problem of ofCode(context, 'json-bad-escape')) {
      const start = context.subject.text.lastIndexOf('\n', problem.start);
      if (start === line) continue;
      line = start;
      context.report({
        rule: backslashes.rule,
        span: { start: problem.start, end: problem.end },
        what: `\`${cut(problem.detail, 10)}\` is not an escape sequence of JSON. Write \`\\\\\` or \`/\` between folders.`,
        fix: fixOf(problem),
      });
    }
  },
  entry: (entry, { report }) => {
    const { commandKey, path } = entry;
    const command = commandOf(entry);
    const places = [
      ...(command === null ? [] : [{ text: command, path: [commandKey ?? 'command'] }]),
      ...argsOf(entry),
    ];
    for (const [index, { text, path: below }] of places.entries()) {
      // `A:` may also be the name of a header.
      if (/^(?:--header|-H)$/.test(places[index - 1]?.text ?? '')) continue;
      // `\t` and `\n` are valid escapes: `C:\temp\new` becomes a tab and a line feed.
      if (!/^[A-Za-z]:[\\/\b\t\n\f\r]/.test(text) || !/[\b\t\n\f\r]/.test(text)) continue;
      report({
        rule: backslashes.rule,
        path: [...path, ...below],
        what: 'A single backslash before `b`, `f`, `n`, `r` or `t` in this path stands for a control character. Write `\\\\` or `/` between folders.',
      });
      return;
    }
  },
};

/** Quotes of word processors, and the invisible mark of some editors. */
export const quotes: ConfigCheck = {
  rule: {
    id: 'config/quotes',
    title: 'Strings must be in straight double quotes',
    level: 'MUST',
    why: 'A parser does not know the typographic quotes of word processors and chat programs, and refuses a byte order mark at the start.',
    spec: `${RFC}#section-7`,
    specTitle: RFC_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp", "args": ["“quoted”"]}}}'],
      bad: ['{⟦“mcpServers”⟧: {"a": {"command": "a-mcp"}}}'],
    },
  },
  file: (context) => {
    // A paste is read from the mark on.
    if (context.subject.span.start === 1 && context.subject.text.startsWith('\ufeff'))
      context.report({ rule: quotes.rule, span: { start: 0, end: 1 }, what: BOM });
    for (const problem of context.problems) {
      if (!isQuotes(problem)) continue;
      const bom = problem.code === 'json-bom';
      context.report({
        rule: quotes.rule,
        span: { start: problem.start, end: problem.end },
        what: bom
          ? BOM
          : 'Typographic quotes are not JSON, so the string does not begin or end where it seems to. Use `"`.',
        fix: fixOf(problem),
      });
    }
  },
};

const BOM = 'The text begins with a byte order mark (U+FEFF). Save it as UTF-8 without one.';

/** True if quotes are the cause of a problem. */
export function isQuotes({ code, detail }: JsonProblem): boolean {
  return (
    code === 'json-smart-quotes' ||
    code === 'json-bom' ||
    (code === 'json-unterminated-string' && /[“”„‟″]/.test(detail))
  );
}

/** Elided parts. */
export const elision: ConfigCheck = {
  rule: {
    id: 'config/elision',
    title: 'Elided parts are to be filled in',
    level: 'INFO',
    why: 'Documentation leaves out what depends on the reader, which is not judged, but a host cannot read the file as it is.',
    spec: RFC,
    specTitle: RFC_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: [
        '{"mcpServers": {"a": {"command": "a-mcp", "env": {⟦...⟧}}}}',
        '{"mcpServers": {"a": {"command": ⟦<command>⟧}}}',
      ],
    },
  },
  file: (context) => {
    for (const problem of ofCode(context, 'json-elision', 'json-placeholder'))
      context.report({
        rule: elision.rule,
        span: { start: problem.start, end: problem.end },
        what: `\`${cut(problem.detail, 40)}\` stands for something that is not shown. Replace it.`,
      });
  },
};

/** The same key twice. */
export const duplicateKey: ConfigCheck = {
  rule: {
    id: 'config/duplicate-key',
    title: 'Keys should be unique',
    level: 'SHOULD',
    why: 'Parsers keep the last member with a key, so the earlier server or member has no effect.',
    spec: `${RFC}#section-4`,
    specTitle: RFC_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}, "b": {"command": "a-mcp"}}}'],
      bad: ['{"mcpServers": {"a": {"command": "a-mcp"}, ⟦"a"⟧: {"command": "b-mcp"}}}'],
    },
  },
  file: (context) => {
    for (const problem of ofCode(context, 'json-duplicate-key')) {
      const { tree } = context.subject;
      context.report({
        rule: duplicateKey.rule,
        path: tree ? pathAt(tree, problem.start) : [],
        span: { start: problem.start, end: problem.end },
        what: `${cut(problem.detail, 60)} occurs twice in the same object; only the last one counts. Rename or remove one.`,
        fix: fixOf(problem),
      });
    }
  },
};
