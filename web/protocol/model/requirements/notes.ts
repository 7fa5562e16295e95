/** Why an entry of ours differs from the catalogue: shared sentences, each used by several rows of the table. */

/** Reason of a note in the table. */
export const foreignNote = 'The catalogue only informs; sending a method the revision does not have is an error here.';

/** Reason of a note in the table. */
export const unknownNote =
  'The catalogue only informs; a name no revision has is worth a warning, though an extension may define it.';

/** Reason of a note in the table. */
export const batchNote =
  'Not in the catalogue: this revision names no batches, but demands JSON-RPC 2.0, where this is invalid.';

/** Reason of a note in the table. */
export const namesNote = 'Not in the catalogue: method names are no looser here than in the revisions before.';
