/** The script that stands in the page itself, byte for byte. */
export const early: string;
/** The Content-Security-Policy, for `<meta>` and header alike. */
export const contentSecurityPolicy: string;
/** What a host should send with every file. */
export const securityHeaders: Record<string, string>;
