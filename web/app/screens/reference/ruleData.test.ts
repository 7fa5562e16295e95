import { expect, it } from 'vitest';
import { repeatsTitle } from './ruleData.ts';

it.each([
  ['`nextCursor` is a string.', '`nextCursor` must be a string', true],
  ['Tool names have 1 to 128 characters.', 'Tool names should have 1 to 128 characters', true],
  ['A model contains a name.', 'A model contains a name', true],
  ['`ttlMs` is an integer, in milliseconds.', '`ttlMs` must be an integer', false],
  ['A batch is not empty.', 'A batch must be empty', false],
])('the requirement %j of the title %j', (says, title, repeats) => {
  expect(repeatsTitle(says, title)).toBe(repeats);
});
