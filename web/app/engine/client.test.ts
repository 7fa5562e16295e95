import { describe, expect, it } from 'vitest';
import { applyChange } from './change.ts';
import { createClient } from './client.ts';
import type { EngineState, WorkerLike } from './client.ts';
import { packRows } from './rows.ts';
import { unpackRows } from './columns.ts';
import { unpacked } from './wire.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import type { LongRows } from './shown.ts';
import type { ShownEntry } from './types.ts';
import type { FromWorker, ToWorker } from './wire.ts';

/** A fake worker that records its messages and responds when the test wants it to. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly posted: ToWorker[] = [];
  #parts: string[] = [];
  #text = '';
  ended = false;
  postMessage(message: ToWorker): void {
    this.posted.push(message);
    if (message.type === 'part') this.#parts.push(unpacked(message.text));
    else if (message.type === 'set') this.#text = this.#take(message.text);
    else if (message.type === 'edit')
      this.#text = applyChange(
        this.#text,
        message.edits.map((edit) => ({ ...edit, text: this.#take(edit.text) })),
      );
  }
  terminate(): void {
    this.ended = true;
  }
  reply(message: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data: message }));
  }
  /** Ids of the calls with one name, in order. */
  calls(name: string): number[] {
    return this.posted.flatMap((one) => (one.type === 'call' && one.call.name === name ? [one.id] : []));
  }
  /** The text as a worker assembles it. */
  text(): string {
    return this.#text;
  }
  #take(given: string | null): string {
    const whole = given ?? this.#parts.join('');
    if (given === null) this.#parts = [];
    return whole;
  }
}

/** Report rows of one line each. */
function apart(rows: ShownEntry[]): LongRows {
  const counts = rows.map(({ index, errors, warnings }) => [index, { errors, warnings, infos: 0 }] as const);
  return { rows, lines: new LineIndex('{"a":1}'), counts: new Map(counts) };
}

function setUp() {
  const workers: FakeWorker[] = [];
  const states: EngineState[] = [];
  const tasks: (() => void)[] = [];
  const client = createClient(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    (state) => states.push(state),
    (task) => tasks.push(task),
  );
  const last = (): FakeWorker => {
    const worker = workers.at(-1);
    if (!worker) throw new Error('no worker was started');
    return worker;
  };
  const drain = (): void => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task();
  };
  return { client, workers, states, tasks, last, drain };
}

