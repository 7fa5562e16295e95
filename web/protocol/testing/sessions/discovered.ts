/** Pairs of conversations about capabilities in a `server/discover` result, one valid and one wrong. */
import { discovery, SERVED, talk } from '../conversation.ts';
import { requestModern, HINTS, refuse, respond, respondModern } from '../../rules/session/features/example-texts.ts';
import { changed, log, NEW, NO, type Pair, REF, VALUES } from './pieces.ts';
import { LOG_LEVEL } from '../../rules/keys.ts';

const listNow = (id: number, method: string, member: string): string =>
  talk(requestModern(id, method), respondModern(id, `"${member}":[],${HINTS}`));
const denied = (id: number, method: string): string => talk(requestModern(id, method), refuse(id, -32601, NO));
const IGNORED = ['prompts', 'tools', 'resources', 'completion'].map((area) => `${area}/client-ignores-capability`);

/** Features that a server declares in `server/discover`, and features that it does not. */
export const discoveredPairs: readonly Pair[] = [
  ...(['tools', 'prompts', 'resources'] as const).flatMap((area): Pair[] => [
    [
      `capabilities/discovered-${area}-undeclared`,
      NEW,
      talk(discovery(`{"${area}":{}}`), listNow(1, `${area}/list`, area)),
      talk(discovery('{"logging":{}}'), listNow(1, `${area}/list`, area)),
      3,
      ['deprecated/logging-capability'],
    ],
    [
      `${area}/list-must-be-answered`,
      NEW,
      talk(discovery('{}'), denied(1, `${area}/list`)),
      talk(discovery(`{"${area}":{"listChanged":true}}`), denied(1, `${area}/list`)),
      3,
      IGNORED,
    ],
    [
      `${area}/client-ignores-capability`,
      NEW,
      talk(discovery(`{"${area}":{}}`), requestModern(1, `${area}/list`)),
      talk(discovery('{"completions":{}}'), denied(1, `${area}/list`)),
      2,
    ],
    [
      `${area}/list-changed-undeclared`,
      NEW,
      talk(discovery(`{"${area}":{"listChanged":true}}`), changed(area)),
      talk(discovery(`{"${area}":{}}`), changed(area)),
      2,
      ['listen/no-subscription', 'listen/subscription-id-missing'],
    ],
  ]),
  [
    'capabilities/discovered-resources-undeclared',
    NEW,
    talk(
      requestModern(1, 'resources/read', '"uri":"a:b"'),
      respondModern(1, `"contents":[{"uri":"a:b","text":""}],${HINTS}`),
    ),
    talk(
      discovery('{"tools":{}}'),
      requestModern(1, 'resources/read', '"uri":"a:b"'),
      respondModern(1, `"contents":[{"uri":"a:b","text":""}],${HINTS}`),
    ),
    3,
  ],
  [
    'capabilities/discovered-completions-undeclared',
    NEW,
    talk(discovery('{"completions":{}}'), requestModern(1, 'completion/complete', REF), respondModern(1, VALUES)),
    talk(discovery('{}'), requestModern(1, 'completion/complete', REF), respondModern(1, VALUES)),
    3,
  ],
  [
    'completion/client-ignores-capability',
    NEW,
    talk(requestModern(1, 'completion/complete', REF), refuse(1, -32601, NO)),
    talk(discovery('{"tools":{}}'), requestModern(1, 'completion/complete', REF), refuse(1, -32601, NO)),
    2,
  ],
  [
    'capabilities/discovered-logging-undeclared',
    NEW,
    talk(
      discovery('{"logging":{}}'),
      requestModern(1, 'tools/call', '"name":"a"', '{}', `"${LOG_LEVEL}":"info"`),
      log('info'),
    ),
    talk(discovery('{}'), requestModern(1, 'tools/call', '"name":"a"', '{}', `"${LOG_LEVEL}":"info"`), log('info')),
    3,
    [...IGNORED, 'deprecated/log-level', 'deprecated/log-message', 'deprecated/logging-capability'],
  ],
  [
    'capabilities/undeclared-method-code',
    NEW,
    talk(discovery('{"resources":{}}'), requestModern(1, 'resources/read', '"uri":"a:b"'), refuse(1, -32603, 'Broken')),
    talk(discovery('{}'), requestModern(1, 'resources/read', '"uri":"a:b"'), refuse(1, -32603, 'Broken')),
    3,
    IGNORED,
  ],
  [
    'roots/answer-without-capability',
    NEW,
    talk(
      requestModern(1, 'tools/call', '"name":"a"', '{"roots":{}}'),
      respond(1, `"resultType":"input_required","inputRequests":{"w":{"method":"roots/list"}},${SERVED}`),
      requestModern(2, 'tools/call', '"name":"a","inputResponses":{"w":{"roots":[]}}', '{"roots":{}}'),
    ),
    talk(
      requestModern(1, 'tools/call', '"name":"a"'),
      respond(1, `"resultType":"input_required","inputRequests":{"w":{"method":"roots/list"}},${SERVED}`),
      requestModern(2, 'tools/call', '"name":"a","inputResponses":{"w":{"roots":[]}}'),
    ),
    2,
    ['mrtr/roots-undeclared'],
  ],
  [
    'capabilities/missing-capability-was-declared',
    NEW,
    talk(
      requestModern(1, 'tools/call', '"name":"a"', '{"sampling":{}}'),
      refuse(
        1,
        -32021,
        'Missing required client capability',
        ',"data":{"requiredCapabilities":{"sampling":{"tools":{}}}}',
      ),
    ),
    talk(
      requestModern(1, 'tools/call', '"name":"a"', '{"sampling":{"tools":{}},"elicitation":{"url":{}}}'),
      refuse(
        1,
        -32021,
        'Missing required client capability',
        ',"data":{"requiredCapabilities":{"sampling":{"tools":{}},"elicitation":{}}}',
      ),
    ),
    1,
    ['deprecated/sampling', 'deprecated/sampling-capability'],
  ],
];
