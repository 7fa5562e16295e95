/** Tasks, discovery, input rounds and subscriptions: the requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'discover/version': { says: '`server/discover` exists from 2026-07-28 on; servers before it expect `initialize`.' },
  'listen/version': {
    says: '`subscriptions/listen` exists from 2026-07-28 on; before it a client subscribes to resources one by one.',
  },
  'tasks/param-before-2025-11-25': {
    says: '`task` in the parameters has a meaning from 2025-11-25 on.',
    why: 'The other side ignores the wish: it answers with the plain result, and no task ever comes.',
  },
};
