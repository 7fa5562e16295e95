/** Why an entry of ours differs from the catalogue: shared sentences, so that the ledgers stay tables. */

/** Reason of a note in a ledger. */
export const foreignNote = 'The catalogue only informs; sending a method the revision does not have is an error here.';

/** Reason of a note in a ledger. */
export const unknownNote =
  'The catalogue only informs; a name no revision has is worth a warning, though an extension may define it.';

/** Reason of a note in a ledger. */
export const batchNote =
  'Not in the catalogue: this revision names no batches, but demands JSON-RPC 2.0, where this is invalid.';

/** Reason of a note in a ledger. */
export const namesNote = 'Not in the catalogue: method names are no looser here than in the revisions before.';

/** Reason of a note in a ledger. */
export const renamedNote =
  'Not in the catalogue for this revision, which has no entry for the new name; the schema lacks the method.';
