// Node's `fs` with the export that Node 20 lacks.
export * from 'node:fs';
export { default } from 'node:fs';

/** Exists only so that the import resolves; throws when called. */
export function globSync() {
  throw new Error('This Node has no fs.globSync');
}
