/** All transport rules, area by area, in the order of reporting. */
import type { WireRule } from './define.ts';
import { authRules } from './auth/index.ts';
import { framingRules } from './framing/index.ts';
import { headerRules } from './headers/index.ts';
import { httpRules } from './http/index.ts';
import { streamRules } from './streams/index.ts';

/** All rules. */
export const wireRules: readonly WireRule[] = [
  ...httpRules,
  ...headerRules,
  ...authRules,
  ...streamRules,
  ...framingRules,
];
