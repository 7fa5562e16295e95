/** Pairs of conversations about tasks of 2025-11-25; none is an example of a rule. */
import { client, handshake, server, talk } from '../conversation.ts';
import { LAST, fails, type Pair } from './pieces.ts';

const FULL = '{"tools":{},"tasks":{"list":{},"cancel":{},"requests":{"tools":{"call":{}}}}}';
const OPEN = handshake(LAST, { server: FULL });
const task = (status: string, more = '', id = 'job-1') =>
  `"taskId":"${id}","status":"${status}","createdAt":"2025-12-01T08:00:00Z","lastUpdatedAt":"2025-12-01T08:00:05Z","ttl":null${more}`;
const run = (id: number, more = '', tool = 'build') =>
  client(`"id":${id},"method":"tools/call","params":{"name":"${tool}","task":{"ttl":1000}${more}}`);
const made = (id: number, job = 'job-1') => server(`"id":${id},"result":{"task":{${task('working', '', job)}}}`);
const START = talk(OPEN, run(1), made(1));
const about = (id: number, operation: string, job = 'job-1') =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"${job}"}`);
const stands = (id: number, status: string, more = '', job = 'job-1') =>
  server(`"id":${id},"result":{${task(status, more, job)}}`);
const news = (status: string, more = '') =>
  server(`"method":"notifications/tasks/status","params":{${task(status, more)}}`);
const of = (job: string) => `"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"${job}"}}`;
const fetched = (id: number, members: string, job = 'job-1') => server(`"id":${id},"result":{${members},${of(job)}}`);
const progress = (token: string, job = 'job-1') =>
  server(`"method":"notifications/progress","params":{"progressToken":${token},"progress":3,${of(job)}}`);
const TRACKED = talk(OPEN, run(1, ',"_meta":{"progressToken":41}'), made(1));
const list = (id: number, tasks: string, more = '') => server(`"id":${id},"result":{"tasks":[${tasks}]${more}}`);
const page = (id: number, cursor = '') =>
  client(`"id":${id},"method":"tasks/list","params":{${cursor === '' ? '' : `"cursor":"${cursor}"`}}`);
const TOOLS = talk(
  client('"id":8,"method":"tools/list"'),
  server(
    '"id":8,"result":{"tools":[{"name":"build","inputSchema":{"type":"object"},"execution":{"taskSupport":"required"}}]}',
  ),
);
const plain = (id: number) => client(`"id":${id},"method":"tools/call","params":{"name":"build"}`);
const CLIENT_TASKS = handshake(LAST, {
  client: '{"sampling":{},"tasks":{"cancel":{},"requests":{"sampling":{"createMessage":{}}}}}',
});
const sample = server(
  '"id":"s1","method":"sampling/createMessage","params":{"maxTokens":9,"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"task":{}}',
);
const sampled = client(`"id":"s1","result":{"task":{${task('working')}}}`);
const NEEDS = 'tasks/tool-requiring';

