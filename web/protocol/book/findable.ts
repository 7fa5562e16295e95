/** Everything in the reference, as a flat list for the search. */
import { modelOf, models } from '../model/index.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { RuleBook } from './define.ts';
import { requirementEverywhere, requirementIds } from './requirements.ts';
import type { Findable } from './search.ts';
import { typesIn } from './types.ts';

const PAGES: readonly Findable[] = [
  page('Message kinds', 'Request, notification, response, error, batch: how to distinguish them.', 'messages'),
  page('Methods', 'The sender of each method, and the revisions that define it.', 'methods'),
  page('Types', 'Every type of every revision with its members.', 'types'),
  page('Capabilities', 'The capabilities of client and server, and which methods need them.', 'capabilities'),
  page('Error codes', 'The meaning of each code, and which side uses it in which case.', 'errors'),
  page('Transports', 'stdio and HTTP: how messages are sent.', 'transports'),
  page('Hosts', 'What hosts refuse, cut or ignore, and their features.', 'hosts'),
  page('Extensions', 'Official extensions, and who supports them.', 'extensions'),
  page('What changed', 'The differences between any two revisions.', 'changes'),
  page('Rules', 'Every problem that the checker can report.', 'rules'),
];

function page(name: string, says: string, ...path: string[]): Findable {
  return { name, says, sort: 'page', path };
}

/** Each item in the newest revision that has it: that is the revision to show. */
function newest<T>(
  pick: (revision: RevisionId) => ReadonlyMap<string, T>,
): Map<string, { row: T; revision: RevisionId }> {
  const found = new Map<string, { row: T; revision: RevisionId }>();
  for (const revision of REVISION_IDS) for (const [key, row] of pick(revision)) found.set(key, { row, revision });
  return found;
}

/** Pages, methods, types and their members, codes, capabilities, keys of `_meta`, requirements. `book` adds rules and titles. */
export function findables(book: RuleBook | null): readonly Findable[] {
  const out: Findable[] = [...PAGES];
  for (const [name, { row }] of newest((id) => modelOf(id).methods))
    out.push({ name, sort: row.kind, says: row.says, path: ['methods', name] });
  for (const [name, { row, revision }] of newest(typesIn)) {
    out.push({ name, sort: 'type', says: row.says, path: ['types', revision, name] });
    for (const member of row.members) {
      const path = ['types', revision, name, member.path];
      out.push({ name: `${name}.${member.path}`, sort: 'member', says: member.says, path });
    }
  }
  for (const [code, { row }] of newest(
    (id) => new Map([...modelOf(id).errorCodes].map(([n, one]) => [String(n), one])),
  ))
    out.push({ name: `${code} ${row.name}`, sort: 'error code', says: row.says, path: ['errors', code] });
  for (const side of ['client', 'server'] as const) {
    for (const { path, says } of capabilitiesOf(side))
      out.push({ name: path, sort: `${side} capability`, says, path: ['capabilities', `${side}.${path}`] });
  }
  for (const [key, { row }] of newest((id) => modelOf(id).metaKeys))
    out.push({ name: key, sort: 'key of _meta', says: row.says, path: ['messages', 'meta'] });
  out.push(...requirements(book));
  for (const { id } of models)
    out.push(page(modelOf(id).title, 'What changed in this revision.', 'changes', before(id), id));
  return out;
}

function before(id: RevisionId): RevisionId {
  return REVISION_IDS[Math.max(0, REVISION_IDS.indexOf(id) - 1)] ?? id;
}

function requirements(book: RuleBook | null): Findable[] {
  const titles = new Map(book?.requirements.map(({ id, title }) => [id, title]));
  const ids = requirementIds();
  const known = new Set(ids);
  const found = ids.map((id): Findable => {
    const says = requirementEverywhere(id).at(-1)?.entry.says ?? '';
    return { name: id, sort: 'requirement', says: titles.get(id) || says, path: ['rules', id] };
  });
  for (const { id, title } of book?.rules ?? []) {
    if (!known.has(id)) found.push({ name: id, sort: 'rule', says: title, path: ['rules', id] });
  }
  return found;
}
