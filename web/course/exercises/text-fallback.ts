/** The result of a tool with a view, for every kind of host. */
import { appsClause, withTools } from '../apps-log.ts';
import { answer, answers, client, commonMistake, goal, request, strangeId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const data = { celsius: 21, sky: 'sunny' };
const content = [{ type: 'text', text: 'Turku: 21 degrees, sunny' }];
const mentions = (part: string) => ({ at: '/result/content', mentions: part });
const SUNNY = { any: ['sunny', 'Sunny', 'SUNNY'].map(mentions) };
const result = (value: Parameters<typeof answer>[1]) => answer(5, value);

/** Answer as the server. */
export const textFallback: MessageSource = {
  id: 'text-fallback',
  kind: 'answer-as-server',
  extensions: true,
  title: 'Answer a call of a tool with a view',
  revision: '2025-11-25',
  from: 'server',
  task: 'Respond to request 5, so that the view, the model and hosts without views all get the weather.\n\nYou are the server. It is 21 degrees in Turku, and `sunny`. The view reads an object with the number `celsius` and the string `sky`.',
  before: [...withTools, client(request(5, 'tools/call', { name: 'forecast', arguments: { city: 'Turku' } }))],
  start: result({ content: [], structuredContent: data }),
  hints: [
    'The view reads `structuredContent`. Who reads `content`?',
    'A model sees no view, and neither does the user of a host without the extension.',
    '`"content": [{"type": "text", "text": "…"}]`',
  ],
  solution: result({ content, structuredContent: data }),
  lesson:
    'A view never replaces the text. `content` is for the model, and for hosts without the extension; `structuredContent` is for the view. So the same tool works everywhere.',
  links: [appsClause('server-behavior', 'Server Behavior'), appsClause('data-passing', 'Data Passing')],
  goals: [
    ...answers(5, 'result'),
    goal(
      'data',
      'The view gets `celsius` and `sky`',
      '`result.structuredContent` must have `celsius` 21 and `sky` `"sunny"`.',
      {
        all: [
          { at: '/result/structuredContent/celsius', equals: data.celsius },
          { at: '/result/structuredContent/sky', equals: data.sky },
        ],
      },
    ),
    goal(
      'text',
      'There is text with the weather',
      '`result.content` needs a text block with the degrees and the sky.',
      {
        all: [{ at: '/result/content', type: 'array' }, ...['21', '"type":"text"'].map(mentions), SUNNY],
      },
    ),
    goal('success', 'The result is a success', 'Nothing failed: `isError` must be false or absent.', {
      not: { at: '/result/isError', equals: true },
    }),
  ],
  mistakes: [
    commonMistake(
      'see-the-view',
      result({ content: [{ type: 'text', text: 'See the view.' }], structuredContent: data }),
      'The model learns nothing from this text, and a host without views shows only that. Write the weather itself.',
      {
        all: [{ at: '/result/content/0/text', present: true }, { not: { any: [mentions('21'), SUNNY] } }],
      },
    ),
    commonMistake(
      'nothing-for-models',
      result({ content: [], structuredContent: data }),
      '`content` is empty, so the model and hosts without views get nothing.',
      {
        all: [
          { at: '/result/content', type: 'array' },
          { at: '/result/content/0', absent: true },
        ],
      },
    ),
    commonMistake(
      'nothing-for-views',
      result({ content }),
      'The text is right. But the view reads `structuredContent`, and finds nothing there.',
      {
        all: [
          { at: '/result/content/0', present: true },
          { at: '/result/structuredContent', absent: true },
        ],
      },
    ),
    commonMistake(
      'html-again',
      result({
        content: [
          { type: 'resource', resource: { uri: 'ui://weather/forecast', mimeType: 'text/html', text: '<p>21</p>' } },
        ],
        structuredContent: data,
      }),
      'The host already has the view: it has read the resource that the tool names. A result brings only data.',
      { at: '/result/content/0/type', equals: 'resource' },
    ),
    commonMistake(
      'link-in-result',
      result({ content, structuredContent: data, _meta: { ui: { resourceUri: 'ui://weather/forecast' } } }),
      'The link belongs to the tool. A host chooses the view before the call, so it ignores a link in the result.',
      { at: '/result/_meta/ui', present: true },
    ),
    strangeId(5, answer('5', { content, structuredContent: data })),
  ],
};
