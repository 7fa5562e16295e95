/** The catalog and its conditions against facts and real tool lists, judged by others. */
import { describe, expect, it } from 'vitest';
import { hasHostFacts, hostFacts } from '../../testing/host-facts.ts';
import { hostEntries, hostEntry } from './data/index.ts';
import { judgeHosts } from './judge.ts';
import { oracleEntries, oracleLists, subjectOfExample, type OracleList } from './testing/oracle.ts';

const all = { fixed: true, optional: true, today: '2026-11-23' } as const;
const entries = oracleEntries(hostFacts('hosts.jsonl'));

describe.skipIf(!hasHostFacts)('facts about hosts', () => {
  it('are all in the catalog, with the same kind, status, day and confidence', () => {
    const facts = entries.map(({ id, kind, status, seenOn, confidence }) => ({ id, kind, status, seenOn, confidence }));
    const ours = facts.map(({ id }) => {
      const entry = hostEntry(id);
      return (
        entry && { id, kind: entry.kind, status: entry.status, seenOn: entry.seenOn, confidence: entry.confidence }
      );
    });
    expect(ours).toEqual(facts);
    expect(hostEntries.length).toBe(entries.length);
  });

  const cases = entries.flatMap((entry) =>
    (['good', 'bad'] as const).flatMap((side) => {
      const subject = subjectOfExample(entry, entry[side]);
      return subject === null ? [] : [{ id: entry.id, side, subject }];
    }),
  );

  it('are decided by their examples', () => {
    expect(cases.length).toBeGreaterThan(350);
    const wrong = cases.filter(
      ({ id, side, subject }) => judgeHosts(subject, all).some((finding) => finding.id === id) !== (side === 'bad'),
    );
    expect(wrong.map(({ id, side }) => `${id}: ${side}`)).toEqual([]);
  });
});

/** What decides, in a real list, that the catalog predicts a refusal, or any effect. */
function applying({ applies }: OracleList, groups: readonly string[]): Set<string> {
  return new Set(groups.flatMap((group) => applies[group] ?? []));
}

describe.skipIf(!hasHostFacts)('real tool lists', () => {
  const judged = oracleLists(hostFacts('toollists.jsonl')).map((list) => {
    const value = { tools: list.tools ?? (list.tool ? [list.tool] : []) };
    const ids = new Set(
      judgeHosts({ kind: 'tools', value, server: { name: list.server, from: 'configuration' } }, all).map(
        ({ id }) => id,
      ),
    );
    return { list, ids };
  });

  it.each([
    ['current refusals', ['refusedNow']],
    ['all effects', ['refusedNow', 'changedNow', 'unknownNow', 'fixedSince', 'onlyInSpecialModes']],
  ])('have %s found, at least 95 of 100', (_title, groups) => {
    const missed: string[] = [];
    let count = 0;
    for (const { list, ids } of judged)
      for (const id of applying(list, groups)) {
        count++;
        if (!ids.has(id)) missed.push(`${list.id}: ${id}`);
      }
    if (missed.length > 0) console.log(missed.join('\n'));
    expect(count).toBeGreaterThan(100);
    expect(1 - missed.length / count).toBeGreaterThanOrEqual(0.95);
  });

  it('have at most 1 in 100 reported that does not apply', () => {
    // Excerpts lack members on purpose; a list of one tool does not show that another tool is missing.
    const ofWhole = new Set(['chatgpt-search-fetch-2025']);
    const ofComplete = new Set([
      'claude-directory-annotations',
      'gemini-root-properties-empty-2025',
      'openai-strict-required-all',
    ]);
    const wrong: string[] = [];
    let count = 0;
    for (const { list, ids } of judged) {
      const right = applying(list, Object.keys(list.applies));
      for (const id of ids) {
        if (ofWhole.has(id) || (!list.complete && ofComplete.has(id))) continue;
        count++;
        if (!right.has(id)) wrong.push(`${list.id}: ${id}`);
      }
    }
    if (wrong.length > 0) console.log(wrong.join('\n'));
    expect(count).toBeGreaterThan(500);
    expect(wrong.length / count).toBeLessThanOrEqual(0.01);
  });

  it('have at least 95 of 100 current refusals found, and at most 1 of 100 reported wrongly, with nothing left out', () => {
    let [count, wrong, missed, predicted] = [0, 0, 0, 0];
    for (const list of oracleLists(hostFacts('toollists.jsonl'))) {
      const text = JSON.stringify({ tools: list.tools ?? (list.tool ? [list.tool] : []) });
      const found = judgeHosts({ kind: 'tools', value: JSON.parse(text) }, { today: '2026-11-23' }).map(({ id }) => id);
      const right = applying(list, Object.keys(list.applies));
      count += found.length;
      wrong += found.filter((id) => !right.has(id)).length;
      const refused = [...applying(list, ['refusedNow'])];
      predicted += refused.length;
      missed += refused.filter((id) => !found.includes(id)).length;
    }
    expect(count).toBeGreaterThan(500);
    expect(wrong / count).toBeLessThanOrEqual(0.01);
    expect(missed / predicted).toBeLessThanOrEqual(0.05);
  });
});
