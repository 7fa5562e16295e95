/** Where the client works. */
import {
  answer,
  answers,
  clause,
  goal,
  handshake,
  matches,
  present,
  refusal,
  request,
  server,
  commonMistake,
  strangeId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const uri = 'file:///home/ada/project';
const reply = (root: Parameters<typeof answer>[1]) => answer(0, { roots: [root] });

/** Answer a question of the server. */
export const roots: MessageSource = {
  id: 'roots',
  kind: 'write-message',
  title: 'The folder on the desk',
  revision: '2024-11-05',
  from: 'client',
  task: 'The client has declared `roots`. The server asks `{"jsonrpc":"2.0","id":0,"method":"roots/list"}`. The client works in one folder, `/home/ada/project`. Answer.',
  before: [...handshake('2024-11-05', {}, { roots: {} }), server(request(0, 'roots/list'))],
  start: '{"jsonrpc":"2.0","id":0,"result":{"roots":["/home/ada/project"]}}',
  hints: [
    'A root is an object with an address; a name is up to you.',
    'Roots are addresses that begin with `file://`. The path itself begins with a slash, too.',
  ],
  solution: JSON.stringify(reply({ uri, name: 'project' })),
  lesson:
    'Servers ask, too: here the client answers. A root is a `file://` address with a name if one likes; that makes three slashes on Unix.',
  links: [clause('2024-11-05', 'client/roots#listing-roots', 'Roots, Listing Roots')],
  goals: [
    ...answers(0, 'result'),
    goal(
      'root',
      'It names the one folder',
      '`result.roots` has to be an array with one object whose `uri` is `"file:///home/ada/project"`.',
      {
        all: [
          { at: '/result/roots', type: 'array' },
          { at: '/result/roots/0/uri', oneOf: [uri, `${uri}/`] },
          { at: '/result/roots/1', absent: true },
        ],
      },
    ),
  ],
  mistakes: [
    commonMistake('bare-path', answer(0, { roots: [uri] }), 'A root is an object with `uri`, not a bare text.', {
      at: '/result/roots/0',
      type: 'string',
    }),
    commonMistake(
      'path-as-uri',
      reply({ uri: '/home/ada/project' }),
      'A path is no address: it begins with `file://`.',
      matches('/result/roots/0/uri', /^(\/|~|\.)/u),
    ),
    commonMistake(
      'two-slashes',
      reply({ uri: 'file://home/ada/project' }),
      'With two slashes `home` is the name of a machine. The path begins with a slash of its own: `file:///`.',
      matches('/result/roots/0/uri', /^file:\/{1,2}[^/]/u),
    ),
    commonMistake(
      'web',
      reply({ uri: 'https://home/ada/project' }),
      'Roots are folders on this machine: `file://`.',
      matches('/result/roots/0/uri', /^(?!file:)[a-z]+:/iu),
    ),
    commonMistake(
      'path-member',
      reply({ path: '/home/ada/project' }),
      'The address stands in `uri`.',
      present('/result/roots/0/path', '/result/roots/0/url', '/result/roots/0/root', '/result/roots/0/folder'),
    ),
    commonMistake(
      'one-object',
      answer(0, { roots: { uri } }),
      '`roots` is an array, even of one.',
      present('/result/roots/uri'),
    ),
    commonMistake(
      'bare-array',
      { jsonrpc: '2.0', id: 0, result: [{ uri }] },
      'A result is an object; the array stands in its member `roots`.',
      { at: '/result', type: 'array' },
    ),
    commonMistake('none', answer(0, { roots: [] }), 'The client works in a folder, and says that there is none.', {
      all: [
        { at: '/result/roots', type: 'array' },
        { at: '/result/roots/0', absent: true },
      ],
    }),
    commonMistake(
      'refused',
      refusal(0, -32601, 'Method not found'),
      'The client has declared `roots`, so it answers.',
      present('/error'),
    ),
    commonMistake(
      'asks',
      { jsonrpc: '2.0', id: 0, method: 'roots/list', result: { roots: [{ uri }] } },
      'That is the question again. An answer has no `method`.',
      present('/method'),
    ),
    strangeId(0, answer(1, { roots: [{ uri }] })),
  ],
};
