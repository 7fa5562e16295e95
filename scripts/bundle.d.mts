/** Path of an up-to-date bundle of web/node/ENTRY.ts; builds it if there is none. */
export function bundleOf(name: string, entry: string, places?: readonly string[], split?: boolean): Promise<string>;
