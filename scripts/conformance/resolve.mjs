// The suite's own `fs` is the file beside this one; all other modules use Node's.
const SUITE = '/@modelcontextprotocol/conformance/';

/**
 * Node's module resolution hook: resolves `fs` to the file beside this one for the suite, and leaves everything else unchanged.
 */
export async function resolve(specifier, context, next) {
  const asks = (specifier === 'fs' || specifier === 'node:fs') && context.parentURL?.includes(SUITE);
  return asks ? { url: new URL('./fs.mjs', import.meta.url).href, shortCircuit: true } : next(specifier, context);
}
