/** A built file without its hash, and its sizes in bytes. */
export interface BuiltFile {
  file: string;
  raw: number;
  brotli: number;
}

/** What a sum of files may weigh, in kB of 1000 bytes. */
export interface Budget {
  name: string;
  files: RegExp;
  limit: number;
}

/** A budget with what was measured; `problem` is `null` where it is kept. */
export interface Compared {
  name: string;
  size: number;
  limit: number;
  problem: string | null;
}

export const BUDGETS: readonly Budget[];
export function measureSizes(dist: string): Promise<BuiltFile[]>;
export function compareSizes(sizes: readonly BuiltFile[], budgets?: readonly Budget[]): Compared[];
