/**
 * `_meta` of messages, which here says who sends them and what that side can do. Stands behind the areas, so that it
 * holds for the types of all of them.
 */
import { metaMembers } from '../../meta-members.ts';
import type { ShapePart, TypeChange } from '../../schema.ts';

/** A request without `params` lacks its `_meta` above all: the envelope says so. */
const paramsOf = (name: string): TypeChange => ({
  properties: { params: { $ref: name, description: 'The parameters, by name.', judged: 'presence' } },
});

/** Requests whose parameters hold more than `_meta`. */
export const requests: ShapePart = {
  types: {
    changed: {
      CallToolRequest: paramsOf('CallToolRequestParams'),
      SubscriptionsListenRequest: paramsOf('SubscriptionsListenRequestParams'),
    },
  },
};

/** The `_meta` of requests, results and notifications. */
export const meta: ShapePart = metaMembers(
  [
    { $ref: 'RequestMetaObject', judged: 'presence' },
    [
      'CallToolRequestParams',
      'ReadResourceRequestParams',
      'ResourceRequestParams',
      'GetPromptRequestParams',
      'CompleteRequestParams',
      'InputResponseRequestParams',
      'SubscriptionsListenRequestParams',
      'GetTaskRequestParams',
      'UpdateTaskRequestParams',
      'CancelTaskRequestParams',
    ],
  ],
  [
    { $ref: 'ResultMetaObject' },
    [
      'CallToolResult',
      'ListToolsResult',
      'ListResourcesResult',
      'ListResourceTemplatesResult',
      'ReadResourceResult',
      'ListPromptsResult',
      'GetPromptResult',
      'CompleteResult',
      'CacheableResult',
      'DiscoverResult',
      'InputRequiredResult',
      'CreateTaskResult',
      'GetTaskResult',
      'UpdateTaskResult',
      'CancelTaskResult',
    ],
  ],
  [
    { $ref: 'NotificationMetaObject' },
    [
      'ResourceUpdatedNotificationParams',
      'SubscriptionsAcknowledgedNotificationParams',
      'TaskStatusNotificationParams',
    ],
  ],
);
