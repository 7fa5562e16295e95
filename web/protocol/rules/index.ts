/** The ordered list of rules, in order of execution: a rule may query the findings of earlier ones. */
import type { Rule } from './define.ts';
import { meaningRules } from './envelope/meaning.ts';
import { structureRules } from './envelope/structure.ts';

/** Rules for single messages. */
export const messageRules: readonly Rule[] = [...structureRules, ...meaningRules];
