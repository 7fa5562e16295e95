/** Examples for requirements of this area that the types enforce, by requirement id. */
import type { RevisionId } from '../../../types.ts';
import { LEGACY, META, MODERN, notification, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';
import { BEFORE, extTask, LISTENS, TASK, TIMES } from './example-texts.ts';

const both = (good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample => ({ revision, good, bad });

/** A new task with one part replaced; `mark` is the member to report, when `to` does not mark it. */
function task(from: string, to: string, mark?: string): ShapeExample {
  const good = response(`"task":{${TASK}}`);
  const bad = good.replace(from, to);
  return both(good, mark === undefined ? bad : bad.replace(`"${mark}":{`, `⟦"${mark}"⟧:{`));
}
const lacking = (member: string): ShapeExample => task(member, '', 'task');

/** The same in the response to `tasks/get`. */
function state(from: string, to: string): ShapeExample {
  const good = response(TASK);
  return both(good, good.replace(from, to));
}

const call = (good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample =>
  both(request('tools/call', `"name":"report"${good}`), request('tools/call', `"name":"report"${bad}`), revision);
const byId = (method: string, params: string): ShapeExample =>
  both(request(method, '"taskId":"t-7"'), request(method, params));

function hello(good: string, bad: string): ShapeExample {
  const text = (tasks: string): string =>
    response(`"protocolVersion":"2025-11-25","capabilities":{${tasks}},"serverInfo":{"name":"s","version":"1"}`);
  return both(text(good), text(bad));
}

const requests = (method: string, params: string): string => request(method, `${params},${META}`);
const gives = (result: string): string => response(`${result},${SERVER_META}`);
const now = (good: string, bad: string): ShapeExample => both(good, bad, MODERN);

const VERSIONS = '"supportedVersions":["2026-07-28","2025-11-25"]';
const FOUND = `"resultType":"complete",${VERSIONS},"capabilities":{"tools":{}},"ttlMs":60000,"cacheScope":"private"`;
/** A discovery result with one part replaced. */
function found(from: string, to: string, marked = true): ShapeExample {
  const bad = gives(FOUND.replace(from, to));
  return now(gives(FOUND), marked ? bad : bad.replace('"result"', '⟦"result"⟧'));
}

const listen = (good: string, bad: string): ShapeExample =>
  now(requests('subscriptions/listen', `"notifications":${good}`), requests('subscriptions/listen', bad));
const filter = (good: string, bad: string): ShapeExample => listen(`{${good}}`, `"notifications":{${bad}}`);

const FORM = '"message":"Name?","requestedSchema":{"type":"object","properties":{}}';
const REQUEST = `{"method":"elicitation/create","params":{${FORM}}}`;
const input = (good: string, bad: string): ShapeExample =>
  now(gives(`"resultType":"input_required",${good}`), gives(`"resultType":"input_required",${bad}`));
const answer = (good: string, bad: string): ShapeExample =>
  now(requests('tools/call', `"name":"plan",${good}`), requests('tools/call', `"name":"plan",${bad}`));

const WORKING = extTask('working');
const created = (bad: string): ShapeExample =>
  now(gives(`"resultType":"task",${WORKING}`), gives(`"resultType":"task",${bad}`));
/** The response to `tasks/get`, with the result marked. */
function poll(good: string, bad: string): ShapeExample {
  const text = gives(`"resultType":"complete",${bad}`);
  return now(
    gives(`"resultType":"complete",${good}`),
    text.includes('⟦') ? text : text.replace('"result"', '⟦"result"⟧'),
  );
}
const DONE = ',"result":{"content":[]}';
const responses = (good: string, bad: string): ShapeExample =>
  now(
    notification('notifications/tasks', `${good},${LISTENS}`),
    notification('notifications/tasks', `${bad},${LISTENS}`),
  );
const reported = (example: ShapeExample, name: string): ShapeExample => ({
  ...example,
  bad: example.bad.replace(`"${name}":`, `⟦"${name}"⟧:`),
});

/** At least one for each requirement that the types report. */
export const flowsExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'tasks/param-before-2025-11-25': [
    call('', ',⟦"task"⟧:{"ttl":60000}', BEFORE),
    call('', ',⟦"task"⟧:{}', '2024-11-05'),
  ],
  'tasks/created-at-missing': [lacking('"createdAt":"2025-11-25T10:30:00Z",')],
  'tasks/last-updated-at-missing': [lacking('"lastUpdatedAt":"2025-11-25T10:31:00Z",')],
  'tasks/status-missing': [lacking('"status":"working",')],
  'tasks/task-id-missing': [lacking('"taskId":"t-7",')],
  'tasks/ttl-missing': [
    lacking(',"ttl":60000'),
    both(
      response(`"tasks":[{${TASK}}]`),
      response(`"tasks":[⟦{"taskId":"t-7","status":"working",${TIMES},"timeToLive":60000}⟧]`),
    ),
  ],
  'tasks/status-value': [
    task('"working"', '⟦"running"⟧'),
    state('"working"', '⟦"canceled"⟧'),
    state('"working"', '⟦true⟧'),
  ],
  'tasks/task-id-type': [task('"t-7"', '⟦7⟧'), byId('tasks/get', '"taskId":⟦7⟧')],
  'tasks/timestamp-format': [
    task('"2025-11-25T10:30:00Z"', '⟦"25/11/2025 10:30"⟧'),
    state('"2025-11-25T10:31:00Z"', '⟦1764066660000⟧'),
  ],
  'tasks/ttl-type': [task('60000', '⟦"60s"⟧'), call(',"task":{"ttl":60000}', ',"task":{"ttl":⟦"1h"⟧}')],
  'tasks/poll-interval-type': [
    both(response(`${TASK},"pollInterval":5000`), response(`${TASK},"pollInterval":⟦"5s"⟧`)),
  ],
  'tasks/param-type': [call(',"task":{}', ',"task":⟦true⟧'), call(',"task":{}', ',"task":⟦"yes"⟧')],
  'tasks/capability-boolean': [
    hello('"tasks":{"list":{}}', '"tasks":⟦true⟧'),
    hello('"tasks":{"list":{}}', '"tasks":{"list":⟦true⟧}'),
    hello('"tasks":{"requests":{"tools":{"call":{}}}}', '"tasks":{"requests":{"tools":{"call":⟦true⟧}}}'),
    hello('"tasks":{"requests":{"tools":{"call":{}}}}', '"tasks":{"requests":{"tools":⟦["call"]⟧}}'),
  ],
  'tasks/task-id-param-missing': [
    reported(byId('tasks/get', '"task":"t-7"'), 'params'),
    reported(byId('tasks/cancel', '"id":"t-7"'), 'params'),
    both(request('tasks/result', '"taskId":"t-7"'), '⟦{"jsonrpc":"2.0","id":1,"method":"tasks/result"}⟧'),
  ],
  'tasks/flat-create-result': [
    {
      ...both(response(`"task":{${TASK}}`), response(TASK).replace('"result"', '⟦"result"⟧')),
      request: request('tools/call', '"name":"report","task":{}'),
    },
  ],
  'tasks/status-notification-incomplete': [
    reported(
      both(
        notification('notifications/tasks/status', TASK),
        notification('notifications/tasks/status', '"taskId":"t-7","status":"failed"'),
      ),
      'params',
    ),
  ],

  'discover/versions-missing': [found(`${VERSIONS},`, '', false)],
  'discover/versions-type': [
    found('["2026-07-28","2025-11-25"]', '⟦"2026-07-28"⟧'),
    found('["2026-07-28","2025-11-25"]', '["2026-07-28",⟦20251125⟧]'),
  ],
  'discover/capabilities-missing': [found('"capabilities":{"tools":{}},', '', false)],
  'discover/instructions-type': [
    found('"cacheScope":"private"', '"cacheScope":"private","instructions":⟦["Search first.","Then read."]⟧'),
  ],
  'discover/ttl-missing': [found('"ttlMs":60000,', '', false)],
  'discover/cache-scope-missing': [found(',"cacheScope":"private"', '', false)],

  'listen/filter-required': [
    reported(listen('{"toolsListChanged":true}', '"toolsListChanged":true'), 'params'),
    listen('{"toolsListChanged":true}', '"notifications":⟦["toolsListChanged"]⟧'),
  ],
  'listen/filter-flag-boolean': [
    filter('"toolsListChanged":true', '"toolsListChanged":⟦{}⟧'),
    filter('"promptsListChanged":true', '"promptsListChanged":⟦"true"⟧'),
  ],
  'listen/filter-resources-array': [
    filter('"resourceSubscriptions":["file:///a.md"]', '"resourceSubscriptions":⟦"file:///a.md"⟧'),
    filter('"resourceSubscriptions":["file:///a.md"]', '"resourceSubscriptions":[⟦{"uri":"file:///a.md"}⟧]'),
  ],
  'listen/filter-resource-uri': [
    filter('"resourceSubscriptions":["file:///a.md"]', '"resourceSubscriptions":["file:///a.md",⟦"notes/b.md"⟧]'),
  ],
  'listen/ack-notifications-required': [
    reported(
      now(
        notification('notifications/subscriptions/acknowledged', `"notifications":{},${LISTENS}`),
        notification('notifications/subscriptions/acknowledged', `"granted":{},${LISTENS}`),
      ),
      'params',
    ),
  ],

  'mrtr/input-requests-array': [input(`"inputRequests":{"who":${REQUEST}}`, `"inputRequests":⟦[${REQUEST}]⟧`)],
  'mrtr/input-request-method': [
    reported(input(`"inputRequests":{"who":${REQUEST}}`, `"inputRequests":{"who":{"params":{${FORM}}}}`), 'who'),
  ],
  'mrtr/input-request-params': [
    input(`"inputRequests":{"who":${REQUEST}}`, '"inputRequests":{"who":⟦"elicitation/create"⟧}'),
  ],
  'mrtr/request-state-type': [
    input('"requestState":"s1.k9x"', '"requestState":⟦{"step":2}⟧'),
    answer('"requestState":"s1.k9x"', '"requestState":⟦17⟧'),
  ],
  'mrtr/input-responses-array': [
    answer('"inputResponses":{"who":{"action":"cancel"}}', '"inputResponses":⟦[{"action":"cancel"}]⟧'),
  ],
  'mrtr/input-response-shape': [
    answer('"inputResponses":{"who":{"action":"cancel"}}', '"inputResponses":{"who":⟦"octocat"⟧}'),
  ],

  'tasks-ext/task-param': [answer('"arguments":{}', '"arguments":{},⟦"task"⟧:{"ttl":5000}')],
  'tasks-ext/required-fields': [
    reported(created(WORKING.replace(`${TIMES},`, '')), 'result'),
    reported(created(`"task":{${WORKING}}`), 'result'),
    poll(WORKING, WORKING.replace('"ttlMs"', '"ttl"')),
  ],
  'tasks-ext/status-value': [
    created(WORKING.replace('"working"', '⟦"pending"⟧')),
    poll(WORKING, WORKING.replace('"working"', '⟦"done"⟧')),
  ],
  'tasks-ext/timestamp-format': [created(WORKING.replace('"2025-11-25T10:30:00Z"', '⟦"yesterday"⟧'))],
  'tasks-ext/result-missing': [poll(extTask('completed', DONE), extTask('completed'))],
  'tasks-ext/error-missing': [
    poll(extTask('failed', ',"error":{"code":-32603,"message":"Out of disk"}'), extTask('failed')),
  ],
  'tasks-ext/input-requests-missing': [
    poll(extTask('input_required', `,"inputRequests":{"who":${REQUEST}}`), extTask('input_required')),
  ],
  'tasks-ext/notification-incomplete': [
    reported(responses(extTask('completed', DONE), extTask('completed')), 'params'),
    reported(responses(WORKING, '"taskId":"t-7","status":"working"'), 'params'),
  ],
  'tasks-ext/update-fields': [
    reported(
      now(
        requests('tasks/update', '"taskId":"t-7","inputResponses":{"who":{"action":"cancel"}}'),
        requests('tasks/update', '"taskId":"t-7","responses":{"who":{"action":"cancel"}}'),
      ),
      'params',
    ),
  ],
};
