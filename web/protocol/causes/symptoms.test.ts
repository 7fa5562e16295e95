/** What people describe without an error: the answer says between which causes; texts in which nothing fails stay silent. */
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { causesIn } from './testing/causes-of.ts';
import { DESCRIBED } from './testing/described.ts';

const ids = (text: string): string[] => causesIn(text).map(({ id }) => id);

it.each(DESCRIBED)('%s', (text, id) => {
  const [first] = causesIn(text);
  expect(first).toMatchObject({ id, severity: 'info', ask: expect.arrayContaining([expect.any(String)]) });
  expect(first?.how.length).toBeGreaterThan(1);
});

it('says that the text does not decide, and quotes the sentence', () => {
  const [first] = causesIn('I use version 2.1 of the host. My notes server shows 0 tools, and I restarted it twice.');
  expect(first?.what).toBe('The text describes this: “My notes server shows 0 tools, and I restarted it twice.”.');
  expect(first?.why).toContain('does not decide between these');
});

it('leaves the answer to a known cause, and to the configuration', () => {
  expect(ids('My notes server works in the terminal but not in the host: spawn npx ENOENT')[0]).toBe(
    'spawn-npx-enoent',
  );
  const entry = { mcpServers: { notes: { command: 'docker', args: ['run', '-it', 'notes:1'] } } };
  expect(ids(`My host shows no tools.\n\n${JSON.stringify(entry, null, 2)}\n`)[0]).toBe('docker-not-interactive');
});

describe('no symptom', () => {
  it.each([
    '# Notes\n\nThe server works in the terminal and in the Inspector.',
    'The list has the tools that the server registered. A client shows all of them.',
    '## Troubleshooting\n\nTools do not show up: restart the host and check that the entry is enabled.',
    'If the tools do not appear, restart the host.',
    'This guide shows what to do when the host gets stuck at connecting.',
    'A server that is not listed in the file is not started by the host.',
    '## 2.3.0\n\n- Servers are no longer stuck at connecting after a sign-in\n- The list no longer hangs',
    'When the stream closes after 5 minutes, you should open a new one.',
    'The server works fine with the Inspector, with Cursor and in the terminal.',
    'You can log in once; the host keeps the token, so users never sign in again.',
  ])('in %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

it('takes little time', () => {
  const texts = [
    'my tools do not '.repeat(370),
    'I see that it works in the '.repeat(220),
    'my server is stuck '.repeat(310),
    'the sign-in keeps '.repeat(330),
  ];
  for (const text of texts) {
    const clock = cpuClock();
    causesIn(text);
    expect(clock(), text.slice(0, 30)).toBeLessThan(2000);
  }
});
