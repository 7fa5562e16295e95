// Node's `fs` with the name that Node 20 lacks.
export * from 'node:fs';
export { default } from 'node:fs';

/** There only so that the import finds its name; throws where it is called. */
export function globSync() {
  throw new Error('This Node has no fs.globSync');
}
