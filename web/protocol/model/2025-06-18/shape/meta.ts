/** `_meta` in the parameters of the requests that are new. */
import { metaMembers, TOKEN_ONLY } from '../../meta-members.ts';
import type { ShapePart } from '../../schema.ts';

/** The `_meta` member of requests. */
export const meta: ShapePart = metaMembers([TOKEN_ONLY, ['ElicitRequestParams']]);
