/** The fixture server that the official conformance suite talks to: its names, texts and addresses are the suite's. */
import type { Doing, Json, JsonRecord, ServerDefinition, Step, ToolDefinition } from '../types.ts';
import { form, sampling } from './conformance-behaviors.ts';
import { fail, objectSchema, say } from './content.ts';

/** A red point as PNG, and a moment of silence as WAV. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC';
const WAV = 'UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQgAAAAAAAAAAAAAAA==';

const text = (words: string): JsonRecord => ({ type: 'text', text: words });
const image: JsonRecord = { type: 'image', data: PNG, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, words: string): JsonRecord => ({
  type: 'resource',
  resource: { uri, mimeType, text: words },
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

/** As text, since an object with a member called `then` would pass for a promise. */
const phoneOrMail: JsonRecord = JSON.parse(
  '{"if":{"properties":{"contactMethod":{"const":"phone"}},"required":["contactMethod"]},"then":{"required":["phone"]},"else":{"required":["email"]}}',
);

const CONTENT: readonly ToolDefinition[] = [
  tool('test_simple_text', 'Answers with one text', canned(text('This is a simple text response for testing.'))),
  tool('test_image_content', 'Answers with a picture', canned(image)),
  tool('test_audio_content', 'Answers with a sound', canned({ type: 'audio', data: WAV, mimeType: 'audio/wav' })),
  tool(
    'test_embedded_resource',
    'Answers with a resource inside',
    canned(embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')),
  ),
  tool(
    'test_multiple_content_types',
    'Answers with a text, a picture and a resource',
    canned(
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ),
  ),
  tool(
    'test_custom_header',
    'Has an argument that stands in a header too',
    canned(text('Header and body agree.')),
    objectSchema({ region: { ...string('A region'), 'x-mcp-header': 'Region' } }),
  ),
  tool('test_error_handling', 'Fails always', steps(fail('This tool intentionally returns an error for testing'))),
  tool('json_schema_2020_12_tool', 'Has a schema of 2020-12 with definitions', canned(text('The arguments fit.')), {
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
      say('Logged three times.'),
    ),
  ),
  tool('test_logging_tool', 'Logs once', steps(log('A line of log'), say('Logged.'))),
  tool(
    'test_tool_with_progress',
    'Says three times how far it is',
    steps(progress(0), rest, progress(50), rest, progress(100), say('Done in three steps.')),
  ),
  tool('test_trigger_tool_change', 'Changes the list of tools', 'conformance-change-tools'),
  tool('test_trigger_prompt_change', 'Changes the list of prompts', 'conformance-change-prompts'),
];

const ASKING: readonly ToolDefinition[] = [
  tool(
    'test_sampling',
    'Asks the model of the client',
    steps(sampling('reply', '{{prompt}}', 100), say('LLM response: {{answers.reply.content.text}}')),
    objectSchema({ prompt: string('What the model is asked') }),
  ),
  tool(
    'test_elicitation',
    'Asks the person at the client',
    steps(
      form('person', '{{message}}', objectSchema({ username: string('A name'), email: string('An address') })),
      say('User response: {{answers.person}}'),
    ),
    objectSchema({ message: string('What the person is asked') }),
  ),
  tool('test_elicitation_sep1034_defaults', 'Asks with a form that is filled in', 'conformance-defaults'),
  tool('test_elicitation_sep1330_enums', 'Asks with a form of choices', 'conformance-choices'),
  tool(
    'test_missing_capability',
    'Needs a client with a model',
    steps(sampling('needed', 'Say yes', 20), say('The client has a model.')),
  ),
  tool(
    'test_streaming_elicitation',
    'Reports progress, then asks the person at the client',
    steps(progress(10), form('name', 'What is your name?', one('name')), say('Hello, {{answers.name.content.name}}!')),
  ),
];

const name = form('user_name', 'What is your name?', one('name'));
const roots: Step = { do: 'ask', as: 'client_roots', method: 'roots/list', params: {} };

const ROUNDS: readonly ToolDefinition[] = [
  tool(
    'test_input_required_result_elicitation',
    'Needs a name',
    steps(name, say('Hello, {{answers.user_name.content.name}}!')),
  ),
  tool(
    'test_input_required_result_sampling',
    'Needs an answer of a model',
    steps(
      sampling('capital_question', 'What is the capital of France?', 100),
      say('{{answers.capital_question.content.text}}'),
    ),
  ),
  tool(
    'test_input_required_result_list_roots',
    'Needs the roots of the client',
    steps(roots, say('Roots: {{answers.client_roots.roots}}')),
  ),
  tool(
    'test_input_required_result_request_state',
    'Needs a confirmation, and its state back',
    steps(form('confirm', 'Please confirm', confirm), say('state-ok')),
  ),
  tool(
    'test_input_required_result_multiple_inputs',
    'Needs three answers at once',
    steps(name, sampling('greeting', 'Generate a greeting', 50), roots, say('All three answers are there.')),
  ),
  tool(
    'test_input_required_result_multi_round',
    'Needs one answer after the other',
    steps(
      form('step1', 'Step 1: What is your name?', one('name')),
      log('The first answer is there'),
      form('step2', 'Step 2: What is your favorite color?', one('color')),
      say('{{answers.step1.content.name}} likes {{answers.step2.content.color}}.'),
    ),
  ),
  tool(
    'test_input_required_result_tampered_state',
    'Needs its state back as it was',
    steps(form('confirm', 'Please confirm', confirm), say('The state is as it was.')),
  ),
  tool('test_input_required_result_capabilities', 'Asks what the client can be asked', 'conformance-what-client-can'),
];

/** The server. */
export const conformance: ServerDefinition = {
  info: { name: 'conformance-fixture', title: 'Fixture of the conformance suite', version: '1.0.0' },
  tools: [...CONTENT, ...WORK, ...ASKING, ...ROUNDS],
  resources: [
    {
      uri: 'test://static-text',
      name: 'static-text',
      title: 'Text',
      description: 'A text that stays',
      mimeType: 'text/plain',
      text: 'This is the content of the static text resource.',
    },
    {
      uri: 'test://static-binary',
      name: 'static-binary',
      title: 'Picture',
      description: 'Bytes that stay',
      mimeType: 'image/png',
      blob: PNG,
    },
    {
      uri: 'test://watched-resource',
      name: 'watched-resource',
      title: 'Watched',
      description: 'A text to subscribe to',
      mimeType: 'text/plain',
      text: 'Watched resource content',
    },
  ],
  resourceTemplates: [
    {
      uriTemplate: 'test://template/{id}/data',
      name: 'template',
      title: 'Data by id',
      description: 'A text with the id in it',
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
      description: 'A prompt with a resource inside',
      arguments: [{ name: 'resourceUri', description: 'The address of the resource', required: true }],
      messages: [
        user(embedded('{{resourceUri}}', 'text/plain', 'Embedded resource content for testing.')),
        user(text('Please process the embedded resource above.')),
      ],
    },
    {
      name: 'test_prompt_with_image',
      description: 'A prompt with a picture',
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
  can: { logging: true, completions: true, subscribe: true, listChanged: true },
  cache: { ttlMs: 5000, cacheScope: 'public' },
};
