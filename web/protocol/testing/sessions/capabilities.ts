/** Pairs of conversations about capabilities declared in a handshake, one valid and one wrong. */
import { client, server, talk } from '../conversation.ts';
import { requestText, content, opened, refuse, respond } from '../../rules/session/features/example-texts.ts';
import { changed, LAST, log, NO, OLD, SECOND, THIRD, updated, withClient, type Pair, REF, VALUES } from './pieces.ts';

const SAMPLING =
  '"id":"s","method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":9}';
const SAMPLED = client('"id":"s","result":{"role":"assistant","model":"m","content":{"type":"text","text":"Hi"}}');
const FORM =
  '"id":"e","method":"elicitation/create","params":{"message":"Who?","requestedSchema":{"type":"object","properties":{"n":{"type":"string"}}}}';
const DECLINED = client('"id":"e","result":{"action":"decline"}');
const ROOTS = server('"id":"r","method":"roots/list"');
const ROOTS_LISTED = client('"id":"r","result":{"roots":[{"uri":"file:///home"}]}');
const notRoots = (code: number): string => client(`"id":"r","error":{"code":${code},"message":"No roots here"}`);

/** Features that were declared in a handshake, and features that were not. */
export const declaredPairs: readonly Pair[] = [
  [
    'capabilities/tools-list',
    OLD,
    talk(opened('{"tools":{"listChanged":false}}', OLD), requestText(7, 'tools/list')),
    talk(opened('{"prompts":{}}', OLD), requestText(7, 'tools/list')),
    3,
  ],
  [
    'capabilities/tools-list',
    LAST,
    talk(requestText(7, 'tools/list'), opened('{}')),
    talk(
      opened('{}'),
      requestText(1, 'ping'),
      respond(1, ''),
      requestText(7, 'tools/list'),
      refuse(7, -32602, 'No tools'),
    ),
    5,
    ['lifecycle/before-initialize', 'lifecycle/request-before-initialize', 'lifecycle/initialize-first'],
  ],
  [
    'capabilities/tools-call',
    THIRD,
    talk(opened('{"tools":{}}', THIRD), requestText(1, 'tools/call', '"name":"a"')),
    talk(opened('{"tools":false}', THIRD), requestText(1, 'tools/call', '"name":"a"')),
    3,
    ['capabilities/false-value'],
  ],
  [
    'capabilities/prompts-list',
    SECOND,
    talk(opened('{"prompts":{}}', SECOND), requestText(1, 'prompts/list')),
    talk(opened('{"tools":{}}', SECOND), requestText(1, 'prompts/list', '"cursor":"c"'), refuse(1, -32601, NO)),
    3,
    ['pagination/invented-cursor'],
  ],
  [
    'capabilities/prompts-get',
    LAST,
    talk(opened('{"prompts":{"listChanged":true}}'), requestText(1, 'prompts/get', '"name":"p"')),
    talk(opened('{"resources":{}}'), requestText(1, 'prompts/get', '"name":"p"'), refuse(1, -32603, 'No')),
    3,
  ],
  [
    'capabilities/resources-list',
    LAST,
    talk(opened('{"resources":{}}'), requestText(1, 'resources/list')),
    talk(opened('{"tools":{}}'), requestText(1, 'resources/list'), refuse(1, -32601, NO)),
    3,
  ],
  [
    'capabilities/resources-read',
    SECOND,
    talk(opened('{"resources":{}}', SECOND), requestText(1, 'resources/read', '"uri":"a:b"')),
    talk(opened('{"tools":{}}', SECOND), requestText(1, 'resources/read', '"uri":"a:b"')),
    3,
  ],
  [
    'capabilities/resources-templates-list',
    OLD,
    talk(opened('{"resources":{}}', OLD), requestText(1, 'resources/templates/list')),
    talk(opened('{"tools":{}}', OLD), requestText(1, 'resources/templates/list'), refuse(1, -32601, NO)),
    3,
  ],
  [
    'capabilities/resources-subscribe',
    THIRD,
    talk(opened('{"resources":{"subscribe":true}}', THIRD), requestText(1, 'resources/subscribe', '"uri":"a:b"')),
    talk(opened('{"resources":{}}', THIRD), requestText(1, 'resources/subscribe', '"uri":"a:b"'), respond(1, '')),
    3,
  ],
  [
    'capabilities/resources-unsubscribe',
    LAST,
    talk(
      opened('{"resources":{"subscribe":true}}'),
      requestText(1, 'resources/subscribe', '"uri":"a:b"'),
      respond(1, ''),
      requestText(2, 'resources/unsubscribe', '"uri":"a:b"'),
    ),
    talk(opened('{"resources":{}}'), requestText(2, 'resources/unsubscribe', '"uri":"a:b"'), refuse(2, -32601, NO)),
    3,
  ],
  [
    'capabilities/resources-unsubscribe',
    OLD,
    talk(requestText(2, 'resources/unsubscribe', '"uri":"a:b"')),
    talk(opened('{"tools":{}}', OLD), requestText(2, 'resources/unsubscribe', '"uri":"a:b"')),
    3,
  ],
  [
    'capabilities/logging-set-level',
    LAST,
    talk(opened('{"logging":{}}'), requestText(1, 'logging/setLevel', '"level":"info"'), respond(1, '')),
    talk(opened('{"tools":{}}'), requestText(1, 'logging/setLevel', '"level":"info"'), respond(1, '')),
    3,
  ],
  [
    'capabilities/completion-complete',
    LAST,
    talk(opened('{"completions":{}}'), requestText(1, 'completion/complete', REF)),
    talk(opened('{"prompts":{}}'), requestText(1, 'completion/complete', REF), refuse(1, -32601, NO)),
    3,
  ],
  [
    'capabilities/roots-list',
    LAST,
    talk(withClient('{"roots":{}}'), ROOTS),
    talk(withClient('{}'), ROOTS, notRoots(-32601)),
    3,
  ],
  ['capabilities/roots-list', OLD, talk(ROOTS), talk(withClient('{"sampling":{}}', OLD), ROOTS), 3],
  [
    'capabilities/sampling-create-message',
    THIRD,
    talk(withClient('{"sampling":{}}', THIRD), server(SAMPLING), SAMPLED),
    talk(
      withClient('{"roots":{}}', THIRD),
      server(SAMPLING),
      client('"id":"s","error":{"code":-32601,"message":"No"}'),
    ),
    3,
  ],
  [
    'capabilities/elicitation-create',
    THIRD,
    talk(withClient('{"elicitation":{}}', THIRD), server(FORM), DECLINED),
    talk(withClient('{"roots":{}}', THIRD), server(FORM)),
    3,
  ],
  [
    'capabilities/client-serves-sampling-undeclared',
    OLD,
    talk(withClient('{"sampling":{}}', OLD), server(SAMPLING), SAMPLED),
    talk(withClient('{}', OLD), server(SAMPLING), SAMPLED),
    4,
  ],
  [
    'capabilities/client-serves-elicitation-undeclared',
    LAST,
    talk(withClient('{"elicitation":{"form":{}}}'), server(FORM), DECLINED),
    talk(withClient('{"sampling":{}}'), server(FORM), DECLINED),
    4,
  ],
  [
    'capabilities/client-serves-roots-undeclared',
    SECOND,
    talk(withClient('{"roots":{}}', SECOND), ROOTS, ROOTS_LISTED),
    talk(withClient('{}', SECOND), ROOTS, ROOTS_LISTED),
    4,
  ],
  [
    'roots/unsupported-error-code',
    SECOND,
    talk(withClient('{"roots":{}}', SECOND), ROOTS, notRoots(-32603)),
    talk(withClient('{}', SECOND), ROOTS, notRoots(-32000)),
    4,
    ['capabilities/roots-list', 'errors/server-range-meaning'],
  ],
  [
    'capabilities/tools-list-changed',
    LAST,
    talk(opened('{"tools":{"listChanged":true}}'), changed('tools')),
    talk(opened('{"tools":{"listChanged":false}}'), changed('tools')),
    3,
  ],
  [
    'capabilities/prompts-list-changed',
    THIRD,
    talk(opened('{"prompts":{"listChanged":true}}', THIRD), changed('prompts')),
    talk(opened('{"prompts":{}}', THIRD), changed('prompts')),
    3,
  ],
  [
    'capabilities/resources-list-changed',
    LAST,
    talk(opened('{"resources":{"listChanged":true}}'), changed('resources')),
    talk(opened('{"tools":{"listChanged":true}}'), changed('resources')),
    3,
  ],
  [
    'capabilities/resources-updated',
    THIRD,
    talk(
      opened('{"resources":{"subscribe":true}}', THIRD),
      requestText(1, 'resources/subscribe', '"uri":"a:b"'),
      respond(1, ''),
      updated('a:b'),
    ),
    talk(opened('{"resources":{"listChanged":true}}', THIRD), updated('a:b')),
    3,
  ],
  [
    'capabilities/roots-list-changed',
    LAST,
    talk(withClient('{"roots":{"listChanged":true}}'), client('"method":"notifications/roots/list_changed"')),
    talk(withClient('{}'), client('"method":"notifications/roots/list_changed"')),
    3,
  ],
  [
    'logging/capability-undeclared',
    LAST,
    talk(opened('{"logging":{}}'), log('info')),
    talk(opened('{"tools":{}}'), log('info'), log('error')),
    3,
  ],
  [
    'tools/capability-undeclared',
    THIRD,
    talk(opened('{"tools":{}}', THIRD), requestText(1, 'tools/call', '"name":"a"'), respond(1, content('x'))),
    talk(opened('{"prompts":{}}', THIRD), requestText(1, 'tools/call', '"name":"a"'), respond(1, content('x'))),
    4,
  ],
  [
    'prompts/capability-undeclared',
    LAST,
    talk(opened('{"prompts":{}}'), requestText(1, 'prompts/list'), respond(1, '"prompts":[]')),
    talk(opened('{"tools":{}}'), requestText(1, 'prompts/list'), respond(1, '"prompts":[]')),
    4,
  ],
  [
    'resources/capability-undeclared',
    OLD,
    talk(
      opened('{"resources":{}}', OLD),
      requestText(1, 'resources/templates/list'),
      respond(1, '"resourceTemplates":[]'),
    ),
    talk(opened('{}', OLD), requestText(1, 'resources/templates/list'), respond(1, '"resourceTemplates":[]')),
    4,
  ],
  [
    'completion/capability-undeclared',
    LAST,
    talk(opened('{"completions":{}}'), requestText(1, 'completion/complete', REF), respond(1, VALUES)),
    talk(opened('{"prompts":{}}'), requestText(1, 'completion/complete', REF), respond(1, VALUES)),
    4,
  ],
  [
    'completion/unsupported-code',
    LAST,
    talk(opened('{"completions":{}}'), requestText(1, 'completion/complete', REF), refuse(1, -32603, 'No luck')),
    talk(opened('{"tools":{}}'), requestText(1, 'completion/complete', REF), refuse(1, -32602, 'No luck')),
    4,
    ['capabilities/completion-complete'],
  ],
];
