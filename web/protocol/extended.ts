/** Heavy entry point: what official extensions define. Loaded for the first text that may use one. */
import { createChecker, type Checker } from './report/checker.ts';
import { withExtensions } from './report/extensions.ts';

/** The same checker, which also judges extensions. */
export function withExtensionRules(checker: Checker): Checker {
  return createChecker({ ...checker, extensions: withExtensions });
}
