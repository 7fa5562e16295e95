/** A small server for tests: tools, a prompt and a resource that send the client a request before they respond. */
import type { InputRequestStep } from '../input-requests.ts';
import { objectSchema } from '../servers/content.ts';
import type { JsonRecord, ServerDefinition, Step } from '../types.ts';

/** Requests a name with a form. */
export const requestName: InputRequestStep = {
  do: 'ask',
  as: 'name',
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message: 'What is your name?',
    requestedSchema: objectSchema({ name: { type: 'string', minLength: 2 } }),
  },
};
/** Sends a sampling request. */
export const requestSampling: InputRequestStep = {
  do: 'ask',
  as: 'poem',
  method: 'sampling/createMessage',
  params: { messages: [{ role: 'user', content: { type: 'text', text: 'A short poem' } }], maxTokens: 50 },
};
/** Requests the roots. */
export const requestRoots: InputRequestStep = { do: 'ask', as: 'folders', method: 'roots/list', params: {} };
/** Asks the user to open a URL. */
export const requestAddress: InputRequestStep = {
  do: 'ask',
  as: 'login',
  method: 'elicitation/create',
  params: {
    mode: 'url',
    message: 'Please log in',
    url: 'https://example.com/login',
    elicitationId: 'login-{{request}}',
  },
};

const answer = (text: string): Step => ({ do: 'result', result: { content: [{ type: 'text', text }] } });
const tool = (name: string, ...steps: Step[]) => ({ name, inputSchema: objectSchema({}), does: { steps } });
const NAME = '{{answers.name.content.name}}';
const message: JsonRecord = { role: 'user', content: { type: 'text', text: `Hello ${NAME}` } };

/** The server. */
export const asker: ServerDefinition = {
  info: { name: 'asker', version: '1.0.0' },
  can: { logging: true },
  tools: [
    tool('greet', requestName, answer(`Hello ${NAME}`)),
    tool(
      'all',
      requestName,
      requestSampling,
      requestRoots,
      answer(`${NAME}: {{answers.poem.content.text}} {{answers.folders.roots}}`),
    ),
    tool(
      'slowly',
      { do: 'log', level: 'info', data: 'before' },
      { do: 'keep', memory: { visits: 'one' } },
      requestName,
      { do: 'wait', ms: 100 },
      { do: 'log', level: 'info', data: 'between' },
      requestSampling,
      answer(`${NAME}, {{answers.poem.model}}`),
    ),
    tool(
      'login',
      requestAddress,
      { do: 'elicited', elicitationId: 'login-{{request}}' },
      answer('{{answers.login.action}}'),
    ),
    tool('refusable', requestName, answer('{{answers.name.action}}')),
  ],
  prompts: [{ name: 'greeting', does: { steps: [requestName, { do: 'result', result: { messages: [message] } }] } }],
  resources: [
    {
      uri: 'asker://name',
      name: 'name',
      does: {
        steps: [requestName, { do: 'result', result: { contents: [{ uri: 'asker://name', text: NAME }] } }],
      },
    },
  ],
};
