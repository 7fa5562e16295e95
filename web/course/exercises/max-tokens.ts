/** A server asks the model of the client, without a limit. */
import {
  asks,
  clause,
  goal,
  keeps,
  misnamed,
  numbered,
  otherThan,
  present,
  request,
  commonMistake,
  withNull,
  without,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const messages = [{ role: 'user', content: { type: 'text', text: 'Name a colour.' } }];
const ask = (params: Parameters<typeof request>[2]) => request('s1', 'sampling/createMessage', params);

/** Mend the request of a server. */
export const maxTokens: MessageSource = {
  id: 'max-tokens',
  kind: 'fix-message',
  title: 'The model of somebody else',
  revision: '2025-03-26',
  from: 'server',
  task: 'A server asks the client to have its model answer `Name a colour.`, in at most 50 tokens. The client refuses the request. Mend it.',
  start: JSON.stringify(ask({ messages: [{ role: 'user', content: 'Name a colour.' }], max_tokens: 50 })),
  hints: [
    'Names of members are written in camelCase.',
    'What is said stands in a block that names its type.',
    'In this revision the content of a message is one block, not an array.',
  ],
  solution: JSON.stringify(ask({ messages, maxTokens: 50 })),
  lesson:
    'Sampling looks like the interface of a model provider, and is not quite: `maxTokens` is required and written so, roles are `user` and `assistant`, contents are blocks.',
  links: [clause('2025-03-26', 'client/sampling#creating-messages', 'Sampling, Creating Messages')],
  goals: [
    asks('sampling/createMessage'),
    numbered(),
    keeps('/params/maxTokens', 50, '`params.maxTokens` has to be the number 50.'),
    goal(
      'words',
      'The user says the sentence',
      '`params.messages` has to be one message of the role `user` whose content is a block of type `text` with the sentence `Name a colour.`.',
      {
        all: [
          { at: '/params/messages/0/role', equals: 'user' },
          { at: '/params/messages/0/content/type', equals: 'text' },
          { at: '/params/messages/0/content/text', equals: 'Name a colour.' },
          { at: '/params/messages/1', absent: true },
        ],
      },
    ),
  ],
  mistakes: [
    misnamed(
      request('s1', 'sampling/create', { messages, maxTokens: 50 }),
      'The method is `sampling/createMessage`.',
      'sampling/create',
      'sampling/createmessage',
      'sampling/message',
      'sampling/create_message',
      'createMessage',
    ),
    commonMistake(
      'content-text',
      ask({ messages: [{ role: 'user', content: 'Name a colour.' }], maxTokens: 50 }),
      'The content is still a bare text. It is a block: `{"type":"text","text":"…"}`.',
      { at: '/params/messages/0/content', type: 'string' },
    ),
    commonMistake(
      'content-array',
      ask({ messages: [{ role: 'user', content: [{ type: 'text', text: 'Name a colour.' }] }], maxTokens: 50 }),
      'Arrays of blocks came to sampling with 2025-11-25. Here the content is one block.',
      { at: '/params/messages/0/content', type: 'array' },
    ),
    commonMistake(
      'snake',
      ask({ messages, max_tokens: 50 }),
      'The member is `maxTokens`: MCP writes names in camelCase.',
      present('/params/max_tokens', '/params/maxtokens', '/params/max_output_tokens', '/params/maxOutputTokens'),
    ),
    commonMistake(
      'no-limit',
      ask({ messages }),
      'The limit got lost: `maxTokens` is required.',
      without('/params/maxTokens', '/params/messages'),
    ),
    commonMistake('text-limit', ask({ messages, maxTokens: '50' }), 'The limit is a number: no quotes.', {
      at: '/params/maxTokens',
      type: 'string',
    }),
    commonMistake('other-limit', ask({ messages, maxTokens: 500 }), 'At most 50 tokens were wanted.', {
      at: '/params/maxTokens',
      type: 'number',
      not: { at: '/params/maxTokens', equals: 50 },
    }),
    commonMistake(
      'other-role',
      ask({ messages: [{ role: 'system', content: { type: 'text', text: 'Name a colour.' } }], maxTokens: 50 }),
      'Roles are `user` and `assistant`. What a system prompt says goes into `systemPrompt`. Here the user speaks.',
      otherThan('/params/messages/0/role', 'user'),
    ),
    commonMistake(
      'no-type',
      ask({ messages: [{ role: 'user', content: { text: 'Name a colour.' } }], maxTokens: 50 }),
      'The block does not say what it is: `"type": "text"`.',
      without('/params/messages/0/content/type', '/params/messages/0/content/text'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'sampling/createMessage', params: { messages, maxTokens: 50 } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'sampling/createMessage', params: { messages, maxTokens: 50 } }),
  ],
};
