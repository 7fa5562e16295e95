/** Pairs of conversations about input rounds; none is an example of a rule. */
import { SERVED, server, talk } from '../conversation.ts';
import { NEW, type Pair } from './pieces.ts';
import { sample, TEXT, says, call, wants, over, QUESTION, read } from './input-requests.ts';

const contents = (id: number) =>
  server(
    `"id":${id},"result":{${SERVED},"resultType":"complete","ttlMs":0,"cacheScope":"private","contents":[{"uri":"file:///a","text":"x"}]}`,
  );
const answer = (key: string, more = '') =>
  `,"inputResponses":{"${key}":{"action":"accept","content":{"yes":true}}${more}}`;
const REQUEST = talk(call('a', ',"arguments":{"to":"Rome"}'), wants('a', `"sure":{${QUESTION}}`));
const STATED = talk(read(1, 'file:///a'), wants(1, `"sure":{${QUESTION}}`, ',"requestState":"x.1"'));
const TO = ',"arguments":{"to":"Rome"}';

/** Input rounds. */
export const inputPairs: readonly Pair[] = [
  [
    'mrtr/retry-same-id',
    NEW,
    talk(REQUEST, call('b', TO + answer('sure')), over('b')),
    talk(REQUEST, call('a', TO + answer('sure')), over('a')),
    2,
  ],
  [
    'mrtr/retry-same-id',
    NEW,
    talk(STATED, read(2, 'file:///a', `${answer('sure')},"requestState":"x.1"`), contents(2)),
    talk(STATED, read(1, 'file:///a', `${answer('sure')},"requestState":"x.1"`), contents(1)),
    2,
  ],
  [
    'mrtr/input-response-missing',
    NEW,
    talk(REQUEST, call('b', TO + answer('sure')), over('b')),
    talk(call(1), wants(1, `"a":{${QUESTION}},"b":{${QUESTION}}`), call(2, answer('b')), over(2)),
    2,
  ],
  [
    'mrtr/input-response-missing',
    NEW,
    talk(REQUEST, call('b', TO + answer('sure', ',"more":{"action":"cancel"}')), over('b')),
    talk(STATED, read(2, 'file:///a', ',"requestState":"x.1","inputResponses":{}'), contents(2)),
    2,
  ],
  [
    'mrtr/input-response-kind',
    NEW,
    talk(REQUEST, call('b', TO + answer('sure')), over('b')),
    talk(REQUEST, call('b', `${TO},"inputResponses":{"sure":{"roots":[]}}`), over('b')),
    2,
  ],
  [
    'mrtr/input-response-kind',
    NEW,
    talk(
      call(1, '', '{"sampling":{}}'),
      wants(1, `"q":{${sample('')}}`),
      call(2, `,"inputResponses":{"q":${says(TEXT, 'endTurn')}}`, '{"sampling":{}}'),
      over(2),
    ),
    talk(
      call(1, '', '{"sampling":{}}'),
      wants(1, `"q":{${sample('')}}`),
      call(2, ',"inputResponses":{"q":{"action":"accept","content":{}}}', '{"sampling":{}}'),
      over(2),
    ),
    2,
  ],
  [
    'mrtr/request-state-dropped',
    NEW,
    talk(STATED, read(2, 'file:///a', `${answer('sure')},"requestState":"x.1"`), contents(2)),
    talk(STATED, read(2, 'file:///a', answer('sure')), contents(2)),
    2,
  ],
  [
    'mrtr/request-state-dropped',
    NEW,
    talk(
      call(1),
      wants(1, '"q":{"method":"roots/list"}').replace(
        '"inputRequests":{"q":{"method":"roots/list"}}',
        '"requestState":"wait"',
      ),
      call(2, ',"requestState":"wait"'),
      over(2),
    ),
    talk(
      call(1),
      wants(1, '"q":{"method":"roots/list"}').replace(
        '"inputRequests":{"q":{"method":"roots/list"}}',
        '"requestState":"wait"',
      ),
      call(2),
      over(2),
    ),
    2,
  ],
  [
    'mrtr/request-state-invented',
    NEW,
    talk(REQUEST, call('b', TO + answer('sure')), over('b')),
    talk(REQUEST, call('b', `${TO}${answer('sure')},"requestState":"a"`), over('b')),
    2,
  ],
  [
    'mrtr/request-state-invented',
    NEW,
    talk(read(1, 'file:///a'), wants(1, `"sure":{${QUESTION}}`), read(2, 'file:///a', answer('sure')), contents(2)),
    talk(
      read(1, 'file:///a'),
      wants(1, `"sure":{${QUESTION}}`),
      read(2, 'file:///a', `,"requestState":""${answer('sure')}`),
      contents(2),
    ),
    2,
  ],
  [
    'mrtr/request-state-altered',
    NEW,
    talk(STATED, read(2, 'file:///a', `${answer('sure')},"requestState":"x.1"`), contents(2)),
    talk(STATED, read(2, 'file:///a', `${answer('sure')},"requestState":"x.1 "`), contents(2)),
    2,
  ],
  [
    'mrtr/state-on-other-request',
    NEW,
    talk(STATED, read(2, 'file:///b'), contents(2)),
    talk(STATED, read(2, 'file:///b', ',"requestState":"x.1"'), contents(2)),
    2,
  ],
  [
    'mrtr/state-on-other-request',
    NEW,
    talk(REQUEST, call(2, '', '{"elicitation":{}}', 'other'), over(2)),
    talk(REQUEST, call(2, answer('sure'), '{"elicitation":{}}', 'other'), over(2)),
    2,
  ],
  [
    'mrtr/capability-dropped-on-retry',
    NEW,
    talk(
      call(1, '', '{"roots":{},"elicitation":{}}'),
      wants(1, `"a":{${QUESTION}}`),
      call(2, answer('a'), '{"roots":{},"elicitation":{}}'),
      over(2),
    ),
    talk(call(1, '', '{"roots":{},"elicitation":{}}'), wants(1, `"a":{${QUESTION}}`), call(2, answer('a')), over(2)),
    2,
  ],
  [
    'mrtr/retry-params-changed',
    NEW,
    talk(REQUEST, call('b', TO + answer('sure')), over('b')),
    talk(REQUEST, call('b', answer('sure')), over('b')),
    2,
  ],
  [
    'mrtr/retry-without-responses',
    NEW,
    talk(REQUEST, call('b', ',"arguments":{"to":"Oslo"}'), over('b')),
    talk(REQUEST, call('b', TO), over('b')),
    2,
  ],
];
