/** Elicitation: modes, links and URLs, responses, errors and notifications, fixes, and its requirements. */
import { describe, expect, it } from 'vitest';
import { isOfOneMessage } from '../../../testing/areas.ts';
import { checkOne } from '../../../testing/check-rules.ts';
import { applyEdits } from '../../../json/edits.ts';
import { deepOf } from '../../../model/deep.ts';
import { REVISION_IDS } from '../../../types.ts';
import type { Example } from '../../define.ts';
import { failure, notification } from '../../envelope/meaning-examples.ts';
import { addressOf, isOwnNetwork } from './url.ts';
import { elicitationExamples } from './examples.ts';
import { elicitationRules } from './index.ts';
import { ALL, below, found, inParams, inResult, LATER, params } from './testing/example-messages.ts';
import { requestText, field, FIRST, form, LEGACY, MODERN, NAME, open, notified, visit } from './example-texts.ts';
import { elicitation } from '../../../model/requirements/elicitation.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(elicitation);

describe.each(LATER)('modes, links and URLs in %s', (revision) => {
  const id = revision === MODERN ? '' : ',"elicitationId":"e-17"';
  it.each([
    [`"mode":"popup",${form(NAME)}`, 'mode-unknown /mode'],
    [`"mode":["form"],${form(NAME)}`, 'mode-unknown /mode'],
    [`"mode":"Form",${form(NAME)}`, 'mode-unknown /mode'],
    [`"message":"Go","url":"https://example.com"${id}`, 'url-without-mode '],
    [`"mode":"form","message":"Go","url":"https://example.com"${id}`, 'schema-missing /mode'],
    [`"mode":"url","message":"Go"${id}`, 'url-missing '],
    [`"mode":"url","message":"Go","link":"https://example.com"${id}`, 'url-missing '],
    [`"mode":"url","message":"Go","url":null${id}`, 'url-missing /url'],
    [`"mode":"url","url":"https://example.com"${id}`, 'message-missing '],
    [
      form('"a":{"type":"string","title":"See https://example.com/a"}'),
      'link-in-form /requestedSchema/properties/a/title',
    ],
    [form(NAME, ',"description":"www.example.com/terms"'), 'link-in-form /requestedSchema/description'],
    [form(NAME).replace('Please fill in', '[Help](http://example.com)'), 'link-in-form /message'],
  ])('%s', (inside, ...findings) => {
    expect(inParams(revision, inside)).toEqual(findings);
  });

  it.each([
    ['"connect"', 'url-invalid /url'],
    ['"//example.com/connect"', 'url-invalid /url'],
    ['""', 'url-invalid /url'],
    ['42', 'url-invalid /url'],
    ['"https://"', 'url-invalid /url'],
    ['"https://?a=b"', 'url-invalid /url'],
    ['"http://mcp.example.com/connect"', 'url-not-https /url'],
    ['"HTTP://example.com"', 'url-not-https /url'],
    ['"http://localhost.example.com/"', 'url-not-https /url'],
    ['"myapp://connect"', 'url-not-https /url'],
    ['"javascript:alert(1)"', 'url-not-https /url'],
    ['"https://token@example.com/"', 'url-carries-secret /url'],
    ['"https://example.com/?api_key=abc"', 'url-carries-secret /url'],
    ['"https://example.com/?email=a%40b.c&x=1"', 'url-carries-secret /url'],
    ['"https://example.com/cb#access_token=abc"', 'url-carries-secret /url'],
    ['"https://example.com/?login_hint=ana@example.com"', 'url-carries-secret /url'],
  ])('the URL %s', (url, ...findings) => {
    expect(below(params(revision), open(url, revision))).toEqual(findings);
  });

  it.each(['?state=abc', '?token=', '?elicitationId=550e8400', '?tokenize=1', '?key=a', '#section', '?q=%E0%A4%A'])(
    'reports nothing about a URL with %s',
    (tail) => {
      const own = found(open(`"https://example.com/connect${tail}"`, revision));
      expect(own.filter((one) => !one.includes('url-invalid'))).toEqual([]);
    },
  );
});

describe.each(ALL)('wrong responses in %s', (revision) => {
  it.each([
    ['"action":"rejected"', 'action-unknown /action'],
    ['"action":"ACCEPT"', 'action-unknown /action'],
    ['"action":null', 'action-unknown /action'],
    ['"action":"accept","content":{"a":{"b":1}}', 'content-nested /content/a'],
    ['"action":"accept","content":{"a":null,"b":"c"}', 'content-null /content/a'],
    ['"action":"accept","content":{"a":0.1,"b":1}', 'content-decimal /content/a'],
    ['"action":"decline","content":{"a":"b"}', 'content-without-accept /content'],
    ['"action":"cancel","content":{"a":1.5}', 'content-without-accept /content'],
  ])('%s', (inside, ...findings) => {
    expect(inResult(revision, inside)).toEqual(findings);
  });

  it('lists', () => {
    const first = revision === FIRST;
    expect(inResult(revision, '"action":"accept","content":{"a":["b"]}')).toEqual(
      first ? ['content-list-not-yet /content/a'] : [],
    );
    const item = first ? 'content-list-not-yet /content/a' : 'content-nested /content/a/1';
    expect(inResult(revision, '"action":"accept","content":{"a":["b",{}]}')).toEqual([item]);
  });
});

