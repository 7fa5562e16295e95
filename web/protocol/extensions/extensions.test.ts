/** Each requirement of an extension with a text that keeps it and one that breaks it, judged as `check` does. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { extensionRequirement, listedIn } from '../model/extensions/index.ts';
import { headline } from '../model/headline.ts';
import { severityOf } from '../rules/run.ts';
import type { Diagnostic } from '../types.ts';
import { moreAppsPairs } from './testing/apps-more.ts';
import { appsPairs } from './testing/apps.ts';
import { authorizationPairs } from './testing/authorization.ts';
import type { Pair } from './testing/build.ts';
import { earlySkillPairs, skillPairs } from './testing/skills.ts';
import { taskPairs } from './testing/tasks.ts';

const brief = (found: readonly Diagnostic[]): string =>
  found.map(({ severity, requirement, rule, pointer }) => `${severity} ${requirement ?? rule} ${pointer}`).join('; ') ||
  'nothing';

/** How the findings of a pair differ from the expected ones; null if they do not. */
function problem({ id, good, bad, revision }: Pair): string | null {
  const listed = listedIn(id);
  if (!listed) return `${id} is not in the table`;
  const right = checkOne(good, { revision }).diagnostics.filter(
    (one) => one.severity !== 'info' || one.requirement === id,
  );
  if (right.some((one) => one.class !== 'cause')) return `${id}: the good text has ${brief(right)}`;
  const wrong = checkOne(bad, { revision }).diagnostics;
  const severity = severityOf(listed.level, 'spec');
  const own = wrong.find((one) => one.requirement === id && one.severity === severity);
  return own ? null : `${id} (${severity}): the bad text has ${brief(wrong)}`;
}

const tables = {
  apps: [...appsPairs, ...moreAppsPairs],
  tasks: taskPairs,
  skills: [...skillPairs, ...earlySkillPairs],
  authorization: authorizationPairs,
};

describe.each(Object.entries(tables))('%s', (_name, pairs) => {
  it('texts that keep a requirement have no finding, texts that break it have it', () => {
    expect(pairs.flatMap((pair) => problem(pair) ?? [])).toEqual([]);
  });

  it('findings name the place, the clause and the consequence', () => {
    for (const { id, bad, revision } of pairs) {
      const found = checkOne(bad, { revision }).diagnostics.find(({ requirement }) => requirement === id);
      const row = extensionRequirement(id)?.row;
      expect(found?.why, id).not.toBe('');
      expect(found?.spec, id).toMatch(/^https:\/\//u);
      expect(found?.title, id).toBe(headline({ title: row?.says ?? '' }, found?.severity ?? 'info'));
    }
  });
});
