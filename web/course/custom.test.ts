/** Custom exercises: the sample is readable, correct, and gradable; problems are reported with their location. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../testing/cpu-clock.ts';
import { EXTENDED } from './extended.ts';
import { EXERCISES, grade } from './grade.ts';
import { customNamed, readCustomSet, verifyCustomSet } from './custom.ts';

const file = readFileSync(new URL('../../public/own-exercises.json', import.meta.url), 'utf8');

interface Sample {
  exercises: Record<string, unknown>[];
}

/** The sample with a change in one of its exercises. */
function changed(kind: string, change: (exercise: Record<string, unknown>) => void): string {
  const whole = JSON.parse(file) as Sample;
  const exercise = whole.exercises.find((one) => one['kind'] === kind);
  if (!exercise) throw new Error(`no ${kind} in the sample`);
  change(exercise);
  return JSON.stringify({ ...whole, exercises: [exercise] }, null, 2);
}

const problemsIn = (text: string) => readCustomSet(text).problems.map(({ pointer, says }) => `${pointer} ${says}`);
const setOf = (exercise: object) =>
  JSON.stringify({ format: 'mcp-playground-exercises', version: 1, title: 'One', exercises: [exercise] });

describe('the sample', () => {
  const set = readCustomSet(file);

  it('has one exercise of each kind, without a problem', () => {
    expect(set.problems).toEqual([]);
    expect(verifyCustomSet(set)).toEqual([]);
    expect(set.exercises.map(({ kind }) => kind).toSorted()).toEqual([
      'answer-as-server',
      'choose-error',
      'code',
      'find-mistake',
      'fix-message',
      'order-session',
      'write-message',
    ]);
  });

  it('is graded by the graders of the course', () => {
    for (const exercise of set.exercises) {
      if (exercise.kind === 'code') continue;
      expect(grade(exercise, exercise.start, EXTENDED).passed).toBe(false);
      expect(grade(exercise, exercise.solution, EXTENDED)).toMatchObject({ passed: true, feedback: [] });
      expect(exercise.mistakes.length).toBeGreaterThan(0);
      for (const { id, says, example } of exercise.mistakes)
        expect(grade(exercise, example, EXTENDED).feedback[0]).toEqual({ id, text: says });
    }
  });

  it('accepts right answers that are written differently', () => {
    const exercise = customNamed(set, 'own-list-tools');
    if (exercise?.kind !== 'write-message') throw new Error('it is not there');
    expect(grade(exercise, '{"method":"tools/list","id":"x","jsonrpc":"2.0","params":{}}', EXTENDED).passed).toBe(true);
    expect(grade(exercise, '{"method":"tools/list","id":null,"jsonrpc":"2.0"}', EXTENDED).passed).toBe(false);
  });
});

