/** A result for programs and for models. */
import type { MessageExercise } from '../define.ts';
import {
  answer,
  answers,
  clause,
  client,
  goal,
  has,
  inside,
  keeps,
  request,
  server,
  commonMistake,
  strangeId,
  textAt,
} from '../goals.ts';

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
export const structured: MessageExercise = {
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
      'result.structuredContent',
      data,
      '`result.structuredContent` has to be an object with `celsius` 21, a number, and `sky` `"sunny"`.',
    ),
    goal(
      'content',
      'There is text for older clients',
      '`result.content` needs a text block with the weather in it.',
      (seen) => {
        const blocks = inside(seen, 'result.content');
        const words = Array.isArray(blocks) ? JSON.stringify(blocks) : '';
        return words.includes('21') && words.includes('sunny') && words.includes('"type":"text"');
      },
    ),
    goal('success', 'It is a success', 'Nothing failed: `isError` is false or left out.', (seen) =>
      [undefined, false].some((value) => inside(seen, 'result.isError') === value),
    ),
  ],
  mistakes: [
    commonMistake(
      'bare',
      answer(5, data),
      'The data stands right in `result`, where nobody looks for it: it belongs into `structuredContent`.',
      (seen) => has(seen, 'result.celsius') || has(seen, 'result.sky'),
    ),
    commonMistake(
      'misspelled',
      answer(5, { content, structured_content: data }),
      'The member is written `structuredContent`.',
      (seen) =>
        ['structured_content', 'structured', 'structuredcontent', 'data', 'output'].some((key) =>
          has(seen, `result.${key}`),
        ),
    ),
    commonMistake(
      'text-only',
      answer(5, { content }),
      'The tool has promised an `outputSchema`, so `structuredContent` has to be there as well.',
      (seen) => has(seen, 'result.content') && !has(seen, 'result.structuredContent'),
    ),
    commonMistake(
      'data-only',
      answer(5, { structuredContent: data }),
      'Clients that know no schemas, and models, read `content`: repeat the data there as text.',
      (seen) => has(seen, 'result.structuredContent') && !has(seen, 'result.content'),
    ),
    commonMistake(
      'empty-content',
      answer(5, { content: [], structuredContent: data }),
      '`content` is empty: older clients and models read nothing there.',
      (seen) => Array.isArray(inside(seen, 'result.content')) && !has(seen, 'result.content.0'),
    ),
    commonMistake(
      'data-as-text',
      answer(5, { content, structuredContent: JSON.stringify(data) }),
      '`structuredContent` is the object itself, not JSON inside of a text.',
      (seen) => typeof inside(seen, 'result.structuredContent') === 'string',
    ),
    commonMistake(
      'number-as-text',
      answer(5, { content, structuredContent: { celsius: '21', sky: 'sunny' } }),
      'The schema asks for a number in `celsius`, and `"21"` is a text.',
      (seen) => typeof inside(seen, 'result.structuredContent.celsius') === 'string',
    ),
    commonMistake(
      'in-array',
      answer(5, { content, structuredContent: [data] }),
      'The schema asks for one object, not for an array of them.',
      (seen) => Array.isArray(inside(seen, 'result.structuredContent')),
    ),
    commonMistake(
      'object-block',
      answer(5, { content: [{ type: 'json', json: data }], structuredContent: data }),
      'There is no block of that type: the data goes into a block of type `text`, as JSON.',
      (seen) => ['json', 'object', 'structured'].includes(textAt(seen, 'result.content.0.type')),
    ),
    commonMistake(
      'content-as-text',
      answer(5, { content: '21, sunny', structuredContent: data }),
      '`content` is an array of blocks, even for one text.',
      (seen) => typeof inside(seen, 'result.content') === 'string',
    ),
    strangeId(5, answer('5', { content, structuredContent: data })),
  ],
};
