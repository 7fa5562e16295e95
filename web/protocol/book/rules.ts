/**
 * One page for each rule and each requirement, generated from the rules: examples are checked, so a page shows the checker’s
 * actual findings. Runs during the build (`scripts/book.mjs`); the page receives the result as data.
 */
import { generalHeadline } from '../rules/general-headline.ts';
import type { Headline } from '../model/headline.ts';
import type { Schema } from '../model/schema.ts';
import { deepOf } from '../model/deep.ts';
import { messageRules } from '../rules/index.ts';
import { sessionRules } from '../rules/session/index.ts';
import type { ShapeExample } from '../rules/shape/define.ts';
import { shapeExamples, shapeRules } from '../rules/shape/index.ts';
import { wireRules } from '../rules/transport/index.ts';
import { textRules } from '../rules/text/index.ts';
import { SHAPE_KINDS } from '../schema/kinds.ts';
import { REVISION_IDS, type RuleClass } from '../types.ts';
import type { ExampleDoc, RequirementDoc, RuleBook, RuleDoc } from './define.ts';
import { badExample, goodExample, type Given, type Tried } from './examples.ts';
import { requirementEverywhere, requirementIds, requirementText } from './requirements.ts';

/** Maximum number of examples of either kind on the page of a requirement. */
const MAX = 4;
/** The same for a rule, whose requirements have pages of their own. */
const MAX_OF_RULE = 6;

interface Draft {
  doc: RuleDoc;
  tried: readonly Tried[];
}

/** The whole book. */
export function ruleBook(): RuleBook {
  const drafts = [
    ...textDrafts(),
    ...envelopeDrafts(),
    ...shapeDrafts(),
    ...sessionDrafts(),
    ...wireDrafts(),
    ...kindDrafts(),
  ];
  return { rules: drafts.map(({ doc }) => doc), requirements: requirementDocs(drafts) };
}

function draftOf(
  rule: Omit<RuleDoc, 'good' | 'bad'> & Headline,
  examples: { good: readonly Given[]; bad: readonly Given[] },
): Draft {
  const title = generalHeadline(rule);
  const { id, phase, class: ofClass, why, how, requirements, kinds, types, own } = rule;
  const tried = examples.bad.map(badExample).filter((one) => one !== null);
  const plain = { id, phase, class: ofClass, title, why, how, requirements, kinds, types, ...(own ? { own } : {}) };
  return {
    doc: {
      ...plain,
      good: examples.good.slice(0, MAX_OF_RULE).map(goodExample),
      bad: tried.slice(0, MAX_OF_RULE).map(({ doc }) => doc()),
    },
    tried,
  };
}

function textDrafts(): Draft[] {
  return textRules.map((rule) => {
    const given = (example: { text: string; says?: string }): Given => ({ revision: '2025-11-25', ...example });
    const { requirement, level, spec, specTitle } = rule;
    return draftOf(
      {
        ...rule,
        phase: 'text',
        requirements: requirement === null ? [] : [requirement],
        kinds: [],
        types: [],
        own: { level, url: spec, place: specTitle },
      },
      { good: rule.examples.good.map(given), bad: rule.examples.bad.map(given) },
    );
  });
}

function envelopeDrafts(): Draft[] {
  return messageRules.map((rule) => draftOf({ ...rule, phase: 'envelope', types: [] }, rule.examples));
}

function shapeDrafts(): Draft[] {
  return shapeRules.map((rule) => draftOf({ ...rule, phase: 'shape', kinds: [] }, rule.examples));
}

function sessionDrafts(): Draft[] {
  return sessionRules.map((rule) => draftOf({ ...rule, phase: 'session', kinds: [], types: [] }, rule.examples));
}

function wireDrafts(): Draft[] {
  return wireRules.map((rule) => draftOf({ ...rule, phase: 'transport', kinds: [], types: [] }, rule.examples));
}