describe('a condition', () => {
  /** Whether a goal with this condition is met by an answer. */
  const met = (condition: object, answer: string, more: object = {}): boolean => {
    const texts = { title: 'x', task: 'x', lesson: 'x', revision: '2025-11-25', start: '1', solution: '1' };
    const goals = [{ id: 'g.Goal', name: 'the goal', says: 's', ...condition }];
    const set = readCustomSet(setOf({ id: 'own-one', kind: 'write-message', ...texts, ...more, goals }));
    expect(set.problems).toEqual([]);
    const [exercise] = set.exercises;
    if (exercise?.kind !== 'write-message') throw new Error('it is not there');
    return grade(exercise, answer, EXTENDED).tests.find(({ name }) => name === 'the goal')?.passed ?? false;
  };
  const call = (params: object): string => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });

  it.each<[condition: object, holds: object, fails: object]>([
    [{ at: '/params', mentions: '"b":2' }, { a: { b: 2 } }, { a: { b: 3 } }],
    [{ at: '/params/x', mentions: 'a' }, { x: 'bar' }, { y: 'bar' }],
    [{ at: '/params', only: ['a', 'b'] }, { b: 1 }, { b: 1, c: 1 }],
    [{ at: '/params/a', only: [] }, { a: {} }, { a: { b: 1 } }],
    [{ at: '/params/a', minimum: 2 }, { a: 2 }, { a: 1.9 }],
    [{ at: '/params/a', maximum: 2 }, { a: 2 }, { a: 2.1 }],
    [{ at: '/params/a', minimum: 2 }, { a: 2 }, { a: '3' }],
    [{ at: '/params/a', blank: true }, { a: ' ' }, { a: 'x' }],
    [{ at: '/params/a', blank: false }, { a: 'x' }, { a: ' \n' }],
    [{ at: '/params/a', blank: false }, { a: 'x' }, { a: 1 }],
    [{ at: '/params/a', some: { at: '/b', equals: 1 } }, { a: [{}, { b: 1 }] }, { a: [{}, 1] }],
    [{ at: '/params/a', some: { equals: 1 } }, { a: [2, 1] }, { a: { b: 1 } }],
    [{ at: '/params/a', equals: { $anyCase: 'Warn' } }, { a: 'wARN' }, { a: 'warning' }],
    [{ at: '/params/a', equals: null }, { a: null }, {}],
    [{ at: '/params/a', present: true }, { a: null }, {}],
  ])('%j', (condition, holds, fails) => {
    expect([met(condition, call(holds)), met(condition, call(fails))]).toEqual([true, false]);
  });

  it('looks into a message that has a line of a log around it, and at the items of a batch', () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const condition = { at: '/method', equals: 'ping' };
    expect(met(condition, JSON.stringify({ from: 'client', message: ping }))).toBe(true);
    expect(met(condition, JSON.stringify({ from: 'client', message: { ...ping, method: 'pong' } }))).toBe(false);
    const batch = { revision: '2025-03-26', batch: true };
    expect(met({ at: '/1/method', equals: 'ping' }, JSON.stringify([{ ...ping, id: 2 }, ping]), batch)).toBe(true);
    expect(met({ some: condition }, JSON.stringify([{ ...ping, method: 'pong' }, ping]), batch)).toBe(true);
  });

  it('does not look at rules that are spared, and reports a line break over stdio', () => {
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: {} }, null, 2);
    const one = (more: object) => {
      const texts = { title: 'x', task: 'x', lesson: 'x', revision: '2025-11-25', start: '1', solution: '1' };
      const goals = [{ id: 'g', name: 'n', says: 's', at: '/method', equals: 'ping' }];
      const [exercise] = readCustomSet(
        setOf({ id: 'own-one', kind: 'write-message', ...texts, ...more, goals }),
      ).exercises;
      if (exercise?.kind !== 'write-message') throw new Error('it is not there');
      return grade(exercise, ping, EXTENDED);
    };
    expect(one({}).passed).toBe(true);
    const { passed, feedback } = one({ wire: 'stdio' });
    expect(passed).toBe(false);
    expect(one({ wire: 'stdio', spares: feedback.map(({ id }) => id) }).passed).toBe(true);
  });
});

describe('over a transport', () => {
  const texts = { title: 'x', task: 'x', lesson: 'x', revision: '2025-11-25' };
  const logged = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1}}';

  it('lines of a pipe are a log, and its rules hold', () => {
    const exercise = {
      id: 'own-print',
      kind: 'find-mistake',
      ...texts,
      wire: 'stdio',
      log: [logged, 'Listing tools'].map((message) => ({ from: 'server', message })),
      options: [
        { id: 'print', text: 'It is not a message', rule: 'stdio/pollution' },
        { id: 'level', text: 'There is no such level' },
      ],
      solution: { message: 2, mistake: 'print' },
    };
    const set = readCustomSet(setOf(exercise));
    expect([set.problems, verifyCustomSet(set)]).toEqual([[], []]);
    const says = (changes: object) =>
      verifyCustomSet(readCustomSet(setOf({ ...exercise, ...changes }))).map((one) => one.says);
    const first = { message: 1, mistake: 'print' };
    expect(says({ solution: first })).toEqual([expect.stringContaining('"message":2')]);
    expect(says({ solution: first, log: exercise.log.slice(0, 1) })).toEqual([
      expect.stringContaining('finds no problem in this log'),
    ]);
    expect(problemsIn(setOf({ ...exercise, wire: 'tcp' })).join()).toContain('`wire` must be the transport');
  });

  it('HTTP requests ask for a status', () => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'desk', version: '1.0.0' } },
    };
    const request = ['POST /mcp HTTP/1.1', 'Host: localhost:3000', 'Content-Type: application/json'];
    const exercise = {
      id: 'own-status',
      kind: 'choose-error',
      ...texts,
      server: 'calculator',
      http: true,
      client: [[...request, 'Accept: application/json', '', JSON.stringify(hello)]],
      codes: [
        { code: 200, name: 'OK' },
        { code: 406, name: 'Not Acceptable' },
      ],
      solution: 406,
    };
    const set = readCustomSet(setOf(exercise));
    expect([set.problems, verifyCustomSet(set)]).toEqual([[], []]);
    expect(verifyCustomSet(readCustomSet(setOf({ ...exercise, solution: 200 }))).map(({ says }) => says)).toEqual([
      'The demo server returns 406, but the solution has 200.',
    ]);
    expect(problemsIn(setOf({ ...exercise, http: 'yes' }))).toEqual([expect.stringContaining('true or false')]);
    expect(problemsIn(setOf({ ...exercise, client: [hello] }))).toEqual([
      expect.stringContaining('a whole HTTP request'),
    ]);
  });

  it('a batch may be in a log', () => {
    const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
    const exercise = {
      id: 'own-batch',
      kind: 'find-mistake',
      ...texts,
      revision: '2025-06-18',
      log: [
        { from: 'client', message: ping(1) },
        { from: 'client', message: [ping(2), ping(3)] },
      ],
      options: [
        { id: 'batch', text: 'There are no batches', rule: 'batch/not-supported' },
        { id: 'ids', text: 'The ids differ' },
      ],
      solution: { message: 2, mistake: 'batch' },
    };
    const set = readCustomSet(setOf(exercise));
    expect([set.problems, verifyCustomSet(set)]).toEqual([[], []]);
  });
});

