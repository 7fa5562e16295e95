/** A wording of one host in a text about another. */
import { expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';

const EMPTY = 'No prompts or tools found on the server.';

it('blames no host that the text does not name', () => {
  const [one] = causesIn(`OpenCode shows this for our notes server:\n\n${EMPTY}`);
  expect(one).toMatchObject({ id: 'gemini-no-tools', severity: 'info' });
  expect(one?.what).toContain('or another client with the same words');
});

it.each([EMPTY, `In Gemini CLI, our notes server fails; in OpenCode it works:\n\n${EMPTY}`])(
  'names the host: %s',
  (text) => {
    const [one] = causesIn(text);
    expect(one?.id).toBe('gemini-no-tools');
    expect(one?.severity).not.toBe('info');
    expect(one?.what).toMatch(/^Gemini CLI: /u);
  },
);
