import type { ShownExercise } from '../../../engine/learn.ts';

/** What one does in each kind of exercise, in few words. */
export const KINDS: Readonly<Record<ShownExercise['kind'], string>> = {
  'fix-message': 'fix a message',
  'write-message': 'write a message',
  'answer-as-server': 'answer as the server',
  'order-session': 'put in order',
  'find-mistake': 'find the mistake',
  'choose-error': 'choose the error',
  code: 'code',
};
