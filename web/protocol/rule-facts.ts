/**
 * Heavy entry point: what is known about the rules that have no page in the book: those of extensions and documents, what hosts do,
 * and causes. A finding can name any of them.
 */
import type { RuleFact } from './book/extension-docs.ts';
import { OWN_CAUSES } from './causes/define.ts';
import { remediesOf } from './causes/advice/index.ts';
import { claims } from './documents/claims/list.ts';
import { CATALOG } from './documents/complaints/catalog.ts';
import { documentRules, ruleIds } from './export/rule-ids.ts';
import { hostEntries } from './hosts/data/index.ts';
import { sourceLink } from './hosts/sources.ts';
import { extensionRequirement, listedIn } from './model/extensions/index.ts';
import { headline } from './model/headline.ts';
import { severityOf } from './rules/run.ts';

export type { RuleFact } from './book/extension-docs.ts';
export { ruleIds };

/** The facts about a rule by its id; null for rules of the book and for unknown ids. */
export function ruleFact(id: string): RuleFact | null {
  return extensionFact(id) ?? documentFact(id) ?? claimFact(id) ?? hostFact(id) ?? causeFact(id);
}

function extensionFact(id: string): RuleFact | null {
  const found = extensionRequirement(id);
  const listed = listedIn(id);
  if (!found || !listed) return null;
  const { level, url } = listed;
  const title = headline({ title: found.row.says }, severityOf(level, 'spec'));
  const why = `${found.row.why} This belongs to the extension ${found.extension.title}.`;
  return { id, class: 'extension', title, why, remedies: [], level, sources: [url], good: [], bad: [] };
}

function documentFact(id: string): RuleFact | null {
  const rule = documentRules().find((one) => one.id === id);
  if (!rule) return null;
  const { level, why, spec, examples } = rule;
  const title = headline(rule, severityOf(level, 'spec'));
  return { id, class: 'document', title, why, remedies: [], level, sources: [spec], ...examples };
}

function claimFact(id: string): RuleFact | null {
  const claim = claims.find((one) => one.id === id);
  if (!claim) return null;
  const { title, why, level, in: listed, examples } = claim;
  const sources = Object.entries(listed).flatMap(([revision, clause]) =>
    clause === null ? [] : [`https://modelcontextprotocol.io/specification/${revision}/${clause}`],
  );
  return { id, class: 'document', title, why, remedies: [], level, sources, ...examples };
}

function hostFact(id: string): RuleFact | null {
  const entry = hostEntries.find((one) => one.id === id);
  if (!entry) return null;
  const { hosts, what, how, seenOn, sources } = entry;
  const why = `This concerns ${hosts.join(', ')}; it was last seen on ${seenOn}. The specification allows it.`;
  const places = sources.map(sourceLink).map(({ title, url }) => url ?? title);
  return { id, class: 'host', title: what, why, remedies: [how], sources: places, good: [], bad: [] };
}

function causeFact(id: string): RuleFact | null {
  const entry = CATALOG.find((one) => one.id === id);
  const own = OWN_CAUSES.some((one) => one === id);
  if (!entry && !own) return null;
  const remedies = remediesOf(id).map(({ for: of, says }) => (of === undefined ? says : `${of}: ${says}`));
  const why = entry ? [entry.says, ...entry.causes].join(' ') : OF_A_LOG;
  const title = entry?.title ?? id;
  return { id, class: 'cause', title, why, remedies, sources: [], good: [], bad: [] };
}

const OF_A_LOG =
  'This is a cause that only a whole log shows. The finding itself says what the log shows, and what to change.';
