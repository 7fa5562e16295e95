/** The features of hosts, in form and against statements of others. */
import { describe, expect, it } from 'vitest';
import { hasHostFacts, hostFacts } from '../../../testing/host-facts.ts';
import { knownHosts } from '../names.ts';
import { featuresOf } from './index.ts';
import { mainFeatures } from './main-apps.ts';
import { otherFeatures } from './other-hosts.ts';
import { featureSources } from './sources.ts';

const tables = { ...mainFeatures, ...otherFeatures };

describe('features of hosts', () => {
  it('are of known hosts, each in one table, and are all readable', () => {
    const known = new Set(knownHosts.map(({ id }) => id));
    expect(Object.keys(tables).filter((id) => !known.has(id))).toEqual([]);
    expect(Object.keys(mainFeatures).filter((id) => id in otherFeatures)).toEqual([]);
    for (const [host, rows] of Object.entries(tables)) {
      const read = featuresOf(host);
      expect(read.map(({ others }) => others.length + 1)).toEqual(rows.map((row) => row.length - 1));
      expect(new Set(read.map(({ feature }) => feature)).size).toBe(read.length);
    }
    expect(featuresOf('netscape')).toEqual([]);
  });

  it('name each source that is listed', () => {
    const used = new Set(
      Object.values(tables).flatMap((rows) => rows.flatMap(([, ...all]) => all.map((one) => one.split(' ')[2]))),
    );
    expect(Object.keys(featureSources).filter((key) => !used.has(key))).toEqual([]);
  });

  it('have the newest statement first, and others only where they differ', () => {
    for (const host of Object.keys(tables))
      for (const { newest, others } of featuresOf(host)) {
        expect(others.filter(({ on }) => on > newest.on)).toEqual([]);
        expect(others.filter(({ support }) => support === newest.support)).toEqual([]);
      }
  });

  it.skipIf(!hasHostFacts)('agree with the newest statement about the best known hosts', () => {
    const rows = hostFacts('features.jsonl')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): { hostId: string; feature: string; supported: string; date: string } => JSON.parse(line));
    for (const host of ['claude-code', 'cursor', 'goose', 'gemini-cli', 'cline']) {
      for (const feature of ['tools', 'resources', 'prompts', 'sampling', 'roots', 'elicitation']) {
        const own = rows.filter((row) => row.hostId === host && row.feature === feature);
        const last = own
          .map(({ date }) => date)
          .toSorted()
          .at(-1);
        const right = own.filter(({ date }) => date === last).map(({ supported }) => supported);
        const found = featuresOf(host).find((one) => one.feature === feature);
        expect([host, feature, right.includes(found?.newest.support ?? '')]).toEqual([host, feature, true]);
      }
    }
  });
});
