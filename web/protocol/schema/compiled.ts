/** The compiled validators of the revisions, loaded when first needed. What they do not say yes to, the interpreter judges. */
import type { PlainlyRight } from '../rules/shape/quiet.ts';
import type { RevisionId } from '../types.ts';

const compiled = new Map<RevisionId, PlainlyRight>();

const LOADERS: Readonly<Record<RevisionId, () => Promise<{ validators: PlainlyRight }>>> = {
  'jsonrpc-2.0': () => Promise.resolve({ validators: {} }),
  '2024-11-05': () => import('virtual:validators/2024-11-05'),
  '2025-03-26': () => import('virtual:validators/2025-03-26'),
  '2025-06-18': () => import('virtual:validators/2025-06-18'),
  '2025-11-25': () => import('virtual:validators/2025-11-25'),
  '2026-07-28': () => import('virtual:validators/2026-07-28'),
};

/** The compiled validators of a revision, by type. */
export async function validatorsOf(id: RevisionId): Promise<PlainlyRight> {
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
export function compiledOf(id: RevisionId): PlainlyRight | null {
  return compiled.get(id) ?? null;
}
