/** Program text and debug output: what it shows of MCP besides messages, and habits that break the transport. */
import { defineDocument } from '../define.ts';
import { HABIT_RULES, habitsOf } from './habits.ts';
import { looksPrinted, NOTE_RULES, noteAbout } from './notes.ts';

/** The type of a recognition for a program that holds messages: the notes about them are enough. */
export const WITH_MESSAGES = 'with-messages';
/** The type for debug output. */
export const PRINTED_TYPE = 'printed';

/** Not a kind that is recognized in values: intake finds program text, and the report passes it on. */
export const programText = defineDocument({
  kind: 'program-literal',
  rules: [...NOTE_RULES, ...HABIT_RULES],
  recognize: (subject) =>
    subject.tree === null
      ? {
          title: 'Program text',
          because: 'It is written in a programming language.',
          ...(looksPrinted(subject) ? { type: PRINTED_TYPE } : {}),
        }
      : null,
  judge(subject, { type }, report) {
    const note = type === WITH_MESSAGES ? null : noteAbout(subject, type === PRINTED_TYPE);
    if (note) report(note);
    for (const found of type === PRINTED_TYPE ? [] : habitsOf(subject))
      report({ ...found, ...(found.rule.id === 'program/decorator' ? {} : { severity: 'warning' as const }) });
  },
});
