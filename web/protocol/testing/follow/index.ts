/** What `scripts/follow.mjs` imports. */
export { follow, followedText } from './follow.ts';
export { knownExtension, knownRevision } from './known.ts';
