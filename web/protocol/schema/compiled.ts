/** The compiled validators of the revisions, loaded when first needed. What they do not say yes to, the interpreter judges. */
import type { RevisionId } from '../types.ts';

/**
 * Compiled functions by type: true for values that are plainly right, so that no fault has to be looked for. `tests` and `look`
 * are handed through to the rules' own tests, for values that no rule has anything to say about either.
 */
export type Compiled = Readonly<Record<string, (value: unknown, tests?: object, look?: object) => boolean>>;

const compiled = new Map<RevisionId, Compiled>();

const LOADERS: Readonly<Record<RevisionId, () => Promise<{ validators: Compiled }>>> = {
  'jsonrpc-2.0': () => Promise.resolve({ validators: {} }),
  '2024-11-05': () => import('virtual:validators/2024-11-05'),
  '2025-03-26': () => import('virtual:validators/2025-03-26'),
  '2025-06-18': () => import('virtual:validators/2025-06-18'),
  '2025-11-25': () => import('virtual:validators/2025-11-25'),
  '2026-07-28': () => import('virtual:validators/2026-07-28'),
};

/** The compiled validators of a revision, by type. */
export async function validatorsOf(id: RevisionId): Promise<Compiled> {
  return (await LOADERS[id]()).validators;
}

/** Loads the compiled validators of a revision, where that goes well. Everything says the same without them, only later. */
export async function quicken(id: RevisionId): Promise<void> {
  if (compiled.has(id)) return;
  try {
    compiled.set(id, await validatorsOf(id));
  } catch {
    // Judged without them; the next call tries again.
  }
}

/** Those of a revision, once they are loaded. */
export function compiledOf(id: RevisionId): Compiled | null {
  return compiled.get(id) ?? null;
}
