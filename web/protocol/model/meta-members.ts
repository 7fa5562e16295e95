/** `_meta` of messages: one form for all types of a kind, written once instead of in each area. */
import type { Schema, ShapePart, TypeChange } from './schema.ts';

/** A part that gives each of the types this `_meta`. Types the revision does not have are passed over. */
export function metaMembers(...kinds: readonly (readonly [Schema, readonly string[]])[]): ShapePart {
  const changed: Record<string, TypeChange> = {};
  for (const [_meta, types] of kinds) for (const name of types) changed[name] = { properties: { _meta } };
  return { types: { changed } };
}

/** The metadata of a request in the revisions with a handshake: a progress token, and whatever the sender adds. */
export const TOKEN_ONLY: Schema = {
  type: 'object',
  description: 'Metadata of the request: a progress token, and whatever the sender adds.',
  properties: {
    progressToken: {
      $ref: 'ProgressToken',
      description: 'Asks for progress notifications, which will carry this token.',
      faults: { type: 'progress/request-token-type', fraction: 'progress/request-token-fractional' },
    },
  },
  additionalProperties: { description: 'Any other key.' },
};
