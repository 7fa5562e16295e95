/**
 * Differences between our verdict and the official schemas, with reasons. Each names the definitions and the place it applies
 * to. For tests only.
 */

/** One kind of difference. */
export interface Exception {
  /** Definitions of messages and results. */
  of: RegExp;
  /** The place: for a finding its pointer, for a change its label, such as `drop /params/name`. */
  at: RegExp;
  because: string;
}

/** A difference in which we report an error. */
export interface StricterException extends Exception {
  requirement: RegExp;
}

const TASKS = /^(?:CreateTaskResult|GetTaskResult|CancelTaskResult|ListTasksResult|TaskStatusNotification)$/u;
const SAMPLING = /^(?:CreateMessageRequest|InputRequiredResult)$/u;
const FORMS = /^(?:ElicitRequest|InputRequiredResult)$/u;
const RETRIED = /^(?:CallTool|ReadResource|GetPrompt)Request$/u;
const CAPABLE = /^(?:DiscoverResult|MissingRequiredClientCapabilityError|\w+Request)$/u;

/** Requirements of the prose that no schema contains: we are stricter if one of them is violated. */
export const STRICTER: readonly StricterException[] = [
  {
    requirement: /^version\/unknown-revision-chosen$/u,
    of: /^InitializeResult$/u,
    at: /^\/result\/protocolVersion$/u,
    because: 'The server must choose a version that it supports; the schema accepts any string.',
  },
  {
    requirement: /^content\/prompt-embedded-mime$/u,
    of: /^GetPromptResult$/u,
    at: /^\/result\/messages\/\d+\/content\/resource$/u,
    because: 'The page about prompts requires the media type of an embedded resource; the schema makes it optional.',
  },
  {
    requirement: /^elicitation\/(?:enum-not-strings|option-title-missing)$/u,
    of: FORMS,
    at: /\/requestedSchema\/properties\/entry\/(?:enum|oneOf)(?:\/|$)/u,
    because: 'Options are strings, or have a value and a title; the schema accepts any others as a plain text field.',
  },
  {
    requirement: /^sampling\/tool-(?:result|use)-[a-z-]+$/u,
    of: SAMPLING,
    at: /\/params\/messages\/\d+(?:\/|$)/u,
    because: 'Tool calls and tool results must match; a schema sees one message of the conversation at a time.',
  },
  {
    requirement: /^sampling\/tool-result-unknown-id$/u,
    of: /^CreateMessageResult$/u,
    at: /^\/result\/content\//u,
    because:
      'A model’s output cannot contain the result of a call that was never made; the schema has one type for both directions.',
  },
  {
    requirement: /^sampling\/tool-result-unknown-id$/u,
    of: RETRIED,
    at: /^\/params\/inputResponses\/entry\/content\//u,
    because:
      'A model’s output cannot contain the result of a call that was never made; the schema has one type for both directions.',
  },
  {
    requirement: /^tasks\/initial-status$/u,
    of: /^CreateTaskResult$/u,
    at: /^\/result\/task\/status$/u,
    because: 'A new task has the status `working`.',
  },
  {
    requirement: /^tasks\/timestamp-format$/u,
    of: TASKS,
    at: /\/(?:createdAt|lastUpdatedAt)$/u,
    because: 'The schema accepts any string; the prose requires ISO 8601.',
  },
  {
    requirement: /^cancellation\/request-id-missing-2025-11-25$/u,
    of: /^CancelledNotification$/u,
    at: /^\/params$/u,
    because:
      'The schema makes the id optional because tasks are canceled by a separate request; the prose requires it.',
  },
  {
    requirement: /^listen\/subscription-id-missing$/u,
    of: /^(?:SubscriptionsAcknowledged|(?:Tool|Prompt|Resource)ListChanged|ResourceUpdated)Notification$/u,
    at: /^(?:\/params(?:\/_meta)?)?$/u,
    because: 'A message on a subscription names the subscription; the schema makes `_meta` and its key optional.',
  },
  {
    requirement: /^(?:tasks-ext\/progress-on-listen|logging\/subscription-id)$/u,
    of: /^(?:Progress|LoggingMessage)Notification$/u,
    at: /^\/params\/_meta\/io\.modelcontextprotocol~1subscriptionId$/u,
    because:
      'Progress and log messages belong to their request, not to a subscription; the schema has one `_meta` for all.',
  },
  {
    requirement: /^mrtr\/nothing-required$/u,
    of: /^InputRequiredResult$/u,
    at: /^\/result$/u,
    because: 'A result that requests input has requests or a state; the schema makes both optional.',
  },
  {
    requirement: /^result-type\/unrecognized$/u,
    of: /Result$/u,
    at: /^\/result\/resultType$/u,
    because: 'An unknown result type makes the result invalid; the schema accepts any string.',
  },
  {
    requirement: /^capabilities\/missing-capability-empty$/u,
    of: /^MissingRequiredClientCapabilityError$/u,
    at: /^\/error\/data\/requiredCapabilities$/u,
    because: 'The error names what is missing; the schema also accepts an empty object.',
  },
];

/** Changes that the official schemas reject and we accept. */
export const LOOSER: readonly Exception[] = [
  {
    of: /(?:Request|Notification)$/u,
    at: /^word at \/method$/u,
    because:
      'The method selects the definition: another method makes it another message, with a warning if the method is unknown.',
  },
  {
    of: /^\w+Error$/u,
    at: /^-1 at \/error\/code$/u,
    because: 'The code selects the definition: another code makes it another error.',
  },
  {
    of: SAMPLING,
    at: /^fraction at .*\/params\/maxTokens$/u,
    because:
      'The TypeScript source accepts any number, the JSON schema only integers: an info, `sampling/max-tokens-not-integer`.',
  },
  {
    of: TASKS,
    at: /^(?:fraction|number) at .*\/(?:ttl|pollInterval)$/u,
    because: 'The TypeScript source and the prose require a number of milliseconds, the JSON schema an integer.',
  },
  {
    of: /^(?:CallToolRequest|CreateMessageRequest|ElicitRequest|URLElicitationRequiredError)$/u,
    at: /^fraction at .*\/task\/ttl$/u,
    because: 'The TypeScript source and the prose require a number of milliseconds, the JSON schema an integer.',
  },
  {
    of: /^ElicitResult$/u,
    at: /^(?:number|fraction) at \/result\/content\/entry$/u,
    because:
      'The TypeScript source accepts any number in a form response, the JSON schema only integers: an info, `elicitation/content-decimal`.',
  },
  {
    of: RETRIED,
    at: /^(?:number|fraction) at \/params\/inputResponses\/entry\/content\/entry$/u,
    because:
      'The TypeScript source accepts any number in a form response, the JSON schema only integers: an info, `elicitation/content-decimal`.',
  },
  {
    of: CAPABLE,
    at: /^(?:null|number|fraction) at .*\/(?:experimental\/entry|extensions\/com\.example\/entry|sampling\/(?:tools|context)|elicitation\/(?:form|url)|logging|completions)\/entry(?:\/\d+|\/entry)*$/u,
    because:
      'Any JSON is allowed there; the JSON schema omits null and fractions, which the TypeScript source includes.',
  },
  {
    of: /^InputRequiredResult$/u,
    at: /^(?:null|number|fraction) at \/result\/inputRequests\/entry\/params\/metadata\/entry(?:\/\d+|\/entry)*$/u,
    because:
      'Any JSON is allowed there; the JSON schema omits null and fractions, which the TypeScript source includes.',
  },
];
