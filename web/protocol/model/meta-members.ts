/** `_meta` of messages: one form for all types of a kind, defined once instead of in each area. */
import type { Schema, ShapePart, TypeChange } from './schema.ts';

/** A part that adds this `_meta` to each of the types. Types that the revision does not have are skipped. */
export function metaMembers(...kinds: readonly (readonly [Schema, readonly string[]])[]): ShapePart {
  const changed: Record<string, TypeChange> = {};
  for (const [_meta, types] of kinds) for (const name of types) changed[name] = { properties: { _meta } };
  return { types: { changed } };
}

/** The metadata of a request in the revisions with a handshake: a progress token and custom keys. */
export const TOKEN_ONLY: Schema = {
  type: 'object',
  description: 'Metadata of the request: a progress token and custom keys.',
  properties: {
    progressToken: {
      $ref: 'ProgressToken',
      description: 'Requests progress notifications, which will carry this token.',
      faults: { type: 'progress/request-token-type', fraction: 'progress/request-token-fractional' },
    },
  },
  additionalProperties: { description: 'Any other key.' },
};
