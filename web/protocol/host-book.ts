/** Light entry point: the pages of hosts in the reference. Data only; a screen that is shown first loads it later. */
import { hostEntries } from './hosts/data/index.ts';
import type { HostEntry } from './hosts/define.ts';

export type { HostEntry } from './hosts/define.ts';
export type { FeatureStatement, HostFeature } from './hosts/features/index.ts';
export type { SourceLink } from './hosts/sources.ts';
export { isOutdated } from './hosts/days.ts';
export { featuresOf } from './hosts/features/index.ts';
export { sourceLink } from './hosts/sources.ts';

/** The facts about a host, in the order of the catalog; empty for an unknown host. */
export function factsOf(host: string): HostEntry[] {
  return hostEntries.filter(({ hosts }) => hosts.includes(host));
}
