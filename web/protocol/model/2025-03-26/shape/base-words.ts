/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs, pages and traces: the requirements that begin with 2025-03-26, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'progress/message-empty': { says: 'The `message` of a progress notification says something to people.' },
  'progress/message-type': {
    says: '`message` of a progress notification is a string.',
    why: 'It is shown to people as it stands.',
  },
};
