/** Where our verdict and the official schemas' differ, and why. For tests only. */

/** Requirements of the text that no schema holds: we are stricter where one of them is broken. */
export const STRICTER: Readonly<Record<string, string>> = {};

/** Changes the official schemas refuse and we accept. */
export const LOOSER: readonly { of: RegExp; at: RegExp; because: string }[] = [];
