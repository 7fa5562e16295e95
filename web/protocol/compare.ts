/**
 * Heavy entry point: two texts compared by meaning: what a server offers, what both sides declare, calls and their outcomes. Loaded on
 * first use.
 */
export { comparePrepared } from './compare/compare.ts';
export type {
  Area,
  ChangePlace,
  Comparison,
  Effect,
  Incomparable,
  NotCompared,
  SessionChange,
} from './compare/types.ts';
export {
  AREA_TITLES,
  breakingOnly,
  comparisonJson,
  comparisonMarkdown,
  comparisonText,
  countsOf,
  EFFECT_TITLES,
  verdictOf,
} from './compare/write.ts';
