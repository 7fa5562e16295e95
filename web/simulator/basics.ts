/** Plain JSON, and why a server does what it does: what all other types of this room are made of. */

/** A plain JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A plain JSON object. */
export type JsonRecord = { [key: string]: Json };

/** Why the server did what it did. */
export interface Why {
  /** One or two plain sentences, with code between backticks. */
  says: string;
  /** The requirement it rests on (an id of the ledger), where there is one. */
  requirement?: string;
  /** The fault that made it so. */
  fault?: string;
}
