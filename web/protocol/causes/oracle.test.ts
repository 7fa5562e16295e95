/** Real wordings beside MCP_SPEC_DIR: each is named as a cause, in several wrappings. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';
import { ended } from './testing/samples.ts';

interface Line {
  readonly id: string;
  readonly text: string;
}

const file = join(process.env['MCP_SPEC_DIR'] ?? '', '..', 'complaints', 'complaints.jsonl');
const present = process.env['MCP_SPEC_DIR'] !== undefined && existsSync(file);
const WRAPPINGS: readonly (readonly [string, (text: string) => string])[] = [
  ['alone', (text) => text],
  [
    'after a log prefix',
    (text) =>
      text
        .split('\n')
        .map((line) => `2026-03-01T10:00:00.123Z [error] [my-server] ${line}`)
        .join('\n'),
  ],
  ['in a log', (text) => ended(text)],
  ['inside JSON', (text) => JSON.stringify({ level: 'error', data: text })],
  ['inside JSON twice', (text) => JSON.stringify({ line: JSON.stringify({ msg: text }) })],
  [
    'between the paragraphs of a question',
    (text) => `I started it as the page says, and my client shows this:\n\n${text}\n\nDoes someone know why?`,
  ],
  ['in a list that Python prints', (text) => `[{'error': '${text.replaceAll("'", "\\'").replaceAll('\n', '\\n')}'}]`],
  ['in a fence', (text) => `It fails:\n\n\`\`\`text\n${text}\n\`\`\`\n\nWhat can I do?`],
];

describe.runIf(present)('real wordings', () => {
  const lines = (present ? readFileSync(file, 'utf8').trim().split('\n') : []).map((line): Line => JSON.parse(line));

  it.each(WRAPPINGS)('are causes %s', (_, wrap) => {
    let first = 0;
    const missed = lines.flatMap(({ id, text }) => {
      const found = causesIn(wrap(text)).map((cause) => cause.id);
      if (found[0] === id) first++;
      return found.includes(id) ? [] : [`${id}: ${found.join(', ')}`];
    });
    expect(missed).toEqual([]);
    expect(first / lines.length).toBeGreaterThan(0.9);
  });
});
