/** Errors that the writer has corrected, and members of a server that are one level too deep. */
import { describe, expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';

describe('an error that the writer has corrected', () => {
  const FIRST = 'My host showed this:\n\n```\nError POSTing to endpoint (HTTP 404): no such path\n```\n\n';
  const LAST = '```\n2026-03-01 10:00:00 - WARNING - Invalid Host header: notes.example:8000\n```\n';

  it('comes after the one that followed', () => {
    const text = `${FIRST}I figured out that the path had to end in /mcp. Now I get another error:\n\n${LAST}`;
    const [first, ...others] = causesIn(text);
    expect(first).toMatchObject({ id: 'invalid-host-header', severity: 'warning' });
    expect(others.every(({ severity }) => severity === 'info')).toBe(true);
  });

  it('is still the answer if nothing followed it', () => {
    const alone = causesIn(`${FIRST}I changed the path. Now I wait for an answer.`);
    expect(alone[0]?.id).toBe(causesIn(FIRST)[0]?.id);
  });

  it('is not one to which nobody reports a correction', () => {
    const ids = (text: string): string[] => causesIn(text).map(({ id }) => id);
    expect(ids(`${FIRST}The server prints:\n\n${LAST}`)).toEqual(ids(`${FIRST}Now the server prints:\n\n${LAST}`));
  });
});

describe('members of a server inside of another member', () => {
  const config = (entry: object): string =>
    `My server does not find its files.\n\n\`\`\`json\n${JSON.stringify({ mcpServers: { notes: entry } }, null, 2)}\n\`\`\`\n`;

  it('are reported where nothing else explains the failure', () => {
    const [first] = causesIn(config({ command: 'uv', args: ['run', 'a.py'], options: { cwd: '/srv/notes', env: {} } }));
    expect(first).toMatchObject({ id: 'config-not-read', severity: 'info', title: expect.stringContaining('itself') });
  });

  it('are right in the entry itself', () => {
    const text = config({ command: 'uv', args: ['run', '/srv/a.py'], cwd: '/srv/notes', options: { color: 'red' } });
    expect(causesIn(text).filter(({ title }) => title.includes('itself'))).toEqual([]);
  });
});
