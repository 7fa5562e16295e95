/** Plain JSON types, and the reason for a server's action: the basis of all other types of this module. */

/** A plain JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A plain JSON object. */
export type JsonRecord = { [key: string]: Json };

/** The reason for the server's action. */
export interface Why {
  /** One or two plain sentences, with code in backticks. */
  says: string;
  /** The requirement that it is based on (a requirement id), if there is one. */
  requirement?: string;
  /** The fault that caused it. */
  fault?: string;
}
