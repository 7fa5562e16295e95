/** Path of an up-to-date bundle of `tap`; builds it if there is none. */
export function tapBundle(): Promise<string>;
