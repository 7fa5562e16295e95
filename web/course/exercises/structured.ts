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
  title: 'Twenty-one and sunny',
  revision: '2025-06-18',
  from: 'server',
  task: 'You are the server. Request 5 calls your tool `weather`, whose `outputSchema` asks for an object with the number `celsius` and the text `sky`. It is 21 degrees and `sunny`. Answer for clients that know schemas, and for those that do not.',
  before: [
    client(request(4, 'tools/list')),
    server(answer(4, { tools: [weather] })),
    client(request(5, 'tools/call', { name: 'weather', arguments: { city: 'Turku' } })),
  ],
  start: '{"jsonrpc":"2.0","id":5,"result":{"celsius":21,"sky":"sunny"}}',
  hints: [
    'A result of a tool has `content` for models, whatever else it has.',
    'What fits the schema stands in `structuredContent`.',
    'The same once more as JSON in a text block is for older clients.',
  ],
  solution: JSON.stringify(answer(5, { content, structuredContent: data })),
  lesson:
    'A tool with an `outputSchema` answers with `structuredContent` that fits it, and repeats it as text in `content` for clients from before 2025-06-18.',
  links: [
    clause('2025-06-18', 'server/tools#structured-content', 'Tools, Structured Content'),
    clause('2025-06-18', 'server/tools#output-schema', 'Tools, Output Schema'),
  ],
  goals: [
    ...answers(5, 'result'),
    keeps(
      '/result/structuredContent',
      data,
      '`result.structuredContent` has to be an object with `celsius` 21, a number, and `sky` `"sunny"`.',
    ),
    goal('content', 'There is text for older clients', '`result.content` needs a text block with the weather in it.', {
      all: ['21', 'sunny', '"type":"text"'].map((part) => ({ at: '/result/content', type: 'array', mentions: part })),
    }),
    goal('success', 'It is a success', 'Nothing failed: `isError` is false or left out.', {
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
      'The data stands right in `result`, where nobody looks for it: it belongs into `structuredContent`.',
      present('/result/celsius', '/result/sky'),
    ),
    commonMistake(
      'misspelled',
      answer(5, { content, structured_content: data }),
      'The member is written `structuredContent`.',
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
      'The tool has promised an `outputSchema`, so `structuredContent` has to be there as well.',
      without('/result/structuredContent', '/result/content'),
    ),
    commonMistake(
      'data-only',
      answer(5, { structuredContent: data }),
      'Clients that know no schemas, and models, read `content`: repeat the data there as text.',
      without('/result/content', '/result/structuredContent'),
    ),
    commonMistake(
      'empty-content',
      answer(5, { content: [], structuredContent: data }),
      '`content` is empty: older clients and models read nothing there.',
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
      '`structuredContent` is the object itself, not JSON inside of a text.',
      { at: '/result/structuredContent', type: 'string' },
    ),
    commonMistake(
      'number-as-text',
      answer(5, { content, structuredContent: { celsius: '21', sky: 'sunny' } }),
      'The schema asks for a number in `celsius`, and `"21"` is a text.',
      { at: '/result/structuredContent/celsius', type: 'string' },
    ),
    commonMistake(
      'in-array',
      answer(5, { content, structuredContent: [data] }),
      'The schema asks for one object, not for an array of them.',
      { at: '/result/structuredContent', type: 'array' },
    ),
    commonMistake(
      'object-block',
      answer(5, { content: [{ type: 'json', json: data }], structuredContent: data }),
      'There is no block of that type: the data goes into a block of type `text`, as JSON.',
      { at: '/result/content/0/type', oneOf: ['json', 'object', 'structured'] },
    ),
    commonMistake(
      'content-as-text',
      answer(5, { content: '21, sunny', structuredContent: data }),
      '`content` is an array of blocks, even for one text.',
      { at: '/result/content', type: 'string' },
    ),
    strangeId(5, answer('5', { content, structuredContent: data })),
  ],
};
