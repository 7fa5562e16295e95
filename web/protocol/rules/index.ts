/** The ordered list of rules. Order is order of judging: a rule may ask what earlier ones found. */
import type { Rule } from './define.ts';
import { meaningRules } from './envelope/meaning.ts';
import { structureRules } from './envelope/structure.ts';

/** Rules that look at one message. */
export const messageRules: readonly Rule[] = [...structureRules, ...meaningRules];
