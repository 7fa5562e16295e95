/** The rule about the comma after a member that is shown without the braces around it. */
import type { ConfigCheck } from '../context.ts';
import { lacksBraces } from '../context.ts';

/** Right before a next member, wrong after the last one. */
export const lastComma: ConfigCheck = {
  rule: {
    id: 'config/last-comma',
    title: 'The comma belongs only between two members',
    level: 'INFO',
    why: 'After the last member of a file, strict JSON parsers reject the comma and with it the whole file.',
    spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
    specTitle: 'RFC 8259, section 4',
    examples: {
      good: ['"mcpServers": {\n  "a": {"command": "a-mcp"}\n}'],
      bad: ['"amp.mcpServers": {\n  "a": {"command": "a-mcp"}\n}⟦,⟧\n'],
    },
  },
  file: ({ subject, report }) => {
    if (!lacksBraces(subject) || subject.tree === null) return;
    const shown = subject.text.slice(subject.span.start, subject.span.end).trimEnd();
    if (!shown.endsWith(',') || !shown.includes('\n')) return;
    const at = subject.span.start + shown.length - 1;
    report({
      rule: lastComma.rule,
      span: { start: at, end: at + 1 },
      what: 'The comma is right only before another member. Remove it if this one is the last in the file.',
    });
  },
};
