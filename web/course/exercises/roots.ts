/** The folder in which the client works. */
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

/** Answer a request of the server. */
export const roots: MessageSource = {
  id: 'roots',
  kind: 'write-message',
  title: 'Answer a roots/list request',
  revision: '2025-11-25',
  from: 'client',
  task: 'Respond to the server’s request for roots.\n\nThe client has declared `roots`, and it works in one folder, `/home/ada/project`. The server sends `{"jsonrpc":"2.0","id":0,"method":"roots/list"}`.',
  before: [...handshake('2025-11-25', {}, { roots: {} }), server(request(0, 'roots/list'))],
  start: '{"jsonrpc":"2.0","id":0,"result":{"roots":["/home/ada/project"]}}',
  hints: [
    'A root is an object with a URI; the name is optional.',
    'Root URIs begin with `file://`. The path itself also begins with a slash.',
  ],
  solution: JSON.stringify(reply({ uri, name: 'project' })),
  lesson:
    'Servers send requests, too: here the client responds. A root has a `file://` URI and an optional name. On Unix the URI has three slashes.',
  links: [clause('2025-11-25', 'client/roots#listing-roots', 'Roots, Listing Roots')],
  goals: [
    ...answers(0, 'result'),
    goal(
      'root',
      'The result contains the one folder',
      '`result.roots` must be an array with one object whose `uri` is `"file:///home/ada/project"`.',
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
    commonMistake('bare-path', answer(0, { roots: [uri] }), 'A root must be an object with `uri`, not a string.', {
      at: '/result/roots/0',
      type: 'string',
    }),
    commonMistake(
      'path-as-uri',
      reply({ uri: '/home/ada/project' }),
      'A path is not a URI: begin with `file://`.',
      matches('/result/roots/0/uri', /^(\/|~|\.)/u),
    ),
    commonMistake(
      'two-slashes',
      reply({ uri: 'file://home/ada/project' }),
      'With two slashes `home` is a host name. The path itself begins with a slash: `file:///`.',
      matches('/result/roots/0/uri', /^file:\/{1,2}[^/]/u),
    ),
    commonMistake(
      'web',
      reply({ uri: 'https://home/ada/project' }),
      'Roots are folders on this machine: use `file://`.',
      matches('/result/roots/0/uri', /^(?!file:)[a-z]+:/iu),
    ),
    commonMistake(
      'path-member',
      reply({ path: '/home/ada/project' }),
      'The URI belongs in `uri`.',
      present('/result/roots/0/path', '/result/roots/0/url', '/result/roots/0/root', '/result/roots/0/folder'),
    ),
    commonMistake(
      'one-object',
      answer(0, { roots: { uri } }),
      '`roots` must be an array, even for one root.',
      present('/result/roots/uri'),
    ),
    commonMistake(
      'bare-array',
      { jsonrpc: '2.0', id: 0, result: [{ uri }] },
      'A result must be an object; the array belongs in its member `roots`.',
      { at: '/result', type: 'array' },
    ),
    commonMistake('none', answer(0, { roots: [] }), 'The client works in a folder, but the list of roots is empty.', {
      all: [
        { at: '/result/roots', type: 'array' },
        { at: '/result/roots/0', absent: true },
      ],
    }),
    commonMistake(
      'refused',
      refusal(0, -32601, 'Method not found'),
      'The client has declared `roots`, so it must return them.',
      present('/error'),
    ),
    commonMistake(
      'asks',
      { jsonrpc: '2.0', id: 0, method: 'roots/list', result: { roots: [{ uri }] } },
      'That is the request again. A response has no `method`.',
      present('/method'),
    ),
    strangeId(0, answer(1, { roots: [{ uri }] })),
  ],
};
