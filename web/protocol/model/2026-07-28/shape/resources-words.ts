/** Resources, prompts, completion, roots and keeping results: the requirements that begin with 2026-07-28, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'caching/hints-required-prompts-list': {
    says: 'A final result of `prompts/list` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the list, and whether others may see it.',
  },
  'caching/hints-required-resources-list': {
    says: 'A final result of `resources/list` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the list, and whether others may see it.',
  },
  'caching/hints-required-resources-read': {
    says: 'A final result of `resources/read` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the contents, and whether others may see them.',
  },
  'caching/hints-required-templates-list': {
    says: 'A final result of `resources/templates/list` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the list, and whether others may see it.',
  },
  'caching/public-resource-read': { says: 'Contents with the scope `public` hold nothing of the one who asked.' },
  'caching/scope-values': {
    says: '`cacheScope` is `public` or `private`.',
    why: 'Words of HTTP, such as `no-store`, say nothing here; to keep nothing, set `ttlMs` to 0.',
  },
  'caching/ttl-integer': {
    says: '`ttlMs` is a whole number of milliseconds.',
    why: 'Clients add it to the time of the answer; a text with a unit, or a fraction, cannot be added like that.',
  },
  'caching/ttl-negative': {
    says: '`ttlMs` is 0 or more.',
    why: 'Before it has arrived the answer is out of date already; 0 says the same and is allowed.',
  },
  'resource-subscribe/capability-meaning': {
    says: '`resources.subscribe` says that `subscriptions/listen` takes `resourceSubscriptions`.',
  },
  'resource-subscribe/removed': {
    says: '`resources/subscribe` and `resources/unsubscribe` exist up to 2025-11-25; `subscriptions/listen` replaces them.',
  },
  'roots/deprecated': { says: 'New programs do without roots.' },
  'roots/list-changed-capability-removed': { says: '`roots.listChanged` says nothing any more.' },
};
