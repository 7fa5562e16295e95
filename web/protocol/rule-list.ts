/** Heavy entry point: all revisions and all rules as a list, for programs. The pages of rules, with examples, are in the book. */
import { documentRules } from './export/rule-ids.ts';
import { EXTENSIONS, listedIn } from './model/extensions/index.ts';
import { headline } from './model/headline.ts';
import { titleOf } from './model/titles.ts';
import { generalHeadline } from './rules/general-headline.ts';
import { messageRules } from './rules/index.ts';
import { severityOf } from './rules/run.ts';
import { sessionRules } from './rules/session/index.ts';
import { shapeRules } from './rules/shape/index.ts';
import { textRules } from './rules/text/index.ts';
import { wireRules } from './rules/transport/index.ts';
import { SHAPE_KINDS } from './schema/kinds.ts';
import { REVISION_IDS, type RevisionId, type RuleClass } from './types.ts';

/** A specification that messages can be judged by. */
export interface RevisionInfo {
  readonly id: RevisionId;
  /** `JSON-RPC 2.0`, `MCP 2025-11-25`. */
  readonly title: string;
}

/** A rule. */
export interface RuleInfo {
  /** As `rule` in a finding. */
  readonly id: string;
  readonly class: RuleClass;
  /** What must hold, in one line. */
  readonly title: string;
  /** What goes wrong otherwise. */
  readonly why: string;
  /** Ids of the requirements that it reports; empty if the rule reports what the types require, or a problem of JSON. */
  readonly requirements: readonly string[];
}

/** Every specification, oldest first. */
export function revisionList(): RevisionInfo[] {
  return REVISION_IDS.map((id) => ({ id, title: titleOf(id) }));
}

/** Every rule about texts, messages, types, sessions, transports, extensions and documents. */
export function ruleList(): RuleInfo[] {
  const own = [
    ...textRules.map((rule) => ({ ...rule, requirements: rule.requirement === null ? [] : [rule.requirement] })),
    ...messageRules,
    ...shapeRules,
    ...Object.values(SHAPE_KINDS).map((kind) => ({ ...kind, requirements: [] })),
    ...sessionRules,
    ...wireRules,
  ].map((rule) => infoOf(rule, rule.class, generalHeadline(rule)));
  const documents = documentRules().map((rule) =>
    infoOf({ ...rule, requirements: [] }, 'document', headline(rule, severityOf(rule.level, 'spec'))),
  );
  // A finding about an extension has its requirement as its rule.
  const extensions = EXTENSIONS.flatMap(({ requirements }) =>
    Object.entries(requirements).flatMap(([id, { says, why, unreported }]) => {
      const listed = unreported === undefined ? listedIn(id) : null;
      if (!listed) return [];
      return [
        infoOf({ id, why, requirements: [id] }, 'spec', headline({ title: says }, severityOf(listed.level, 'spec'))),
      ];
    }),
  );
  return [...own, ...extensions, ...documents];
}

function infoOf(
  { id, why, requirements }: Pick<RuleInfo, 'id' | 'why' | 'requirements'>,
  ofClass: RuleClass,
  title: string,
): RuleInfo {
  return { id, class: ofClass, title, why, requirements: [...requirements] };
}
