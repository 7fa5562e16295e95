/** Pairs of conversations about lists, pagination and log messages, one valid and one wrong. */
import { client, SERVED, server, talk } from '../conversation.ts';
import {
  requestText,
  requestModern,
  content,
  HINTS,
  opened,
  refuse,
  respond,
  respondModern,
  tools,
} from '../../rules/session/features/example-texts.ts';
import { changed, LAST, log, NEW, OLD, SECOND, THIRD, withClient, readNew, type Pair } from './pieces.ts';
import { LOG_LEVEL } from '../../rules/keys.ts';

const MESSAGES = '"messages":[{"role":"user","content":{"type":"text","text":"ok"}}]';
const PAGE = talk(
  opened('{"tools":{},"resources":{}}'),
  requestText(1, 'tools/list'),
  respond(1, `${tools('a')},"nextCursor":"p/2"`),
);
const pageNew = (id: number, cursor: string, more: string): string =>
  talk(requestModern(id, 'resources/list', cursor), respondModern(id, `"resources":[]${more}`));
const logging = (level: string): string => requestText(1, 'logging/setLevel', `"level":${level}`);
const LEVELS = [
  'logging/set-level-values',
  'stateless/log-level-value',
  'deprecated/log-level',
  'deprecated/log-message',
];
const callNew = (id: number, level: string): string =>
  requestModern(id, 'tools/call', '"name":"a"', '{}', level === '' ? '' : `"${LOG_LEVEL}":${level}`);
const doneNew = (id: number): string => respondModern(id, content('x'));
const rootsNow = (id: string, ...uris: string[]): string =>
  talk(
    server(`"id":"${id}","method":"roots/list"`),
    client(`"id":"${id}","result":{"roots":[${uris.map((uri) => `{"uri":"${uri}"}`).join(',')}]}`),
  );
const promptsNow = (id: number, ...names: string[]): string =>
  talk(
    requestText(id, 'prompts/list'),
    respond(id, `"prompts":[${names.map((name) => `{"name":"${name}"}`).join(',')}]`),
  );

