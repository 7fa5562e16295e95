/** Tasks, discovery, input rounds and subscriptions beyond the examples of their rules: valid messages and common mistakes. */
import { isOfOneMessage, isAboutOneMessage } from '../../../testing/areas.ts';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { deepOf } from '../../../model/deep.ts';
import { modelOf } from '../../../model/index.ts';
import { REVISION_IDS, type RevisionId } from '../../../types.ts';
import { LEGACY, META, MODERN, notification, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';
import { flowsExamples } from './examples.ts';
import { flowsRules } from './index.ts';
import { BEFORE, extTask, LISTENS, RELATED, TASK, TIMES } from './example-texts.ts';
import { flows } from '../../../model/requirements/flows.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(flows);

/** Every finding of the last message as `requirement pointer`, without findings about new or deprecated features. */
function found(revision: RevisionId, text: string, requested?: string): string[] {
  const whole = requested === undefined ? text : `${requested}\n${text}`;
  const at = requested === undefined ? 0 : 1;
  return checkOne(whole, { revision })
    .diagnostics.filter(isAboutOneMessage)
    .filter(
      ({ entry, requirement }) => entry === at && !/^(?:deprecated\/|tasks\/experimental)/u.test(requirement ?? ''),
    )
    .map(({ requirement, rule, pointer }) => `${requirement ?? rule} ${pointer}`);
}

const isRequest = (method: string, params = ''): string => request(method, params === '' ? META : `${params},${META}`);
const gives = (result: string): string => response(`"resultType":"complete",${result},${SERVER_META}`);
const FORM = '"message":"Name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}';
const REQUEST = `{"method":"elicitation/create","params":{"mode":"form",${FORM}}}`;
const SAMPLE =
  '{"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":9}}';
const needs = (inside: string): string => response(`"resultType":"input_required",${inside},${SERVER_META}`);
const again = (inside: string): string => isRequest('tools/call', `"name":"plan",${inside}`);
const FOUND = '"supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":0,"cacheScope":"public"';
const CALL = request('tools/call', '"name":"report","task":{"ttl":60000}');
const POLL = isRequest('tasks/get', '"taskId":"t-7"');
const DONE = ',"result":{"content":[{"type":"text","text":"ok"}],"isError":true}';
const FAILED = ',"error":{"code":-32603,"message":"Out of disk","data":{"left":0}}';

type Right = [text: string, request?: string];

describe('valid in 2025-11-25', () => {
  it.each<Right>([
    [request('tools/call', '"name":"report","arguments":{"task":true,"taskId":4},"task":{}')],
    [request('tools/call', '"name":"report","task":{"ttl":0}')],
    [request('tools/call', '"name":"report","task":{"ttl":1500.5,"com.example/priority":"low"}')],
    [request('elicitation/create', `${FORM},"task":{"ttl":1000}`)],
    [
      request(
        'elicitation/create',
        '"mode":"url","elicitationId":"e1","url":"https://example.com/","message":"Go","task":{}',
      ),
    ],
    [request('sampling/createMessage', '"messages":[],"maxTokens":5,"task":{}')],
    [response(`"task":{${TASK}}`), CALL],
    [response(`"task":{${TASK},"statusMessage":"","pollInterval":0}`), CALL],
    [response(`"task":{"taskId":"t","status":"working",${TIMES},"ttl":null}`)],
    [response(`"task":{${TASK}},"_meta":{"io.modelcontextprotocol/model-immediate-response":"Soon."}`)],
    [response('"content":[]'), CALL],
    [request('tasks/get', '"taskId":""')],
    [request('tasks/get', `"taskId":"t","_meta":{"progressToken":1}`)],
    [request('tasks/result', '"taskId":"t"')],
    [request('tasks/cancel', '"taskId":"t"')],
    ['{"jsonrpc":"2.0","id":1,"method":"tasks/list"}'],
    [request('tasks/list', '')],
    [request('tasks/list', '"cursor":"p2"')],
    [response(TASK), request('tasks/get', '"taskId":"t-7"')],
    [response(TASK.replace('working', 'cancelled')), request('tasks/cancel', '"taskId":"t-7"')],
    [response('"tasks":[]'), request('tasks/list', '')],
    [response(`"tasks":[{${TASK}},{${TASK.replace('working', 'failed')}}],"nextCursor":"p3"`)],
    [response(`"content":[],"_meta":{${RELATED}:{"taskId":"t-7"}}`), request('tasks/result', '"taskId":"t-7"')],
    [response('"anything":{"task":1}'), request('tasks/result', '"taskId":"t-7"')],
    [notification('notifications/tasks/status', TASK)],
    [
      notification(
        'notifications/tasks/status',
        `${TASK.replace('working', 'input_required')},"_meta":{"com.example/n":1}`,
      ),
    ],
    [
      notification(
        'notifications/progress',
        `"progressToken":1,"progress":1,"_meta":{${RELATED}:{"taskId":"t","x":1}}`,
      ),
    ],
    [request('ping', `"_meta":{${RELATED}:{"taskId":"t"}}`)],
  ])('%s', (text, requested) => {
    expect(found(LEGACY, text, requested)).toEqual([]);
  });
});

describe('invalid in 2025-11-25', () => {
  it.each<[text: string, finds: string[], request?: string]>([
    [request('tools/call', '"name":"report","task":null'), ['tasks/param-type /params/task']],
    [request('tools/call', '"name":"report","task":[]'), ['tasks/param-type /params/task']],
    [request('tools/call', '"name":"report","task":60000'), ['tasks/param-type /params/task']],
    [request('elicitation/create', `${FORM},"task":"yes"`), ['tasks/param-type /params/task']],
    [request('sampling/createMessage', '"messages":[],"maxTokens":5,"task":true'), ['tasks/param-type /params/task']],
    [request('tools/call', '"name":"report","task":{"ttl":null}'), ['tasks/ttl-type /params/task/ttl']],
    [request('tools/call', '"name":"report","task":{"ttl":{"ms":1}}'), ['tasks/ttl-type /params/task/ttl']],
    [
      request('tools/call', '"name":"report","task":{"task_id":"x"}'),
      ['tasks/requestor-chosen-id /params/task/task_id'],
    ],
    [request('elicitation/create', `${FORM},"task":{"taskId":7}`), ['tasks/requestor-chosen-id /params/task/taskId']],
    [request('tools/list', '"task":{}'), ['tasks/unsupported-method /params/task']],
    [
      request(
        'completion/complete',
        '"ref":{"type":"ref/prompt","name":"a"},"argument":{"name":"b","value":""},"task":{}',
      ),
      ['tasks/unsupported-method /params/task'],
    ],
    [response(`"task":{${TASK.replace('working', 'failed')}}`), ['tasks/initial-status /result/task/status']],
    [response(`"task":{${TASK.replace('"working"', '"Working"')}}`), ['tasks/status-value /result/task/status']],
    [response(`"task":{${TASK.replace('"working"', 'null')}}`), ['tasks/status-value /result/task/status'], CALL],
    [response(`"task":{${TASK.replace('60000', '"60000"')}}`), ['tasks/ttl-type /result/task/ttl']],
    [
      response(`"task":{${TASK.replace('2025-11-25T10:30:00Z', '2025-13-25T10:30:00Z')}}`),
      ['tasks/timestamp-format /result/task/createdAt'],
    ],
    [
      response(`"task":{${TASK.replace('2025-11-25T10:31:00Z', 'Tue Nov 25 2025')}}`),
      ['tasks/timestamp-format /result/task/lastUpdatedAt'],
    ],
    [response(`"task":{${TASK},"pollInterval":null}`), ['tasks/poll-interval-type /result/task/pollInterval']],
    [response(`"task":{${TASK.replace('10:31', '10:29')}}`), ['tasks/timestamps-order /result/task/lastUpdatedAt']],
    [response('"task":"t-7"'), ['shape/type /result/task'], CALL],
    [response(TASK), ['tasks/flat-create-result /result'], CALL],
    [
      response(TASK.replace('"taskId":"t-7",', '')),
      ['tasks/task-id-missing /result'],
      request('tasks/get', '"taskId":"t"'),
    ],
    [
      response(TASK.replace(',"ttl":60000', '')),
      ['tasks/ttl-missing /result'],
      request('tasks/cancel', '"taskId":"t"'),
    ],
    [
      response(`"tasks":[{${TASK}},{${TASK.replace('working', 'done')}}]`),
      ['tasks/status-value /result/tasks/1/status'],
    ],
    [
      response(`"task":{${TASK}},"_meta":{"io.modelcontextprotocol/model-immediate-response":7}`),
      ['tasks/immediate-response-type /result/_meta/io.modelcontextprotocol~1model-immediate-response'],
    ],
    [request('tasks/get', '"taskId":null'), ['tasks/task-id-type /params/taskId']],
    [request('tasks/get', ''), ['tasks/task-id-param-missing /params']],
    [request('tasks/result', '"task_id":"t"'), ['tasks/task-id-param-missing /params']],
    ['{"jsonrpc":"2.0","id":1,"method":"tasks/cancel"}', ['tasks/task-id-param-missing ']],
    [notification('notifications/tasks/status', '"taskId":"t"'), ['tasks/status-notification-incomplete /params']],
    [notification('notifications/tasks/status', TASK.replace('"t-7"', '7')), ['tasks/task-id-type /params/taskId']],
    [
      request('tasks/result', `"taskId":"t","_meta":{${RELATED}:{"taskId":"t"}}`),
      ['tasks/related-task-in-operation /params/_meta/io.modelcontextprotocol~1related-task'],
    ],
    [
      request('ping', `"_meta":{${RELATED}:["t"]}`),
      ['tasks/related-task-shape /params/_meta/io.modelcontextprotocol~1related-task'],
    ],
    [
      response(`"roots":[],"_meta":{${RELATED}:null}`),
      ['tasks/related-task-shape /result/_meta/io.modelcontextprotocol~1related-task'],
    ],
  ])('%s', (text, finds, requested) => {
    expect(found(LEGACY, text, requested)).toEqual(finds);
  });
});

describe('tasks before 2025-11-25', () => {
  it.each(['2024-11-05', '2025-03-26', BEFORE] as const)('are reported in %s', (revision) => {
    expect(found(revision, CALL)).toEqual(['tasks/param-before-2025-11-25 /params/task']);
    const sample = request('sampling/createMessage', '"messages":[],"maxTokens":5,"task":{}');
    expect(found(revision, sample)).toEqual(['tasks/param-before-2025-11-25 /params/task']);
  });
});

describe('valid in 2026-07-28', () => {
  it.each<Right>([
    [isRequest('server/discover')],
    [gives(FOUND), isRequest('server/discover')],
    [gives(`${FOUND},"instructions":"","com.example/region":"eu"`)],
    [gives(FOUND.replace('["2026-07-28"]', '["2026-07-28","DRAFT-2027"]'))],
    [isRequest('subscriptions/listen', '"notifications":{"toolsListChanged":false,"promptsListChanged":true}')],
    [isRequest('subscriptions/listen', '"notifications":{"resourceSubscriptions":["urn:isbn:0451450523","notes:a"]}')],
    [isRequest('subscriptions/listen', '"notifications":{"taskIds":["t-7"]}')],
    [isRequest('subscriptions/listen', '"notifications":{"toolsListChanged":true,"com.example/beat":5}')],
    [notification('notifications/subscriptions/acknowledged', `"notifications":{},${LISTENS}`)],
    [notification('notifications/subscriptions/acknowledged', `"notifications":{"taskIds":[]},${LISTENS}`)],
    [notification('notifications/tools/list_changed', '"_meta":{"io.modelcontextprotocol/subscriptionId":0}')],
    [notification('notifications/tasks', extTask('working'))],
    [notification('notifications/tasks', `${extTask('completed', DONE)},${LISTENS}`)],
    [needs(`"inputRequests":{"who":${REQUEST}}`), again('"arguments":{}')],
    [needs(`"inputRequests":{"":${REQUEST},"b c":${SAMPLE},"d":{"method":"roots/list"}},"requestState":"x"`)],
    [needs('"requestState":""')],
    [needs('"inputRequests":{},"requestState":"eyJhIjoxfQ=="')],
    [needs('"requestState":"{not json"')],
    [again('"inputResponses":{"a":{"action":"accept","content":{"name":"Ada"}},"b":{"action":"decline"}}')],
    [again('"inputResponses":{"r":{"roots":[{"uri":"file:///a"}]}},"requestState":"x"')],
    [again('"inputResponses":{"s":{"role":"assistant","content":{"type":"text","text":"4"},"model":"m"}}')],
    [again('"inputResponses":{}')],
    [isRequest('prompts/get', '"name":"p","inputResponses":{"a":{"action":"cancel"}},"requestState":"x"')],
    [isRequest('resources/read', '"uri":"file:///a","inputResponses":{"a":{"action":"cancel"}}')],
    [isRequest('tasks/get', '"taskId":"t"')],
    [isRequest('tasks/cancel', '"taskId":"t"')],
    [isRequest('tasks/update', '"taskId":"t","inputResponses":{"a":{"action":"accept","content":{}}}')],
    [response(`"resultType":"task",${extTask('working')},${SERVER_META}`), again('"arguments":{}')],
    [response(`"resultType":"task",${extTask('completed')},"pollIntervalMs":500,${SERVER_META}`)],
    [response(`"resultType":"task",${extTask('working').replace('60000', 'null')},${SERVER_META}`)],
    [gives(extTask('working', ',"statusMessage":"half"')), POLL],
    [gives(extTask('cancelled')), POLL],
    [gives(extTask('completed', DONE)), POLL],
    [gives(extTask('failed', FAILED)), POLL],
    [gives(extTask('input_required', `,"inputRequests":{"who":${REQUEST}}`)), POLL],
    [response(`"resultType":"complete",${SERVER_META}`), isRequest('tasks/cancel', '"taskId":"t"')],
  ])('%s', (text, requested) => {
    expect(found(MODERN, text, requested)).toEqual([]);
  });
});

describe('invalid in 2026-07-28', () => {
  const META_KEY = '/_meta/io.modelcontextprotocol~1';
  it.each<[text: string, finds: string[], request?: string]>([
    [isRequest('server/discover', '"capabilities":{}'), ['discover/unexpected-params /params/capabilities']],
    [
      isRequest('server/discover', '"a":1,"protocolVersion":"2026-07-28"'),
      ['discover/extra-params /params/protocolVersion'],
    ],
    [
      gives(FOUND.replace('["2026-07-28"]', 'null')),
      ['discover/versions-type /result/supportedVersions'],
      isRequest('server/discover'),
    ],
    [
      gives(FOUND.replace('supportedVersions', 'protocolVersions')),
      ['discover/versions-missing /result'],
      isRequest('server/discover'),
    ],
    [gives(FOUND.replace('"public"', '"shared"')), ['caching/scope-values /result/cacheScope']],
    [gives(FOUND.replace(':0,', ':-1,')), ['caching/ttl-negative /result/ttlMs']],
    [gives(`${FOUND},"instructions":null`), ['discover/instructions-type /result/instructions']],
    [gives(`${FOUND},"serverInfo":{"name":"s","version":"1"}`), ['discover/server-info-in-body /result/serverInfo']],
    [isRequest('subscriptions/listen', '"filter":{"toolsListChanged":true}'), ['listen/filter-required /params']],
    [isRequest('subscriptions/listen', '"notifications":null'), ['listen/filter-required /params/notifications']],
    [
      isRequest('subscriptions/listen', '"notifications":{"resourcesListChanged":1}'),
      ['listen/filter-flag-boolean /params/notifications/resourcesListChanged'],
    ],
    [
      isRequest('subscriptions/listen', '"notifications":{"resourceSubscriptions":{"file:///a":true}}'),
      ['listen/filter-resources-array /params/notifications/resourceSubscriptions'],
    ],
    [
      isRequest('subscriptions/listen', '"notifications":{"toolListChanged":true}'),
      ['listen/filter-unknown-field /params/notifications/toolListChanged'],
    ],
    [
      isRequest('subscriptions/listen', '"notifications":{"resourceSubscriptions":["/etc/a.conf"]}'),
      ['listen/filter-resource-uri /params/notifications/resourceSubscriptions/0'],
    ],
    [
      isRequest('subscriptions/listen', '"notifications":{"promptsListChanged":false}'),
      ['listen/filter-empty /params/notifications'],
    ],
    [notification('notifications/subscriptions/acknowledged', LISTENS), ['listen/ack-notifications-required /params']],
    [notification('notifications/resources/updated', '"uri":"file:///a"'), ['listen/subscription-id-missing /params']],
    [
      notification('notifications/tools/list_changed', '"_meta":{"io.modelcontextprotocol/subscriptionId":null}'),
      [`listen/subscription-id-missing /params${META_KEY}subscriptionId`],
    ],
    [
      response(`"resultType":"complete",${SERVER_META}`),
      ['listen/closing-result-id-required /result/_meta'],
      isRequest('subscriptions/listen', '"notifications":{"toolsListChanged":true}'),
    ],
    [
      notification('notifications/progress', `"progressToken":1,"progress":1,${LISTENS}`),
      [`tasks-ext/progress-on-listen /params${META_KEY}subscriptionId`],
    ],
    [response(`"resultType":"input_required",${SERVER_META}`), ['mrtr/nothing-required /result']],
    [needs('"inputRequests":{}'), ['mrtr/empty-input-requests /result/inputRequests']],
    [needs('"inputRequests":null'), ['mrtr/input-requests-array /result/inputRequests']],
    [needs('"inputRequests":{"a":null}'), ['mrtr/input-request-params /result/inputRequests/a']],
    [
      needs('"inputRequests":{"a":{"method":"tools/call","params":{"name":"b"}}}'),
      ['input/request-method-not-allowed /result/inputRequests/a/method'],
    ],
    [needs('"inputRequests":{"a":{"method":7}}'), ['mrtr/input-request-params /result/inputRequests/a/method']],
    [needs('"requestState":null'), ['mrtr/request-state-type /result/requestState']],
    [needs('"requestState":["a"]'), ['mrtr/request-state-type /result/requestState']],
    [needs('"requestState":" {\\"a\\":1} "'), ['mrtr/request-state-readable /result/requestState']],
    [again('"inputResponses":null'), ['mrtr/input-responses-array /params/inputResponses']],
    [again('"inputResponses":{"a":true}'), ['mrtr/input-response-shape /params/inputResponses/a']],
    [again('"inputResponses":{"a":[{"action":"accept"}]}'), ['mrtr/input-response-shape /params/inputResponses/a']],
    [isRequest('prompts/get', '"name":"p","requestState":{"a":1}'), ['mrtr/request-state-type /params/requestState']],
    [
      isRequest('resources/read', '"uri":"file:///a","inputResponses":[]'),
      ['mrtr/input-responses-array /params/inputResponses'],
    ],
    [isRequest('tasks/get', '"id":"t"'), ['shape/missing /params']],
    [isRequest('tasks/update', '"taskId":"t"'), ['tasks-ext/update-fields /params']],
    [isRequest('tasks/update', '"id":"t","responses":{}'), ['tasks-ext/update-fields /params']],
    [
      isRequest('tasks/update', '"taskId":"t","inputResponses":[]'),
      ['mrtr/input-responses-array /params/inputResponses'],
    ],
    [again('"task":{}'), ['tasks-ext/task-param /params/task']],
    [
      response(`"resultType":"task","task":{${extTask('working')}},${SERVER_META}`),
      ['tasks-ext/required-fields /result'],
    ],
    [response(`"resultType":"task",${extTask('running')},${SERVER_META}`), ['tasks-ext/status-value /result/status']],
    [
      response(`"resultType":"task",${extTask('working').replace('ttlMs', 'ttl')},${SERVER_META}`),
      ['tasks-ext/required-fields /result'],
    ],
    [gives(extTask('completed')), ['tasks-ext/result-missing /result'], POLL],
    [gives(extTask('failed')), ['tasks-ext/error-missing /result'], POLL],
    [gives(extTask('input_required')), ['tasks-ext/input-requests-missing /result'], POLL],
    [gives(extTask('done', DONE)), ['tasks-ext/status-value /result/status'], POLL],
    [
      gives(TASK.replace('"status":"working",', '').replace('"ttl"', '"ttlMs"')),
      ['tasks-ext/required-fields /result'],
      POLL,
    ],
    [
      notification('notifications/tasks', `${extTask('failed')},${LISTENS}`),
      ['tasks-ext/notification-incomplete /params'],
    ],
    [
      notification('notifications/tasks', '"taskId":"t","status":"completed"'),
      ['tasks-ext/notification-incomplete /params'],
    ],
  ])('%s', (text, finds, requested) => {
    expect(found(MODERN, text, requested)).toEqual(finds);
  });
});

describe('the requirements of this area', () => {
  const OWN = /^(?:tasks|tasks-ext|discover|mrtr|listen)\//u;
  const ids = new Set(
    REVISION_IDS.flatMap((id) => [...deepOf(id).ledger.keys()]).filter((id) => OWN.test(id) && isOfOneMessage(id)),
  );
  const ruled = new Set([...flowsRules.flatMap((rule) => rule.requirements), ...Object.keys(flowsExamples)]);

  it('have a rule, a type that enforces them, or a reason for neither', () => {
    expect([...ids].filter((id) => !ruled.has(id) && !Object.hasOwn(withoutRule, id))).toEqual([]);
    expect(Object.keys(withoutRule).filter((id) => ruled.has(id) || !ids.has(id))).toEqual([]);
  });

  it('list the results that a method may have besides its own', () => {
    expect(modelOf(LEGACY).methods.get('tools/call')?.otherResults).toEqual(['CreateTaskResult']);
    expect(modelOf(MODERN).methods.get('tools/call')?.otherResults).toEqual([
      'InputRequiredResult',
      'CreateTaskResult',
    ]);
    expect(modelOf(MODERN).methods.get('prompts/get')?.otherResults).toEqual(['InputRequiredResult']);
    expect(modelOf(BEFORE).methods.get('tools/call')?.otherResults).toBeUndefined();
  });
});
