/** The requirements that begin with 2025-03-26, or read otherwise from then on, in our words. */

/** Sentences by ledger id. */
export const sentences: Readonly<Record<string, string>> = {
  'batch/duplicate-id': 'Requests of one batch have different ids.',
  'batch/initialize-inside': '`initialize` is never part of a batch.',
  'batch/mixed-kinds': 'A batch holds calls or answers, not both.',
  'responses/error-id-required': 'An error has the `id` of its request; only the body of an HTTP refusal may lack it.',
};
