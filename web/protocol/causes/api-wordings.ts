/** What APIs of models, and hosts before them, write about tools and schemas that they do not accept. */
import { RANK } from './define.ts';
import type { Wording } from './host-wordings.ts';
import type { Remedy } from '../types.ts';

const PASTE: Remedy = {
  says: 'Paste the response to `tools/list`: the checker names the tools that each API refuses.',
};
const SIMPLER: readonly Remedy[] = [
  {
    for: 'the server',
    says: 'Send a simple schema: one `type` for each property, `items` for arrays, no `$ref`, `const` or unions.',
  },
  PASTE,
];

/** Each is looked for in every line. */
export const API_WORDINGS: readonly Wording[] = [
  {
    looks: /\brequires a \.?bind_tools method\b|\bbind_tools\b[^\n]{0,40}NotImplementedError/u,
    id: 'model-without-tools',
    rank: RANK.tools - 1,
    emitter: 'LangChain',
    says: 'The class of the model cannot pass tools to it.',
    how: [
      { for: 'LangChain', says: 'Use the chat class of the provider, such as `ChatOllama` instead of `OllamaLLM`.' },
    ],
  },
  {
    looks:
      /Cannot read propert\w{1,3} (?:of )?(?:null|undefined) \(reading ['"]_?(?:def|zod)\b|\b_parse is not a function|evaluating '\w{1,3}\._def'/u,
    id: 'def-null-32603',
    rank: RANK.tools - 1,
    emitter: 'Zod',
  },
  {
    looks: /schema must have (?:a )?type 'object' and not have 'oneOf'/u,
    id: 'openai-top-level-union',
    rank: RANK.tools - 1,
    emitter: 'OpenAI’s API',
    title: 'For OpenAI, `inputSchema` must have no `oneOf`, `anyOf`, `allOf`, `enum` or `not` at its root',
    says: 'The root of an `inputSchema` is a union, or has no `"type": "object"`.',
    how: [
      { for: 'the server', says: 'Put the properties of all alternatives into one object, and make them optional.' },
      { for: 'the server', says: 'Offer one tool for each alternative.' },
      PASTE,
    ],
  },
  {
    looks: /schema must be a JSON Schema of 'type: \\{0,4}"object\\{0,4}"'/u,
    id: 'openai-object-missing-properties',
    rank: RANK.tools - 1,
    emitter: 'OpenAI’s API',
    title: 'The root of an `inputSchema` must have `"type": "object"`',
    says: 'The schema of a tool has another type, or none.',
  },
  {
    looks: /Invalid schema for function \\{0,4}['"][^'"\n]{1,120}/u,
    id: 'openai-schema-refused',
    rank: RANK.tools + 1,
    unless: /schema missing (?:items|properties)|is required to be supplied|schema must (?:be|have (?:a )?type )/u,
    emitter: 'OpenAI’s API',
    title: 'For OpenAI, the schema of a tool must have only what its functions allow',
    says: 'The API refuses the whole request for the schema of one tool. The rest of the line names the place in it.',
    how: SIMPLER,
  },
  {
    looks:
      /\btools(?:\.\d{1,4}|\[\d{1,4}\])\.(?:custom\b|function\b|name\b|parameters\b|input_schema\b)(?![.\w]*:\s{0,3}(?:$|String should))[^"}\n]{1,120}|['"]tools['"], ?\d{1,4}, ?['"](?:function|custom)['"][^}\n]{1,120}/u,
    id: 'model-tool-refused',
    unless: /input_schema: JSON schema is invalid|input_schema\.type:|function_?[dD]eclarations|characters/u,
    rank: RANK.tools - 1,
    emitter: 'The API of the model',
    title: 'Each tool must be one that the API of the model accepts',
    says: 'The API refuses the whole request for one tool. The message names its place, and the index counts the tools of all servers.',
    how: SIMPLER,
  },
  {
    looks:
      /schema didn['’]t specify the schema type field|requires unspecified property '?type\b|\brequired\[\d{1,3}\]: property is not defined/u,
    id: 'gemini-request-refused',
    rank: RANK.tools - 1,
    emitter: 'Gemini’s API',
    title: 'For Gemini, each property must have a `type`, and `required` must name only properties',
    says: 'The message names the place in the schema.',
    how: [
      { for: 'the server', says: 'Give each property a `type`, also inside of `items` and `properties`.' },
      { for: 'the server', says: 'Define each name of `required` in `properties` of the same object.' },
      PASTE,
    ],
  },
  {
    looks:
      /reference to undefined schema at\b|\btype and anyOf cannot be both populated\b|(?:GenerateContentRequest|\b)tools\[\d{1,3}\]\.function_?[dD]eclarations\[\d{1,4}\](?!\.name)|parameters schema should be of type OBJECT|should be non-empty for OBJECT type|only allowed for STRING type|Unknown name \\{0,4}"\$?\w{1,40}\\{0,4}" at 'tools/u,
    id: 'gemini-any-of',
    unless: /required\[\d{1,3}\]: property is not defined|items: missing field/u,
    rank: RANK.tools - 1,
    emitter: 'Gemini’s API',
    title: 'Schemas must have only keywords that Gemini accepts',
    says: 'The API refuses the schema of a tool. The message names the place in it, and the index counts the functions.',
    how: [
      {
        for: 'the server',
        says: 'Write the definitions of `$ref` in their place; leave out `const`, `additionalProperties` and lists of types.',
      },
      PASTE,
    ],
  },
  {
    looks: /Request contains an invalid argument\b/u,
    id: 'gemini-request-refused',
    rank: RANK.tools + 1,
    emitter: 'Gemini’s API',
    title: 'All tools of a request must be acceptable to Gemini',
    says: 'The API refuses the whole request and does not say why. With MCP servers, it is most often the schema of a tool.',
    how: [
      { for: 'the host', says: 'Turn the servers off one by one: the request works without the one that is refused.' },
      ...SIMPLER,
    ],
  },
  {
    looks: /Skipping tool '[^'\n]{1,120}' (?:from|of) (?:MCP )?server '[^'\n]{1,80}' because it has missing types/u,
    id: 'gemini-missing-types',
    rank: RANK.tools - 1,
    emitter: 'Gemini CLI',
    title: 'Each property of an `inputSchema` should have a `type`, or Gemini CLI leaves the tool out',
    says: 'A property has no `type`, `anyOf` or `enum`, so the tool is not offered to the model.',
    how: [
      { for: 'the server', says: 'Give each property a `type`, also inside of `items` and `properties`.' },
      { for: 'Python', says: 'Annotate parameters with a type other than `Any` and `object`.' },
      PASTE,
    ],
  },
  {
    looks:
      /[Cc]an't resolve\s{1,4}reference #?\S{1,120}|Unresolvable JSON pointer: \S{1,120}|PointerToNowhere|(?:Error|Exception|[Ff]ailed)\b[^\n]{0,120}: ['"]#\/(?:properties|\$defs|definitions)\/[^'"\n]{1,120}['"]$/u,
    id: 'schema-reference-unresolved',
    rank: RANK.tools - 1,
    emitter: 'A client that compiles the schemas',
    title: 'Each `$ref` must point to a definition in the same schema',
    says: 'A schema refers to a definition that it does not contain.',
    how: [
      {
        for: 'the server',
        says: 'Put `$defs` at the root of each `inputSchema` and `outputSchema`: the path in `$ref` begins there.',
      },
      { for: 'the server', says: 'Or write the definition in the place of the `$ref`.' },
      PASTE,
    ],
  },
  {
    looks:
      /Failed to validate tool \S{1,160}: (?!Error: tool parameters array type)|Tool \S{1,160} has invalid JSON parameters: /u,
    id: 'vscode-tool-refused',
    rank: RANK.tools - 1,
    emitter: 'VS Code',
    title: 'The `inputSchema` of a tool must be one that VS Code can read',
    says: 'VS Code leaves the tool out. The rest of the line names what it does not accept in the schema.',
    how: SIMPLER,
  },
  {
    looks: /tools\.\d{1,4}\.(?:custom\.)?description: String should have at most \d{1,6} characters/u,
    id: 'anthropic-description-length',
    rank: RANK.tools - 1,
    emitter: 'Anthropic’s API',
    title: 'The description of a tool must not be longer than the API allows',
    says: 'The description of a tool is too long, so the whole request is refused.',
    how: [{ for: 'the server', says: 'Shorten the description, and move examples into a prompt or a resource.' }],
  },
  {
    looks:
      /\b(?:name|function)\b[^\n]{0,60}(?:length|characters)[^\n]{0,40}\b64\b|string_above_max_length[^\n]{0,80}name|name: String should ?have at most \d|工具名称过长|\btool names? (?:is|are|was) too long\b|name exceeds? (?:the )?(?:\d{1,3}|maximum)[^\n]{0,20}char/u,
    id: 'openai-name-pattern',
    rank: RANK.tools - 1,
    emitter: 'The API of the model, or the host before it',
    title: 'The name of a tool, with what the host puts before it, must have at most 64 characters',
    says: 'The host puts the name of the server before that of the tool, and the result is too long.',
    how: [
      { for: 'the host’s configuration', says: 'Give the server a shorter name.' },
      { for: 'the server', says: 'Shorten the names of its tools.' },
    ],
  },
];
