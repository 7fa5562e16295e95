/** Rules about headers that mirror the message, in the order of reporting. */
import type { WireRule } from '../define.ts';
import { accepted } from './accepted.ts';
import { mirrored } from './mirrored.ts';
import { notYet } from './not-yet.ts';
import { params } from './params.ts';
import { refresh } from './refresh.ts';
import { refused } from './refused.ts';
import { sentinels } from './sentinels.ts';
import { versionStatus } from './version-status.ts';
import { version } from './version.ts';
import { wronglyRefused } from './wrongly-refused.ts';

/** All rules of this area. */
export const headerRules: readonly WireRule[] = [
  version,
  mirrored,
  sentinels,
  params,
  notYet,
  versionStatus,
  accepted,
  refused,
  wronglyRefused,
  refresh,
];
