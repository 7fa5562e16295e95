/** Resources, prompts, completion, roots and keeping results, as 2026-07-28 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const RESULT_TYPE: Schema = {
  type: 'string',
  description: 'What kind of result this is: `complete` for a final one.',
  judged: 'elsewhere',
};

/** How long and by whom a result may be kept. `required` is the entry that demands both. */
const hints = (required: string): Readonly<Record<string, Schema>> => ({
  resultType: RESULT_TYPE,
  ttlMs: {
    type: 'integer',
    minimum: 0,
    description: 'For how many milliseconds the client may take the result for fresh; 0 for not at all.',
    faults: {
      missing: required,
      type: 'caching/ttl-integer',
      range: 'caching/ttl-negative',
      foreign: 'caching/version',
    },
  },
  cacheScope: {
    enum: ['private', 'public'],
    description: 'Who may reuse a kept result: only the one it was made for, or anyone.',
    faults: {
      missing: required,
      type: 'caching/scope-values',
      value: 'caching/scope-values',
      foreign: 'caching/version',
    },
  },
});
const REQUIRED = ['resultType', 'ttlMs', 'cacheScope'];

/** Members of a request sent again with what the server asked for. */
const AGAIN: Readonly<Record<string, Schema>> = {
  inputResponses: {
    $ref: 'InputResponses',
    description: 'Answers to what the server asked for in its last result, under the same keys.',
  },
  requestState: {
    type: 'string',
    description: 'What the server gave along with its last result, sent back unchanged.',
    faults: { type: 'mrtr/request-state-type' },
  },
};

const response = (result: Schema, of: string) => ({
  type: 'object' as const,
  description: `The response to ${of}: its result, beside \`jsonrpc\` and \`id\`.`,
  properties: { result },
  required: ['result'],
});

/** What 2026-07-28 changes about this area. */
export const resources: ShapePart = {
  types: {
    added: {
      CacheableResult: {
        type: 'object',
        description: 'What results that may be kept have in common.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' },
          ...hints('caching/hints-required-resources-list'),
        },
        required: REQUIRED,
      },
      ListResourcesResultResponse: response({ $ref: 'ListResourcesResult' }, '`resources/list`'),
      ListResourceTemplatesResultResponse: response(
        { $ref: 'ListResourceTemplatesResult' },
        '`resources/templates/list`',
      ),
      ReadResourceResultResponse: response(
        {
          anyOf: [{ $ref: 'InputRequiredResult' }, { $ref: 'ReadResourceResult' }],
          description: 'The contents, or what the server needs first.',
        },
        '`resources/read`',
      ),
      ListPromptsResultResponse: response({ $ref: 'ListPromptsResult' }, '`prompts/list`'),
      GetPromptResultResponse: response(
        {
          anyOf: [{ $ref: 'InputRequiredResult' }, { $ref: 'GetPromptResult' }],
          description: 'The messages, or what the server needs first.',
        },
        '`prompts/get`',
      ),
      CompleteResultResponse: response({ $ref: 'CompleteResult' }, '`completion/complete`'),
    },
    changed: {
      ListResourcesRequest: { requires: ['params'] },
      ListResourceTemplatesRequest: { requires: ['params'] },
      ListPromptsRequest: { requires: ['params'] },
      ListResourcesResult: { properties: hints('caching/hints-required-resources-list'), requires: REQUIRED },
      ListResourceTemplatesResult: { properties: hints('caching/hints-required-templates-list'), requires: REQUIRED },
      ReadResourceResult: { properties: hints('caching/hints-required-resources-read'), requires: REQUIRED },
      ListPromptsResult: { properties: hints('caching/hints-required-prompts-list'), requires: REQUIRED },
      ReadResourceRequest: { properties: { params: { $ref: 'ReadResourceRequestParams', judged: 'presence' } } },
      GetPromptRequest: { properties: { params: { $ref: 'GetPromptRequestParams', judged: 'presence' } } },
      CompleteRequest: { properties: { params: { $ref: 'CompleteRequestParams', judged: 'presence' } } },
      ReadResourceRequestParams: { properties: AGAIN, requires: ['_meta'] },
      ResourceRequestParams: { requires: ['_meta'] },
      GetPromptRequestParams: { properties: AGAIN, requires: ['_meta'] },
      GetPromptResult: { properties: { resultType: RESULT_TYPE }, requires: ['resultType'] },
      CompleteRequestParams: { requires: ['_meta'] },
      CompleteResult: { properties: { resultType: RESULT_TYPE }, requires: ['resultType'] },
      ListRootsRequest: {
        description: 'Asks, inside `inputRequests`, which directories the client opens to the server.',
        properties: {
          params: {
            type: 'object',
            description: 'Nothing but metadata; it may be left out.',
            properties: {
              _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
            },
          },
        },
      },
      ListRootsResult: {
        description: 'The directories and files the client opens to the server, as an entry of `inputResponses`.',
        without: ['_meta'],
      },
    },
    dropped: [
      'SubscribeRequest',
      'SubscribeRequestParams',
      'UnsubscribeRequest',
      'UnsubscribeRequestParams',
      'RootsListChangedNotification',
    ],
  },
};
