/** Behaviors of the fixture server's tools and prompts that depend on the client, the revision, or their own list. */
import { hasCapability } from '../capabilities.ts';
import type { Behaviour } from '../call.ts';
import type { JsonRecord, Step } from '../types.ts';
import { fail, objectSchema, textResult } from './content.ts';

/** A request for user input, with its form. */
export function form(as: string, message: string, requestedSchema: JsonRecord): Step {
  return { do: 'ask', as, method: 'elicitation/create', params: { message, requestedSchema } };
}

/** A sampling request. */
export function sampling(as: string, text: string, maxTokens: number): Step {
  const messages = [{ role: 'user', content: { type: 'text', text } }];
  return { do: 'ask', as, method: 'sampling/createMessage', params: { messages, maxTokens } };
}

/** Forms with defaults and all kinds of choices were added in 2025-11-25. */
function since2025November(steps: Behaviour): Behaviour {
  return (args, call) =>
    call.revision < '2025-11-25' ? [fail('This tool needs the forms of 2025-11-25.')] : steps(args, call);
}

const done = (answer: unknown): Step => textResult(`Elicitation completed: ${JSON.stringify(answer ?? null)}`);

const PLACES = ['first', 'second', 'third'];
const VALUES = ['value1', 'value2', 'value3'].map((value, index) => ({ const: value, title: `The ${PLACES[index]}` }));
const OPTIONS = ['option1', 'option2', 'option3'];

const defaults: JsonRecord = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'A name', default: 'John Doe' },
    age: { type: 'integer', description: 'Years', default: 30 },
    score: { type: 'number', description: 'Points', default: 95.5 },
    status: {
      type: 'string',
      description: 'The status',
      enum: ['active', 'inactive', 'pending'],
      default: 'active',
    },
    verified: { type: 'boolean', description: 'Whether it was reviewed', default: true },
  },
  required: [],
};

const choices: JsonRecord = {
  type: 'object',
  properties: {
    untitledSingle: { type: 'string', description: 'One of three', enum: OPTIONS },
    titledSingle: { type: 'string', description: 'One of three, with titles', oneOf: VALUES },
    legacyEnum: {
      type: 'string',
      description: 'One of three, with titles as they were written before',
      enum: ['opt1', 'opt2', 'opt3'],
      enumNames: ['Option one', 'Option two', 'Option three'],
    },
    untitledMulti: {
      type: 'array',
      description: 'Some of three',
      minItems: 1,
      maxItems: 3,
      items: { type: 'string', enum: OPTIONS },
    },
    titledMulti: {
      type: 'array',
      description: 'Some of three, with titles',
      minItems: 1,
      maxItems: 3,
      items: { anyOf: VALUES },
    },
  },
  required: [],
};

/** A list with one more item, or without it if it is already there. */
function toggled<Item extends { name: string }>(items: readonly Item[] = [], extra: Item): readonly Item[] {
  const rest = items.filter(({ name }) => name !== extra.name);
  return rest.length < items.length ? rest : [...items, extra];
}

/** By name. */
export const conformanceBehaviours: Readonly<Record<string, Behaviour>> = {
  'conformance-defaults': since2025November((_, { answers }) => [
    form('defaults', 'Please review these values', defaults),
    done(answers.defaults),
  ]),
  'conformance-choices': since2025November((_, { answers }) => [
    form('choices', 'Please choose', choices),
    done(answers.choices),
  ]),
  'conformance-what-client-can': (_, { clientCapabilities }) => {
    const requests = [
      ...(hasCapability(clientCapabilities, 'sampling') ? [sampling('word', 'Say one word', 20)] : []),
      ...(hasCapability(clientCapabilities, 'elicitation')
        ? [form('word_too', 'Say one word', objectSchema({ word: { type: 'string' } }))]
        : []),
    ];
    return [...requests, textResult(requests.length > 0 ? 'Thank you.' : 'No input is possible from this client.')];
  },
  'conformance-change-tools': (_, { state }) => [
    {
      do: 'amend',
      change: {
        tools: toggled(state.definition.tools, {
          name: 'test_dynamic_tool',
          description: 'A tool that is added and removed',
          inputSchema: { type: 'object', properties: {} },
          does: { answer: { content: [{ type: 'text', text: 'Here for now.' }] } },
        }),
      },
    },
    textResult('The list of tools has changed.'),
  ],
  'conformance-change-prompts': (_, { state }) => [
    {
      do: 'amend',
      change: {
        prompts: toggled(state.definition.prompts, {
          name: 'test_dynamic_prompt',
          description: 'A prompt that is added and removed',
          messages: [{ role: 'user', content: { type: 'text', text: 'Here for now.' } }],
        }),
      },
    },
    textResult('The list of prompts has changed.'),
  ],
};
