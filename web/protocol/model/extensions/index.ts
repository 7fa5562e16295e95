/** All official extensions, and what is found in them by name. To add one, write its file and add it here. */
import { deepOf, type DeepModel, type NamedType } from '../deep.ts';
import type { LedgerEntry } from '../define.ts';
import { apps } from './apps.ts';
import { clientCredentials, enterprise } from './authorization.ts';
import type { Extension, ExtensionMethod, ExtensionRequirement } from './define.ts';
import { skills } from './skills.ts';
import { tasks } from './tasks.ts';

/** In the order in which their findings are reported. */
export const EXTENSIONS: readonly Extension[] = [apps, tasks, skills, enterprise, clientCredentials];

/** The extension and the row of a method. */
export interface FoundMethod {
  readonly extension: Extension;
  readonly row: ExtensionMethod;
}

const methods = new Map<string, FoundMethod>(
  EXTENSIONS.flatMap((extension) => extension.methods.map((row) => [row.name, { extension, row }] as const)),
);

/** The method of an extension by its name; null if no official extension has it. */
export function extensionMethod(name: string): FoundMethod | null {
  return methods.get(name) ?? null;
}

const rows = new Map<string, { readonly extension: Extension; readonly row: ExtensionRequirement }>(
  EXTENSIONS.flatMap((extension) =>
    Object.entries(extension.requirements).map(([id, row]) => [id, { extension, row }] as const),
  ),
);

/** A requirement of an extension by its id; null if there is none. */
export function extensionRequirement(
  id: string,
): { readonly extension: Extension; readonly row: ExtensionRequirement } | null {
  return rows.get(id) ?? null;
}

/**
 * The level and the clause of a requirement in a version of its extension. A version that does not list it inherits the listing
 * of the version before; one that is older than all listings has that of the first.
 */
export function listedIn(id: string, version?: string): LedgerEntry | null {
  const found = rows.get(id);
  if (!found) return null;
  const { versions, title } = found.extension;
  const wanted = version === undefined ? -1 : versions.findIndex((one) => one.id === version);
  const known = versions.flatMap((one, at) => {
    const listing = found.row.in[one.id];
    return listing ? [{ at, url: one.url, listing }] : [];
  });
  const own = (wanted < 0 ? known[0] : known.findLast(({ at }) => at <= wanted)) ?? known[0];
  if (!own) return null;
  const [level, clause] = own.listing;
  const url = clause.startsWith('https://') ? clause : clause === '' ? own.url : `${own.url}#${clause}`;
  return { id, level, url, place: title };
}

const deeps = new Map<Extension, DeepModel>();

/** The types of an extension together with the core types that they refer to; without a ledger. */
export function typesOf(extension: Extension): DeepModel {
  let deep = deeps.get(extension);
  if (!deep) {
    const core = deepOf(extension.coreTypes);
    const url = extension.versions[0]?.url ?? '';
    const own = Object.entries(extension.types).map(([name, type]): [string, NamedType] => [
      name,
      Object.freeze({ ...type, name, url, clause: extension.title }),
    ]);
    deep = Object.freeze({ id: extension.coreTypes, types: new Map([...core.types, ...own]), ledger: new Map() });
    deeps.set(extension, deep);
  }
  return deep;
}
