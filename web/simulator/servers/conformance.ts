/** The fixture server for the official conformance suite: its names, texts and URIs are defined by the suite. */
import type { Doing, Json, JsonRecord, ServerDefinition, Step, ToolDefinition } from '../types.ts';
import { form, sampling } from './conformance-behaviors.ts';
import { conformanceTaskTools } from './conformance-tasks.ts';
import { fail, objectSchema, textResult } from './content.ts';

/** A red pixel as PNG, and a moment of silence as WAV. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC';
const WAV = 'UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQgAAAAAAAAAAAAAAA==';

const text = (content: string): JsonRecord => ({ type: 'text', text: content });
const image: JsonRecord = { type: 'image', data: PNG, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, content: string): JsonRecord => ({
  type: 'resource',
  resource: { uri, mimeType, text: content },
});
const user = (content: JsonRecord): JsonRecord => ({ role: 'user', content });
const string = (description: string): JsonRecord => ({ type: 'string', description });

function tool(
  name: string,
  description: string,
  does: Doing,
  inputSchema: JsonRecord = { type: 'object', properties: {} },
): ToolDefinition {
  return { name, description, inputSchema, does };
}

const canned = (...content: Json[]): Doing => ({ answer: { content } });
const steps = (...list: Step[]): Doing => ({ steps: list });
const log = (data: string): Step => ({ do: 'log', level: 'info', logger: 'conformance', data });
const rest: Step = { do: 'wait', ms: 50 };
const progress = (value: number): Step => ({ do: 'progress', progress: value, total: 100 });
const one = (name: string): JsonRecord => objectSchema({ [name]: { type: 'string' } });
const confirm: JsonRecord = objectSchema({ ok: { type: 'boolean' } });

/** As a string, since an object with a member called `then` would be treated as a promise. */
const phoneOrMail: JsonRecord = JSON.parse(
  '{"if":{"properties":{"contactMethod":{"const":"phone"}},"required":["contactMethod"]},"then":{"required":["phone"]},"else":{"required":["email"]}}',
);

