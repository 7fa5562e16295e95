/**
 * Light entry point: the pages of extensions, and of rules outside of the revisions, as data that the build generates. Fetched on
 * request.
 */
import type { Findable } from './book/search.ts';
import type { ExtensionBook } from './book/extension-docs.ts';

export type {
  ExtensionBook,
  ExtensionDoc,
  ExtensionMember,
  ExtensionMethodDoc,
  ExtensionRequirementDoc,
  ExtensionTypeDoc,
  HostSupport,
  RuleFact,
} from './book/extension-docs.ts';

/** Fetches the pages on first use. */
export async function extensionBook(): Promise<ExtensionBook> {
  return (await import('virtual:extension-book')).book;
}

/** Extensions with their methods, types, keys, codes and requirements, and the other rules, for the search. */
export function extensionFindables({ extensions, rules }: ExtensionBook): Findable[] {
  const out: Findable[] = [];
  for (const { slug, id, title, says, methods, types, metaKeys, errorCodes, requirements } of extensions) {
    const path = ['extensions', slug];
    out.push({ name: title, sort: 'extension', says, path });
    out.push({ name: id, sort: 'identifier', says: `The identifier of ${title}.`, path });
    // Methods without types of the extension have a page among those of the revisions.
    for (const row of methods)
      if (types.length > 0) out.push({ name: row.name, sort: row.kind, says: row.says, path: [...path, row.name] });
    for (const type of types) {
      out.push({ name: type.name, sort: 'type', says: type.says, path: [...path, type.name] });
      for (const member of type.members)
        out.push({
          name: `${type.name}.${member.path}`,
          sort: 'member',
          says: member.says,
          path: [...path, type.name],
        });
    }
    for (const one of metaKeys)
      out.push({ name: one.key, sort: 'key of _meta', says: one.says, path: [...path, one.key] });
    for (const { code, says: meaning } of errorCodes)
      out.push({ name: `${title}: ${code}`, sort: 'error code', says: meaning, path: [...path, String(code)] });
    for (const one of requirements)
      out.push({ name: one.id, sort: 'requirement', says: one.title, path: ['rules', one.id] });
  }
  for (const { id, title, class: of } of rules)
    out.push({ name: id, sort: of === 'document' ? 'rule' : of, says: title, path: ['rules', id] });
  return out;
}
