/** Each requirement with a valid and a wrong message that are not examples of its rule, in every revision that lists it. */
import { describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import { deepOf } from './model/deep.ts';
import { modelOf } from './model/index.ts';
import { filled } from './testing/cases.ts';
import { listed } from './testing/coverage.ts';
import { contentPairs } from './testing/requirements/content.ts';
import { elicitationPairs } from './testing/requirements/elicitation.ts';
import { envelopePairs } from './testing/requirements/envelope.ts';
import { flowPairs } from './testing/requirements/flows.ts';
import { handshakePairs } from './testing/requirements/handshake.ts';
import { noticePairs } from './testing/requirements/notices.ts';
import { resourcePairs } from './testing/requirements/resources.ts';
import { samplingPairs } from './testing/requirements/sampling.ts';
import { toolPairs } from './testing/requirements/tools.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from './types.ts';

const tables = {
  envelope: envelopePairs,
  handshake: handshakePairs,
  content: contentPairs,
  resources: resourcePairs,
  notices: noticePairs,
  flows: flowPairs,
  tools: toolPairs,
  elicitation: elicitationPairs,
  sampling: samplingPairs,
};

const brief = (found: readonly Diagnostic[]) =>
  found.map(({ severity, requirement, rule, pointer }) => `${severity} ${requirement ?? rule} ${pointer}`).join('; ') ||
  'nothing';

/** How the findings for a pair differ from the expected ones; null if they do not. */
function wrong(id: string, [right, broken]: readonly [string, string], revision: RevisionId, or: readonly string[]) {
  const good = checkOne(filled(right, revision), { revision }).diagnostics;
  const reported = good.filter(({ severity, requirement }) => severity !== 'info' || requirement === id);
  if (reported.length > 0) return `${id} (${revision}) valid: ${brief(reported)} in ${filled(right, revision)}`;
  const bad = checkOne(filled(broken, revision), { revision }).diagnostics;
  const hit = bad.some(({ requirement, rule }) => [id, ...or].includes(requirement ?? rule));
  const errors = bad.filter(({ severity }) => severity === 'error').length;
  return hit && errors <= 2 ? null : `${id} (${revision}) wrong: ${brief(bad)} in ${filled(broken, revision)}`;
}

describe.each(Object.entries(tables))('%s', (_name, pairs) => {
  it('valid messages have no finding, wrong ones have the expected one', () => {
    const problems = pairs.flatMap(([id, right, broken, { in: revisions, or = [] } = {}]) =>
      (revisions ?? REVISION_IDS.filter((revision) => listed(revision, id))).flatMap(
        (revision) => wrong(id, [right, broken], revision, or) ?? [],
      ),
    );
    expect(problems).toEqual([]);
  });
});

it('the pairs are numerous', () => {
  const ids = new Set(Object.values(tables).flatMap((pairs) => pairs.map(([id]) => id)));
  const all = new Set(REVISION_IDS.flatMap((id) => [...modelOf(id).ledger.keys(), ...deepOf(id).ledger.keys()]));
  expect([...ids].filter((id) => !all.has(id))).toEqual([]);
  expect(ids.size).toBeGreaterThan(280);
  console.log(`pairs of valid and wrong messages: ${ids.size} of ${all.size} requirements`);
});