const CONTENT: readonly ToolDefinition[] = [
  tool('test_simple_text', 'Returns one text', canned(text('This is a simple text response for testing.'))),
  tool('test_image_content', 'Returns an image', canned(image)),
  tool('test_audio_content', 'Returns audio', canned({ type: 'audio', data: WAV, mimeType: 'audio/wav' })),
  tool(
    'test_embedded_resource',
    'Returns an embedded resource',
    canned(embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')),
  ),
  tool(
    'test_multiple_content_types',
    'Returns a text, an image and a resource',
    canned(
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ),
  ),
  tool(
    'test_custom_header',
    'Has an argument that is also sent in a header',
    canned(text('Header and body agree.')),
    objectSchema({ region: { ...string('A region'), 'x-mcp-header': 'Region' } }),
  ),
  tool('test_error_handling', 'Fails always', steps(fail('This tool intentionally returns an error for testing'))),
  tool('json_schema_2020_12_tool', 'Has a 2020-12 schema with definitions', canned(text('The arguments are valid.')), {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $anchor: 'root',
    type: 'object',
    $defs: {
      address: {
        $anchor: 'addressDef',
        type: 'object',
        properties: { street: { type: 'string' }, city: { type: 'string' } },
      },
    },
    properties: {
      name: { type: 'string' },
      address: { $ref: '#/$defs/address' },
      contactMethod: { type: 'string', enum: ['phone', 'email'] },
      phone: { type: 'string' },
      email: { type: 'string' },
    },
    allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
    ...phoneOrMail,
    additionalProperties: false,
  }),
];

const WORK: readonly ToolDefinition[] = [
  tool(
    'test_tool_with_logging',
    'Logs three times while it runs',
    steps(
      log('Tool execution started'),
      rest,
      log('Tool processing data'),
      rest,
      log('Tool execution completed'),
      textResult('Logged three times.'),
    ),
  ),
  tool('test_logging_tool', 'Logs once', steps(log('A log line'), textResult('Logged.'))),
  tool(
    'test_tool_with_progress',
    'Reports progress three times',
    steps(progress(0), rest, progress(50), rest, progress(100), textResult('Done in three steps.')),
  ),
  tool(
    'test_reconnection',
    'Closes the connection before it has finished',
    steps(rest, { do: 'disconnect' }, { do: 'wait', ms: 500 }, textResult('The client has reconnected.')),
  ),
  tool('test_trigger_tool_change', 'Changes the list of tools', 'conformance-change-tools'),
  tool('test_trigger_prompt_change', 'Changes the list of prompts', 'conformance-change-prompts'),
];

const REQUESTING: readonly ToolDefinition[] = [
  tool(
    'test_sampling',
    'Sends a sampling request to the client',
    steps(sampling('reply', '{{prompt}}', 100), textResult('LLM response: {{answers.reply.content.text}}')),
    objectSchema({ prompt: string('The prompt for the model') }),
  ),
  tool(
    'test_elicitation',
    'Asks the user for input',
    steps(
      form('person', '{{message}}', objectSchema({ username: string('A name'), email: string('An address') })),
      textResult('User response: {{answers.person}}'),
    ),
    objectSchema({ message: string('The message for the user') }),
  ),
  tool('test_elicitation_sep1034_defaults', 'Asks with a form that has defaults', 'conformance-defaults'),
  tool('test_elicitation_sep1330_enums', 'Asks with a form of choices', 'conformance-choices'),
  tool(
    'test_missing_capability',
    'Needs a client with the sampling capability',
    steps(sampling('needed', 'Say yes', 20), textResult('The client supports sampling.')),
  ),
  tool(
    'test_streaming_elicitation',
    'Reports progress, then asks the user for input',
    steps(
      progress(10),
      form('name', 'What is your name?', one('name')),
      textResult('Hello, {{answers.name.content.name}}!'),
    ),
  ),
];

const name = form('user_name', 'What is your name?', one('name'));
const roots: Step = { do: 'ask', as: 'client_roots', method: 'roots/list', params: {} };

const ROUNDS: readonly ToolDefinition[] = [
  tool(
    'test_input_required_result_elicitation',
    'Needs a name',
    steps(name, textResult('Hello, {{answers.user_name.content.name}}!')),
  ),
  tool(
    'test_input_required_result_sampling',
    'Needs a response of the model',
    steps(
      sampling('capital_question', 'What is the capital of France?', 100),
      textResult('{{answers.capital_question.content.text}}'),
    ),
  ),
  tool(
    'test_input_required_result_list_roots',
    'Needs the roots of the client',
    steps(roots, textResult('Roots: {{answers.client_roots.roots}}')),
  ),
  tool(
    'test_input_required_result_request_state',
    'Needs a confirmation, and its returned state',
    steps(form('confirm', 'Please confirm', confirm), textResult('state-ok')),
  ),
  tool(
    'test_input_required_result_multiple_inputs',
    'Needs three responses at once',
    steps(
      name,
      sampling('greeting', 'Generate a greeting', 50),
      roots,
      textResult('All three responses have arrived.'),
    ),
  ),
  tool(
    'test_input_required_result_multi_round',
    'Needs one response after the other',
    steps(
      form('step1', 'Step 1: What is your name?', one('name')),
      log('The first response has arrived'),
      form('step2', 'Step 2: What is your favorite color?', one('color')),
      textResult('{{answers.step1.content.name}} likes {{answers.step2.content.color}}.'),
    ),
  ),
  tool(
    'test_input_required_result_tampered_state',
    'Needs its state back unchanged',
    steps(form('confirm', 'Please confirm', confirm), textResult('The state is unchanged.')),
  ),
  tool(
    'test_input_required_result_capabilities',
    'Sends the requests that the client supports',
    'conformance-what-client-can',
  ),
];

/** The server. */
export const conformance: ServerDefinition = {
  info: { name: 'conformance-fixture', title: 'Fixture of the conformance suite', version: '1.0.0' },
  tools: [...CONTENT, ...WORK, ...REQUESTING, ...ROUNDS, ...conformanceTaskTools],
  resources: [
    {
      uri: 'test://static-text',
      name: 'static-text',
      title: 'Text',
      description: 'A static text',
      mimeType: 'text/plain',
      text: 'This is the content of the static text resource.',
    },
    {
      uri: 'test://static-binary',
      name: 'static-binary',
      title: 'Picture',
      description: 'Static binary data',
      mimeType: 'image/png',
      blob: PNG,
    },
    {
      uri: 'test://watched-resource',
      name: 'watched-resource',
      title: 'Watched',
      description: 'A text with subscriptions',
      mimeType: 'text/plain',
      text: 'Watched resource content',
    },
  ],
  resourceTemplates: [
    {
      uriTemplate: 'test://template/{id}/data',
      name: 'template',
      title: 'Data by id',
      description: 'A text that contains the id',
      mimeType: 'application/json',
      text: '{"id":"{{id}}","templateTest":true,"data":"Data for ID: {{id}}"}',
    },
  ],
  prompts: [
    {
      name: 'test_simple_prompt',
      description: 'A prompt without arguments',
      messages: [user(text('This is a simple prompt for testing.'))],
    },
    {
      name: 'test_prompt_with_arguments',
      description: 'A prompt with two arguments',
      arguments: [
        { name: 'arg1', description: 'The first', required: true },
        { name: 'arg2', description: 'The second', required: true },
      ],
      complete: { arg1: ['paris', 'park', 'party'], arg2: [] },
      messages: [user(text("Prompt with arguments: arg1='{{arg1}}', arg2='{{arg2}}'"))],
    },
    {
      name: 'test_prompt_with_embedded_resource',
      description: 'A prompt with an embedded resource',
      arguments: [{ name: 'resourceUri', description: 'The URI of the resource', required: true }],
      messages: [
        user(embedded('{{resourceUri}}', 'text/plain', 'Embedded resource content for testing.')),
        user(text('Please process the embedded resource above.')),
      ],
    },
    {
      name: 'test_prompt_with_image',
      description: 'A prompt with an image',
      messages: [user(image), user(text('Please analyze the image above.'))],
    },
    {
      name: 'test_input_required_result_prompt',
      description: 'A prompt that needs input first',
      does: {
        steps: [
          form('user_context', 'What context should the prompt use?', one('context')),
          {
            do: 'result',
            result: { messages: [user(text('Context: {{answers.user_context.content.context}}'))] },
          },
        ],
      },
    },
  ],
  can: { logging: true, completions: true, subscribe: true, listChanged: true, taskExtension: true },
  cache: { ttlMs: 5000, cacheScope: 'public' },
};
