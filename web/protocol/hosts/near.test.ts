/** Each entry is reported for what breaks it, and not for what narrowly does not. */
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../json/types.ts';
import { judgeHosts } from './judge.ts';
import type { NearMisses } from './testing/build.ts';
import { NEAR_APIS } from './testing/near-apis.ts';
import { NEAR_EDITORS } from './testing/near-editors.ts';
import { NEAR_HOSTS } from './testing/near-hosts.ts';
import { NEAR_RESULTS } from './testing/near-results.ts';
import type { HostSubject } from './views.ts';

const all = { fixed: true, optional: true, today: '2026-11-23' } as const;
const ofTools = (tools: JsonValue): HostSubject => ({ kind: 'tools', value: { tools } });
const ofResult = (value: JsonValue): HostSubject => ({ kind: 'result', value });

describe.each<[string, NearMisses, (value: JsonValue) => HostSubject]>([
  ['tools for APIs', NEAR_APIS, ofTools],
  ['tools for editors', NEAR_EDITORS, ofTools],
  ['tools for hosts', NEAR_HOSTS, ofTools],
  ['results', NEAR_RESULTS, ofResult],
])('%s', (_, entries, subject) => {
  it.each(Object.entries(entries))('%s', (id, { breaks, keeps }) => {
    const isReported = (value: JsonValue): boolean => judgeHosts(subject(value), all).some((one) => one.id === id);
    expect(breaks.filter((value) => !isReported(value))).toEqual([]);
    expect(keeps.filter(isReported)).toEqual([]);
    expect(Math.min(breaks.length, keeps.length)).toBeGreaterThan(0);
  });
});
