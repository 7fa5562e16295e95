/** Resources, prompts, completion, roots and caching of results: the changes of 2026-07-28. */
import type { Schema, ShapePart } from '../../schema.ts';

const RESULT_TYPE: Schema = {
  type: 'string',
  description: 'The type of the result: `complete` for a final one.',
  judged: 'elsewhere',
};

/** How long a result may be cached, and by which callers. `required` is the requirement that demands both. */
const hints = (required: string): Readonly<Record<string, Schema>> => ({
  resultType: RESULT_TYPE,
  ttlMs: {
    type: 'integer',
    minimum: 0,
    description: 'How long the client may consider the result fresh, in milliseconds; 0 for not at all.',
    faults: {
      missing: required,
      type: 'caching/ttl-integer',
      range: 'caching/ttl-negative',
      foreign: 'caching/version',
    },
  },
  cacheScope: {
    enum: ['private', 'public'],
    description:
      'Scope of the cached result: shared between all clients (`public`), or only for the requester (`private`).',
    faults: {
      missing: required,
      type: 'caching/scope-values',
      value: 'caching/scope-values',
      foreign: 'caching/version',
    },
  },
});
const REQUIRED = ['resultType', 'ttlMs', 'cacheScope'];

/** Members of a retried request that carry the input the server requested. */
const AGAIN: Readonly<Record<string, Schema>> = {
  inputResponses: {
    $ref: 'InputResponses',
    description: 'The responses to the input requests of the previous result, under the same keys.',
  },
  requestState: {
    type: 'string',
    description: 'The state from the previous result, sent back unchanged.',
    faults: { type: 'mrtr/request-state-type' },
  },
};

const response = (result: Schema, of: string) => ({
  type: 'object' as const,
  description: `The response to ${of}: its result, with \`jsonrpc\` and \`id\`.`,
  properties: { result },
  required: ['result'],
});

/** What 2026-07-28 changes about this area. */
export const resources: ShapePart = {
  types: {
    added: {
      CacheableResult: {
        type: 'object',
        description: 'The common members of cacheable results.',
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
          description: 'The contents, or the input that the server needs first.',
        },
        '`resources/read`',
      ),
      ListPromptsResultResponse: response({ $ref: 'ListPromptsResult' }, '`prompts/list`'),
      GetPromptResultResponse: response(
        {
          anyOf: [{ $ref: 'InputRequiredResult' }, { $ref: 'GetPromptResult' }],
          description: 'The messages, or the input that the server needs first.',
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
        description: 'Requests the roots, as an entry of `inputRequests`.',
        properties: {
          params: {
            type: 'object',
            description: 'Only metadata; may be omitted.',
            properties: {
              _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
            },
          },
        },
      },
      ListRootsResult: {
        description:
          'The directories and files that the client exposes to the server, as an entry of `inputResponses`.',
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
