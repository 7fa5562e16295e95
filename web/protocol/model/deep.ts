/**
 * The types of every revision and their requirements. Separate from `index.ts`, which contains all that the envelope needs and
 * is loaded first.
 */
import { steps } from './requirements/parts/deep.ts';
import { REVISION_IDS } from '../types.ts';
import type { RevisionId } from '../types.ts';
import { AMENDMENTS } from './index.ts';
import { nextListings, type Listings } from './ledger.ts';
import { placeTitle } from './places.ts';
import type { LedgerEntry } from './define.ts';
import type { Schema, ShapePart, TypeChange, TypeSchema } from './schema.ts';
import { parts as r20241105 } from './2024-11-05/shape/index.ts';
import { parts as r20250326 } from './2025-03-26/shape/index.ts';
import { parts as r20250618 } from './2025-06-18/shape/index.ts';
import { parts as r20251125 } from './2025-11-25/shape/index.ts';
import { parts as r20260728 } from './2026-07-28/shape/index.ts';

/** The parts of each revision, oldest first. */
export const PARTS: Readonly<Record<RevisionId, readonly ShapePart[]>> = {
  'jsonrpc-2.0': [],
  '2024-11-05': r20241105,
  '2025-03-26': r20250326,
  '2025-06-18': r20250618,
  '2025-11-25': r20251125,
  '2026-07-28': r20260728,
};

/** A named type with the URL of its clause. */
export interface NamedType extends TypeSchema {
  readonly name: string;
  readonly url: string;
  /** The text of the link. */
  readonly clause: string;
}

/** The parts of a revision beyond envelope and methods. */
export interface DeepModel {
  readonly id: RevisionId;
  /** By name; empty for JSON-RPC 2.0. */
  readonly types: ReadonlyMap<string, NamedType>;
  /** Requirements of types, of sessions and of transports. */
  readonly ledger: ReadonlyMap<string, LedgerEntry>;
}

/** A path below a root; `../../` leaves the revision, for pages that are not part of one. */
function addressOf(root: string, path: string): string {
  return path.startsWith('../../') ? root.split('/').slice(0, -3).join('/') + path.slice(5) : root + path;
}

function changedType(before: TypeSchema, change: TypeChange): TypeSchema {
  const { properties, without = [], requires = [], allows = [], ...rest } = change;
  const members: Record<string, Schema> = { ...before.properties, ...properties };
  for (const name of without) delete members[name];
  const gone = new Set([...without, ...allows]);
  const required = [...new Set([...(before.required ?? []), ...requires])].filter((name) => !gone.has(name));
  const whole: TypeSchema = { ...before, ...rest };
  if (Object.keys(members).length > 0) whole.properties = members;
  if (required.length > 0) whole.required = required;
  else delete whole.required;
  return whole;
}

function nextTypes(before: ReadonlyMap<string, TypeSchema>, parts: readonly ShapePart[]): Map<string, TypeSchema> {
  const types = new Map(before);
  for (const { types: change } of parts) {
    for (const name of change?.dropped ?? []) types.delete(name);
    for (const [name, to] of Object.entries(change?.changed ?? {})) {
      const old = types.get(name);
      if (old) types.set(name, changedType(old, to));
    }
    for (const [name, type] of Object.entries(change?.added ?? {})) types.set(name, type);
  }
  return types;
}

function build(): ReadonlyMap<RevisionId, DeepModel> {
  const all = new Map<RevisionId, DeepModel>();
  let types: ReadonlyMap<string, TypeSchema> = new Map();
  let listings: Listings = new Map();
  for (const id of REVISION_IDS) {
    const root = AMENDMENTS.find((amendment) => amendment.id === id)?.root ?? '';
    types = nextTypes(types, PARTS[id]);
    listings = nextListings(listings, steps[id]);
    const spelled = new Map([...types.keys()].map((name) => [name.toLowerCase(), name]));
    const named = [...types].map(([name, type]): [string, NamedType] => {
      const outside = type.place?.startsWith('../../') ?? false;
      const own = outside ? type.place : id >= '2025-06-18' ? `schema#${name.toLowerCase()}` : type.place;
      const path = own ?? 'basic/index#schema';
      return [name, Object.freeze({ ...type, name, url: addressOf(root, path), clause: placeTitle(path, spelled) })];
    });
    const ledger = [...listings].map(([entry, [level, clause]]): [string, LedgerEntry] => {
      const url = addressOf(root, clause);
      return [entry, Object.freeze({ id: entry, level, url, place: placeTitle(clause, spelled) })];
    });
    all.set(id, Object.freeze({ id, types: new Map(named), ledger: new Map(ledger) }));
  }
  return all;
}

const wholes = /* @__PURE__ */ build();
const NOTHING: Omit<DeepModel, 'id'> = { types: new Map(), ledger: new Map() };

/** Types and type requirements of one revision; the same id returns the same object. */
export function deepOf(id: RevisionId): DeepModel {
  return wholes.get(id) ?? { id, ...NOTHING };
}
