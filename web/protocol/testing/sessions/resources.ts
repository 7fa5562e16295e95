/** Pairs of conversations about resources, one valid and one wrong. */
import { talk } from '../conversation.ts';
import {
  requestText,
  content,
  HINTS,
  opened,
  refuse,
  respond,
  respondModern,
} from '../../rules/session/features/example-texts.ts';
import { LAST, NEW, OLD, SECOND, THIRD, updated, readNew, type Pair } from './pieces.ts';

const read = (id: number): string => requestText(id, 'resources/read', '"uri":"db://users/7"');
const NAMED = ',"data":{"uri":"db://users/7"}';
const WATCHED = opened('{"resources":{"subscribe":true}}');
const watch = (id: number, uri: string, method = 'subscribe'): string =>
  talk(requestText(id, `resources/${method}`, `"uri":"${uri}"`), respond(id, ''));

/** Resources. */
export const resourcePairs: readonly Pair[] = [
  [
    'resources/not-found-code',
    NEW,
    talk(readNew(1), refuse(1, -32602, 'Resource not found', NAMED)),
    talk(readNew(1), refuse(1, -32601, 'Resource db://users/7 not found', NAMED)),
    1,
  ],
  [
    'resources/not-found-code',
    NEW,
    talk(readNew(1), refuse(1, -32603, 'Internal error', NAMED)),
    talk(readNew(1), refuse(1, -32603, 'Unknown resource: db://users/7')),
    1,
  ],
  [
    'resources/not-found-code-legacy',
    THIRD,
    talk(read(1), refuse(1, -32002, 'Unknown resource', NAMED)),
    talk(read(1), refuse(1, -32601, 'Unknown resource', NAMED)),
    1,
  ],
  [
    'resources/not-found-data-uri',
    NEW,
    talk(readNew(1), refuse(1, -32602, 'Invalid params')),
    talk(readNew(1), refuse(1, -32602, 'Resource not found', ',"data":{}')),
    1,
  ],
  [
    'resources/empty-contents',
    NEW,
    talk(readNew(1), respondModern(1, `"contents":[{"uri":"db://users/7","text":""}],${HINTS}`)),
    talk(readNew(1), respondModern(1, `"contents":[],${HINTS}`)),
    1,
  ],
  [
    'resource-subscribe/unsubscribe-without-subscribe',
    LAST,
    talk(WATCHED, watch(1, 'a:b'), watch(2, 'a:b', 'unsubscribe'), watch(3, 'a:b', 'unsubscribe')),
    talk(WATCHED, watch(2, 'a:b', 'unsubscribe')),
    3,
  ],
  [
    'resource-subscribe/updated-without-subscribe',
    THIRD,
    talk(WATCHED.replaceAll(LAST, THIRD), watch(1, 'a://b/'), updated('a://b/c?d')),
    talk(WATCHED.replaceAll(LAST, THIRD), watch(1, 'a://b'), updated('a://bc')),
    5,
  ],
  [
    'resource-subscribe/updated-after-unsubscribe',
    OLD,
    talk(watch(1, 'a:b'), watch(2, 'a:b', 'unsubscribe'), watch(3, 'a:b'), updated('a:b')),
    talk(watch(1, 'a:b'), watch(2, 'a:b', 'unsubscribe'), updated('a:b')),
    4,
  ],
  [
    'roots/input-request-in-old-revision',
    SECOND,
    talk(requestText(1, 'tools/call', '"name":"a"'), respond(1, content('x'))),
    talk(
      requestText(1, 'tools/call', '"name":"a"'),
      respond(1, `"resultType":"input_required","content":[],"inputRequests":{"w":{"method":"roots/list"}}`),
    ),
    1,
  ],
];
