/** One JSON-like block of a tutorial. */
export interface Block {
  /** Line it begins on, from 1. */
  line: number;
  /** `message` when it is, or would be, a JSON-RPC message; `data` for the rest. */
  kind: 'message' | 'data';
  /** True when its brackets never balance. */
  cut: boolean;
  text: string;
}
/** The JSON-like blocks of one text, in order. */
export function blocksOf(text: string): Block[];
/** All blocks of all tutorials of a folder, with the name of the file. */
export function tutorialsOf(folder: string): { tutorial: string; blocks: Block[] }[];
/** The table that a person reads. */
export function countsOf(tutorials: readonly { tutorial: string; blocks: readonly Block[] }[]): string;