describe('problems', () => {
  it.each([
    ['', /This file is empty/u],
    ['   \n', /This file is empty/u],
    ['[]', /must be an object with `format`/u],
    ['hello', /.+/u],
    [
      '{"format":"mcp-playground-exercises","version":1,"title":"a","exercises":[]}',
      /`exercises` has too few items \(the minimum is 1\)/u,
    ],
    [
      '{"format":"x","version":1,"title":"a","exercises":[{}]}',
      /`format` must be the string `"mcp-playground-exercises"`/u,
    ],
    ['{"format":"mcp-playground-exercises","version":2,"title":"a","exercises":[{}]}', /newer version/u],
    ['{"format":"mcp-playground-exercises","version":1,"title":"a","exercises":[{}]}', /`kind` is missing/u],
    ['['.repeat(100), /nested deeper/u],
    [`"${'x'.repeat(1_000_001)}"`, /1000003 characters/u],
  ])('%.80s', (text, says) => {
    expect(problemsIn(text).join('\n')).toMatch(says);
  });

  it('are reported with a line and a fix when the file is not JSON', () => {
    const [problem, ...others] = readCustomSet(
      '{\n  "format": "mcp-playground-exercises",\n  "version": 1,,\n}',
    ).problems;
    expect(problem?.line).toBe(3);
    expect(problem?.says).toMatch(/comma/u);
    expect(others.length).toBeLessThan(3);
  });

  it('are reported with the lines of their locations', () => {
    const { problems } = readCustomSet(changed('write-message', (one) => (one['revision'] = '2025-11-26')));
    expect(problems).toEqual([
      {
        pointer: '/exercises/0/revision',
        line: expect.any(Number),
        says: '`revision` is "2025-11-26". Did you mean `2025-11-25`?',
      },
    ]);
    expect(problems[0]?.line).toBeGreaterThan(4);
  });

  it.each<[kind: string, change: (one: Record<string, unknown>) => void, says: RegExp]>([
    [
      'write-message',
      (one) => (one['titel'] = 'x'),
      /\/exercises\/0\/titel `titel` is not a known member\. Did you mean `title`\?/u,
    ],
    ['write-message', (one) => delete one['task'], /\/exercises\/0 `task` is missing: the task for the learner/u],
    ['write-message', (one) => (one['id'] = 'Week 3'), /`id` is "Week 3"; it must have 1 to 60 lowercase letters/u],
    ['write-message', (one) => (one['id'] = 'null-id'), /`null-id` is reserved by the course/u],
    ['write-message', (one) => (one['id'] = 'teachers'), /`teachers` is reserved by the course/u],
    ['write-message', (one) => (one['kind'] = 'write-massage'), /Did you mean `write-message`\?/u],
    [
      'write-message',
      (one) => (one['goals'] = []),
      /\/exercises\/0\/goals `goals` has too few items \(the minimum is 1\)/u,
    ],
    ['write-message', (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's' }]), /A condition is missing/u],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', at: '/id' }]),
      /`at` names a place, but there is no test for it/u,
    ],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', at: 'params.name', present: true }]),
      /starts with a slash\. Did you mean `\/params\/name`\?/u,
    ],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', at: '/id', type: 'text' }]),
      /one of `object`/u,
    ],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', at: '/id', equals: { $anny: true } }]),
      /`\$anny` is not a matcher\. Did you mean `\$any`\?/u,
    ],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', at: '/id', minimum: '1' }]),
      /`minimum` must be a number/u,
    ],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', at: '/id', blank: 'no' }]),
      /`blank` must be true or false/u,
    ],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', at: '/id', some: { at: '/x' } }]),
      /\/goals\/0\/some `at` names a place, but there is no test for it/u,
    ],
    [
      'write-message',
      (one) => (one['goals'] = [{ id: 'a b', name: 'n', says: 's', at: '/id', present: true }]),
      /`id` must be a name/u,
    ],
    [
      'write-message',
      (one) => (one['links'] = [{ title: 'x', url: 'javascript:alert(1)' }]),
      /Links must start with `https:\/\/`/u,
    ],
    ['write-message', (one) => (one['hints'] = [1]), /Item 1 must be a hint, but it is `1`/u],
    ['write-message', (one) => (one['start'] = 'x'.repeat(20_001)), /20001 characters/u],
    ['order-session', (one) => (one['solution'] = ['ask']), /An order must have each of these ids once: /u],
    [
      'order-session',
      (one) => (one['goals'] = [{ id: 'a', name: 'n', says: 's', before: ['ask', 'nobody'] }]),
      /the id of a piece, one of/u,
    ],
    [
      'find-mistake',
      (one) => (one['solution'] = { message: 99, mistake: 'type' }),
      /The log has only the messages 1 to/u,
    ],
    ['choose-error', (one) => (one['server'] = 'calculater'), /Did you mean `calculator`\?/u],
    ['choose-error', (one) => (one['solution'] = -1), /-1 is not one of the codes/u],
    ['code', (one) => (one['tests'] = [{ name: 'n', call: 'class', expected: 1 }]), /not a reserved word/u],
    [
      'code',
      (one) => (one['tests'] = [{ name: 'n', call: 'f(); alert(1)', expected: 1 }]),
      /made of letters, digits, and underscores/u,
    ],
    ['code', (one) => (one['names'] = ['a};alert(1);({b']), /the name of a function or a class/u],
    ['code', (one) => (one['tests'] = [{ name: 'n', method: 'f', expected: 1 }]), /No object `it` was created/u],
    ['code', (one) => (one['tests'] = [{ name: 'n', call: 'f' }]), /A test needs an expectation/u],
    ['code', (one) => (one['tests'] = [{ name: 'n', call: 'f', args: [{ $peer: 'x' }], expected: 1 }]), /`answers`/u],
    ['code', (one) => (one['start'] = { perl: '' }), /`perl` is not a known member/u],
    ['code', (one) => (one['solution'] = {}), /At least one of `python`/u],
  ])('%s, changed in one place', (kind, change, says) => {
    const problemTexts = problemsIn(changed(kind, change));
    expect(problemTexts.join('\n')).toMatch(says);
    expect(problemTexts.length).toBeLessThan(4);
  });

  it('of one exercise leave the others usable', () => {
    const whole = JSON.parse(file) as Sample;
    delete whole.exercises[0]?.['title'];
    const { exercises, problems } = readCustomSet(JSON.stringify(whole));
    expect(problems).toHaveLength(1);
    expect(exercises).toHaveLength(whole.exercises.length - 1);
  });

  it('include duplicate ids', () => {
    const whole = JSON.parse(file) as Sample;
    const text = JSON.stringify({ ...whole, exercises: [whole.exercises[0], whole.exercises[0]] });
    expect(problemsIn(text)).toEqual([expect.stringMatching(/^\/exercises\/1\/id `own-[a-z-]+` is not unique/u)]);
  });

  it('include duplicate keys in an object', () => {
    expect(problemsIn(file.replace('"version": 1,', '"version": 1, "version": 1,')).join()).toMatch(/version/u);
  });

  it('include every use of a built-in id', () => {
    for (const { id } of EXERCISES) {
      const problemTexts = problemsIn(changed('write-message', (one) => (one['id'] = id)));
      expect(problemTexts.join()).toContain('is reserved by the course');
    }
  });
});