/** Lists, pagination and log messages. */
export const listPairs: readonly Pair[] = [
  [
    'pagination/invented-cursor',
    NEW,
    talk(
      pageNew(1, '', `,"nextCursor":"x",${HINTS}`),
      requestModern(2, 'resources/list', '"cursor":"y"'),
      refuse(2, -32603, 'Broken'),
    ),
    talk(pageNew(1, '', `,"nextCursor":"x",${HINTS}`), requestModern(2, 'resources/list', '"cursor":"x "')),
    2,
  ],
  [
    'pagination/invented-cursor',
    THIRD,
    talk(PAGE.replaceAll(LAST, THIRD), requestText(2, 'tools/list', '"cursor":"p/2"')),
    talk(PAGE.replaceAll(LAST, THIRD), requestText(2, 'tools/list', '"cursor":"p/3"')),
    5,
  ],
  [
    'pagination/invented-cursor',
    LAST,
    talk(opened('{"prompts":{}}'), requestText(1, 'prompts/list')),
    talk(opened('{"prompts":{}}'), requestText(1, 'prompts/list', '"cursor":""')),
    3,
  ],
  [
    'pagination/invented-cursor',
    NEW,
    talk(
      pageNew(1, '', `,"nextCursor":"x",${HINTS}`),
      requestModern(2, 'resources/list', '"cursor":"y"'),
      refuse(2, -32603, 'Broken'),
    ),
    talk(
      pageNew(1, '', `,"nextCursor":"x",${HINTS}`),
      requestModern(2, 'resources/list', '"cursor":"y"'),
      refuse(2, -32602, 'No'),
    ),
    2,
  ],
  [
    'pagination/cursor-from-other-method',
    LAST,
    talk(PAGE, requestText(2, 'tools/list', '"cursor":"p/2"')),
    talk(PAGE, requestText(2, 'resources/list', '"cursor":"p/2"')),
    5,
  ],
  [
    'pagination/invalid-cursor-code',
    OLD,
    talk(requestText(1, 'tools/list', '"cursor":"z"'), refuse(1, -32602, 'Bad cursor')),
    talk(requestText(1, 'tools/list', '"cursor":"z"'), refuse(1, -32600, 'Bad cursor')),
    1,
  ],
  [
    'pagination/cursor-not-advancing',
    SECOND,
    talk(requestText(1, 'tools/list'), respond(1, `${tools()},"nextCursor":"z"`)),
    talk(requestText(1, 'tools/list', '"cursor":"z"'), respond(1, `${tools()},"nextCursor":"z"`)),
    1,
  ],
  [
    'pagination/empty-cursor-dropped',
    NEW,
    talk(pageNew(1, '', `,"nextCursor":"",${HINTS}`), changed('resources'), requestModern(2, 'resources/list')),
    talk(
      pageNew(1, '', `,"nextCursor":"",${HINTS}`),
      requestModern(3, 'prompts/list'),
      requestModern(2, 'resources/list'),
    ),
    3,
    ['pagination/empty-string-cursor', 'listen/no-subscription', 'listen/subscription-id-missing'],
  ],
  [
    'caching/scope-differs-between-pages',
    NEW,
    talk(
      pageNew(1, '', ',"nextCursor":"x","ttlMs":5,"cacheScope":"public"'),
      pageNew(2, '"cursor":"x"', ',"ttlMs":0,"cacheScope":"public"'),
    ),
    talk(
      pageNew(1, '', ',"nextCursor":"x","ttlMs":0,"cacheScope":"private"'),
      pageNew(2, '"cursor":"x"', ',"ttlMs":0,"cacheScope":"public"'),
    ),
    3,
  ],
  [
    'caching/hints-on-input-required',
    NEW,
    talk(readNew(1), respond(1, `"resultType":"input_required","requestState":"s",${SERVED}`)),
    talk(readNew(1), respond(1, `"resultType":"input_required","requestState":"s","cacheScope":"public",${SERVED}`)),
    1,
  ],
  [
    'caching/hints-on-uncacheable-result',
    NEW,
    talk(requestModern(1, 'prompts/get', '"name":"a"'), respondModern(1, MESSAGES)),
    talk(requestModern(1, 'prompts/get', '"name":"a"'), respondModern(1, `${MESSAGES},${HINTS}`)),
    1,
  ],
  [
    'tools/list-changed-not-sent',
    THIRD,
    talk(
      opened('{"tools":{"listChanged":false}}', THIRD),
      requestText(1, 'tools/list'),
      respond(1, tools('a')),
      requestText(2, 'tools/list'),
      respond(2, tools('b')),
    ),
    talk(
      opened('{"tools":{"listChanged":true}}', THIRD),
      requestText(1, 'tools/list'),
      respond(1, tools('a')),
      requestText(2, 'tools/list'),
      respond(2, tools()),
    ),
    6,
  ],
  [
    'prompts/list-changed-not-sent',
    LAST,
    talk(opened('{"prompts":{"listChanged":true}}'), promptsNow(1, 'a'), changed('prompts'), promptsNow(2, 'b')),
    talk(
      opened('{"prompts":{"listChanged":true}}'),
      promptsNow(1, 'a'),
      changed('prompts'),
      promptsNow(2, 'b'),
      promptsNow(3, 'c'),
    ),
    9,
  ],
  [
    'roots/list-changed-missing',
    LAST,
    talk(
      withClient('{"roots":{"listChanged":true}}'),
      rootsNow('1', 'file:///a'),
      client('"method":"notifications/roots/list_changed"'),
      rootsNow('2'),
    ),
    talk(
      withClient('{"roots":{"listChanged":true}}'),
      rootsNow('1', 'file:///a'),
      rootsNow('2', 'file:///a', 'file:///b'),
    ),
    6,
  ],
  [
    'logging/below-requested-level',
    SECOND,
    talk(logging('"notice"'), respond(1, ''), log('notice')),
    talk(logging('"emergency"'), respond(1, ''), log('alert')),
    2,
  ],
  [
    'logging/below-requested-level',
    NEW,
    talk(callNew(1, '"debug"'), callNew(2, '"error"'), log('info')),
    talk(callNew(1, '"error"'), callNew(2, '"alert"'), log('warning')),
    2,
    LEVELS,
  ],
  [
    'logging/message-without-opt-in',
    NEW,
    talk(callNew(1, ''), callNew(2, '"info"'), log('info')),
    talk(callNew(2, '"info"'), doneNew(2), callNew(1, ''), log('info')),
    3,
    LEVELS,
  ],
  [
    'logging/after-response',
    NEW,
    talk(callNew(1, '"info"'), callNew(2, '"info"'), doneNew(1), log('info')),
    talk(callNew(1, '"info"'), callNew(2, '"info"'), doneNew(1), doneNew(2), log('info')),
    4,
    LEVELS,
  ],
  [
    'logging/invalid-level-accepted',
    SECOND,
    talk(logging('"verbose"'), refuse(1, -32602, 'No such level')),
    talk(logging('3'), respond(1, '')),
    1,
    LEVELS,
  ],
  [
    'logging/invalid-level-code',
    NEW,
    talk(callNew(1, '"LOUD"'), refuse(1, -32602, 'No such level')),
    talk(callNew(1, '"LOUD"'), refuse(1, -32600, 'No such level')),
    1,
    LEVELS,
  ],
];
