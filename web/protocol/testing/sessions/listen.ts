/** Pairs of conversations about subscriptions; none is an example of a rule. */
import { client, modern, SERVED, server, talk } from '../conversation.ts';
import { NEW, type Pair } from './pieces.ts';

const listen = (id: number | string, filter: string) =>
  client(
    `"id":${JSON.stringify(id)},"method":"subscriptions/listen","params":{${modern()},"notifications":{${filter}}}`,
  );
const on = (method: string, id: string, more = '') =>
  server(
    `"method":"notifications/${method}","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":${id}}${more}}`,
  );
const ack = (id: string, filter: string) => on('subscriptions/acknowledged', id, `,"notifications":{${filter}}`);
const ends = (id: string, named: string, more = '') =>
  server(
    `"id":${id},"result":{"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"},"io.modelcontextprotocol/subscriptionId":${named}}${more}}`,
  );
const PROMPTS = '"promptsListChanged":true';
const FILES = '"resourceSubscriptions":["file:///x/"]';
const OPENED = talk(listen('w', PROMPTS), ack('"w"', PROMPTS));
const discover = (capabilities: string) =>
  talk(
    client(`"id":0,"method":"server/discover","params":{${modern()}}`),
    server(
      `"id":0,"result":{${SERVED},"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":${capabilities},"ttlMs":0,"cacheScope":"private"}`,
    ),
  );

/** Subscriptions. */
export const listenPairs: readonly Pair[] = [
  [
    'listen/ack-missing',
    NEW,
    talk(OPENED, on('prompts/list_changed', '"w"')),
    talk(listen('w', PROMPTS), on('prompts/list_changed', '"w"'), on('prompts/list_changed', '"w"')),
    1,
  ],
  ['listen/ack-missing', NEW, talk(OPENED, ends('"w"', '"w"')), talk(listen('w', PROMPTS), ends('"w"', '"w"')), 1],
  ['listen/ack-subset', NEW, OPENED, talk(listen('w', FILES), ack('"w"', PROMPTS)), 1],
  [
    'listen/ack-subset',
    NEW,
    talk(listen(5, FILES), ack('5', FILES)),
    talk(listen(5, FILES), ack('5', '"resourceSubscriptions":["file:///y"]')),
    1,
  ],
  ['listen/closing-result-id-mismatch', NEW, talk(OPENED, ends('"w"', '"w"')), talk(OPENED, ends('"w"', '"W"')), 2],
  [
    'listen/closing-result-id-mismatch',
    NEW,
    talk(listen(5, PROMPTS), ack('5', PROMPTS), ends('5', '5')),
    talk(listen(5, PROMPTS), ack('5', PROMPTS), ends('5', '6')),
    2,
  ],
  [
    'listen/subscription-id-mismatch',
    NEW,
    talk(listen(5, PROMPTS), ack('5', PROMPTS), on('prompts/list_changed', '5')),
    talk(listen(5, PROMPTS), ack('5', PROMPTS), on('prompts/list_changed', '"5"')),
    2,
  ],
  [
    'listen/subscription-id-mismatch',
    NEW,
    talk(discover('{}'), listen(1, PROMPTS), ack('1', PROMPTS)),
    talk(discover('{}'), listen(1, PROMPTS), ack('1', PROMPTS), on('prompts/list_changed', '7')),
    4,
  ],
  [
    'listen/unrequested-type',
    NEW,
    talk(OPENED, on('prompts/list_changed', '"w"')),
    talk(OPENED, on('tools/list_changed', '"w"')),
    2,
  ],
  [
    'listen/unrequested-type',
    NEW,
    talk(listen(5, FILES), ack('5', FILES), on('resources/updated', '5', ',"uri":"file:///x/1"')),
    talk(OPENED, on('resources/updated', '"w"', ',"uri":"file:///x/1"')),
    2,
  ],
  [
    'listen/no-subscription',
    NEW,
    talk(discover('{}'), listen(1, PROMPTS), ack('1', PROMPTS), on('prompts/list_changed', '1')),
    talk(discover('{}'), on('prompts/list_changed', '1')),
    2,
  ],
  [
    'listen/ack-unsupported-type',
    NEW,
    talk(discover('{"prompts":{"listChanged":true}}'), listen(1, PROMPTS), ack('1', PROMPTS)),
    talk(discover('{"prompts":{}}'), listen(1, PROMPTS), ack('1', PROMPTS)),
    3,
  ],
  [
    'listen/after-close',
    NEW,
    talk(OPENED, on('prompts/list_changed', '"w"'), ends('"w"', '"w"')),
    talk(OPENED, ends('"w"', '"w"'), on('prompts/list_changed', '"w"')),
    3,
  ],
  [
    'listen/closing-result-data',
    NEW,
    talk(OPENED, ends('"w"', '"w"')),
    talk(OPENED, ends('"w"', '"w"', ',"reason":"restart"')),
    2,
  ],
  [
    'listen/not-acknowledged-type',
    NEW,
    talk(listen(5, `${PROMPTS},${FILES}`), ack('5', FILES), on('resources/updated', '5', ',"uri":"file:///x/1"')),
    talk(listen(5, `${PROMPTS},${FILES}`), ack('5', FILES), on('prompts/list_changed', '5')),
    2,
  ],
  [
    'listen/updated-unrelated-uri',
    NEW,
    talk(listen(5, FILES), ack('5', FILES), on('resources/updated', '5', ',"uri":"file:///x"')),
    talk(listen(5, FILES), ack('5', FILES), on('resources/updated', '5', ',"uri":"https://x.example/"')),
    2,
  ],
];