describe('the verification', () => {
  const proved = (text: string) => {
    const set = readCustomSet(text);
    expect(set.problems).toEqual([]);
    return verifyCustomSet(set).map(({ pointer, says }) => `${pointer} ${says}`);
  };
  it.each<[kind: string, change: (one: Record<string, unknown>) => void, says: RegExp]>([
    ['write-message', (one) => (one['start'] = one['solution']), /\/start The start is already a correct answer/u],
    ['write-message', (one) => (one['solution'] = one['start']), /\/solution The solution does not pass/u],
    [
      'write-message',
      (one) => (one['mistakes'] = [{ id: 'm', says: 's', example: one['solution'], at: '/id', equals: 5 }]),
      /The example of `m` passes/u,
    ],
    [
      'write-message',
      (one) => (one['mistakes'] = [{ id: 'm', says: 's', example: '{}', at: '/id', equals: 5 }]),
      /does not show its own feedback/u,
    ],
    [
      'find-mistake',
      (one) => (one['solution'] = { message: 1, mistake: 'type' }),
      /The checker finds a different answer/u,
    ],
    [
      'find-mistake',
      (one) =>
        (one['log'] = [
          { from: 'client', message: { jsonrpc: '2.0', id: 1, method: 'ping' } },
          ...Array.from({ length: 4 }, (_, id) => ({
            from: 'client',
            message: { jsonrpc: '2.0', id: id + 7, method: 'ping' },
          })),
        ]),
      /finds no problem in this log/u,
    ],
    [
      'find-mistake',
      (one) =>
        (one['options'] = [
          { id: 'type', text: 'a' },
          { id: 'empty', text: 'b' },
          { id: 'capability', text: 'c' },
        ]),
      /Add `"rule": "[a-z/-]+"` to the correct option/u,
    ],
    [
      'choose-error',
      (one) => (one['client'] = [{ jsonrpc: '2.0', id: 5, method: 'tools/list' }]),
      /responds to the last message without an error/u,
    ],
  ])('%s', (kind, change, says) => {
    expect(proved(changed(kind, change)).join('\n')).toMatch(says);
  });
});

