/** Builds what the npm package contains, unless its sources are unchanged. Rejects if a part fails. */
export function buildPackageIfNeeded(): Promise<void>;
