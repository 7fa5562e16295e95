/** Names, icons, annotations, progress, cancellation, logs and pagination: valid and invalid messages of every revision. */
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../../testing/cpu-clock.ts';
import { deepOf } from '../../../model/deep.ts';
import { requirementText } from '../../../book/requirements.ts';
import { modelOf } from '../../../model/index.ts';
import type { Schema } from '../../../model/schema.ts';
import { follow } from '../../../schema/follow.ts';
import {
  A,
  B,
  C,
  cancel,
  D,
  E,
  found,
  HANDSHAKE,
  hello,
  ICON,
  icons,
  judged,
  log,
  MCP,
  META,
  meta,
  modern,
  modernResult,
  progress,
  text,
} from './testing/example-messages.ts';
import { request, response } from './example-texts.ts';

describe('progress, cancellation and logs', () => {
  judged(MCP, [
    [progress('"progressToken":0,"progress":0')],
    [progress('"progressToken":"t","progress":-1.5,"total":2.5')],
    [progress('"token":"t","progress":1'), 'progress/token-missing /params'],
    [progress('"progressToken":"t","progress":"1/2"'), 'progress/progress-type /params/progress'],
    [progress('"progressToken":"t","progress":1,"total":"?"'), 'progress/total-type /params/total'],
    [progress('"progressToken":"t","progress":11,"total":10'), 'progress/beyond-total /params/progress'],
    [progress('"progressToken":{},"progress":1'), 'shape/type /params/progressToken'],
    [cancel('"requestId":0')],
    [cancel('"requestId":"a","reason":""')],
    [cancel('"requestId":[1]'), 'cancellation/request-id-type /params/requestId'],
    [cancel('"requestId":1.5'), 'cancellation/request-id-type /params/requestId'],
    [cancel('"requestId":1,"reason":["slow"]'), 'cancellation/reason-type /params/reason'],
    ['{"jsonrpc":"2.0","method":"notifications/cancelled"}', 'cancellation/params-missing '],
    [log('"level":"emergency","data":null')],
    [log('"level":"debug","logger":"db","data":{"a":[1]}')],
    [log('"level":"Info","data":1'), 'logging/level-values /params/level'],
    [log('"level":"information","data":1'), 'logging/level-values /params/level'],
    [log('"level":"info","logger":7,"data":1'), 'logging/logger-string /params/logger'],
    [log('"level":"info","msg":"x"'), 'logging/data-required /params'],
    [log('"data":"x"'), 'logging/level-required /params'],
    [
      log('"level":"info","data":["ok",{"Authorization":"Basic dXNlcjpwYXNzd29yZA=="}]'),
      'logging/secret-in-data /params/data/1/Authorization',
    ],
    [
      log('"level":"info","data":"key ghp_0123456789abcdefghijABCDEFGHIJ012345 used"'),
      'logging/secret-in-data /params/data',
    ],
    [log('"level":"info","data":"-----BEGIN PRIVATE KEY-----"'), 'logging/secret-in-data /params/data'],
    [log('"level":"info","data":"The password was changed; a token was sent to the user."')],
    [log('"level":"info","data":{"password":"********","token":"<hidden>","maxTokens":400}')],
    [log('"level":"info","data":{"authorization":"denied","auth":"none","credentials":"include"}')],
    [log('"level":"info","data":"Set password: open the page of your account"')],
    [log('"level":"info","data":"password: swordfish, user: ana"'), 'logging/secret-in-data /params/data'],
    [log('"level":"info","data":"password=swordfish for ana"'), 'logging/secret-in-data /params/data'],
  ]);
  judged(
    [A, B, C, E],
    [
      [cancel('"reason":"slow"'), 'cancellation/request-id-missing /params'],
      [cancel('"id":1'), 'cancellation/id-instead-of-request-id /params'],
      [cancel('"request_id":1'), 'cancellation/request-id-missing /params'],
    ],
  );
  judged(
    [D],
    [
      [cancel('"id":"1"'), 'cancellation/request-id-missing-2025-11-25 /params'],
      [cancel(''), 'cancellation/request-id-missing-2025-11-25 /params'],
    ],
  );
  judged(
    [A],
    [[progress('"progressToken":1,"progress":1,"message":"m"'), 'progress/message-since-2025-03-26 /params/message']],
  );
  judged(
    [B, C, D, E],
    [
      [progress('"progressToken":1,"progress":1,"message":"m"')],
      [progress('"progressToken":1,"progress":1,"message":"\\n"'), 'progress/message-empty /params/message'],
      [progress('"progressToken":1,"progress":1,"message":null'), 'progress/message-type /params/message'],
    ],
  );
  judged(HANDSHAKE, [
    [request('logging/setLevel', '"level":"alert"')],
    [request('logging/setLevel', '"level":"warn"'), 'logging/set-level-values /params/level'],
    [request('logging/setLevel', '"level":null'), 'logging/set-level-values /params/level'],
    [request('logging/setLevel', ''), 'logging/set-level-values /params'],
    [request('tools/call', '"name":"a","_meta":{"progressToken":1e2}')],
    [
      request('tools/call', '"name":"a","_meta":{"progressToken":0.1}'),
      `progress/request-token-fractional ${META}/progressToken`,
    ],
    [
      request('prompts/get', '"name":"a","_meta":{"progressToken":[]}'),
      `progress/request-token-type ${META}/progressToken`,
    ],
    [request('tools/call', '"name":"a","progressToken":"t"'), 'progress/token-placement /params/progressToken'],
    [
      request('tools/call', '"name":"a","_meta":{"io.modelcontextprotocol/logLevel":"info"}'),
      `logging/log-level-meta-version ${META}/io.modelcontextprotocol~1logLevel`,
    ],
  ]);
  judged(
    [E],
    [
      [
        log('"level":"info","data":1,"_meta":{"io.modelcontextprotocol/subscriptionId":"s"}'),
        `logging/subscription-id ${META}/io.modelcontextprotocol~1subscriptionId`,
      ],
      [modern('tools/call', '"name":"a","progressToken":1'), 'progress/token-placement /params/progressToken'],
    ],
  );
});

