/** `_meta` in the parameters of requests. Stands behind the areas, so that it holds for the types of all of them. */
import { metaMembers, TOKEN_ONLY } from '../../meta-members.ts';
import type { ShapePart } from '../../schema.ts';

/** The `_meta` of requests. */
export const meta: ShapePart = metaMembers([
  TOKEN_ONLY,
  [
    'RequestParams',
    'PaginatedRequestParams',
    'InitializeRequestParams',
    'SetLevelRequestParams',
    'CallToolRequestParams',
    'ReadResourceRequestParams',
    'SubscribeRequestParams',
    'UnsubscribeRequestParams',
    'GetPromptRequestParams',
    'CompleteRequestParams',
    'CreateMessageRequestParams',
  ],
]);
