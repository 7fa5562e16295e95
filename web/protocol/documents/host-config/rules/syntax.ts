/** The rule about everything that no parser accepts. */
import { cut } from '../../../json/describe.ts';
import { isJsonError } from '../../../json/codes.ts';
import { strayBracket } from '../../../json/stray-bracket.ts';
import type { DocumentSubject } from '../../define.ts';
import type { ConfigCheck } from '../context.ts';
import { isQuotes, lineEnd } from './text.ts';

/** Codes with a rule of their own, or without consequence for a host. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'json-comment',
  'json-trailing-comma',
  'json-missing-braces',
  'json-map-in-brackets',
  'json-bad-escape',
  'json-elision',
  'json-placeholder',
  'yaml-documents',
  'json-text-after-end',
  'json-text-before-start',
]);

const SENTENCES: Readonly<Record<string, string>> = {
  'json-single-quotes': 'Strings are in single quotes, which JSON does not have. Use double quotes',
  'json-unquoted-key': 'A key has no quotes. Put it in double quotes',
  'json-unquoted-text': 'A value has no quotes. Put it in double quotes',
  'json-missing-comma': 'A comma is missing between two elements. Add it',
  'json-missing-colon': 'A colon is missing after a key. Add it',
  'json-extra-comma': 'There is a comma without an element. Remove it',
  'json-unclosed': 'Something is not closed at the end. Add the missing brackets',
  'json-unterminated-string': 'A string has no closing quote. Add it',
  'json-wrong-bracket': 'The wrong bracket closes here. Use the one that fits',
  'json-white-space': 'A character looks like a space but is none in JSON. Use a plain space',
  'json-python-literal': 'This is a word of Python. Use `true`, `false` or `null`',
};

/** Everything else that the parser refuses. */
export const syntaxError: ConfigCheck = {
  rule: {
    id: 'config/syntax',
    title: 'The file must be readable by the host’s parser',
    level: 'MUST',
    why: 'A host that cannot parse the file reads no server from it, and often does not start any.',
    spec: 'https://code.visualstudio.com/docs/languages/json',
    specTitle: 'VS Code, JSON with comments',
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: [
        '{"mcpServers": {⟦a⟧: {"command": "a-mcp"}}}',
        '{"mcpServers": {"a": {"command": "a-mcp"}}}⟦}⟧',
        '# ~/.codex/config.toml\n[mcp_servers.a]\n⟦command = npx⟧\nargs = ["a-mcp"]\n',
      ],
    },
  },
  file: (context) => {
    const { problems, subject, report } = context;
    if (subject.syntax === 'program') return;
    for (const problem of problems) {
      if (ELSEWHERE.has(problem.code) || isQuotes(problem) || !isJsonError(problem)) continue;
      // Parsers notice the missing bracket at the end, where it is to be added.
      const last = problem.code === 'json-unclosed' ? lastCharacter(subject) : problem.start;
      const start = Math.max(problem.start, last);
      const end = Math.max(problem.end, start);
      const escape = subject.syntax === 'toml' && /escape/i.test(problem.detail);
      const sentence = escape
        ? 'A backslash begins an escape in double quotes. Double it, or put the path in single quotes'
        : Object.hasOwn(SENTENCES, problem.code)
          ? SENTENCES[problem.code]
          : undefined;
      const notation = subject.syntax === 'toml' ? 'TOML' : subject.syntax === 'yaml' ? 'YAML' : 'JSON';
      const parser =
        notation === 'JSON'
          ? 'The text is not valid JSON here'
          : `The ${notation} parser reports: ${cut(problem.detail.trim().replace(/\.$/, ''), 160)}`;
      report({
        rule: syntaxError.rule,
        span: { start, end: lineEnd(subject.text, start, end) },
        what: `${sentence ?? `${parser}. Correct it`}.`,
        fix: problem.fix,
      });
    }
    const isJson = subject.syntax === 'json' || subject.syntax === 'jsonc';
    const extra = subject.tree !== null && isJson ? strayBracket(subject.text, subject.tree) : null;
    if (extra !== null)
      report({
        rule: syntaxError.rule,
        span: extra,
        what: 'A bracket closes here that was not opened. Remove it.',
        fix: {
          says: 'Remove the bracket.',
          safety: 'safe',
          edits: [{ ...extra, text: '' }],
        },
      });
  },
};

/** The last character of the document that is not white space. */
function lastCharacter({ text, span }: DocumentSubject): number {
  const tail = text.slice(Math.max(span.start, span.end - 400), span.end).trimEnd();
  return Math.max(span.start, Math.max(span.start, span.end - 400) + tail.length - 1);
}
