// The suite's own `fs` is the one beside this file; everybody else's stays Node's.
const SUITE = '/@modelcontextprotocol/conformance/';

/** Node's hook for imports: gives the suite the `fs` beside this file and leaves everything else as it is. */
export async function resolve(specifier, context, next) {
  const asks = (specifier === 'fs' || specifier === 'node:fs') && context.parentURL?.includes(SUITE);
  return asks ? { url: new URL('./fs.mjs', import.meta.url).href, shortCircuit: true } : next(specifier, context);
}
