/** Where our verdict and the official schemas' differ, and why. For tests only. */

/** Requirements of the text that no schema holds: we are stricter where one of them is broken. */
export const STRICTER: Readonly<Record<string, string>> = {
  'elicitation/enum-not-strings': 'Options are strings; the schema takes a choice with others for a plain text field.',
  'elicitation/option-title-missing':
    'Options have a value and a title; the schema takes a choice with others for a plain text field.',
  'content/prompt-embedded-mime': 'The page about prompts asks for the media type; the schema leaves it optional.',
  'listen/subscription-id-missing': 'What travels on a subscription names it; the schema leaves `_meta` optional.',
  'tasks/initial-status': 'A task begins as `working`.',
  'tasks/timestamp-format': 'The schema takes any string; the text asks for ISO 8601.',
  'sampling/tool-result-missing': 'Every call of a tool gets its result in the next message.',
  'sampling/tool-result-mixed': 'Tool results stand alone in their message.',
  'sampling/tool-result-unknown-id': 'A tool result names a call before it.',
  'sampling/tool-result-wrong-role': 'Tool results are messages of the user.',
  'sampling/tool-use-at-end': 'A conversation does not end with an open call.',
  'sampling/tool-use-not-followed': 'Results follow directly on the calls.',
};

/** Changes the official schemas refuse and we accept. */
export const LOOSER: readonly { of: RegExp; at: RegExp; because: string }[] = [
  {
    of: /./u,
    at: /^(?:number|fraction) at .*\/content\/[^/]+$/u,
    because:
      'The TypeScript source takes any number in the answer to a form, the JSON schema whole ones: an info, `elicitation/content-decimal`.',
  },
  {
    of: /./u,
    at: /^(?:fraction|number) at .*\/(?:ttl|pollInterval)$/u,
    because: 'The TypeScript source and the text ask for a number of milliseconds, the JSON schema for a whole one.',
  },
  {
    of: /./u,
    at: /^fraction at .*\/maxTokens$/u,
    because:
      'The TypeScript source takes any number, the JSON schema whole ones: an info, `sampling/max-tokens-not-integer`.',
  },
];
