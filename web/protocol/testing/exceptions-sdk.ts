/**
 * Differences between our verdict and the official SDK’s schemas, beyond those of the official schemas, with reasons. For tests
 * only.
 */
import type { Exception, StricterException } from './exceptions.ts';

const ARRAY = 'The SDK only requires a JavaScript object, which includes arrays.';
const NO_MEMBER = 'The SDK does not have this member of the specification.';
const BEFORE = 'The SDK inserts an empty array, for servers of older versions; the specification requires the member.';

/** We reject, the SDK accepts. */
export const SDK_STRICTER: readonly StricterException[] = [
  {
    requirement: /^(?:tasks\/capability-boolean|capabilities\/(?:client-boolean|not-object|experimental-value))$/u,
    of: /^Initialize(?:Request|Result)$/u,
    at: /^\/(?:params|result)\/capabilities\//u,
    because: ARRAY,
  },
  {
    requirement: /^sampling\/metadata-type$/u,
    of: /^CreateMessageRequest$/u,
    at: /^\/params\/metadata$/u,
    because: ARRAY,
  },
  {
    requirement: /^(?:input-schema\/boolean-subschema)?$/u,
    of: /^(?:CreateMessageRequest|ListToolsResult)$/u,
    at: /\/tools\/\d+\/(?:input|output)Schema\/properties\/entry$/u,
    because: ARRAY,
  },
  {
    requirement: /^json-schema\/schema-uri-type$/u,
    of: /^(?:CreateMessageRequest|ListToolsResult)$/u,
    at: /\/tools\/\d+\/(?:input|output)Schema\/\$schema$/u,
    because: NO_MEMBER,
  },
  { requirement: /^$/u, of: /^ElicitRequest$/u, at: /^\/params\/requestedSchema\/\$schema$/u, because: NO_MEMBER },
  { requirement: /^$/u, of: /^CompleteRequest$/u, at: /^\/params\/ref\/title$/u, because: NO_MEMBER },
  {
    requirement: /^(?:prompts\/optional-null)?$/u,
    of: /^ListPromptsResult$/u,
    at: /^\/result\/prompts\/\d+\/arguments\/\d+\/title$/u,
    because: NO_MEMBER,
  },
  {
    requirement: /^$/u,
    of: /^ElicitRequest$/u,
    at: /^\/params\/requestedSchema\/properties\/entry\/(?:min|max)(?:Length|Items)$/u,
    because: 'The SDK accepts fractions for a number of characters or items.',
  },
  {
    requirement: /^resources\/size-integer$/u,
    of: /^(?:CallTool|ListResources|GetPrompt|CreateMessage)Result$|^CreateMessageRequest$/u,
    at: /\/size$/u,
    because: 'The SDK accepts fractions for a number of bytes.',
  },
  { requirement: /^tools\/result-content-required$/u, of: /^CallToolResult$/u, at: /^\/result$/u, because: BEFORE },
  {
    requirement: /^$/u,
    of: /^CreateMessage(?:Request|Result)$/u,
    at: /^(?:\/params\/messages\/\d+|\/result)\/content(?:\/\d+)?$/u,
    because: BEFORE,
  },
  {
    requirement: /^$/u,
    of: /^ElicitResult$/u,
    at: /^\/result\/content$/u,
    because: 'The SDK accepts null for an absent member, for compatibility with other implementations.',
  },
];

/** The SDK rejects, we accept. */
export const SDK_LOOSER: readonly Exception[] = [
  {
    of: /^(?:CallTool|ListResources|ListResourceTemplates|GetPrompt|CreateMessage)Result$|^CreateMessageRequest$/u,
    at: /^word at .*\/annotations\/lastModified$/u,
    because: 'The specification recommends a time format, so we report a warning; the SDK requires it.',
  },
];
