/** A sampling request without a limit. */
import {
  sendsRequest,
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
import type { Condition, MessageSource } from '../source.ts';

const messages = [{ role: 'user', content: { type: 'text', text: 'Name a color.' } }];
const requestWith = (params: Parameters<typeof request>[2]) => request('s1', 'sampling/createMessage', params);

/** A text block with the sentence: the content itself, or the only block of an array. */
const isSentence = (at: string): Condition => ({
  all: [
    { at: `${at}/type`, equals: 'text' },
    { at: `${at}/text`, equals: 'Name a color.' },
  ],
});

/** Fix the request of a server. */
export const maxTokens: MessageSource = {
  id: 'max-tokens',
  kind: 'fix-message',
  title: 'Fix a sampling request',
  revision: '2025-11-25',
  from: 'server',
  task: 'Fix this sampling request.\n\nA server requests a response to `Name a color.` from the client’s model, in at most 50 tokens. The client rejects the request.',
  start: JSON.stringify(requestWith({ messages: [{ role: 'user', content: 'Name a color.' }], max_tokens: 50 })),
  hints: [
    'Keys are in camelCase.',
    'A message has a content block with a type.',
    'A text block is `{"type":"text","text":"…"}`.',
  ],
  solution: JSON.stringify(requestWith({ messages, maxTokens: 50 })),
  lesson:
    'Sampling resembles the APIs of model providers, but differs in details. `maxTokens` is required and spelled this way, roles are `user` and `assistant`, and contents are blocks.',
  links: [clause('2025-11-25', 'client/sampling#creating-messages', 'Sampling, Creating Messages')],
  goals: [
    sendsRequest('sampling/createMessage'),
    numbered(),
    keeps('/params/maxTokens', 50, '`params.maxTokens` must be the number 50.'),
    goal(
      'words',
      'The user message has the sentence',
      '`params.messages` must contain one message with the role `user`. Its content must be a block of type `text` with the sentence `Name a color.`.',
      {
        all: [
          { at: '/params/messages/0/role', equals: 'user' },
          { any: [isSentence('/params/messages/0/content'), isSentence('/params/messages/0/content/0')] },
          { at: '/params/messages/0/content/1', absent: true },
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
      requestWith({ messages: [{ role: 'user', content: 'Name a color.' }], maxTokens: 50 }),
      'The content is still a plain string. It must be a block: `{"type":"text","text":"…"}`.',
      { at: '/params/messages/0/content', type: 'string' },
    ),
    commonMistake(
      'snake',
      requestWith({ messages, max_tokens: 50 }),
      'The member is `maxTokens`: keys in MCP are in camelCase.',
      present('/params/max_tokens', '/params/maxtokens', '/params/max_output_tokens', '/params/maxOutputTokens'),
    ),
    commonMistake(
      'no-limit',
      requestWith({ messages }),
      'The limit is missing: `maxTokens` is required.',
      without('/params/maxTokens', '/params/messages'),
    ),
    commonMistake(
      'text-limit',
      requestWith({ messages, maxTokens: '50' }),
      'The limit must be a number, without quotes.',
      {
        at: '/params/maxTokens',
        type: 'string',
      },
    ),
    commonMistake('other-limit', requestWith({ messages, maxTokens: 500 }), 'The limit must be 50 tokens.', {
      at: '/params/maxTokens',
      type: 'number',
      not: { at: '/params/maxTokens', equals: 50 },
    }),
    commonMistake(
      'other-role',
      requestWith({ messages: [{ role: 'system', content: { type: 'text', text: 'Name a color.' } }], maxTokens: 50 }),
      'Roles are `user` and `assistant`. A system prompt belongs in `systemPrompt`. This message needs the role `user`.',
      otherThan('/params/messages/0/role', 'user'),
    ),
    commonMistake(
      'no-type',
      requestWith({ messages: [{ role: 'user', content: { text: 'Name a color.' } }], maxTokens: 50 }),
      'The block has no type: add `"type": "text"`.',
      without('/params/messages/0/content/type', '/params/messages/0/content/text'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'sampling/createMessage', params: { messages, maxTokens: 50 } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'sampling/createMessage', params: { messages, maxTokens: 50 } }),
  ],
};
