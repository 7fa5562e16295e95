/** Resources, prompts, completion, roots and keeping results: the requirements that begin with 2025-06-18, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'completion/context-arguments-strings': {
    says: 'The values in `context.arguments` are strings.',
    why: 'They are values of arguments of prompts and of variables of templates, and those are texts.',
  },
  'resource-uri/custom-scheme-syntax': {
    says: 'A scheme of one’s own begins with a letter and has only letters, digits, `+`, `-` and `.` after it.',
  },
};
