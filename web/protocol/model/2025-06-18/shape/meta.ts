/** `_meta` in the parameters of requests that are new. */
import { metaMembers, TOKEN_ONLY } from '../../meta-members.ts';
import type { ShapePart } from '../../schema.ts';

/** The `_meta` of requests. */
export const meta: ShapePart = metaMembers([TOKEN_ONLY, ['ElicitRequestParams']]);
