/** Example texts: valid ones, common mistakes, typical tutorial content, and whole sessions. Loaded on request. */
import { FIRST_TEXT } from '../../state/first.ts';
import { failures } from './examples/causes.ts';
import { extensions } from './examples/extensions.ts';
import { groupOf, type CheckExample } from './examples/example.ts';
import { refused } from './examples/hosts.ts';
import { lessons } from './examples/lessons.ts';
import { mistakes } from './examples/mistakes.ts';
import { sessions } from './examples/sessions.ts';
import { commonMistakes } from './examples/common-mistakes.ts';
import { otherParts } from './examples/parts.ts';
import { start } from './examples/start.ts';

export type { CheckExample } from './examples/example.ts';

const first = groupOf('Classic mistakes', [
  [
    'handshake-two-mistakes',
    'A handshake with two mistakes',
    'A shortened method name, and a request with a null id.',
    FIRST_TEXT,
  ],
]);

/** In the order of the list. */
export const EXAMPLES: readonly CheckExample[] = [
  ...start,
  ...first,
  ...mistakes,
  ...lessons,
  ...commonMistakes,
  ...sessions,
  ...failures,
  ...refused,
  ...extensions,
  ...otherParts,
];
