/** Pairs of conversations about tasks of the extension; none is an example of a rule. */
import { client, modern, SERVED, server, talk } from '../conversation.ts';
import { NEW, fails, type Pair } from './pieces.ts';

const EXTENSION = '"extensions":{"io.modelcontextprotocol/tasks":{}}';
const job = (status: string, more = '') =>
  `"taskId":"j","status":"${status}","createdAt":"2026-08-01T08:00:00Z","lastUpdatedAt":"2026-08-01T08:00:05Z","ttlMs":null${more}`;
const send = (id: number, method: string, params: string, can = `{${EXTENSION}}`) =>
  client(`"id":${id},"method":"${method}","params":{${params}${modern(can)}}`);
const ext = (id: number, operation: string, more = '') => send(id, `tasks/${operation}`, `"taskId":"j",${more}`);
const gives = (id: number, type: string, members = '') =>
  server(`"id":${id},"result":{${SERVED},"resultType":"${type}"${members === '' ? '' : `,${members}`}}`);
const BUILD = send(1, 'tools/call', '"name":"build",');
const MADE = talk(BUILD, gives(1, 'task', job('working')));
const requests = (key: string, message: string) =>
  job(
    'input_required',
    `,"inputRequests":{"${key}":{"method":"elicitation/create","params":{"message":"${message}","requestedSchema":{"type":"object","properties":{"ok":{"type":"boolean"}}}}}}`,
  );
const RESPONDS = '"inputResponses":{"k":{"action":"decline"}},';
const taskStatus = (members: string) =>
  server(`"method":"notifications/tasks","params":{${members},"_meta":{"io.modelcontextprotocol/subscriptionId":9}}`);

