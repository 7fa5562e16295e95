/** Requirements of this area that no rule and no type reports under their own id, and why. */
export const withoutRule: Readonly<Record<string, string>> = {
  'logging/deprecated':
    'The same finding as `deprecated/logging-capability`, `deprecated/log-message` and `deprecated/log-level`: what is on its way out is told as an info.',
  'logging/log-level-meta-values': 'The same as `stateless/log-level-value`, which reports it.',
  'logging/set-level-removed': 'The same as `methods/set-level-removed`, which reports it.',
};
