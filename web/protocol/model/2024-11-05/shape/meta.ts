/** `_meta` in the parameters of requests. Comes after the areas so that it applies to the types of all of them. */
import { metaMembers, TOKEN_ONLY } from '../../meta-members.ts';
import type { ShapePart } from '../../schema.ts';

/** The `_meta` member of requests. */
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
