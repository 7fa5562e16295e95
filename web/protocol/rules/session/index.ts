/** All rules about several messages, by area. They report in this order. */
import type { SessionRule } from './define.ts';
import { coreRules } from './core/index.ts';
import { featureRules } from './features/index.ts';
import { roundRules } from './rounds/index.ts';

/** Every rule. */
export const sessionRules: readonly SessionRule[] = [...coreRules, ...featureRules, ...roundRules];
