/** The inline script of the page, byte for byte. */
export const early: string;
/** The Content-Security-Policy, for `<meta>` and header alike. */
export const contentSecurityPolicy: string;
/** What a host should send with every file. */
export const securityHeaders: Record<string, string>;
/** The policy of the document in which learners' code runs. */
export const framePolicy: string;
/** That document, as HTML. */
export const frameDocument: string;
/** The headers of a file of the build, by its path. */
export function headersOf(path: string): Record<string, string>;