describe('any text', () => {
  const whole = JSON.parse(file) as Sample;
  const inner = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(inner)] : [value];
  const pieces = inner(whole).filter((one) => typeof one !== 'object' || JSON.stringify(one).length < 300);
  const pick = fc.constantFrom(...pieces);
  const value = fc.oneof(pick, fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>);

  it('returns at least one exercise or problem, and every exercise can be graded', () => {
    const read = (text: string, prove = true): void => {
      const set = readCustomSet(text);
      expect(set.exercises.length + set.problems.length).toBeGreaterThan(0);
      expect(set.problems.every(({ line, says }) => line > 0 && says.length > 5)).toBe(true);
      if (prove) expect(Array.isArray(verifyCustomSet(set))).toBe(true);
    };
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => read(text)),
      { numRuns: 100 },
    );
    fc.assert(
      fc.property(fc.nat(file.length), fc.nat(400), (at, length) =>
        read(file.slice(0, at) + file.slice(at + length), false),
      ),
      { numRuns: 50 },
    );
    const exercise = fc.constantFrom(...whole.exercises);
    const changes = fc.array(fc.tuple(fc.nat(1000), value), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(exercise, changes, (one, list) => {
        const copy = structuredClone(one);
        for (const [at, put] of list) {
          const holders = inner(copy).filter(
            (each): each is Record<string, unknown> => typeof each === 'object' && each !== null,
          );
          const holder = holders[at % holders.length];
          const keys = holder ? Object.keys(holder) : [];
          const key = keys[at % Math.max(1, keys.length)];
          if (holder && key !== undefined) holder[key] = structuredClone(put);
        }
        read(setOf(copy));
      }),
      { numRuns: 150 },
    );
  });

  it('takes time proportional to the number of exercises, and rejects too many', () => {
    const many = (count: number): string =>
      JSON.stringify({
        ...whole,
        exercises: Array.from({ length: count }, (_, at) => ({
          ...whole.exercises[at % whole.exercises.length],
          id: `e-${at}`,
        })),
      });
    const took = (text: string): number => {
      const spent = cpuClock();
      expect(verifyCustomSet(readCustomSet(text))).toEqual([]);
      return spent();
    };
    took(many(14));
    const few = took(many(14));
    expect(took(many(98))).toBeLessThan(few * 30);
    expect(readCustomSet(many(200)).exercises).toHaveLength(200);
    expect(readCustomSet(many(201)).problems[0]?.says).toMatch(/the maximum is 200/u);
  });
});
