/** Notation that the host of the file reads and most other hosts refuse: nothing is wrong, but the file cannot be copied as it is. */
import type { ConfigCheck } from '../context.ts';
import { lineEnd } from './text.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['json-comment', 'comments'],
  ['json-trailing-comma', 'a comma after the last element'],
]);

/** Comments and trailing commas in the file of a host that reads JSON with comments. */
export const lenient: ConfigCheck = {
  rule: {
    id: 'config/lenient-notation',
    title: 'Few hosts read comments and trailing commas',
    level: 'INFO',
    why: 'VS Code, Zed, Gemini CLI and OpenCode read JSON with comments, but Claude Desktop, Claude Code and Cursor refuse a file with them.',
    spec: 'https://code.visualstudio.com/docs/languages/json',
    specTitle: 'VS Code, JSON with comments',
    examples: {
      good: ['// The file of an editor\n{"mcpServers": {"a": {"command": "a-mcp"}}}'],
      bad: [
        '{"inputs": [], "servers": {\n  ⟦// local⟧\n  "a": {"command": "a-mcp"}}}',
        '{"inputs": [], "servers": {"a": {"command": "a-mcp"⟦,⟧}}}',
      ],
    },
  },
  file: ({ subject, host, hostKnown, problems, report }) => {
    // LangChain’s client takes a dictionary of Python.
    const isFile = subject.syntax !== 'program' && host.id !== 'langchain-mcp-adapters';
    if (host.syntax !== 'jsonc' || !hostKnown || !isFile) return;
    for (const [code, name] of NAMES) {
      const first = problems.find((problem) => problem.code === code);
      if (!first) continue;
      report({
        rule: lenient.rule,
        span: { start: first.start, end: lineEnd(subject.text, first.start, Math.max(first.end, first.start + 1)) },
        what: `${host.title} reads ${name}; hosts that parse strict JSON refuse the file.`,
      });
    }
  },
};
