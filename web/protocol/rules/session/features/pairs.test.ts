/**
 * Requirements of this area, each tested with pairs of conversations, one correct and one incorrect, that no rule has as its
 * own example.
 */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { deepOf } from '../../../model/deep.ts';
import { features as requirements } from '../../../model/requirements/features.ts';
import { declaredPairs } from '../../../testing/sessions/capabilities.ts';
import { discoveredPairs } from '../../../testing/sessions/discovered.ts';
import { listPairs } from '../../../testing/sessions/lists.ts';
import { resourcePairs } from '../../../testing/sessions/resources.ts';
import type { Pair } from '../../../testing/sessions/pieces.ts';
import { promptPairs, toolPairs } from '../../../testing/sessions/tools.ts';
import { REVISION_IDS, type Diagnostic } from '../../../types.ts';

const pairs: readonly Pair[] = [
  ...declaredPairs,
  ...discoveredPairs,
  ...toolPairs,
  ...promptPairs,
  ...resourcePairs,
  ...listPairs,
];

const brief = (found: readonly Diagnostic[]): string =>
  found
    .map(({ severity, requirement, rule, entry, pointer }) => `${severity} ${requirement ?? rule} @${entry}${pointer}`)
    .join('; ') || 'nothing';

describe('conversations of our own', () => {
  it.each(pairs.map((pair, index) => [`${index + 1}: ${pair[0]} in ${pair[1]}`, pair] as const))(
    '%s',
    (_name, [id, revision, good, bad, at, besides = []]) => {
      const judged = (text: string): Diagnostic[] =>
        checkOne(text, { revision }).diagnostics.filter(({ requirement }) => !besides.includes(requirement ?? ''));
      const right = judged(good);
      expect(brief(right.filter(({ severity, requirement }) => severity !== 'info' || requirement === id))).toBe(
        'nothing',
      );
      const wrong = judged(bad);
      const hits = wrong.filter(({ requirement }) => requirement === id);
      expect(
        hits.map(({ entry }) => entry),
        brief(wrong),
      ).toEqual([at]);
      expect(
        wrong.filter((one) => one.severity !== 'info' && !hits.includes(one)).map(({ requirement }) => requirement),
      ).toEqual([]);
      expect(hits[0]?.what.toLowerCase()).toContain(`message ${at + 1}`);
      expect(hits[0]?.what).not.toMatch(/undefined|\[object|null\b.*null\b/u);
    },
  );

  it('cover nearly all requirements with MUST, and more; the rules cover theirs with examples', () => {
    const shown = new Set<string>(pairs.map(([id]) => id));
    const must = REVISION_IDS.flatMap((revision) =>
      Object.keys(requirements).filter((id) => deepOf(revision).ledger.get(id)?.level.startsWith('MUST')),
    );
    expect(new Set(must.filter((id) => shown.has(id))).size).toBeGreaterThanOrEqual(52);
    expect(shown.size).toBeGreaterThan(80);
  });
});
