/** Why our entries differ from the catalog: shared sentences, each used by several rows of the table. */

/** Reason of a note in the table. */
export const foreignNote =
  'The catalog lists it as INFO; sending a method that the revision does not define is an error here.';

/** Reason of a note in the table. */
export const unknownNote =
  'The catalog lists it as INFO; a name that no revision defines deserves a warning, though an extension may define it.';

/** Reason of a note in the table. */
export const batchNote =
  'Not in the catalog: this revision does not mention batches, but requires JSON-RPC 2.0, in which this is invalid.';

/** Reason of a note in the table. */
export const namesNote = 'Not in the catalog: method names are no less strict here than in the previous revisions.';
