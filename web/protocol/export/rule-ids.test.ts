/** Every id that a finding can have is known, so that settings can name it. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { CRASHES, SESSIONS } from '../causes/testing/samples.ts';
import { POSTED } from '../causes/testing/posted.ts';
import { STATUSES } from '../causes/testing/statuses.ts';
import { TRAFFIC } from '../causes/testing/traffic.ts';
import { claims } from '../documents/claims/list.ts';
import { documentKinds } from '../documents/index.ts';
import { oauthKinds } from '../documents/oauth/index.ts';
import { CASES } from '../testing/all.ts';
import { exampleTexts, HOSTILE } from '../testing/texts.ts';
import { ruleIds } from './rule-ids.ts';

const plain = (text: string): string => text.replaceAll(/[⟦⟧]/gu, '');

describe('the ids of rules', () => {
  it('are sorted, and each is there once', () => {
    const ids = ruleIds();
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids).toEqual(
      expect.arrayContaining(['ids/null-id', 'json-comment', 'tool-hosts/array-items', 'response-id-type']),
    );
  });

  it(
    'contain the rule of every finding about our examples and samples, with those about hosts',
    { tags: ['all'] },
    () => {
      const samples = [...CRASHES, ...SESSIONS, ...POSTED, ...STATUSES, ...TRAFFIC];
      const documents = [...documentKinds, ...oauthKinds].flatMap(({ rules }) =>
        rules.flatMap(({ examples }) => [...examples.good, ...examples.bad]),
      );
      const texts = [
        ...exampleTexts().filter((_, index) => index % 3 === 0),
        ...CASES.filter((_, index) => index % 10 === 0).map(({ text, revision }) => ({ text, options: { revision } })),
        ...[
          ...samples.map(({ text }) => text),
          ...documents,
          ...claims.flatMap(({ examples }) => [...examples.good, ...examples.bad]),
          ...HOSTILE,
        ].map((text) => ({ text, options: {} })),
      ];
      const found = new Set(
        texts.flatMap(({ text, options }) =>
          checkOne(plain(text), { ...options, hosts: 'all' }).diagnostics.map(({ rule }) => rule),
        ),
      );
      const known = new Set(ruleIds());
      expect([...found].filter((rule) => !known.has(rule))).toEqual([]);
      expect(found.size).toBeGreaterThan(300);
    },
  );
});
