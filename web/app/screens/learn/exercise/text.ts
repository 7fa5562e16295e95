/** Text formatting for the screen. Pure. */
import type { Grade, ShownExercise } from '../../../engine/learn.ts';
import type { ShownReport } from '../../../engine/types.ts';
import { count, revisionName, revisionShort } from '../../../parts/text.ts';

const KINDS: Readonly<Record<ShownExercise['kind'], string>> = {
  'fix-message': 'Fix the message',
  'write-message': 'Write a message',
  'answer-as-server': 'Respond as the server',
  'order-session': 'Put a session in order',
  'find-mistake': 'Find the mistake',
  'choose-error': 'Choose the error',
  code: 'Write code',
};

/** The exercise type, and the revision that judges it: “Fix the message. Judged by MCP 2025-03-26.” */
export function factsOf(shown: ShownExercise): string {
  const kind = shown.kind === 'choose-error' && shown.statuses ? 'Choose the status code' : KINDS[shown.kind];
  return shown.kind === 'code' ? `${kind}.` : `${kind}. Judged by ${revisionName(shown.revision)}.`;
}

/** “Not solved yet, 3 of 5 tests passed” */
export function headOf({ tests }: Pick<Grade, 'tests'>): string {
  const passed = tests.filter((test) => test.passed).length;
  return tests.length < 2 ? 'Not solved yet' : `Not solved yet, ${passed} of ${tests.length} tests passed`;
}

/** The checker's verdict on the current message: “Valid in 2025-11-25”, “2 errors”. */
export function verdictOf({ verdicts, revision, blank }: Pick<ShownReport, 'verdicts' | 'revision' | 'blank'>): {
  severity: 'ok' | 'error' | 'warning' | 'info';
  text: string;
} {
  if (blank) return { severity: 'info', text: 'Nothing written yet' };
  const { errors = 0, warnings = 0 } = verdicts[revision] ?? {};
  if (errors > 0) return { severity: 'error', text: `${count(errors, 'error')} in ${revisionShort(revision)}` };
  if (warnings > 0) return { severity: 'warning', text: `Valid, ${count(warnings, 'warning')}` };
  return { severity: 'ok', text: `Valid in ${revisionShort(revision)}` };
}

/** Human-readable sizes, in steps of 0.1 MB: “4.2 of 12.6 MB”. */
export function megabytes(done: number, all: number): string {
  const amount = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
  return `${amount(done)} of ${amount(all)} MB`;
}

/** Display names of the languages. */
export const LANGUAGE_NAMES = { python: 'Python', typescript: 'TypeScript', javascript: 'JavaScript' } as const;
