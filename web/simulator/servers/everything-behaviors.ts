/** Behaviors of the tools and prompts of “everything”. */
import { isObject, stringOf } from '../../protocol/values.ts';
import type { Behaviour } from '../call.ts';
import { LEVELS } from '../logs.ts';
import type { Json, JsonRecord, Step } from '../types.ts';
import { PICTURE, SOUND } from './media.ts';
import { fail, objectSchema, textResult, structuredResult } from './content.ts';

const numberOf = (value: Json | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** One block of each kind of content. */
export const BLOCKS: Readonly<Record<string, JsonRecord>> = {
  text: { type: 'text', text: 'A text for people.', annotations: { audience: ['user'], priority: 0.9 } },
  image: { type: 'image', data: PICTURE, mimeType: 'image/png', annotations: { audience: ['user'], priority: 0.2 } },
  audio: { type: 'audio', data: SOUND, mimeType: 'audio/wav' },
  link: {
    type: 'resource_link',
    uri: 'demo://text',
    name: 'text',
    title: 'A text',
    mimeType: 'text/plain',
    annotations: { audience: ['assistant'], priority: 0.5, lastModified: '2026-01-15T09:30:00Z' },
  },
  embedded: {
    type: 'resource',
    resource: { uri: 'demo://text', mimeType: 'text/plain', text: 'A text that came along.' },
  },
  binary: { type: 'resource', resource: { uri: 'demo://picture', mimeType: 'image/png', blob: PICTURE } },
};

const showContent: Behaviour = ({ kind }) => {
  const block = typeof kind === 'string' && Object.hasOwn(BLOCKS, kind) ? BLOCKS[kind] : undefined;
  return [{ do: 'result', result: { content: block ? [block] : Object.values(BLOCKS) } }];
};

const longWork: Behaviour = ({ steps, ms }) => {
  const count = numberOf(steps, 5);
  const parts = Array.from({ length: count }, (_, index): Step[] => [
    { do: 'wait', ms: numberOf(ms, 400) },
    { do: 'progress', progress: index + 1, total: count, message: `Step ${index + 1} of ${count}` },
    { do: 'log', level: 'info', logger: 'work', data: { step: index + 1, of: count } },
  ]);
  return [
    { do: 'log', level: 'debug', logger: 'work', data: 'begins' },
    ...parts.flat(),
    textResult(`Done in ${count} steps.`),
  ];
};

const logAll: Behaviour = () => [
  ...LEVELS.map((level): Step => ({ do: 'log', level, logger: 'demo', data: { says: `A log of level ${level}` } })),
  textResult(`Logged at ${LEVELS.length} levels. The client receives the levels that it requested.`),
];

const TEMPORARY = 'temporary_tool';

const toggleTool: Behaviour = (_, { state }) => {
  const tools = state.definition.tools ?? [];
  const there = tools.some(({ name }) => name === TEMPORARY);
  const added = {
    name: TEMPORARY,
    description: 'A temporary tool.',
    inputSchema: { type: 'object' },
    does: { answer: { content: [{ type: 'text', text: 'Still here.' }] } },
  };
  return [
    { do: 'amend', change: { tools: there ? tools.filter(({ name }) => name !== TEMPORARY) : [...tools, added] } },
    textResult(there ? `${TEMPORARY} is gone.` : `${TEMPORARY} is there.`),
  ];
};

const touch: Behaviour = (_, { state }) => {
  const { definition, memory } = state;
  const count = numberOf(memory.count, 0) + 1;
  const resources = (definition.resources ?? []).map((one) =>
    one.uri === 'demo://counter' ? { ...one, text: String(count) } : one,
  );
  return [
    { do: 'keep', memory: { count } },
    { do: 'amend', change: { resources } },
    { do: 'updated', uri: 'demo://counter' },
    textResult(`The counter is at ${count}.`),
  ];
};

/** The response to a request: a result, or its error. */
function answerOf(answers: JsonRecord, key: string): JsonRecord {
  const answer = answers[key];
  return isObject(answer) ? answer : {};
}

const PERSON = objectSchema(
  {
    name: { type: 'string', title: 'Name', description: 'How to greet you', minLength: 1 },
    age: { type: 'integer', title: 'Age', minimum: 0, maximum: 150 },
    color: { type: 'string', title: 'Favorite color', enum: ['red', 'green', 'blue'] },
    news: { type: 'boolean', title: 'News', description: 'Whether to send news', default: false },
  },
  ['name'],
);

const requestForm: Behaviour = (_, { answers }) => {
  const { action, content, error } = answerOf(answers, 'person');
  const person = isObject(content) ? content : {};
  const last =
    error !== undefined
      ? fail('The client could not ask the user: it returned an error.')
      : action === 'accept'
        ? textResult(
            `Hello ${stringOf(person.name ?? 'you')}!${person.color === undefined ? '' : ` ${stringOf(person.color)} it is.`}`,
          )
        : textResult(action === 'decline' ? 'They declined.' : 'They closed the form.');
  const params = { mode: 'form', message: 'Who are you?', requestedSchema: PERSON };
  return [{ do: 'ask', as: 'person', method: 'elicitation/create', params }, last];
};

const requestVisit: Behaviour = (_, { answers, serial }) => {
  const { action } = answerOf(answers, 'visit');
  const elicitationId = `visit-${serial}`;
  const params = {
    mode: 'url',
    message: 'Please sign in on our page.',
    url: 'https://example.com/sign-in',
    elicitationId,
  };
  return [
    { do: 'ask', as: 'visit', method: 'elicitation/create', params },
    ...(action === 'accept'
      ? ([{ do: 'wait', ms: 500 }, { do: 'elicited', elicitationId }, textResult('Signed in.')] satisfies Step[])
      : [textResult('Not signed in.')]),
  ];
};

const requestSampling: Behaviour = ({ question }, { answers }) => {
  const { content, error } = answerOf(answers, 'model');
  const block = Array.isArray(content) ? content[0] : content;
  const text = isObject(block) ? stringOf(block.text ?? '') : '';
  const params: JsonRecord = {
    messages: [{ role: 'user', content: { type: 'text', text: stringOf(question ?? '') } }],
    systemPrompt: 'Answer in one sentence.',
    modelPreferences: { hints: [{ name: 'claude' }], intelligencePriority: 0.5 },
    maxTokens: 100,
  };
  return [
    { do: 'ask', as: 'model', method: 'sampling/createMessage', params },
    error === undefined ? textResult(`The model says: ${text}`) : fail('The client did not ask its model.'),
  ];
};

const showRoots: Behaviour = (_, { answers }) => {
  const { roots } = answerOf(answers, 'roots');
  const list = Array.isArray(roots) ? roots : [];
  const uris = list.map((one) => (isObject(one) ? stringOf(one.uri) : ''));
  return [{ do: 'ask', as: 'roots', method: 'roots/list', params: {} }, structuredResult({ count: uris.length, uris })];
};

const planTrip: Behaviour = (_, { answers }) => {
  const { content } = answerOf(answers, 'where');
  const place = isObject(content) ? stringOf(content.place ?? 'nowhere') : 'nowhere';
  const requestedSchema = objectSchema({ place: { type: 'string', title: 'Place' } });
  const messages = [{ role: 'user', content: { type: 'text', text: 'What should one pack?' } }];
  return [
    {
      do: 'ask',
      as: 'where',
      method: 'elicitation/create',
      params: { mode: 'form', message: 'Where to?', requestedSchema },
    },
    { do: 'ask', as: 'pack', method: 'sampling/createMessage', params: { messages, maxTokens: 50 } },
    { do: 'progress', progress: 1, total: 1 },
    textResult(`A trip to ${place} is planned.`),
  ];
};

const letter: Behaviour = ({ to }, { answers }) => {
  const { action, content } = answerOf(answers, 'tone');
  const tone = action === 'accept' && isObject(content) ? stringOf(content.tone ?? 'plain') : 'plain';
  const requestedSchema = objectSchema({ tone: { type: 'string', enum: ['plain', 'warm', 'formal'] } });
  const text = `Write a letter to ${stringOf(to ?? '')} in a ${tone} tone.`;
  return [
    {
      do: 'ask',
      as: 'tone',
      method: 'elicitation/create',
      params: { mode: 'form', message: 'In which tone?', requestedSchema },
    },
    { do: 'result', result: { messages: [{ role: 'user', content: { type: 'text', text } }] } },
  ];
};

/** By name. */
export const everythingBehaviours: Readonly<Record<string, Behaviour>> = {
  show_content: showContent,
  long_work: longWork,
  log_all: logAll,
  toggle_tool: toggleTool,
  touch_counter: touch,
  ask_person: requestForm,
  ask_visit: requestVisit,
  ask_model: requestSampling,
  show_roots: showRoots,
  plan_trip: planTrip,
  letter,
};