describe('pages', () => {
  judged(HANDSHAKE, [
    [request('tools/list', '"cursor":""')],
    [request('prompts/list', '')],
    [request('resources/list', '"cursor":["p"]'), 'pagination/cursor-string /params/cursor'],
    [request('resources/templates/list', '"cursor":null'), 'pagination/cursor-null /params/cursor'],
    [request('tools/list', '"maxResults":5'), 'pagination/page-size-parameter /params/maxResults'],
    [request('resources/read', '"uri":"file:///a","cursor":"p"'), 'pagination/unsupported-method /params/cursor'],
    [response('"prompts":[],"nextCursor":3'), 'pagination/next-cursor-string /result/nextCursor'],
    [response('"resources":[],"nextCursor":null'), 'pagination/next-cursor-null /result/nextCursor'],
  ]);
  judged(
    [E],
    [
      [modern('tools/list', '"cursor":7'), 'pagination/cursor-string /params/cursor'],
      [modern('tools/list', '"per_page":7'), 'pagination/page-size-parameter /params/per_page'],
      [
        modern(
          'completion/complete',
          '"ref":{"type":"ref/prompt","name":"p"},"argument":{"name":"a","value":""},"cursor":"p"',
        ),
        'pagination/unsupported-method /params/cursor',
      ],
      [
        modernResult('"tools":[],"nextCursor":"","ttlMs":0,"cacheScope":"public"'),
        'pagination/empty-string-cursor /result/nextCursor',
      ],
    ],
  );
});

describe('annotations', () => {
  judged(HANDSHAKE, [
    [response(text('{}'))],
    [response(text('{"audience":[],"priority":0}'))],
    [response(text('{"audience":["assistant","user"],"priority":1}'))],
    [response(text('{"audience":"assistant"}')), 'annotations/audience-array /result/content/0/annotations/audience'],
    [response(text('{"audience":["system"]}')), 'annotations/audience-values /result/content/0/annotations/audience/0'],
    [response(text('{"priority":1.1}')), 'annotations/priority-range /result/content/0/annotations/priority'],
    [response(text('{"priority":"0.5"}')), 'annotations/priority-range /result/content/0/annotations/priority'],
  ]);
  judged(
    [C, D],
    [
      [response(text('{"lastModified":"2025-01-12T15:00:58+01:00"}'))],
      [
        response(text('{"lastModified":"yesterday"}')),
        'annotations/last-modified-format /result/content/0/annotations/lastModified',
      ],
      [
        response(text('{"lastModified":{"at":1}}')),
        'annotations/last-modified-type /result/content/0/annotations/lastModified',
      ],
    ],
  );
});

