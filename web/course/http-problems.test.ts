/** What is wrong with an HTTP message that a learner wrote, and silence about messages that are right. */
import { describe, expect, it } from 'vitest';
import { jsonOf } from '../protocol/json/plain.ts';
import { isObject } from '../protocol/values.ts';
import { EXERCISES } from './grade.ts';
import { httpProblems, unreadable } from './http-problems.ts';

const problemsIn = (text: string): string[] => {
  const problem = unreadable(text);
  return (problem ? [problem] : httpProblems(text)).map((one) => one.text);
};

/** The HTTP messages of all exercises: those of logs, those before an answer, and the solutions. */
const right = EXERCISES.flatMap((one): string[] => {
  if (!('wire' in one) || one.wire !== 'http') return [];
  if (one.kind !== 'find-mistake')
    return [one.solution, ...(one.before ?? []).flatMap(({ message }) => (typeof message === 'string' ? message : []))];
  return one.log.split('\n').flatMap((line) => {
    const value = jsonOf(line);
    return isObject(value) && typeof value.message === 'string' ? value.message : [];
  });
});

it('messages of exercises have no problem', () => {
  expect(right.length).toBeGreaterThan(60);
  expect(right.flatMap((text) => problemsIn(text).map((problem) => ({ text, problem })))).toEqual([]);
});

describe('messages that are right, though unusual', () => {
  it.each([
    'HTTP/1.1 401\nWWW-Authenticate: Bearer\n\n',
    'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Negotiate YWJjZA==\n\n',
    'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Basic realm="a, b=\\"c\\"", charset=UTF-8\n\n',
    'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Basic realm="a"\nWWW-Authenticate: Bearer realm="b", scope="c d"\n\n',
    'HTTP/1.1 401 Unauthorized\nContent-Type: text/plain\n\nContent-Type: is missing',
    'HTTP/1.1 500 Internal Server Error\n\nError: a=b',
    'POST /token HTTP/1.1\nHost: x\nContent-Type: application/x-www-form-urlencoded\n\na=YQ==&b=c,d&e',
    'GET /a?b=c&d=&e HTTP/1.0\n\n',
  ])('%j', (text) => {
    expect(problemsIn(text)).toEqual([]);
  });
});

const FORM = 'POST /token HTTP/1.1\nHost: x\nContent-Type: application/x-www-form-urlencoded';
const challenge = (value: string): string => `HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ${value}\n\n`;

describe('a problem is named', () => {
  it.each([
    ['', 'Write one HTTP message'],
    ['hello', 'Here it is `hello`'],
    [`${'x'.repeat(90)}\n\n`, `${'x'.repeat(60)}…`],
    ['get / HTTP/1.1\n\n', '`GET`, not `get`'],
    ['GET /\nHost: x\n\n', 'The version is missing'],
    ['GET /a?b=c d HTTP/1.1\n\n', 'contains a space'],
    ['200 OK\n\n', 'begins with the version'],
    ['HTTP/1.1 OK\n\n', 'lacks the status code'],
    ['GET / HTTP/1.1\nHost\n\n', '`Host` is no header'],
    ['HTTP/1.1 200 OK\nA: b,\n  c\n\n', '`c` begins with a space'],
    [`${FORM}\na=b&c=d`, 'The empty line between'],
    ['POST / HTTP/1.1\nHost: x\n{"a":1}', 'The empty line between'],
    ['POST / HTTP/1.1\n\nHost: x\n', '`Host` is in the body'],
    ['POST / HTTP/1.1\nHost: x\n\na=b&c=d', 'must be `application/x-www-form-urlencoded`'],
    ['GET /?a=b&a=c HTTP/1.1\n\n', '`a` appears twice'],
    [`${FORM}\n\na=b&c=d&a=b`, '`a` appears twice'],
    [`${FORM}\n\n{"a":"b"}`, 'The body is JSON'],
    [`${FORM}\n\na=b&\nc=d`, 'A form is one line'],
    [`${FORM}\n\na=b;c=d`, 'Write `&`'],
    [`${FORM}\n\na=b\nc=d`, 'Write `&`'],
    [`${FORM}\n\na = b`, 'contains no spaces'],
    [challenge('Bearer, a="b"'), 'no `,`'],
    [challenge('Bearer: a="b"'), 'no `:`'],
    [challenge('Bearer a: "b"'), 'not a colon'],
    [challenge('Bearer a="b"; c="d"'), 'no semicolon'],
    [challenge('Bearer a="b" c="d"'), 'after the value of `a`'],
    [challenge('Bearer a=https://x.example'), 'in double quotation marks'],
    [challenge("Bearer a='b:c'"), 'in double quotation marks'],
    [challenge('Bearer a="b, c="d"'), 'The value of `a` has no quotation mark at its end'],
    [challenge('Bearer a="b'), 'The value of `a` has no quotation mark at its end'],
  ])('%j', (text, says) => {
    expect(problemsIn(text).join('\n')).toContain(says);
  });
});
