/** Heavy entry point: the pages of all rules, of extensions and of the rules outside of the revisions, with examples, for the build. */
import type { ExtensionBook } from './book/extension-docs.ts';
import { extensionDocs } from './book/extensions.ts';
import { extensionRequirement } from './model/extensions/index.ts';
import { ruleFact, ruleIds } from './rule-facts.ts';

export { ruleBook } from './book/rules.ts';

/** All pages. It judges the examples of every requirement, so it takes a few seconds. */
export function extensionBook(): ExtensionBook {
  const facts = ruleIds().map((id) => (extensionRequirement(id) ? null : ruleFact(id)));
  return { extensions: extensionDocs(), rules: facts.filter((fact) => fact !== null) };
}
