/** Requirements of this area that no rule reports under their own id, and why. */
export const withoutRule: Readonly<Record<string, string>> = {};
