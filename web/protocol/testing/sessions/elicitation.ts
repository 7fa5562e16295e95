/** Pairs of conversations about elicitation with a handshake; none is an example of a rule. */
import { client, handshake, server, talk } from '../conversation.ts';
import { LAST, THIRD, type Pair } from './pieces.ts';
import { OPEN, request, gives, fails } from './input-requests.ts';

const visit = (id: string, name: string, url = 'https://shop.example/pay') =>
  request(id, `"mode":"url","message":"Pay","elicitationId":"${name}","url":"${url}"`);
const done = (name: string) =>
  server(`"method":"notifications/elicitation/complete","params":{"elicitationId":"${name}"}`);
const goes = (id: string) => gives(id, '{"action":"accept"}');
const form = (fields: string, required = '') =>
  request('7', `"message":"Tell","requestedSchema":{"type":"object","properties":{${fields}}${required}}`);
const filled = (content: string) => gives('7', `{"action":"accept","content":${content}}`);
const first = (url: string, name = 'v-1') =>
  talk(
    client('"id":20,"method":"tools/call","params":{"name":"buy"}'),
    server(
      `"id":20,"error":{"code":-32042,"message":"Pay first","data":{"elicitations":[{"mode":"url","message":"Pay","elicitationId":"${name}","url":"${url}"}]}}`,
    ),
  );

/** Elicitation in sessions with a handshake. */
export const elicitationPairs: readonly Pair[] = [
  [
    'elicitation/complete-unknown-id',
    LAST,
    talk(OPEN, visit('1', 'v-1'), goes('1'), done('v-1')),
    talk(OPEN, visit('1', 'v-1'), goes('1'), done('v-2')),
    5,
  ],
  [
    'elicitation/complete-unknown-id',
    LAST,
    talk(OPEN, first('https://shop.example/pay'), done('v-1')),
    talk(OPEN, first('https://shop.example/pay'), done('shop')),
    5,
  ],
  ['elicitation/complete-unknown-id', LAST, talk(visit('1', 'v-1'), done('v-9')), talk(OPEN, done('v-9')), 3],
  [
    'elicitation/complete-twice',
    LAST,
    talk(OPEN, visit('1', 'a'), visit('2', 'b'), done('a'), done('b')),
    talk(OPEN, visit('1', 'a'), visit('2', 'b'), done('a'), done('a')),
    6,
  ],
  [
    'elicitation/elicitation-id-reused',
    LAST,
    talk(OPEN, visit('1', 'a'), goes('1'), visit('2', 'b')),
    talk(OPEN, visit('1', 'a'), goes('1'), done('a'), visit('2', 'a')),
    6,
  ],
  [
    'elicitation/elicitation-id-reused',
    LAST,
    talk(OPEN, first('https://shop.example/a'), visit('2', 'v-1', 'https://shop.example/a')),
    talk(OPEN, first('https://shop.example/a'), visit('2', 'v-1', 'https://shop.example/b')),
    5,
  ],
  [
    'elicitation/content-missing-required',
    THIRD,
    talk(form('"a":{"type":"string"},"b":{"type":"boolean"}', ',"required":["a"]'), filled('{"a":"x"}')),
    talk(form('"a":{"type":"string"},"b":{"type":"boolean"}', ',"required":["a","b"]'), filled('{"a":"x"}')),
    1,
  ],
  [
    'elicitation/content-wrong-type',
    THIRD,
    talk(form('"b":{"type":"boolean"}'), filled('{"b":false}')),
    talk(form('"b":{"type":"boolean"}'), filled('{"b":"no"}')),
    1,
  ],
  [
    'elicitation/content-wrong-type',
    LAST,
    talk(form('"n":{"type":"number"}'), filled('{"n":2}')),
    talk(form('"n":{"type":"number"}'), filled('{"n":"two"}')),
    1,
  ],
  [
    'elicitation/content-out-of-bounds',
    THIRD,
    talk(form('"s":{"type":"string","maxLength":3}'), filled('{"s":"abc"}')),
    talk(form('"s":{"type":"string","maxLength":3}'), filled('{"s":"abcd"}')),
    1,
  ],
  [
    'elicitation/content-out-of-bounds',
    LAST,
    talk(form('"d":{"type":"string","format":"date"}'), filled('{"d":"2026-02-28"}')),
    talk(form('"d":{"type":"string","format":"date"}'), filled('{"d":"2026-02-30"}')),
    1,
  ],
  [
    'elicitation/content-out-of-bounds',
    LAST,
    talk(form('"s":{"type":"string","minLength":2}'), filled('{"s":"😀😀"}')),
    talk(form('"s":{"type":"string","minLength":2}'), filled('{"s":"😀"}')),
    1,
  ],
  [
    'elicitation/content-not-an-option',
    LAST,
    talk(form('"c":{"type":"string","enum":["r","g"]}'), filled('{"c":"r"}')),
    talk(form('"c":{"type":"string","enum":["r","g"]}'), filled('{"c":"red"}')),
    1,
  ],
  [
    'elicitation/content-item-count',
    LAST,
    talk(form('"c":{"type":"array","minItems":1,"items":{"type":"string","enum":["r","g"]}}'), filled('{"c":["r"]}')),
    talk(form('"c":{"type":"array","minItems":1,"items":{"type":"string","enum":["r","g"]}}'), filled('{"c":[]}')),
    1,
  ],
  [
    'elicitation/decline-as-error',
    THIRD,
    talk(form('"a":{"type":"string"}'), gives('7', '{"action":"cancel"}')),
    talk(form('"a":{"type":"string"}'), fails('7', -32000, 'User cancelled the request')),
    1,
    ['errors/legacy-band'],
  ],
  [
    'elicitation/required-error-without-capability',
    LAST,
    talk(OPEN, first('https://shop.example/pay')),
    talk(
      handshake(LAST, { client: '{"elicitation":{"form":{}}}', server: '{"tools":{}}' }),
      first('https://shop.example/pay'),
    ),
    4,
  ],
];
