/** Requirements of this area that have no rule of their own here, each with the reason. */
export const withoutRule: Readonly<Record<string, string>> = {
  'completion/capability-version':
    'The same finding as `capabilities/completions-since-2025-03-26`, which is reported where the capability stands.',
  'resource-subscribe/removed':
    'The same finding as `methods/resource-subscribe-removed` and `methods/resource-unsubscribe-removed`, which the method table reports.',
  'roots/deprecated':
    'The same finding as `deprecated/roots` and `deprecated/roots-input-request`: what is on its way out is told as an info.',
  'roots/list-changed-flag-not-boolean':
    'The same finding as `capabilities/list-changed-type`, which is reported where the capability stands.',
  'roots/list-changed-capability-removed':
    'The same finding as `capabilities/roots-list-changed-dropped`, which is reported where the capability stands.',
  'roots/meta-not-yet-defined':
    'The same finding as `meta/on-types-since-2025-06-18`, which is reported wherever a `_meta` stands too early.',
};
