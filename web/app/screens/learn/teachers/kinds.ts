import type { ShownExercise } from '../../../engine/learn.ts';

/** The task of each exercise kind, in a few words. */
export const KINDS: Readonly<Record<ShownExercise['kind'], string>> = {
  'fix-message': 'fix a message',
  'write-message': 'write a message',
  'answer-as-server': 'respond as the server',
  'order-session': 'put messages in order',
  'find-mistake': 'find the mistake',
  'choose-error': 'choose the error',
  code: 'code',
};
