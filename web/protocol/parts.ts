/** Heavy entry point: the checker of texts with fragments, documents or programs. Loaded for the first such text. */
export { checker } from './report/full.ts';
