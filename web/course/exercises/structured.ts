/** A result for programs and for models. */
import {
  answer,
  answers,
  clause,
  client,
  goal,
  keeps,
  present,
  request,
  server,
  commonMistake,
  strangeId,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const weather = {
  name: 'weather',
  inputSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  outputSchema: {
    type: 'object',
    properties: { celsius: { type: 'number' }, sky: { type: 'string' } },
    required: ['celsius', 'sky'],
  },
};
const data = { celsius: 21, sky: 'sunny' };
const content = [{ type: 'text', text: '{"celsius":21,"sky":"sunny"}' }];

/** Answer as the server. */
export const structured: MessageSource = {
  id: 'structured',
  kind: 'answer-as-server',
  title: 'Answer a tool call with structured content',
  revision: '2025-11-25',
  from: 'server',
  task: 'Respond to request 5 for clients that support schemas and for those that do not.\n\nYou are the server, and the request calls your tool `weather`. Its `outputSchema` requires an object with the number `celsius` and the string `sky`. It is 21 degrees and `sunny`.',
  before: [
    client(request(4, 'tools/list')),
    server(answer(4, { tools: [weather] })),
    client(request(5, 'tools/call', { name: 'weather', arguments: { city: 'Turku' } })),
  ],
  start: '{"jsonrpc":"2.0","id":5,"result":{"celsius":21,"sky":"sunny"}}',
  hints: [
    'Every tool result has `content` for models.',
    'The value that matches the schema belongs in `structuredContent`.',
    'For older clients, repeat it as JSON in a text block.',
  ],
  solution: JSON.stringify(answer(5, { content, structuredContent: data })),
  lesson:
    'A tool with an `outputSchema` returns `structuredContent` that matches it. It should repeat the value as text in `content`, for clients from before 2025-06-18.',
  links: [
    clause('2025-11-25', 'server/tools#structured-content', 'Tools, Structured Content'),
    clause('2025-11-25', 'server/tools#output-schema', 'Tools, Output Schema'),
  ],
  goals: [
    ...answers(5, 'result'),
    keeps(
      '/result/structuredContent',
      data,
      '`result.structuredContent` must be an object with `celsius` 21, a number, and `sky` `"sunny"`.',
    ),
    goal(
      'content',
      'There is text for older clients',
      '`result.content` needs a text block that contains the weather.',
      {
        all: ['21', 'sunny', '"type":"text"'].map((part) => ({ at: '/result/content', type: 'array', mentions: part })),
      },
    ),
    goal('success', 'The result is a success', 'Nothing failed: `isError` must be false or absent.', {
      any: [
        { at: '/result/isError', absent: true },
        { at: '/result/isError', equals: false },
      ],
    }),
  ],
  mistakes: [
    commonMistake(
      'bare',
      answer(5, data),
      'The data is directly in `result`, where clients ignore it. Move it to `structuredContent`.',
      present('/result/celsius', '/result/sky'),
    ),
    commonMistake(
      'misspelled',
      answer(5, { content, structured_content: data }),
      'The member is named `structuredContent`.',
      present(
        '/result/structured_content',
        '/result/structured',
        '/result/structuredcontent',
        '/result/data',
        '/result/output',
      ),
    ),
    commonMistake(
      'text-only',
      answer(5, { content }),
      'The tool has an `outputSchema`, so the result also needs `structuredContent`.',
      without('/result/structuredContent', '/result/content'),
    ),
    commonMistake(
      'data-only',
      answer(5, { structuredContent: data }),
      'Models, and clients without support for schemas, read `content`: repeat the data there as text.',
      without('/result/content', '/result/structuredContent'),
    ),
    commonMistake(
      'empty-content',
      answer(5, { content: [], structuredContent: data }),
      '`content` is empty, so older clients and models find nothing there.',
      {
        all: [
          { at: '/result/content', type: 'array' },
          { at: '/result/content/0', absent: true },
        ],
      },
    ),
    commonMistake(
      'data-as-text',
      answer(5, { content, structuredContent: JSON.stringify(data) }),
      '`structuredContent` must be the object itself, not a string that contains JSON.',
      { at: '/result/structuredContent', type: 'string' },
    ),
    commonMistake(
      'number-as-text',
      answer(5, { content, structuredContent: { celsius: '21', sky: 'sunny' } }),
      'The schema requires a number in `celsius`, and `"21"` is a string.',
      { at: '/result/structuredContent/celsius', type: 'string' },
    ),
    commonMistake(
      'in-array',
      answer(5, { content, structuredContent: [data] }),
      'The schema requires one object, not an array of objects.',
      { at: '/result/structuredContent', type: 'array' },
    ),
    commonMistake(
      'object-block',
      answer(5, { content: [{ type: 'json', json: data }], structuredContent: data }),
      'MCP has no block of that type. Put the data into a block of type `text`, as JSON.',
      { at: '/result/content/0/type', oneOf: ['json', 'object', 'structured'] },
    ),
    commonMistake(
      'content-as-text',
      answer(5, { content: '21, sunny', structuredContent: data }),
      '`content` must be an array of blocks, even for one string.',
      { at: '/result/content', type: 'string' },
    ),
    strangeId(5, answer('5', { content, structuredContent: data })),
  ],
};
