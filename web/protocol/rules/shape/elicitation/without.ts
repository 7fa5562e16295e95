/** Requirements of this area that no rule and no type reports under their own id, and why. */
export const withoutRule: Readonly<Record<string, string>> = {
  'elicitation/complete-not-defined': 'The same as `methods/elicitation-complete-only-2025-11-25`, which reports it.',
  'elicitation/not-yet-defined': 'The same as `methods/elicitation-since-2025-06-18`, which reports it.',
  'elicitation/required-error-not-defined': 'The same as `errors/retired-32042`, which reports it.',
  'elicitation/required-error-without-list': 'The same as `errors/url-elicitation-data`, which reports it.',
  'elicitation/sub-modes-not-yet': 'The same as `capabilities/elicitation-modes-since-2025-11-25`, which reports it.',
};
