/** The general description of each rule, for reports that list the rules they used. */
import { generalHeadline } from '../rules/general-headline.ts';
import { extensionRequirement, listedIn } from '../model/extensions/index.ts';
import { headline } from '../model/headline.ts';
import { messageRules } from '../rules/index.ts';
import { severityOf } from '../rules/run.ts';
import { sessionRules } from '../rules/session/index.ts';
import { shapeRules } from '../rules/shape/index.ts';
import { textRules } from '../rules/text/index.ts';
import { wireRules } from '../rules/transport/index.ts';
import { SHAPE_KINDS } from '../schema/kinds.ts';

/** The general description of a rule. */
export interface RuleTexts {
  readonly id: string;
  /** What must hold, or what is wrong, in one line. */
  readonly title: string;
  /** What goes wrong otherwise. */
  readonly why: string;
}

let known: ReadonlyMap<string, RuleTexts> | null = null;

/** The description of a rule; `null` if it is not in any list. */
export function textsOfRule(id: string): RuleTexts | null {
  known ??= new Map(
    [
      ...textRules.map((rule) => ({ ...rule, requirements: [] })),
      ...messageRules,
      ...shapeRules,
      ...Object.values(SHAPE_KINDS).map((kind) => ({ ...kind, requirements: [] })),
      ...sessionRules,
      ...wireRules,
    ].map((rule) => [rule.id, { id: rule.id, title: generalHeadline(rule), why: rule.why }]),
  );
  return known.get(id) ?? ofExtension(id);
}

/** A finding about an extension has its requirement as its rule. */
function ofExtension(id: string): RuleTexts | null {
  const found = extensionRequirement(id);
  const listed = listedIn(id);
  return (
    found &&
    listed && { id, title: headline({ title: found.row.says }, severityOf(listed.level, 'spec')), why: found.row.why }
  );
}
