/**
 * `_meta` of messages, which in this revision identifies the sender and its capabilities. Comes after the areas so that it
 * applies to the types of all of them.
 */
import { metaMembers } from '../../meta-members.ts';
import type { ShapePart, TypeChange } from '../../schema.ts';

/** For a request without `params`, the missing `_meta` matters most: the envelope reports it. */
const paramsOf = (name: string): TypeChange => ({
  properties: { params: { $ref: name, description: 'The parameters by name.', judged: 'presence' } },
});

/** Requests whose parameters have members other than `_meta`. */
export const requests: ShapePart = {
  types: {
    changed: {
      CallToolRequest: paramsOf('CallToolRequestParams'),
      SubscriptionsListenRequest: paramsOf('SubscriptionsListenRequestParams'),
    },
  },
};

/** The `_meta` member of requests, results and notifications. */
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
