/** Heavy entry point: what a person can do with a fragment or a document. Loaded on first use. */
export { conversionOf, convertTargetsOf, editOfPart, type PartEdit } from './complete/part-actions.ts';
export type { Conversion, ConvertTarget } from './documents/convert/index.ts';
