/** A resource is read. */
import {
  asks,
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
  title: 'Open the second note',
  revision: '2025-11-25',
  from: 'client',
  task: 'A server lists the resource `{"uri":"note:///2","name":"2","title":"Ideas"}`. Ask for what stands in it.',
  start: '{"jsonrpc":"2.0","id":8,"method":"resources/get","params":{"name":"2"}}',
  hints: [
    'Tools are called, prompts are gotten, and resources are …?',
    'Resources are known by their `uri`, not by their name.',
  ],
  solution: JSON.stringify(request(8, 'resources/read', { uri })),
  lesson: 'A resource is read by its `uri`. Name and title are for people, and two resources may share them.',
  links: [clause('2025-11-25', 'server/resources#reading-resources', 'Resources, Reading Resources')],
  goals: [
    asks('resources/read'),
    numbered(),
    keeps('/params/uri', uri, '`params.uri` has to be the address from the list, `"note:///2"`.'),
  ],
  mistakes: [
    misnamed(
      request(8, 'resources/get', { uri }),
      'Each feature has its own verb: tools are called, prompts gotten, resources read. The method is `resources/read`.',
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
      'That asks which resources there are. What stands in one is read.',
      { at: '/method', oneOf: ['resources/list', 'resources/templates/list'] },
    ),
    commonMistake(
      'subscribes',
      request(8, 'resources/subscribe', { uri }),
      'A subscription tells of changes; it does not bring the content.',
      { at: '/method', equals: 'resources/subscribe' },
    ),
    commonMistake(
      'by-name',
      request(8, 'resources/read', { name: '2' }),
      'A name does not say which resource is meant: give its `uri`.',
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
      'One request reads one resource: `uri` is a text.',
      {
        any: [{ at: '/params/uri', type: 'array' }, present('/params/uris')],
      },
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 8, method: 'resources/read', uri },
      'The `uri` is a parameter and stands inside of `params`.',
      present('/uri'),
    ),
    commonMistake(
      'other-uri',
      request(8, 'resources/read', { uri: 'note:/2' }),
      'That is another address than the one in the list: a `uri` is taken over letter for letter.',
      { at: '/params/uri', type: 'string', not: { at: '/params/uri', equals: uri } },
    ),
    withoutId({ jsonrpc: '2.0', method: 'resources/read', params: { uri } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'resources/read', params: { uri } }),
  ],
};
