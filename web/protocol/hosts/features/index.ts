/** The features of hosts: what sources state about each. The newest statement counts, and those that differ from it stay. */
import { sourceLink, type SourceLink } from '../sources.ts';
import { mainFeatures } from './main-apps.ts';
import { otherFeatures } from './other-hosts.ts';
import { featureSources } from './sources.ts';

/** What one source states. */
export interface FeatureStatement {
  readonly support: 'yes' | 'no' | 'partial';
  /** `YYYY-MM-DD` */
  readonly on: string;
  readonly source: SourceLink;
  /** Empty if there is none. */
  readonly note: string;
}

/** A feature of a host. */
export interface HostFeature {
  readonly feature: string;
  readonly newest: FeatureStatement;
  /** Older statements, or some of the same day, that differ from the newest. */
  readonly others: readonly FeatureStatement[];
}

/** The features of a host, in the order of the catalog; empty for an unknown host. */
export function featuresOf(host: string): HostFeature[] {
  const tables = [mainFeatures, otherFeatures];
  const rows = tables.flatMap((table) => Object.entries(table).find(([id]) => id === host)?.[1] ?? []);
  return rows.flatMap(([feature, ...texts]) => {
    const [newest, ...others] = texts.flatMap(statementOf);
    return newest === undefined ? [] : [{ feature, newest, others }];
  });
}

const STATEMENT = /^(yes|no|partial) (\d{4}-\d\d-\d\d) (\S+)(?: (.*))?$/u;

function statementOf(text: string): FeatureStatement[] {
  const [, word = '', on = '', key = '', note = ''] = STATEMENT.exec(text) ?? [];
  const support = SUPPORT.find((one) => one === word);
  const source = Object.entries(featureSources).find(([name]) => name === key)?.[1];
  return support === undefined || source === undefined ? [] : [{ support, on, source: sourceLink(source), note }];
}

const SUPPORT = ['yes', 'no', 'partial'] as const;
