/** A complaint with several causes: the one whose condition the text shows is the answer. */
import { expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';
import { RANKED } from './testing/ranked.ts';

it('has texts for many complaints', () => {
  expect(RANKED.length).toBeGreaterThan(70);
});

it.each(RANKED)('%s', (id, text) => {
  expect(causesIn(text)[0]?.id).toBe(id);
});
