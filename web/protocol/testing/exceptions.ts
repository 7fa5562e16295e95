/** Where our verdict and the official schemas' differ, and why. Each names the definitions and the place it holds for. For tests only. */

/** One kind of difference. */
export interface Exception {
  /** Definitions of messages and results. */
  of: RegExp;
  /** The place: of a finding its pointer, of a change what was done, such as `drop /params/name`. */
  at: RegExp;
  because: string;
}

/** A difference that shows as an error of ours. */
export interface StricterException extends Exception {
  requirement: RegExp;
}

const TASKS = /^(?:CreateTaskResult|GetTaskResult|CancelTaskResult|ListTasksResult|TaskStatusNotification)$/u;
const SAMPLING = /^(?:CreateMessageRequest|InputRequiredResult)$/u;
const FORMS = /^(?:ElicitRequest|InputRequiredResult)$/u;
const RETRIED = /^(?:CallTool|ReadResource|GetPrompt)Request$/u;
const CAPABLE = /^(?:DiscoverResult|MissingRequiredClientCapabilityError|\w+Request)$/u;

/** Requirements of the text that no schema holds: we are stricter where one of them is broken. */
export const STRICTER: readonly StricterException[] = [
  {
    requirement: /^content\/prompt-embedded-mime$/u,
    of: /^GetPromptResult$/u,
    at: /^\/result\/messages\/\d+\/content\/resource$/u,
    because: 'The page about prompts asks for the media type of an embedded resource; the schema leaves it optional.',
  },
  {
    requirement: /^elicitation\/(?:enum-not-strings|option-title-missing)$/u,
    of: FORMS,
    at: /\/requestedSchema\/properties\/entry\/(?:enum|oneOf)(?:\/|$)/u,
    because: 'Options are strings, or have a value and a title; the schema takes any others for a plain text field.',
  },
  {
    requirement: /^sampling\/tool-(?:result|use)-[a-z-]+$/u,
    of: SAMPLING,
    at: /\/params\/messages\/\d+(?:\/|$)/u,
    because: 'Calls of tools and their results balance; a schema sees one message of the conversation at a time.',
  },
  {
    requirement: /^sampling\/tool-result-unknown-id$/u,
    of: /^CreateMessageResult$/u,
    at: /^\/result\/content\//u,
    because:
      'What the model writes cannot answer a call that nobody made; the schema has one type for both directions.',
  },
  {
    requirement: /^sampling\/tool-result-unknown-id$/u,
    of: RETRIED,
    at: /^\/params\/inputResponses\/entry\/content\//u,
    because:
      'What the model writes cannot answer a call that nobody made; the schema has one type for both directions.',
  },
  {
    requirement: /^tasks\/initial-status$/u,
    of: /^CreateTaskResult$/u,
    at: /^\/result\/task\/status$/u,
    because: 'A task begins as `working`.',
  },
  {
    requirement: /^tasks\/timestamp-format$/u,
    of: TASKS,
    at: /\/(?:createdAt|lastUpdatedAt)$/u,
    because: 'The schema takes any string; the text asks for ISO 8601.',
  },
  {
    requirement: /^cancellation\/request-id-missing-2025-11-25$/u,
    of: /^CancelledNotification$/u,
    at: /^\/params$/u,
    because:
      'The schema leaves the id out for tasks, which are cancelled by a request of their own: the text asks for it.',
  },
  {
    requirement: /^listen\/subscription-id-missing$/u,
    of: /^(?:SubscriptionsAcknowledged|(?:Tool|Prompt|Resource)ListChanged|ResourceUpdated)Notification$/u,
    at: /^(?:\/params(?:\/_meta)?)?$/u,
    because: 'What travels on a subscription names it; the schema leaves `_meta` and its key optional.',
  },
  {
    requirement: /^(?:tasks-ext\/progress-on-listen|logging\/subscription-id)$/u,
    of: /^(?:Progress|LoggingMessage)Notification$/u,
    at: /^\/params\/_meta\/io\.modelcontextprotocol~1subscriptionId$/u,
    because:
      'Progress and log messages travel with their request, on no subscription; the schema has one `_meta` for all.',
  },
  {
    requirement: /^mrtr\/nothing-required$/u,
    of: /^InputRequiredResult$/u,
    at: /^\/result$/u,
    because: 'A result that asks for input has requests or a state; the schema leaves both optional.',
  },
  {
    requirement: /^result-type\/unrecognized$/u,
    of: /Result$/u,
    at: /^\/result\/resultType$/u,
    because: 'A type of result nobody knows makes the result invalid; the schema takes any string.',
  },
  {
    requirement: /^capabilities\/missing-capability-empty$/u,
    of: /^MissingRequiredClientCapabilityError$/u,
    at: /^\/error\/data\/requiredCapabilities$/u,
    because: 'The error names what is missing; the schema takes an empty object too.',
  },
];

/** Changes the official schemas refuse and we accept. */
export const LOOSER: readonly Exception[] = [
  {
    of: /(?:Request|Notification)$/u,
    at: /^word at \/method$/u,
    because: 'The method chooses the definition: another one is another message, a warning where nobody knows it.',
  },
  {
    of: /^\w+Error$/u,
    at: /^-1 at \/error\/code$/u,
    because: 'The code chooses the definition: another one is another error.',
  },
  {
    of: SAMPLING,
    at: /^fraction at .*\/params\/maxTokens$/u,
    because:
      'The TypeScript source takes any number, the JSON schema whole ones: an info, `sampling/max-tokens-not-integer`.',
  },
  {
    of: TASKS,
    at: /^(?:fraction|number) at .*\/(?:ttl|pollInterval)$/u,
    because: 'The TypeScript source and the text ask for a number of milliseconds, the JSON schema for a whole one.',
  },
  {
    of: /^(?:CallToolRequest|CreateMessageRequest|ElicitRequest|URLElicitationRequiredError)$/u,
    at: /^fraction at .*\/task\/ttl$/u,
    because: 'The TypeScript source and the text ask for a number of milliseconds, the JSON schema for a whole one.',
  },
  {
    of: /^ElicitResult$/u,
    at: /^(?:number|fraction) at \/result\/content\/entry$/u,
    because:
      'The TypeScript source takes any number in the answer to a form, the JSON schema whole ones: an info, `elicitation/content-decimal`.',
  },
  {
    of: RETRIED,
    at: /^(?:number|fraction) at \/params\/inputResponses\/entry\/content\/entry$/u,
    because:
      'The TypeScript source takes any number in the answer to a form, the JSON schema whole ones: an info, `elicitation/content-decimal`.',
  },
  {
    of: CAPABLE,
    at: /^(?:null|number|fraction) at .*\/(?:experimental\/entry|extensions\/com\.example\/entry|sampling\/(?:tools|context)|elicitation\/(?:form|url)|logging|completions)\/entry(?:\/\d+|\/entry)*$/u,
    because: 'Any JSON may stand there; the JSON schema forgot null and fractions, which the TypeScript source names.',
  },
  {
    of: /^InputRequiredResult$/u,
    at: /^(?:null|number|fraction) at \/result\/inputRequests\/entry\/params\/metadata\/entry(?:\/\d+|\/entry)*$/u,
    because: 'Any JSON may stand there; the JSON schema forgot null and fractions, which the TypeScript source names.',
  },
];