/** The shape phase’s own kinds of faults; their examples are those of the requirements that the types name. */
function kindDrafts(): Draft[] {
  const given = ({ revision, from, request }: ShapeExample, text: string): Given => ({
    revision,
    text,
    ...(from ? { from } : {}),
    ...(request === undefined ? {} : { requested: request }),
  });
  const all = Object.values(shapeExamples)
    .flat()
    .map((example) => ({ example, tried: badExample(given(example, example.bad)) }));
  const named = requirementsByFault();
  return Object.entries(SHAPE_KINDS).map(([fault, kind]) => {
    const mine = all.flatMap(({ example, tried }) => (tried?.rule === kind.id ? [{ example, tried }] : []));
    const reported = mine.flatMap(({ tried }) => tried.requirement ?? []);
    const requirements = [...new Set([...reported, ...(named.get(fault) ?? [])])].toSorted();
    return {
      doc: {
        ...kind,
        title: generalHeadline({ ...kind, requirements }),
        phase: 'shape',
        requirements,
        kinds: [],
        types: [],
        good: mine.slice(0, MAX).map(({ example }) => goodExample(given(example, example.good))),
        bad: mine.slice(0, MAX).map(({ tried }) => tried.doc()),
      },
      tried: mine.map(({ example, tried }) => ({ ...tried, fixed: () => goodExample(given(example, example.good)) })),
    };
  });
}

/** The ledger entries that the types name for each kind of fault. */
function requirementsByFault(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (fault: string, id: string): void => {
    const key = fault === 'part' ? 'missing' : fault === 'array' ? 'type' : fault;
    found.set(key, (found.get(key) ?? new Set()).add(id));
  };
  for (const revision of REVISION_IDS) {
    const open: Schema[] = [...deepOf(revision).types.values()];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const [fault, id] of Object.entries(next.faults ?? {})) note(fault, id);
      for (const id of Object.values(next.foreign ?? {})) note('foreign', id);
      open.push(...Object.values(next.properties ?? {}), ...(next.anyOf ?? []));
      if (next.items) open.push(next.items);
      if (next.additionalProperties) open.push(next.additionalProperties);
    }
  }
  return found;
}

function requirementDocs(drafts: readonly Draft[]): RequirementDoc[] {
  const docs = requirementIds().map((id) => requirementDoc(id, drafts));
  // A headline that several requirements share is too vague: their pages begin with the requirement itself.
  const uses = new Map<string, number>();
  for (const { title } of docs) uses.set(title, (uses.get(title) ?? 0) + 1);
  return docs.map((doc) =>
    (uses.get(doc.title) ?? 0) > 1 && !drafts.some(({ doc: rule }) => rule.id === doc.id) ? { ...doc, title: '' } : doc,
  );
}

function requirementDoc(id: string, drafts: readonly Draft[]): RequirementDoc {
  const mine = drafts.filter(
    ({ doc, tried }) => doc.requirements.includes(id) || tried.some((one) => one.requirement === id),
  );
  const tried = mine.flatMap((draft) => draft.tried.filter((one) => one.requirement === id));
  const [first] = tried;
  const main = mine.find(({ doc }) => doc.id === id) ?? mine.find(({ doc }) => doc.id === first?.rule) ?? mine[0];
  const entry = requirementEverywhere(id).at(-1);
  const texts = entry && requirementText(entry.revision, id);
  const alone = mine.length === 1 && main?.doc.requirements.length === 1 && main.doc.phase !== 'text';
  return {
    id,
    title: main?.doc.id === id ? main.doc.title : ((alone ? main?.doc.title : first?.title) ?? ''),
    why: texts?.why ?? first?.why ?? main?.doc.why ?? '',
    how: main?.doc.how ?? '',
    class: main?.doc.class ?? ('spec' satisfies RuleClass),
    rules: mine.map(({ doc }) => doc.id),
    good: goodOnes(tried, alone ? main : undefined),
    bad: tried.slice(0, MAX).map(({ doc }) => doc()),
  };
}

/** The good examples of a rule that has only this requirement; otherwise the fixed bad examples. */
function goodOnes(tried: readonly Tried[], alone: Draft | undefined): readonly ExampleDoc[] {
  if (alone) return alone.doc.good.slice(0, MAX);
  const seen = new Set<string>();
  const out: ExampleDoc[] = [];
  for (const one of tried) {
    if (out.length === MAX) break;
    const fixed = one.fixed();
    if (!fixed || seen.has(fixed.text) || fixed.revisions.length === 0) continue;
    seen.add(fixed.text);
    out.push(fixed);
  }
  return out;
}