/** Tasks of the extension. */
export const extensionPairs: readonly Pair[] = [
  [
    'tasks-ext/cancel-ack-not-empty',
    NEW,
    talk(MADE, ext(2, 'cancel'), gives(2, 'complete')),
    talk(MADE, ext(2, 'cancel'), gives(2, 'complete', '"cancelled":true')),
    3,
  ],
  [
    'tasks-ext/cancel-ack-not-empty',
    NEW,
    talk(ext(2, 'cancel'), gives(2, 'complete')),
    talk(ext(2, 'cancel'), gives(2, 'complete', job('cancelled'))),
    1,
  ],
  [
    'tasks-ext/update-ack-not-empty',
    NEW,
    talk(ext(2, 'update', RESPONDS), gives(2, 'complete')),
    talk(ext(2, 'update', RESPONDS), gives(2, 'complete', job('working'))),
    1,
  ],
  [
    'tasks-ext/update-ack-not-empty',
    NEW,
    talk(MADE, ext(2, 'update', RESPONDS), gives(2, 'complete')),
    talk(MADE, ext(2, 'update', RESPONDS), gives(2, 'complete', '"accepted":["k"]')),
    3,
  ],
  [
    'tasks-ext/input-key-reused',
    NEW,
    talk(
      ext(2, 'get'),
      gives(2, 'complete', requests('k', 'One?')),
      ext(3, 'get'),
      gives(3, 'complete', requests('l', 'Two?')),
    ),
    talk(
      ext(2, 'get'),
      gives(2, 'complete', requests('k', 'One?')),
      ext(3, 'get'),
      gives(3, 'complete', requests('k', 'Two?')),
    ),
    3,
  ],
  [
    'tasks-ext/input-key-reused',
    NEW,
    talk(MADE, ext(2, 'get'), gives(2, 'complete', requests('k', 'One?')), taskStatus(requests('k', 'One?'))),
    talk(MADE, ext(2, 'get'), gives(2, 'complete', requests('k', 'One?')), taskStatus(requests('k', 'Two?'))),
    4,
  ],
  [
    'tasks-ext/operation-result-type',
    NEW,
    talk(MADE, ext(2, 'get'), gives(2, 'complete', job('working'))),
    talk(MADE, ext(2, 'get'), gives(2, 'task', job('working'))),
    3,
  ],
  [
    'tasks-ext/operation-result-type',
    NEW,
    talk(ext(2, 'cancel'), gives(2, 'complete')),
    talk(ext(2, 'cancel'), gives(2, 'task', job('cancelled'))),
    1,
  ],
  [
    'tasks-ext/result-type-not-task',
    NEW,
    talk(BUILD, gives(1, 'task', job('working'))),
    talk(BUILD, gives(1, 'complete', job('working'))),
    1,
  ],
  [
    'tasks-ext/result-type-not-task',
    NEW,
    talk(BUILD, gives(1, 'task', job('completed'))),
    talk(BUILD, gives(1, 'complete', `"content":[],${job('completed')}`)),
    1,
  ],
  [
    'tasks-ext/terminal-changed',
    NEW,
    talk(ext(2, 'get'), gives(2, 'complete', job('cancelled')), ext(3, 'get'), gives(3, 'complete', job('cancelled'))),
    talk(
      ext(2, 'get'),
      gives(2, 'complete', job('cancelled')),
      ext(3, 'get'),
      gives(3, 'complete', job('completed', ',"result":{"content":[]}')),
    ),
    3,
  ],
  [
    'tasks-ext/terminal-changed',
    NEW,
    talk(
      MADE,
      ext(2, 'get'),
      gives(2, 'complete', job('working')),
      ext(3, 'get'),
      gives(3, 'complete', job('failed', ',"error":{"code":-32603,"message":"x"}')),
    ),
    talk(
      MADE,
      taskStatus(job('failed', ',"error":{"code":-32603,"message":"x"}')),
      ext(3, 'get'),
      gives(3, 'complete', job('working')),
    ),
    4,
  ],
  [
    'tasks-ext/ttl-renamed',
    NEW,
    talk(BUILD, gives(1, 'task', job('working'))),
    talk(BUILD, gives(1, 'task', job('working').replace('"ttlMs"', '"ttl"'))),
    1,
  ],
  [
    'tasks-ext/ttl-renamed',
    NEW,
    talk(ext(2, 'get'), gives(2, 'complete', job('working'))),
    talk(ext(2, 'get'), gives(2, 'complete', job('working').replace('"ttlMs":null', '"ttl":3600000'))),
    1,
  ],
  [
    'tasks-ext/undeclared',
    NEW,
    MADE,
    talk(send(1, 'tools/call', '"name":"build",', '{"sampling":{}}'), gives(1, 'task', job('working'))),
    1,
    ['deprecated/sampling'],
  ],
  [
    'tasks-ext/undeclared',
    NEW,
    talk(MADE, send(2, 'tools/call', '"name":"test",'), gives(2, 'complete', '"content":[]')),
    talk(
      send(1, 'tools/call', '"name":"build",', '{"extensions":{"com.example/x":{}}}'),
      gives(1, 'task', job('working')),
    ),
    1,
  ],
  [
    'tasks-ext/unknown-after-creation',
    NEW,
    talk(MADE, ext(2, 'get'), gives(2, 'complete', job('working'))),
    talk(MADE, ext(2, 'get'), fails(2, -32602, 'Failed to retrieve task: Task not found')),
    3,
  ],
  [
    'tasks-ext/unknown-after-creation',
    NEW,
    talk(
      MADE,
      ext(2, 'get'),
      gives(2, 'complete', job('working')),
      ext(3, 'get'),
      fails(3, -32602, 'Task has expired'),
    ),
    talk(MADE, ext(2, 'get'), fails(2, -32602, 'Unknown task j')),
    3,
  ],
  [
    'tasks-ext/update-unknown-key',
    NEW,
    talk(ext(2, 'get'), gives(2, 'complete', requests('k', 'One?')), ext(3, 'update', RESPONDS), gives(3, 'complete')),
    talk(
      ext(2, 'get'),
      gives(2, 'complete', requests('key', 'One?')),
      ext(3, 'update', RESPONDS),
      gives(3, 'complete'),
    ),
    2,
  ],
  [
    'tasks-ext/update-unknown-key',
    NEW,
    talk(taskStatus(requests('k', 'One?')), ext(3, 'update', RESPONDS), gives(3, 'complete')),
    talk(taskStatus(requests('K', 'One?')), ext(3, 'update', RESPONDS), gives(3, 'complete')),
    1,
  ],
];