describe('the engine’s client', () => {
  it('discards the result for an older text', async () => {
    const { client, last } = setUp();
    client.setText('one', 1);
    const first = client.format(1);
    client.editText([{ start: 0, end: 3, text: 'two' }], 2);
    const second = client.format(2);
    const [older = 0, newer = 0] = last().calls('format');
    last().reply({ type: 'answer', id: newer, version: 2, value: 'TWO' });
    last().reply({ type: 'answer', id: older, version: 1, value: 'ONE' });
    expect(await second).toBe('TWO');
    expect(await first).toBeNull();
  });

  it('discards the result of an older call on the same text, in any order of arrival', async () => {
    const { client, last } = setUp();
    client.setText('one', 1);
    const first = client.verdicts({ revision: 'auto' }, 1);
    const second = client.verdicts({ revision: '2024-11-05' }, 1);
    const [older = 0, newer = 0] = last().calls('verdicts');
    last().reply({ type: 'answer', id: newer, version: 1, value: { verdicts: {} } });
    last().reply({ type: 'answer', id: older, version: 1, value: { verdicts: { '2025-11-25': {} } } });
    expect(await second).toEqual({ verdicts: {} });
    expect(await first).toBeNull();
  });

  it('does not send calls for a text that no longer exists', async () => {
    const { client, last } = setUp();
    client.setText('one', 5);
    expect(await client.format(4)).toBeNull();
    expect(last().calls('format')).toEqual([]);
  });

  it('sends a long text in parts, one per task, and queues edits and calls after it', () => {
    const { client, tasks, last, drain } = setUp();
    const long = 'x'.repeat(18_000_000);
    client.setText(long, 1);
    client.editText([{ start: 0, end: 1, text: 'y' }], 2);
    void client.format(2);
    expect(last().posted).toHaveLength(1);
    expect(tasks).toHaveLength(1);
    drain();
    expect(last().posted.map((one) => one.type)).toEqual([
      'part',
      'part',
      'part',
      'part',
      'part',
      'set',
      'edit',
      'call',
    ]);
    expect(last().text()).toBe(`y${long.slice(1)}`);
  });

  it('sends a text of medium length at once, as bytes if it is ASCII', () => {
    const { client, tasks, last } = setUp();
    for (const [text, sort] of [
      ['x'.repeat(5_000_000), 'object'],
      [`${'x'.repeat(1_500_000)}\ud83d${'é'.repeat(1_500_000)}`, 'string'],
    ] as const) {
      client.setText(text, client.version + 1);
      const part = last().posted.findLast((one) => one.type === 'part');
      expect(typeof part?.text).toBe(sort);
      expect(last().text()).toBe(text);
    }
    expect(tasks).toHaveLength(0);
  });

  it('sends a long insertion in parts too', () => {
    const { client, last, drain } = setUp();
    client.setText('ab', 1);
    const long = 'x'.repeat(4_800_000);
    client.editText([{ start: 1, end: 1, text: long }], 2);
    drain();
    expect(last().text()).toBe(`a${long}b`);
  });

  it('assembles the rows of a long report', async () => {
    const { client, last } = setUp();
    client.setText('one', 1);
    const requested = client.check({}, 1);
    const [id = 0] = last().calls('check');
    const row = {
      index: 0,
      kind: 'request',
      from: 'client',
      inferred: false,
      fromBecause: '',
      trust: 'verbatim',
      session: 0,
    } as const;
    const full = { ...row, span: { start: 0, end: 1 }, line: 1, errors: 0, warnings: 0 };
    last().reply({ type: 'rows', id, rows: packRows(apart([full])) });
    last().reply({ type: 'rows', id, rows: packRows(apart([{ ...full, index: 1 }])) });
    last().reply({ type: 'answer', id, version: 1, value: { version: 1, entries: [] } });
    expect((await requested)?.entries.map((one) => one.index)).toEqual([0, 1]);
  });

  it('packs and unpacks rows with any combination of optional properties', () => {
    const bare: ShownEntry = {
      index: 7,
      kind: 'invalid',
      from: 'unknown',
      inferred: true,
      fromBecause: 'Nothing says it.',
      trust: 'altered',
      span: { start: 3, end: 2 ** 29 },
      session: 0,
      line: 1,
      errors: 2,
      warnings: 1,
    };
    const full: ShownEntry = {
      ...bare,
      kind: 'batch',
      from: 'server',
      inferred: false,
      trust: 'verbatim',
      nearly: 'a request',
      method: 'tools/call',
      id: '"a"',
      answers: 0,
      answeredBy: 9,
      wire: 0,
      at: 1.5,
      took: 0,
      items: [{ pointer: '/0', kind: 'request', id: '1', span: { start: 4, end: 6 } }],
    };
    const { took, ...early } = full;
    const ids = ['0', '007', '12', '123456789', '1234567890', '-1', '1.0', 'null', '""'].map((id) => ({ ...bare, id }));
    const rows = [bare, full, { ...bare, kind: 'error', trust: 'normalised', from: 'client' } as const, early, ...ids];
    const back: ShownEntry[] = [bare];
    unpackRows(packRows(apart(rows)), back);
    expect(back).toStrictEqual([bare, ...rows]);
    expect(took).toBe(0);
  });

  it('survives a crash: open calls resolve to null, the next text starts a new worker', async () => {
    const { client, workers, states, last } = setUp();
    client.setText('one', 1);
    const requested = client.format(1);
    last().onerror?.(new Event('error') as ErrorEvent);
    expect(await requested).toBeNull();
    expect(states).toEqual(['crashed']);
    expect(workers[0]?.ended).toBe(true);
    expect(await client.format(1)).toBeNull();
    client.restart();
    client.setText('two', 2);
    expect(workers).toHaveLength(2);
    expect(last().text()).toBe('two');
  });

  it('treats a failed call as a crash, and stops on request', async () => {
    const { client, states, last } = setUp();
    client.setText('one', 1);
    const requested = client.format(1);
    const [id = 0] = last().calls('format');
    last().reply({ type: 'failed', id, because: 'stack' });
    expect(await requested).toBeNull();
    client.restart();
    client.setText('two', 2);
    const again = client.format(2);
    client.stop();
    expect(await again).toBeNull();
    expect(states).toEqual(['crashed', 'running', 'stopped']);
  });
});
