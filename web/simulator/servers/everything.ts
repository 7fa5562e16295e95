/** A server with everything: each feature of the protocol at least once. */
import type {
  JsonRecord,
  PromptDefinition,
  ResourceDefinition,
  ServerDefinition,
  TemplateDefinition,
  ToolDefinition,
} from '../types.ts';
import { BLOCKS } from './everything-behaviors.ts';
import { modelTools } from './everything-model.ts';
import { taskTools } from './everything-tasks.ts';
import { PICTURE, SOUND } from './media.ts';
import { fail, objectSchema } from './content.ts';

const none: JsonRecord = { type: 'object', additionalProperties: false };
const text = (description: string, example: string): JsonRecord => ({
  type: 'string',
  description,
  examples: [example],
});

const tools: readonly ToolDefinition[] = [
  {
    name: 'echo',
    title: 'Echo',
    description: 'Returns the text that it receives.',
    inputSchema: objectSchema({ message: text('The text to return', 'Hello') }),
    annotations: { readOnlyHint: true },
    does: { answer: { content: [{ type: 'text', text: '{{message}}' }] } },
  },
  {
    name: 'show_content',
    title: 'Show content',
    description: 'Returns one kind of content, or all of them.',
    inputSchema: objectSchema({ kind: { type: 'string', enum: Object.keys(BLOCKS), description: 'Which kind' } }, []),
    annotations: { readOnlyHint: true },
    does: 'show_content',
  },
  {
    name: 'get_measures',
    title: 'Measures',
    description: 'Returns structured content that matches its output schema.',
    inputSchema: objectSchema({ place: text('Where', 'cellar') }),
    outputSchema: objectSchema({
      place: { type: 'string' },
      values: {
        type: 'array',
        items: objectSchema({ kind: { type: 'string' }, value: { type: 'number' }, unit: { type: 'string' } }),
      },
    }),
    annotations: { readOnlyHint: true },
    does: {
      answer: {
        structuredContent: { place: '{{place}}', values: [{ kind: 'temperature', value: 12.5, unit: 'C' }] },
      },
    },
  },
  {
    name: 'always_fails',
    title: 'Always fails',
    description: 'Runs and fails: a result with isError.',
    inputSchema: none,
    does: {
      steps: [
        { do: 'log', level: 'error', logger: 'demo', data: 'No luck' },
        fail('The tool failed. Try another tool.'),
      ],
    },
  },
  {
    name: 'long_work',
    title: 'Long work',
    description: 'Runs for a while, reports progress, logs, and can be cancelled.',
    inputSchema: objectSchema(
      {
        steps: { type: 'integer', minimum: 1, maximum: 20, default: 5, description: 'How many steps' },
        ms: { type: 'integer', minimum: 10, maximum: 5000, default: 400, description: 'Milliseconds of each step' },
      },
      [],
    ),
    execution: { taskSupport: 'optional' },
    does: 'long_work',
  },
  {
    name: 'log_all',
    title: 'Log at all levels',
    description: 'Logs once at each level.',
    inputSchema: none,
    does: 'log_all',
  },
  {
    name: 'toggle_tool',
    title: 'Toggle a tool',
    description: 'Adds or removes a tool: the list changes.',
    inputSchema: none,
    annotations: { readOnlyHint: false, destructiveHint: false },
    does: 'toggle_tool',
  },
  {
    name: 'touch_counter',
    title: 'Touch the counter',
    description: 'Changes the resource demo://counter and notifies subscribers.',
    inputSchema: none,
    annotations: { readOnlyHint: false, destructiveHint: false },
    does: 'touch_counter',
  },
  {
    name: 'ask_person',
    title: 'Ask the user',
    description: 'Asks with a form, and greets.',
    inputSchema: none,
    does: 'ask_person',
  },
  {
    name: 'ask_visit',
    title: 'Ask the user to open a URL',
    description: 'Asks the user to open a URL, and waits until that is done.',
    inputSchema: none,
    does: 'ask_visit',
  },
  {
    name: 'ask_model',
    title: 'Ask the model',
    description: 'Asks the client’s model.',
    inputSchema: objectSchema({ question: text('The question', 'What is a protocol?') }),
    annotations: { openWorldHint: true },
    does: 'ask_model',
  },
  {
    name: 'show_roots',
    title: 'Show roots',
    description: 'Asks for the client’s roots.',
    inputSchema: none,
    outputSchema: objectSchema({ count: { type: 'integer' }, uris: { type: 'array', items: { type: 'string' } } }),
    does: 'show_roots',
  },
  {
    name: 'plan_trip',
    title: 'Plan a trip',
    description: 'Asks the user and the model, one after the other or at once.',
    inputSchema: none,
    does: 'plan_trip',
  },
  {
    name: 'region_report',
    title: 'Regional report',
    description: 'Over HTTP the region also travels in a header, so that proxies can see it.',
    inputSchema: objectSchema({
      region: { ...text('Which region', 'north'), 'x-mcp-header': 'Region' },
      year: { type: 'integer', description: 'Which year', examples: [2026], 'x-mcp-header': 'Year' },
    }),
    does: { answer: { content: [{ type: 'text', text: 'All is well in {{region}} in {{year}}.' }] } },
  },
];

