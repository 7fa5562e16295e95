/** The parts of the SCORM launch page that need no page: what is stored, what is reported, and how a learning system is found. */
import fc from 'fast-check';
import { strFromU8, deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { CURRICULUM } from '../../course/index.ts';
import { runs } from '../../testing/runs.ts';
import { connectLms, type Around } from './lms.ts';
import { packSuspended, SUSPEND_LIMITS, unpackSuspended, type Suspended } from './suspend.ts';
import { duration, earlierOf, timespan, valuesFor } from './values.ts';

const ids = CURRICULUM.flatMap(({ items }) => items.map(({ id }) => id));

/** Progress of a learner who solved everything, each at another time, with answers that compress badly. */
function everything(draft?: (at: number) => string): Suspended {
  const items = ids.map((id, at) => {
    const done = new Date(1_764_000_000_000 + at * at * 7_654_321).toISOString();
    return [id, { done, attempts: (at * 7) % 5, hints: at % 3, ...(draft ? { draft: draft(at) } : {}) }] as const;
  });
  return { items: Object.fromEntries(items), open: ids.at(-1) ?? null };
}

const noise = (at: number): string =>
  Array.from({ length: 40 }, (_, n) => ((at + 1) * (n + 3) ** 5).toString(36)).join('');

describe('suspend_data', () => {
  it('holds a whole course that is solved, in the smallest limit', () => {
    const text = packSuspended(everything(), SUSPEND_LIMITS['1.2']);
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(unpackSuspended(text)).toEqual(everything());
  });

  it('keeps all drafts where they fit, and otherwise those of unsolved items first', () => {
    const whole = everything(noise);
    expect(unpackSuspended(packSuspended(whole, SUSPEND_LIMITS['2004']))).toEqual(whole);
    const [first = '', second = ''] = ids;
    const items = { ...whole.items, [second]: { draft: noise(3) } };
    const read = unpackSuspended(packSuspended({ items, open: first }, SUSPEND_LIMITS['1.2']));
    expect(read.items[second]).toEqual({ draft: noise(3) });
    expect(Object.values(read.items).filter(({ draft }) => draft !== undefined).length).toBeLessThan(ids.length);
    expect(Object.values(read.items).filter(({ done }) => done !== undefined)).toHaveLength(ids.length - 1);
  });

  it('keeps days and attempts where the times do not fit', () => {
    const read = unpackSuspended(packSuspended(everything(), 1500));
    expect(read.items[ids[3] ?? '']?.['done']).toMatch(/^2025-11-\d\d$/);
  });

  it('reads any other text as no progress, also one that unpacks to far more', { tags: ['property'] }, () => {
    const bomb = `1${btoa(strFromU8(deflateSync(strToU8(' '.repeat(3_000_000))), true))}`;
    expect(unpackSuspended(bomb)).toEqual({ items: {}, open: null });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `1${text}`),
        ),
        (text) => {
          expect(unpackSuspended(text)).toEqual({ items: {}, open: null });
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

describe('reported values', () => {
  const state = { solved: 1, total: 3, open: 'null-id', suspended: '1x', elapsed: 3_725_400 };
  const none = earlierOf('not attempted', '');

  it('in SCORM 1.2', () => {
    expect(Object.fromEntries(valuesFor('1.2', state, none))).toEqual({
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.score.raw': '33',
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.lesson_location': 'null-id',
      'cmi.suspend_data': '1x',
      'cmi.core.session_time': '0001:02:05.00',
      'cmi.core.exit': 'suspend',
    });
  });

  it('in SCORM 2004', () => {
    expect(Object.fromEntries(valuesFor('2004', { ...state, solved: 3 }, none))).toEqual({
      'cmi.score.min': '0',
      'cmi.score.max': '100',
      'cmi.score.raw': '100',
      'cmi.score.scaled': '1',
      'cmi.progress_measure': '1',
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'passed',
      'cmi.location': 'null-id',
      'cmi.suspend_data': '1x',
      'cmi.session_time': 'PT1H2M5S',
      'cmi.exit': 'suspend',
    });
  });

  it('never fall behind what the system stored before', () => {
    const values = Object.fromEntries(valuesFor('1.2', { ...state, solved: 0 }, earlierOf('passed', '80')));
    expect(values).toMatchObject({ 'cmi.core.score.raw': '80', 'cmi.core.lesson_status': 'completed' });
    expect(earlierOf('incomplete', 'NaN')).toEqual({ completed: false, score: null });
  });

  it('state times in the formats of the standards', () => {
    expect([timespan(-5), timespan(59_999), duration(0)]).toEqual(['0000:00:00.00', '0000:00:59.00', 'PT0H0M0S']);
  });
});

describe('the learning system', () => {
  /** A window with members of its own; without a parent it is its own. */
  const windowWith = (own: object, parent?: Around, opener: Around | null = null): Around => {
    const made = { opener, ...own } as { parent: Around; opener: Around | null };
    made.parent = parent ?? made;
    return made;
  };
  const api = (answers: Partial<Record<string, unknown>> = {}) => {
    const calls: string[] = [];
    const method = (name: string) => (given: string) => {
      calls.push(`${name} ${given}`.trim());
      return name in answers ? answers[name] : 'true';
    };
    const names = [
      'LMSInitialize',
      'LMSGetValue',
      'LMSSetValue',
      'LMSCommit',
      'LMSFinish',
      'LMSGetLastError',
      'LMSGetErrorString',
    ];
    return { calls, object: Object.fromEntries(names.map((name) => [name, method(name)])) };
  };

  it('is found in a window above, or above the window that opened it, past windows that may not be read', () => {
    const { object } = api();
    const closed = windowWith({
      get API() {
        return undefined;
      },
    });
    const barred = new Proxy(windowWith({}, windowWith({ API: object })), {
      get: (target, name) => {
        if (name === 'API' || name === 'opener') throw new DOMException('cross-origin', 'SecurityError');
        return Reflect.get(target, name) as unknown;
      },
    });
    expect(connectLms('1.2', windowWith({}, barred)).lms).not.toBeNull();
    expect(
      connectLms('1.2', windowWith({}, windowWith({}, undefined, windowWith({ API: object })))).lms,
    ).not.toBeNull();
    expect(connectLms('2004', windowWith({}, barred))).toEqual({ lms: null, rejection: null });
    expect(connectLms('1.2', closed)).toEqual({ lms: null, rejection: null });
  });

  it('a rejected call is stated with code and text, and ends nothing', () => {
    const { object, calls } = api({
      LMSSetValue: 'false',
      LMSGetLastError: '405',
      LMSGetErrorString: 'Incorrect Data Type',
    });
    const { lms } = connectLms('1.2', windowWith({ API: object }));
    expect(lms?.set('cmi.core.score.raw', 'x')).toEqual({ call: 'LMSSetValue', reason: '405 Incorrect Data Type' });
    expect(lms?.commit()).toBeNull();
    expect(lms?.terminate()).toBeNull();
    lms?.commit();
    expect(calls.filter((call) => call.startsWith('LMSCommit'))).toHaveLength(1);
  });

  it('an interface that throws or lacks a method is no crash', () => {
    const broken = {
      LMSInitialize: () => {
        throw new Error('gone');
      },
    };
    expect(connectLms('1.2', windowWith({ API: broken }))).toEqual({
      lms: null,
      rejection: { call: 'LMSInitialize', reason: 'gone' },
    });
    expect(connectLms('1.2', windowWith({ API: {} })).lms).toBeNull();
  });
});
