/** The capabilities each side can declare, from the types of both capability objects, with the methods that need them. */
import { deepOf } from '../model/deep.ts';
import type { Method } from '../model/define.ts';
import { modelOf } from '../model/index.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import { typesIn } from './types.ts';

/** The side that declares it. */
export type Side = 'client' | 'server';

/** One capability across the revisions. */
export interface CapabilityRow {
  side: Side;
  /** Member path from the capabilities object: `tools.listChanged`. */
  path: string;
  depth: number;
  says: string;
  /** Revisions that have it, oldest first. */
  revisions: readonly RevisionId[];
  /** Methods that need it in any revision, with those revisions. */
  methods: readonly { name: string; revisions: readonly RevisionId[] }[];
}

const TYPE: Readonly<Record<Side, string>> = { client: 'ClientCapabilities', server: 'ServerCapabilities' };

interface Need {
  side: Side;
  path: string;
  method: string;
}

/** The capabilities a method needs: from the receiver of a request, or from the sender of a notification. */
export function needsOf(row: Method): readonly Omit<Need, 'method'>[] {
  const sides = row.sender === 'both' ? (['client', 'server'] as const) : ([row.sender] as const);
  const other = (side: Side): Side => (side === 'client' ? 'server' : 'client');
  return sides.flatMap((sender) => {
    const owner = row.kind === 'request' ? other(sender) : sender;
    const needs: Omit<Need, 'method'>[] = [];
    if (row.capability !== undefined) needs.push({ side: owner, path: row.capability });
    if (row.receiverCapability !== undefined) needs.push({ side: other(sender), path: row.receiverCapability });
    if (row.asTask !== undefined) needs.push({ side: owner, path: row.asTask });
    return needs;
  });
}

function needsIn(revision: RevisionId): Need[] {
  const { methods, inputRequests } = modelOf(revision);
  return [...methods.values(), ...inputRequests.values()].flatMap((row) =>
    needsOf(row).map((need) => ({ ...need, method: row.name })),
  );
}

/** Every capability of a side, in the order of its newest type; capabilities that only methods name come last. */
export function capabilitiesOf(side: Side): readonly CapabilityRow[] {
  const rows = new Map<string, { says: string; revisions: RevisionId[] }>();
  for (const revision of REVISION_IDS.toReversed()) {
    const type = typesIn(revision).get(TYPE[side]);
    for (const { path, says } of type?.members ?? []) note(rows, path, says, revision);
  }
  const methods = new Map<string, Map<string, RevisionId[]>>();
  for (const revision of REVISION_IDS) {
    for (const need of needsIn(revision)) {
      if (need.side !== side) continue;
      if (!deepOf(revision).types.has(TYPE[side])) note(rows, need.path, '', revision);
      const of = methods.get(need.path) ?? new Map<string, RevisionId[]>();
      of.set(need.method, [...(of.get(need.method) ?? []), revision]);
      methods.set(need.path, of);
    }
  }
  return inTreeOrder([...rows.keys()]).map((path) => ({
    side,
    path,
    depth: path.split('.').length - 1,
    says: rows.get(path)?.says ?? '',
    revisions: (rows.get(path)?.revisions ?? []).toSorted(byAge),
    methods: [...(methods.get(path) ?? [])].map(([name, revisions]) => ({ name, revisions })),
  }));
}

const DEPRECATED = / Deprecated\.$/u;

function note(
  rows: Map<string, { says: string; revisions: RevisionId[] }>,
  path: string,
  says: string,
  revision: RevisionId,
): void {
  const row = rows.get(path);
  if (!row) {
    rows.set(path, { says, revisions: [revision] });
    return;
  }
  // The row is about all revisions: it has the meaning from before a deprecation, and the revision of the deprecation.
  const newer = row.revisions.at(-1);
  if (DEPRECATED.test(row.says) && says !== '' && !DEPRECATED.test(says))
    row.says = `${says} Deprecated since ${newer}.`;
  if (!row.revisions.includes(revision)) row.revisions.push(revision);
}

function byAge(a: RevisionId, b: RevisionId): number {
  return REVISION_IDS.indexOf(a) - REVISION_IDS.indexOf(b);
}

/** Each path follows its parent; children keep their original order. */
function inTreeOrder(paths: readonly string[]): string[] {
  const out: string[] = [];
  const add = (parent: string): void => {
    for (const path of paths) {
      const cut = path.lastIndexOf('.');
      const above = cut < 0 ? '' : path.slice(0, cut);
      if (above !== parent || out.includes(path)) continue;
      out.push(path);
      add(path);
    }
  };
  add('');
  return [...out, ...paths.filter((path) => !out.includes(path))];
}