const resources: readonly ResourceDefinition[] = [
  {
    uri: 'demo://text',
    name: 'text',
    title: 'A text',
    description: 'Plain text.',
    mimeType: 'text/plain',
    annotations: { audience: ['user', 'assistant'], priority: 1, lastModified: '2026-01-15T09:30:00Z' },
    size: 23,
    text: 'A text that came along.',
  },
  { uri: 'demo://picture', name: 'picture', title: 'A picture', mimeType: 'image/png', size: 82, blob: PICTURE },
  { uri: 'demo://sound', name: 'sound', title: 'A sound', mimeType: 'audio/wav', size: 76, blob: SOUND },
  { uri: 'demo://counter', name: 'counter', title: 'A counter', mimeType: 'text/plain', text: '0' },
  { uri: 'demo://data', name: 'data', title: 'Data', mimeType: 'application/json', text: '{"answer":42}' },
  ...Array.from({ length: 9 }, (_, index): ResourceDefinition => {
    const number = String(index + 1);
    return {
      uri: `demo://page/${number}`,
      name: `page-${number}`,
      mimeType: 'text/plain',
      text: `Page ${number} of nine.`,
    };
  }),
];

const LANGUAGES = {
  python: ['django', 'fastapi', 'flask'],
  rust: ['actix', 'axum'],
  typescript: ['astro', 'next', 'react'],
};

const resourceTemplates: readonly TemplateDefinition[] = [
  {
    uriTemplate: 'demo://item/{id}',
    name: 'item',
    title: 'An item',
    mimeType: 'text/plain',
    text: 'Item {{id}}',
    complete: { id: Array.from({ length: 250 }, (_, index) => String(index + 1)) },
  },
  {
    uriTemplate: 'demo://file/{+path}',
    name: 'file',
    title: 'A file',
    mimeType: 'text/plain',
    text: 'Content of {{path}}',
  },
];

const prompts: readonly PromptDefinition[] = [
  {
    name: 'greeting',
    title: 'Greeting',
    description: 'A prompt without arguments.',
    messages: [
      { role: 'user', content: { type: 'text', text: 'Hello!' } },
      { role: 'assistant', content: { type: 'text', text: 'Hello. What shall we do?' } },
    ],
  },
  {
    name: 'review_code',
    title: 'Review code',
    description: 'A prompt with arguments that the server completes.',
    arguments: [
      { name: 'language', title: 'Language', description: 'The language of the code', required: true },
      { name: 'framework', description: 'The framework of the code' },
    ],
    complete: { language: Object.keys(LANGUAGES), framework: { by: 'language', of: LANGUAGES } },
    messages: [
      { role: 'user', content: { type: 'text', text: 'Review this {{language}} code. Framework: {{framework}}' } },
    ],
  },
  {
    name: 'look_and_listen',
    title: 'Look and listen',
    description: 'A prompt with every kind of content.',
    messages: Object.values(BLOCKS).map((content) => ({ role: 'user', content })),
  },
  {
    name: 'letter',
    title: 'Letter',
    description: 'A prompt that asks the user before it responds.',
    arguments: [{ name: 'to', description: 'To whom', required: true }],
    does: 'letter',
  },
];

/** The server. */
export const everything: ServerDefinition = {
  info: {
    name: 'everything',
    title: 'Everything',
    version: '3.0.0',
    description: 'Demonstrates each feature of the protocol.',
    websiteUrl: 'https://example.com/everything',
    icons: [{ src: `data:image/png;base64,${PICTURE}`, mimeType: 'image/png', sizes: ['8x8'] }],
  },
  instructions:
    'Call show_content for every kind of content, long_work for progress, and the ask tools for requests to the client.',
  tools: [...tools, ...modelTools, ...taskTools],
  resources,
  resourceTemplates,
  prompts,
  can: { logging: true, completions: true, subscribe: true, listChanged: true, roots: true, tasks: true },
  pageSize: 6,
  cache: { ttlMs: 5000, cacheScope: 'private' },
  memory: { count: 0 },
};
