/** The ids that a finding can have as its rule, for settings that name rules. */
import { OWN_CAUSES } from '../causes/define.ts';
import { claims } from '../documents/claims/list.ts';
import type { DocumentRule } from '../documents/define.ts';
import { CATALOG } from '../documents/complaints/catalog.ts';
import { foreignFragments } from '../documents/fragments/foreign.ts';
import { portableTools } from '../documents/fragments/portable.ts';
import { hostCommand } from '../documents/host-command/index.ts';
import { hostConfig } from '../documents/host-config/index.ts';
import { documentKinds } from '../documents/index.ts';
import { installLink } from '../documents/install-link/index.ts';
import { oauthKinds } from '../documents/oauth/index.ts';
import { programText } from '../documents/program/index.ts';
import { hostEntries } from '../hosts/data/index.ts';
import { EXTENSIONS } from '../model/extensions/index.ts';
import { messageRules } from '../rules/index.ts';
import { sessionRules } from '../rules/session/index.ts';
import { shapeRules } from '../rules/shape/index.ts';
import { textRules } from '../rules/text/index.ts';
import { wireRules } from '../rules/transport/index.ts';
import { SHAPE_KINDS } from '../schema/kinds.ts';

/** The rules of all kinds of documents. */
export function documentRules(): readonly DocumentRule[] {
  const kinds = [
    ...documentKinds,
    ...oauthKinds,
    installLink,
    hostCommand,
    hostConfig,
    foreignFragments,
    portableTools,
    programText,
  ];
  return [...new Map(kinds.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))).values()];
}

let known: readonly string[] | null = null;

/** All ids, sorted: of rules about messages and their text, of requirements of extensions, of rules of documents, of facts about hosts, and of causes. */
export function ruleIds(): readonly string[] {
  const rules: readonly { readonly id: string }[] = [
    ...textRules,
    ...messageRules,
    ...shapeRules,
    ...Object.values(SHAPE_KINDS),
    ...sessionRules,
    ...wireRules,
    ...documentRules(),
    ...claims,
    ...hostEntries,
    ...CATALOG,
  ];
  const extensions = EXTENSIONS.flatMap(({ requirements }) => Object.keys(requirements));
  known ??= [...new Set([...rules.map(({ id }) => id), ...extensions, ...OWN_CAUSES])].toSorted();
  return known;
}