describe('icons', () => {
  judged(
    [D],
    [
      [icons('"src":"https://example.com/i.png","mimeType":"image/png","sizes":["48x48"],"theme":"light"')],
      [icons('"src":"data:image/png;base64,iVBORw0KGgo="')],
      [icons('"src":"HTTPS://example.com/i"')],
      [icons('"url":"https://example.com/i"'), `icons/src-missing ${ICON}`],
      [icons('"src":7'), `icons/src-not-absolute ${ICON}/src`],
      [icons('"src":"./i.png"'), `icons/src-not-absolute ${ICON}/src`],
      [icons('"src":"http://example.com/i.png"'), `icons/plain-http ${ICON}/src`],
      [icons('"src":"ftp://example.com/i.png"'), `icons/unsafe-scheme ${ICON}/src`],
      [icons('"src":"ws://example.com/i"'), `icons/unsafe-scheme ${ICON}/src`],
      [icons('"src":"data:image/svg+xml;utf8,<svg/>"'), `icons/data-not-base64 ${ICON}/src`],
      [icons('"src":"data:image/png;base64,iVBOR w0KGgo"'), `icons/data-bad-base64 ${ICON}/src`],
      [icons('"src":"data:image/gif;base64,iVBORw0KGgo="'), `icons/mime-mismatch ${ICON}/src`],
      [icons('"src":"https://example.com/i","mimeType":"image/tiff"'), `icons/mime-uncommon ${ICON}/mimeType`],
      [icons('"src":"https://example.com/i","sizes":["48 x 48"]'), `icons/sizes-format ${ICON}/sizes/0`],
      [icons('"src":"https://example.com/i","sizes":48'), `icons/sizes-type ${ICON}/sizes`],
      [icons('"src":"https://example.com/i","theme":"DARK"'), `icons/theme-value ${ICON}/theme`],
      [icons('"src":"data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4="'), `icons/svg-script ${ICON}/src`],
    ],
  );
});

describe('hostile values', () => {
  const LONG = 60_000;
  const wide = ' '.repeat(LONG);
  const svg = Buffer.from(`<svg><a href=${wide}x/></svg>`).toString('base64');
  it.each([
    ['spaces in a size', D, icons(`"src":"https://example.com/i","sizes":["1${wide}z"]`)],
    ['spaces in an image', D, icons(`"src":"data:image/svg+xml;base64,${svg}"`)],
    ['a long URL', D, hello('{}', `"clientInfo":{"name":"c","version":"1","websiteUrl":"${'a.'.repeat(LONG)}"}`)],
    ['a long log line', D, log(`"level":"info","data":"${'password '.repeat(LONG / 10)}"`)],
    ['a deep log', D, log(`"level":"info","data":${'['.repeat(400)}1${']'.repeat(400)}`)],
    ['many members of a trace', E, meta(`"baggage":"${'a=1;'.repeat(LONG / 4)}"`)],
    ['many capabilities', D, hello(`{${Array.from({ length: 5000 }, (_, at) => `"k${at}":{}`).join(',')}}`)],
  ] as const)('judges %s quickly', (_says, revision, hostile) => {
    const spent = cpuClock();
    expect(Array.isArray(found(revision, hostile))).toBe(true);
    expect(spent()).toBeLessThan(15_000);
  });
});

describe.each(MCP)('the model of %s', (id) => {
  const deep = deepOf(id);
  const memberOf = (schema: Schema | undefined, name: string): Schema | undefined =>
    schema && follow(schema, deep).schema.properties?.[name];

  it('knows the progress token of every request', () => {
    const requests = [...modelOf(id).methods.values()].filter(
      ({ kind, extension }) => kind === 'request' && !extension,
    );
    const without = requests.filter(({ type }) => {
      const params = memberOf({ $ref: type }, 'params');
      const branches = params ? (follow(params, deep).schema.anyOf ?? [params]) : [];
      return (
        branches.length === 0 || branches.some((one) => memberOf(memberOf(one, '_meta'), 'progressToken') === undefined)
      );
    });
    // Task requests have no named parameters type.
    expect(without.map(({ name }) => name).filter((name) => !name.startsWith('tasks/'))).toEqual([]);
  });

  it('has a `why` for every requirement of this area that the types report', () => {
    const silent = new Set<string>();
    const visit = (schema: Schema): void => {
      for (const entry of [...Object.values(schema.faults ?? {}), ...Object.values(schema.lacks ?? {})]) {
        if (deep.ledger.has(entry) && requirementText(id, entry)?.why === undefined) silent.add(entry);
      }
      for (const one of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]) visit(one);
      if (schema.items) visit(schema.items);
      if (schema.additionalProperties) visit(schema.additionalProperties);
    };
    for (const type of deep.types.values()) visit(type);
    const own =
      /^(?:annotations|cancellation|capabilities|extensions|icons|implementation|lifecycle|logging|pagination|progress)\//u;
    expect([...silent].filter((entry) => own.test(entry))).toEqual([]);
  });
});
