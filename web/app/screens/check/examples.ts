/** Texts to look at: right ones, the mistakes people make, what tutorials show, and whole sessions. Loaded when asked for. */
import { FIRST_TEXT } from '../../state/first.ts';
import { groupOf, type CheckExample } from './examples/example.ts';
import { lessons } from './examples/lessons.ts';
import { mistakes } from './examples/mistakes.ts';
import { sessions } from './examples/sessions.ts';
import { slips } from './examples/common-mistakes.ts';
import { start } from './examples/start.ts';

export type { CheckExample } from './examples/example.ts';

const first = groupOf('Classic mistakes', [
  [
    'handshake-two-mistakes',
    'A handshake with two mistakes',
    'A shortened method name, and a request whose id is null.',
    FIRST_TEXT,
  ],
]);

/** In the order of the list. */
export const EXAMPLES: readonly CheckExample[] = [...start, ...first, ...mistakes, ...lessons, ...slips, ...sessions];
