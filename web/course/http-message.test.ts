/** Answers that are whole HTTP messages: right ones that are written differently pass, and all texts get feedback. */
import { describe, expect, it } from 'vitest';
import { EXERCISES, grade, type Exercise } from './grade.ts';
import { httpMessage } from './http-message.ts';

type HttpExercise = Extract<Exercise, { wire?: unknown; goals: unknown; from: unknown }>;
const overHttp = EXERCISES.flatMap((one): HttpExercise[] =>
  'wire' in one && one.wire === 'http' && 'from' in one ? [one] : [],
);

/** The head and the body of a message. */
function partsOf(text: string): { first: string; headers: string[]; body: string } {
  const [head = '', body = ''] = text.split('\n\n', 2);
  const [first = '', ...headers] = head.split('\n');
  return { first, headers, body };
}

/** The same message, written differently. */
function variants(text: string): string[] {
  const { first, headers, body } = partsOf(text);
  const built = (lines: readonly string[], more = body): string => [first, ...lines, '', more].join('\n');
  return [
    text.replaceAll('\n', '\r\n'),
    built(headers.toReversed()),
    built(headers.map((line) => line.replace(/^[^:]+/u, (name) => name.toLowerCase()))),
    built([...headers, 'X-Request-Id: 7']),
    built(headers, body.split('&').toReversed().join('&')),
    built(headers, body.replaceAll('%3A', ':').replaceAll('%2F', '/')),
    `${text}\n`,
  ];
}

describe.each(overHttp.map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
  it('accepts the same message in other spellings', () => {
    for (const right of variants(exercise.solution)) {
      const { passed, feedback } = grade(exercise, right);
      expect({ right, passed, feedback }).toEqual({ right, passed: true, feedback: [] });
    }
  });

  it('rejects what is no HTTP message, and says what one consists of', () => {
    const { first } = partsOf(exercise.solution);
    for (const wrong of [
      '',
      '{}',
      'hello',
      exercise.solution.slice(first.length),
      exercise.solution.replace('HTTP/1.1', ''),
    ]) {
      const { passed, feedback } = grade(exercise, wrong);
      expect({ wrong, passed }).toEqual({ wrong, passed: false });
      expect(feedback.map(({ id }) => id)).toContain('http');
    }
  });
});

describe('the parts of an HTTP message', () => {
  it('are those of a request', () => {
    expect(
      httpMessage(
        'POST /token?a=1%202&b HTTP/1.1\nHost: x\nContent-Type: application/x-www-form-urlencoded\n\nc=d+e&f=%',
      ),
    ).toEqual({
      method: 'POST',
      path: '/token',
      query: { a: '1 2', b: '' },
      headers: { host: 'x', 'content-type': 'application/x-www-form-urlencoded' },
      form: { c: 'd e', f: '%' },
    });
  });

  it('are those of a response with a challenge', () => {
    expect(httpMessage('HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer error="a, b", scope=c\n\n{"d":1}')).toEqual(
      {
        status: 401,
        headers: { 'www-authenticate': 'Bearer error="a, b", scope=c' },
        challenge: { scheme: 'Bearer', error: 'a, b', scope: 'c' },
        json: { d: 1 },
      },
    );
  });

  it.each(['', 'GET', 'GET / HTTP/1.1\nno header', '{"a":1}', 'HTTP/1.1 OK'])('are none in %j', (text) => {
    expect(httpMessage(text)).toBeNull();
  });
});
