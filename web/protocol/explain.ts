/** Heavy entry point: why something does not work. Loaded for the first text that may show a failure. */
export { addCauses } from './report/causes.ts';
