/** The compiled validators of the revisions, loaded on first use. The interpreter judges what they do not accept. */
import type { RevisionId } from '../types.ts';

/**
 * Compiled functions by type: true for valid values without unknown members; with tests, if these pass as well. `tests` and
 * `context` are those of the rules’ fast check.
 */
export type Validators = Readonly<Record<string, (value: unknown, tests?: object, context?: object) => boolean>>;

/** The compiled types of a revision, and the keys of the tests that they call. */
export interface Compiled {
  readonly validators: Validators;
  readonly tests: ReadonlySet<string>;
}

const compiled = new Map<RevisionId, Compiled>();

const LOADERS: Readonly<Record<RevisionId, () => Promise<{ validators: Validators; tests: readonly string[] }>>> = {
  'jsonrpc-2.0': () => Promise.resolve({ validators: {}, tests: [] }),
  '2024-11-05': () => import('virtual:validators/2024-11-05'),
  '2025-03-26': () => import('virtual:validators/2025-03-26'),
  '2025-06-18': () => import('virtual:validators/2025-06-18'),
  '2025-11-25': () => import('virtual:validators/2025-11-25'),
  '2026-07-28': () => import('virtual:validators/2026-07-28'),
};

/** The compiled validators of a revision, by type. */
export async function validatorsOf(id: RevisionId): Promise<Validators> {
  return (await LOADERS[id]()).validators;
}

/** Loads the compiled validators of a revision, if that succeeds. Results are the same without them, only later. */
export async function loadValidators(id: RevisionId): Promise<void> {
  if (compiled.has(id)) return;
  try {
    const { validators, tests } = await LOADERS[id]();
    compiled.set(id, { validators, tests: new Set(tests) });
  } catch {
    // Judged without them; the next call tries again.
  }
}

/** The validators of a revision, once they are loaded. */
export function compiledOf(id: RevisionId): Compiled | null {
  return compiled.get(id) ?? null;
}
