/** What reports each requirement: rules, types, or a reason why it is not reported. For tests and `npm run coverage`. */
import { extensionRules, wireFaultRules } from '../extensions/index.ts';
import { deepOf } from '../model/deep.ts';
import { EXTENSIONS } from '../model/extensions/index.ts';
import { modelOf } from '../model/index.ts';
import type { Scope } from '../model/requirements/define.ts';
import { REQUIREMENTS } from '../model/requirements/index.ts';
import type { Schema } from '../model/schema.ts';
import { messageRules } from '../rules/index.ts';
import { sessionRules } from '../rules/session/index.ts';
import { shapeRules } from '../rules/shape/index.ts';
import { wireRules } from '../rules/transport/index.ts';
import { textRules } from '../rules/text/index.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';

/** A requirement, and what reports it. */
export interface Covered {
  id: string;
  scope: Scope | 'exchange';
  /** Rules and places in types that report it. */
  by: readonly string[];
  /** Revisions that list it. */
  revisions: readonly RevisionId[];
  /** Why it is not reported; empty if it is reported, or if no reason is recorded. */
  reason: string;
}

/** Maximum number of places in types named in a line. */
const PLACES = 4;

const HEAD = 'requirement\tscope\treported by\trevisions\treason';

/** True if a revision lists the requirement. Requirements of the text itself apply in all revisions. */
export function listed(revision: RevisionId, id: string): boolean {
  return modelOf(revision).ledger.has(id) || deepOf(revision).ledger.has(id);
}

function add(to: Map<string, Set<string>>, id: string, name: string): void {
  const names = to.get(id);
  if (names) names.add(name);
  else to.set(id, new Set([name]));
}

function ofSchema(schema: Schema, at: string, visit: (schema: Schema, at: string) => void): void {
  visit(schema, at);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) ofSchema(inner, `${at}.${name}`, visit);
  for (const inner of schema.anyOf ?? []) ofSchema(inner, at, visit);
  if (schema.items) ofSchema(schema.items, `${at}[]`, visit);
  if (schema.additionalProperties) ofSchema(schema.additionalProperties, `${at}{}`, visit);
}

/**
 * Places in the types that name requirements of a revision. A member that the revision lacks is looked up in revisions that
 * have it.
 */
function ofTypes(revision: RevisionId): Map<string, Set<string>> {
  const into = new Map<string, Set<string>>();
  for (const other of REVISION_IDS) {
    for (const [name, type] of deepOf(other).types) {
      ofSchema(type, name, ({ faults: { foreign: elsewhere, ...faults } = {}, foreign, lacks }, at) => {
        const here = other === revision ? [faults, foreign, lacks] : [];
        for (const id of here.flatMap((ids) => Object.values(ids ?? {}))) add(into, id, at);
        if (elsewhere !== undefined && other !== revision) add(into, elsewhere, at);
      });
    }
  }
  return into;
}

/** For each requirement, everything that can report it in a revision: `rule …`, `type …`. */
export function reporters(revision: RevisionId): ReadonlyMap<string, ReadonlySet<string>> {
  const into = new Map<string, Set<string>>();
  const { types } = deepOf(revision);
  for (const { id, requirement } of textRules) if (requirement !== null) add(into, requirement, `rule ${id}`);
  for (const { id, requirements } of [...messageRules, ...sessionRules, ...wireRules])
    for (const one of requirements) add(into, one, `rule ${id}`);
  for (const rule of shapeRules) {
    if (rule.types.some((type) => types.has(type)))
      for (const one of rule.requirements) add(into, one, `rule ${rule.id}`);
  }
  for (const [id, places] of ofTypes(revision)) for (const place of places) add(into, id, `type ${place}`);
  return new Map([...into].filter(([id]) => listed(revision, id)));
}

/** Every requirement of the table with what reports it, in alphabetical order. */
export function coverage(): Covered[] {
  const reported = REVISION_IDS.map((id) => reporters(id));
  return [...REQUIREMENTS]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { scope = 'message', unreported }]) => {
      const by = [...new Set(reported.flatMap((one) => [...(one.get(id) ?? [])]))].toSorted();
      const revisions = REVISION_IDS.filter((revision) => listed(revision, id));
      return { id, scope, by, revisions, reason: by.length > 0 ? '' : (unreported ?? '') };
    });
}

/** For each requirement of an extension, the rules and the places in types that report it. */
export function extensionReporters(): ReadonlyMap<string, ReadonlySet<string>> {
  const into = new Map<string, Set<string>>();
  for (const { id, requirements } of [...extensionRules, ...wireFaultRules])
    for (const one of requirements) add(into, one, `rule ${id}`);
  for (const { types } of EXTENSIONS) {
    for (const [name, type] of Object.entries(types))
      ofSchema(type, name, ({ faults = {} }, at) => {
        for (const id of Object.values(faults)) add(into, id, `type ${at}`);
      });
  }
  return into;
}

/** Every requirement of every extension with what reports it, by extension and in alphabetical order. */
export function extensionCoverage(): Covered[] {
  const reported = extensionReporters();
  return EXTENSIONS.flatMap(({ requirements, revisions }) =>
    Object.entries(requirements).map(([id, { scope, unreported = '' }]) => {
      const by = [...(reported.get(id) ?? [])].toSorted();
      return { id, scope, by, revisions, reason: by.length > 0 ? '' : unreported };
    }),
  );
}

/** `docs/coverage.tsv`. */
export function written(rows: readonly Covered[]): string {
  const lines = rows.map(({ id, scope, by, revisions, reason }) =>
    [id, scope, shown(by), revisions.join(' '), reason].join('\t'),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
}

/** All names of rules, but only the first places in types. */
function shown(by: readonly string[]): string {
  const rules = by.filter((name) => name.startsWith('rule '));
  const places = by.filter((name) => !name.startsWith('rule '));
  const more = places.length > PLACES ? [`${places.length - PLACES} more places`] : [];
  return [...rules, ...places.slice(0, PLACES), ...more].join('; ');
}

/** For each scope, the number of entries that are reported, and of entries with a reason. */
export function countsOf(rows: readonly Covered[]): string {
  const scopes = [...new Set(rows.map(({ scope }) => scope))];
  const row = (name: string, of: readonly Covered[]) => {
    const reported = of.filter(({ by }) => by.length > 0).length;
    const reasons = of.filter(({ reason }) => reason !== '').length;
    const cells = [of.length, reported, reasons, of.length - reported - reasons];
    return name.padEnd(10) + cells.map((cell) => String(cell).padStart(10)).join('');
  };
  return [
    `${'scope'.padEnd(10)}${['entries', 'reported', 'reason', 'neither'].map((cell) => cell.padStart(10)).join('')}`,
    ...scopes.map((scope) =>
      row(
        scope,
        rows.filter((one) => one.scope === scope),
      ),
    ),
    row('in all', rows),
  ].join('\n');
}
