/** The rules of this area, in the order in which they run. */
import type { ShapeRule } from '../define.ts';
import { completionCounts } from './completion-counts.ts';
import { duplicates } from './duplicates.ts';
import { publicContents } from './public-contents.ts';
import { rootUri } from './root-uri.ts';
import { subscribeMeaning } from './subscribe-meaning.ts';
import { templateVariables } from './template-variables.ts';
import { resourceUri } from './uri.ts';
import { webAddresses } from './web-addresses.ts';

/** All of them. */
export const resourcesRules: readonly ShapeRule[] = [
  resourceUri,
  rootUri,
  templateVariables,
  duplicates,
  webAddresses,
  completionCounts,
  publicContents,
  subscribeMeaning,
];