describe('the error -32042 and the notification', () => {
  const whole = `{${visit('"https://example.com/in"')},"elicitationId":"e-17"}`;
  it.each([
    [`[${whole}]`],
    [`[${whole},${whole}]`],
    ['[]', 'required-error-empty-list /error/data/elicitations'],
    [`[{"mode":"form",${form(NAME)}}]`, 'required-error-form-mode /error/data/elicitations/0/mode'],
    [`[{${form(NAME)}}]`, 'url-without-mode /error/data/elicitations/0'],
    [`[${whole},{${visit('"https://example.com/in"')}}]`, 'required-error-id-missing /error/data/elicitations/1'],
    ['[{"mode":"url","message":"Go","elicitationId":"1"}]', 'url-missing /error/data/elicitations/0'],
    [`[${whole.replace('https', 'http')}]`, 'url-not-https /error/data/elicitations/0/url'],
    [`[${whole.replace('https://example.com', '')}]`, 'url-invalid /error/data/elicitations/0/url'],
  ])('%s', (list, ...findings) => {
    const text = failure(`{"code":-32042,"message":"Sign in","data":{"elicitations":${list}}}`);
    expect(below('', { revision: LEGACY, text, from: 'server' })).toEqual(findings);
  });

  it.each(['{}', '{"elicitationID":"e"}', '{"id":"e"}', '{"elicitationId":null}'])(
    'the notification with %s',
    (inside) => {
      const text = notification('notifications/elicitation/complete', inside.slice(1, -1));
      const place = inside.includes('null') ? '/params/elicitationId' : '/params';
      expect(found({ revision: LEGACY, text, from: 'server' })).toEqual([`elicitation/complete-id-missing ${place}`]);
    },
  );
});

describe('repairs', () => {
  const fixed = ({ text, revision }: Example): string => {
    const edits = checkOne(text, { revision }).diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
    return applyEdits(text, edits);
  };
  it.each([
    [field('"type":["string","null"]'), field('"type":"string"')],
    [field('"type":"string","format":"datetime"'), field('"type":"string","format":"date-time"')],
    [
      field('"type":"string","enum":["north"],"default":"North"'),
      field('"type":"string","enum":["north"],"default":"north"'),
    ],
    [field('"type":"integer","enum":[1,2]', FIRST), field('"type":"string","enum":["1","2"]', FIRST)],
    [notified('"action":"Decline"'), notified('"action":"decline"')],
    [open('"http://example.com/in"'), open('"https://example.com/in"')],
    [
      requestText(form('"a":{"type":"string","required":true}')),
      requestText(form('"a":{"type":"string"}', ',"required":["a"]')),
    ],
    [notified('"action":"accept","content":{"a":null,"b":"c"}'), notified('"action":"accept","content":{"b":"c"}')],
  ])('%#', (before, after) => {
    expect(JSON.parse(fixed(before))).toEqual(JSON.parse(after.text));
  });
});

describe('reading addresses', () => {
  it.each([
    ['https://ana:pw@example.com:8443/a?b=c&d=%20#e=f', 'https ana:pw example.com b=c d=  e=f'],
    ['mailto:ana@example.com', 'mailto null  '],
    ['https://a@b@c.example', 'https a@b c.example '],
    ['http://[::1]:80/x', 'http null [::1] '],
  ])('%s', (text, parts) => {
    const address = addressOf(text);
    const shown = address?.params.map((pair) => pair.join('=')).join(' ');
    expect(`${address?.scheme} ${address?.user} ${address?.host} ${shown}`).toBe(parts);
  });

  it('accepts nothing else and never throws', () => {
    for (const text of ['', 'example', '/a', '1:b', `https://${'a'.repeat(30_000)}`])
      expect(addressOf(text)).toBe(null);
    expect(addressOf('a:?%E0%A4%A=%')?.params).toEqual([['%E0%A4%A', '%']]);
    expect(['localhost', '10.0.0.1', 'a.test', '172.20.1.1'].every(isOwnNetwork)).toBe(true);
    expect(['example.com', '172.32.1.1', '110.0.0.1', 'test', ''].some(isOwnNetwork)).toBe(false);
  });
});

describe('the requirements of elicitation', () => {
  const ids = new Set(
    REVISION_IDS.flatMap((id) =>
      [...deepOf(id).ledger.keys()].filter((entry) => entry.startsWith('elicitation/') && isOfOneMessage(entry)),
    ),
  );

  it('is covered by a rule, by the types, or has a reason', () => {
    const notified = new Set([
      ...elicitationRules.flatMap((rule) => rule.requirements.filter((id) => id.startsWith('elicitation/'))),
      ...Object.keys(elicitationExamples),
      ...Object.keys(withoutRule),
    ]);
    expect([...ids].filter((id) => !notified.has(id))).toEqual([]);
    expect([...notified].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has 58 requirements', () => {
    expect(ids.size).toBe(58);
  });
});
