/** Complaints of the APIs of model vendors, and of validators, about tools of MCP servers. */
import { complaintsAbout } from '../define.ts';
import { TOOL, TOOLS } from './steps.ts';

const ANTHROPIC = 'Anthropic API';
const OPENAI = 'OpenAI API';
const AJV = 'Clients with Ajv';
/** Any error status of the API, as Claude Code prints it. */
const API_ERROR = 'anthropic-api-error';

/** Tools that are valid in MCP, and that a model’s API refuses. */
export const llmApi = complaintsAbout('llm-api', [
  {
    id: 'tool-names-unique',
    signs: [/ool names must be unique/],
    emitter: ANTHROPIC,
    says: 'Two tools of one request have the same name.',
    causes: ['One server is in two configuration files.', 'Two names become equal when the host replaces characters.'],
    next: ['List the servers of all configuration files.'],
    over: [API_ERROR],
  },
  {
    id: 'vscode-array-items',
    signs: [/tool parameters array type must have items/],
    emitter: 'VS Code',
    says: 'A parameter of type `array` has no `items`.',
    causes: ['A list type in the code has no type of its elements.'],
    next: [TOOLS],
  },
  {
    id: 'anthropic-2020-12',
    signs: [/tools\.\d{1,4}\.custom\.input_schema/],
    emitter: `${ANTHROPIC}, as in Claude Code and Claude Desktop`,
    says: 'One `inputSchema` is invalid, so every request fails. The index counts all tools of the request.',
    causes: [
      '`$schema` names draft-07, with its old keywords.',
      'Words of OpenAPI, such as `nullable` or `example`.',
      '`"required": true` inside a property.',
      'Invented types, such as `int` or `string[]`.',
      '`items` is an array.',
    ],
    next: [TOOLS],
    over: [API_ERROR],
  },
  {
    id: 'anthropic-top-level-union',
    signs: [/does not support oneOf, allOf, or anyOf at the top level/],
    emitter: ANTHROPIC,
    says: 'The root of an `inputSchema` is a union.',
    causes: ['A union type is the whole input: wrap it in one object.'],
    next: [TOOL],
    over: [API_ERROR, 'anthropic-2020-12'],
  },
  {
    id: 'anthropic-property-keys',
    signs: [/Property keys should match pattern/],
    emitter: ANTHROPIC,
    says: 'The name of a parameter has other characters, or more than 64.',
    causes: ['Names from OpenAPI, such as `filter[name]` or `$top`.'],
    next: [TOOLS],
    over: [API_ERROR, 'anthropic-2020-12'],
  },
  {
    id: 'anthropic-tool-name',
    signs: [/tools\.\d{1,4}\.(?:custom\.)?name: String should match pattern/],
    emitter: ANTHROPIC,
    says: 'The name of a tool has a dot, slash or space, or is too long with the prefix of the host.',
    causes: ['MCP allows dots and slashes, but this API does not.', 'The names of server and tool are long.'],
    next: ['Look at the names in `tools/list` and in the configuration.'],
    over: [API_ERROR],
  },
  {
    id: 'openai-object-missing-properties',
    signs: [/object schema missing properties/],
    emitter: OPENAI,
    says: 'An `inputSchema` has `"type": "object"` without `properties`.',
    causes: ['A tool without arguments: add `"properties": {}`.'],
    next: [TOOLS],
    over: [API_ERROR],
  },
  {
    id: 'openai-array-missing-items',
    signs: [/array schema missing items/],
    emitter: 'OpenAI and GitHub Copilot API',
    says: 'A parameter of type `array` has no `items`, so the whole request fails.',
    causes: ['A list type in the code has no type of its elements.'],
    next: [TOOLS],
    over: [API_ERROR],
  },
  {
    id: 'openai-strict',
    signs: [
      /additionalProperties' is required to be supplied and to be false/,
      /required' is required to be supplied and to be an array including every key/,
    ],
    emitter: `${OPENAI} in strict mode`,
    says: 'Strict mode needs `"additionalProperties": false` and every property in `required`.',
    causes: ['A tool with optional arguments is used in strict mode.'],
    next: ['Switch strict mode off, or convert the schemas.'],
    over: [API_ERROR],
  },
  {
    id: 'openai-name-pattern',
    signs: [/Expected a string that matches the pattern '\^\[a-zA-Z0-9_/],
    emitter: OPENAI,
    says: 'The name of a tool has a dot, slash or space.',
    causes: ['MCP allows dots, but this API does not.'],
    next: ['Rename the tool.'],
    over: [API_ERROR],
  },
  {
    id: 'openai-too-many-tools',
    signs: [
      /tools': array too long/,
      /Cannot have more than 128 tools/,
      /exceeds? (?:the )?(?:maximum|limit) (?:of )?\d{1,6} tools/,
      /exceeds (?:the )?(?:maximum|limit) (?:of )?\d{1,6} tools/,
    ],
    emitter: 'OpenAI API and VS Code',
    says: 'The request has more than 128 tools.',
    causes: ['Too many servers are active: select tools.'],
    next: ['Count the tools of each server.'],
    over: [API_ERROR],
  },
  {
    id: 'gemini-any-of',
    signs: [/function_declarations\[\d{1,4}\]\.parameters/],
    emitter: 'Gemini API',
    says: 'A schema has a keyword that Gemini does not accept. The index counts the functions.',
    causes: [
      '`format` other than `enum` and `date-time`.',
      '`$ref`, `const`, `additionalProperties` or several types.',
      'An `enum` of numbers.',
    ],
    next: [TOOLS],
    over: [API_ERROR],
  },
  {
    id: 'ajv-no-schema-ref',
    signs: [/no schema with key or ref "https?:\/\/json-schema\.org/],
    emitter: AJV,
    says: 'The schema names a dialect that the client did not load.',
    causes: ['The tool is right, and the client is old: omit `$schema`, or update the client.'],
    next: ['Look at `$schema` of the tools.'],
  },
  {
    id: 'ajv-strict-keyword',
    signs: [/strict mode: unknown (?:keyword|type)/, /unknown format "[^"\n]{1,60}?" ignored/],
    emitter: `${AJV} in strict mode`,
    says: 'A schema has a keyword or format that the validator does not know.',
    causes: ['Words of OpenAPI, such as `example` or `nullable`.', 'Formats without the package `ajv-formats`.'],
    next: [TOOL],
  },
  {
    id: API_ERROR,
    signs: [/API Error: [45]\d{2}\b/],
    emitter: 'Claude Code',
    says: 'The API of the model refused a request. Its answer is not a message of JSON-RPC.',
    causes: ['A tool or its schema is not accepted by the API.', 'The key, the quota or the size of the request.'],
    next: [TOOLS],
  },
]);
