/** Reading a resource. */
import {
  sendsRequest,
  clause,
  keeps,
  misnamed,
  numbered,
  present,
  request,
  commonMistake,
  withNull,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const uri = 'note:///2';

/** Write the request. */
export const readNote: MessageSource = {
  id: 'read-note',
  kind: 'write-message',
  title: 'Read a resource',
  revision: '2025-11-25',
  from: 'client',
  task: 'Read the contents of the resource `{"uri":"note:///2","name":"2","title":"Ideas"}`.\n\nA server lists it.',
  start: '{"jsonrpc":"2.0","id":8,"method":"resources/get","params":{"name":"2"}}',
  hints: [
    'You call a tool and get a prompt. What do you do with a resource?',
    'The `uri` identifies a resource, not its name.',
  ],
  solution: JSON.stringify(request(8, 'resources/read', { uri })),
  lesson:
    '`resources/read` needs the `uri` of a resource. Name and title are for people, and two resources may share them.',
  links: [clause('2025-11-25', 'server/resources#reading-resources', 'Resources, Reading Resources')],
  goals: [
    sendsRequest('resources/read'),
    numbered(),
    keeps('/params/uri', uri, '`params.uri` must be the URI from the list, `"note:///2"`.'),
  ],
  mistakes: [
    misnamed(
      request(8, 'resources/get', { uri }),
      'Each feature has its own verb: call a tool, get a prompt, read a resource. The method is `resources/read`.',
      'resources/get',
      'resource/read',
      'resources/call',
      'resources/fetch',
      'resources/open',
      'read_resource',
      'readResource',
      'resource/get',
      'get_resource',
    ),
    commonMistake(
      'lists',
      request(8, 'resources/list', { uri }),
      'That method lists the resources. Use the one that reads the contents of a resource.',
      { at: '/method', oneOf: ['resources/list', 'resources/templates/list'] },
    ),
    commonMistake(
      'subscribes',
      request(8, 'resources/subscribe', { uri }),
      'A subscription announces changes; it does not return the contents.',
      { at: '/method', equals: 'resources/subscribe' },
    ),
    commonMistake(
      'by-name',
      request(8, 'resources/read', { name: '2' }),
      'A name does not identify a resource: use its `uri`.',
      {
        all: [
          present('/params/name', '/params/id', '/params/title', '/params/path', '/params/url', '/params/resource'),
          { at: '/params/uri', absent: true },
        ],
      },
    ),
    commonMistake(
      'several',
      request(8, 'resources/read', { uri: [uri] }),
      'One request reads one resource: `uri` must be a string.',
      {
        any: [{ at: '/params/uri', type: 'array' }, present('/params/uris')],
      },
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 8, method: 'resources/read', uri },
      'The `uri` is a parameter, so it belongs inside `params`.',
      present('/uri'),
    ),
    commonMistake(
      'other-uri',
      request(8, 'resources/read', { uri: 'note:/2' }),
      'That is not the URI from the list: copy the `uri` exactly.',
      { at: '/params/uri', type: 'string', not: { at: '/params/uri', equals: uri } },
    ),
    withoutId({ jsonrpc: '2.0', method: 'resources/read', params: { uri } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'resources/read', params: { uri } }),
  ],
};