/** Tasks of 2025-11-25. */
export const taskPairs: readonly Pair[] = [
  [
    'tasks/cancel-result-status',
    LAST,
    talk(START, about(2, 'cancel'), stands(2, 'cancelled')),
    talk(START, about(2, 'cancel'), stands(2, 'input_required')),
    6,
  ],
  [
    'tasks/cancel-result-status',
    LAST,
    talk(about(2, 'cancel'), stands(2, 'cancelled')),
    talk(about(2, 'cancel'), stands(2, 'working')),
    1,
  ],
  [
    'tasks/cancel-terminal',
    LAST,
    talk(START, news('completed'), about(2, 'cancel'), fails(2, -32602, 'Already completed')),
    talk(START, news('completed'), about(2, 'cancel'), stands(2, 'cancelled')),
    7,
  ],
  [
    'tasks/cancel-terminal',
    LAST,
    talk(START, about(2, 'cancel'), stands(2, 'cancelled'), about(3, 'cancel'), fails(3, -32602, 'Already cancelled')),
    talk(START, about(2, 'cancel'), stands(2, 'cancelled'), about(3, 'cancel'), fails(3, -32600, 'Already cancelled')),
    8,
    ['errors/invalid-params-code', 'errors/invalid-request-code'],
  ],
  [
    'tasks/cancel-without-capability',
    LAST,
    talk(START, about(2, 'cancel'), stands(2, 'cancelled')),
    talk(
      handshake(LAST, { server: FULL.replace('"cancel":{},', '') }),
      run(1),
      made(1),
      about(2, 'cancel'),
      fails(2, -32601, 'Method not found'),
    ),
    5,
  ],
  [
    'tasks/cancel-without-capability',
    LAST,
    talk(CLIENT_TASKS, sample, sampled, server('"id":"s2","method":"tasks/cancel","params":{"taskId":"job-1"}')),
    talk(
      handshake(LAST, { client: '{"sampling":{},"tasks":{"requests":{"sampling":{"createMessage":{}}}}}' }),
      sample,
      sampled,
      server('"id":"s2","method":"tasks/cancel","params":{"taskId":"job-1"}'),
    ),
    5,
  ],
  [
    'tasks/cancelled-notification',
    LAST,
    talk(START, about(2, 'cancel'), stands(2, 'cancelled')),
    talk(START, client('"method":"notifications/cancelled","params":{"requestId":1,"reason":"enough"}')),
    5,
  ],
  [
    'tasks/cancelled-notification',
    LAST,
    talk(CLIENT_TASKS, sample, sampled),
    talk(CLIENT_TASKS, sample, sampled, server('"method":"notifications/cancelled","params":{"requestId":"s1"}')),
    5,
  ],
  [
    'tasks/created-without-capability',
    LAST,
    talk(OPEN, run(1), made(1)),
    talk(handshake(LAST, { server: '{"tools":{},"tasks":{"list":{}}}' }), run(1), made(1)),
    4,
    ['tasks/call-without-capability'],
  ],
  [
    'tasks/created-without-capability',
    LAST,
    talk(CLIENT_TASKS, sample, sampled),
    talk(handshake(LAST, { client: '{"sampling":{}}' }), sample, sampled),
    4,
    ['tasks/sampling-without-capability'],
  ],
  ['tasks/duplicate-id', LAST, talk(START, run(2), made(2, 'job-2')), talk(START, run(2), made(2)), 6],
  [
    'tasks/duplicate-id',
    LAST,
    talk(run(1), made(1), run(2, '', 'test'), made(2, 'job-2')),
    talk(run(1), made(1), about(3, 'get'), stands(3, 'completed'), run(2, '', 'test'), made(2)),
    5,
  ],
  [
    'tasks/list-incomplete',
    LAST,
    talk(START, about(2, 'get'), stands(2, 'working'), page(3), list(3, `{${task('working')}}`)),
    talk(START, about(2, 'get'), stands(2, 'working'), page(3), list(3, `{${task('working', '', 'job-7')}}`)),
    8,
  ],
  [
    'tasks/list-incomplete',
    LAST,
    talk(
      START,
      about(2, 'get'),
      stands(2, 'working'),
      page(3),
      list(3, '', ',"nextCursor":"n"'),
      page(4, 'n'),
      list(4, `{${task('working')}}`),
    ),
    talk(
      START,
      about(2, 'get'),
      stands(2, 'working'),
      page(3),
      list(3, '', ',"nextCursor":"n"'),
      page(4, 'n'),
      list(4, ''),
    ),
    10,
  ],
  [
    'tasks/nested-get-result',
    LAST,
    talk(about(1, 'get'), stands(1, 'completed')),
    talk(about(1, 'get'), server(`"id":1,"result":{"task":{${task('completed')}}}`)),
    1,
  ],
  [
    'tasks/nested-get-result',
    LAST,
    talk(START, about(2, 'get'), stands(2, 'working')),
    talk(START, about(2, 'get'), server(`"id":2,"result":{"_meta":{},"task":{${task('working')}}}`)),
    6,
  ],
  [
    'tasks/progress-after-terminal',
    LAST,
    talk(TRACKED, progress('41'), news('failed', ',"statusMessage":"x"')),
    talk(TRACKED, news('failed', ',"statusMessage":"x"'), progress('41')),
    6,
  ],
  [
    'tasks/progress-after-terminal',
    LAST,
    talk(TRACKED, progress('41'), about(2, 'cancel'), stands(2, 'cancelled')),
    talk(TRACKED, about(2, 'cancel'), stands(2, 'cancelled'), progress('41')),
    7,
  ],
  [
    'tasks/progress-token-changed',
    LAST,
    talk(TRACKED, progress('41')),
    talk(TRACKED, progress('42')),
    5,
    ['progress/unknown-token'],
  ],
  [
    'tasks/progress-token-changed',
    LAST,
    talk(TRACKED, progress('41')),
    talk(TRACKED, progress('"41"')),
    5,
    ['progress/token-type-changed', 'progress/unknown-token'],
  ],
  [
    'tasks/result-related-task-mismatch',
    LAST,
    talk(about(1, 'result'), fetched(1, '"content":[]')),
    talk(about(1, 'result'), fetched(1, '"content":[]', 'job-2')),
    1,
  ],
  [
    'tasks/result-related-task-mismatch',
    LAST,
    talk(START, news('completed'), about(2, 'result'), fetched(2, '"content":[],"isError":false')),
    talk(START, news('completed'), about(2, 'result'), fetched(2, '"content":[],"isError":false', 'JOB-1')),
    7,
  ],
  [
    'tasks/result-shape',
    LAST,
    talk(START, news('completed'), about(2, 'result'), fetched(2, '"content":[]')),
    talk(START, news('completed'), about(2, 'result'), fetched(2, '"output":"done"')),
    7,
  ],
  [
    'tasks/result-shape',
    LAST,
    talk(about(1, 'result'), fetched(1, '"content":[]')),
    talk(about(1, 'result'), fetched(1, `"task":{${task('completed')}}`)),
    1,
  ],
  [
    'tasks/terminal-changed',
    LAST,
    talk(START, news('failed', ',"statusMessage":"x"'), about(2, 'get'), stands(2, 'failed', ',"statusMessage":"x"')),
    talk(START, news('failed', ',"statusMessage":"x"'), about(2, 'get'), stands(2, 'working')),
    7,
  ],
  [
    'tasks/terminal-changed',
    LAST,
    talk(about(1, 'get'), stands(1, 'input_required'), news('completed')),
    talk(about(1, 'get'), stands(1, 'completed'), news('cancelled')),
    2,
  ],
  [
    'tasks/tool-requiring-code',
    LAST,
    talk(OPEN, TOOLS, plain(2), fails(2, -32601, 'Run it as a task')),
    talk(OPEN, TOOLS, plain(2), fails(2, -32000, 'Run it as a task')),
    6,
    [NEEDS, 'errors/legacy-band'],
  ],
  [
    'tasks/tool-requiring-code',
    LAST,
    talk(OPEN, TOOLS, plain(2), fails(2, -32601, 'Run it as a task')),
    talk(OPEN, TOOLS, plain(2), server('"id":2,"result":{"content":[],"isError":true}')),
    6,
    [NEEDS],
  ],
  [
    'tasks/unknown-cursor-code',
    LAST,
    talk(OPEN, page(1, 'zzz'), fails(1, -32602, 'Unknown cursor')),
    talk(OPEN, page(1, 'zzz'), fails(1, -32000, 'Unknown cursor')),
    4,
    ['errors/legacy-band', 'pagination/invented-cursor'],
  ],
  [
    'tasks/unknown-cursor-code',
    LAST,
    talk(page(1, 'a'), fails(1, -32602, 'The cursor has expired')),
    talk(page(1, 'a'), fails(1, -32603, 'The cursor has expired')),
    1,
  ],
  [
    'tasks/failed-without-message',
    LAST,
    talk(START, news('failed', ',"statusMessage":"No space"')),
    talk(START, news('failed')),
    5,
  ],
  [
    'tasks/input-required-ignored',
    LAST,
    talk(START, news('input_required'), about(2, 'result'), about(3, 'get'), stands(3, 'input_required')),
    talk(START, news('input_required'), about(2, 'get'), stands(2, 'input_required')),
    6,
  ],
];
