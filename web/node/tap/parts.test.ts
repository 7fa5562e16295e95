/** The parts of `tap` that cut, hide, count and hold: what a whole process shows only now and then. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { endpointRewriter } from './endpoint.ts';
import { Events, type FoundEvent } from './events.ts';
import { FrameBytes, Lines, frameTail, textOf } from './frames.ts';
import { RecordFile } from './file.ts';
import { Hider } from './hide.ts';
import { Held, lineOf, tailOf, type Entry } from './journal.ts';

/** Any way to cut bytes into pieces. */
const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });

function* pieces(bytes: Buffer, sizes: readonly number[]): Generator<Buffer> {
  for (let at = 0, index = 0; at < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

describe('lines', () => {
  it('are the same however the bytes arrive', { tags: ['property'] }, () => {
    const text = fc.array(fc.constantFrom('{"a":1}', '\n', '\r\n', 'é', '', '\u2028', 'x', '\ufeff'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, cuts, (parts, sizes) => {
        const whole = parts.join('');
        const found: string[] = [];
        const lines = new Lines(1000, ({ bytes }) => found.push(textOf(bytes).text));
        for (const piece of pieces(Buffer.from(whole), sizes)) lines.add(piece);
        lines.end();
        const expected = whole.split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect(found).toEqual(expected);
      }),
      { numRuns: runs(500) },
    );
  });

  it('after a gap begin with the next whole one', () => {
    const found: string[] = [];
    const lines = new Lines(1000, ({ bytes }) => found.push(textOf(bytes).text));
    lines.add(Buffer.from('one\ntw'));
    lines.gap();
    lines.add(Buffer.from('ree\nfour\n'));
    expect(found).toEqual(['one', 'four']);
  });

  it('that are too long keep their beginning and their length', () => {
    const frame = new FrameBytes(20_000);
    for (let count = 0; count < 10; count++) frame.add(Buffer.alloc(5_000, 'a'));
    const { bytes, length } = frame.take();
    expect([bytes.length, length]).toEqual([10_000, 50_000]);
    expect(JSON.parse(`{${frameTail({ bytes, length }, 'server')}}`)).toMatchObject({ kind: 'noise', cut: 50_000 });
  });
});

describe('frames', () => {
  const tail = (text: string | Buffer): Record<string, unknown> => {
    const bytes = Buffer.from(text);
    const record: Record<string, unknown> = JSON.parse(`{${frameTail({ bytes, length: bytes.length }, 'client')}}`);
    return record;
  };

  it.each(['{"b":1,"a":[null,true,"é"]}', '[]', '5', '"x"', 'null', '{"__proto__":{"a":1}}'])(
    '%s is a message without a text',
    (text) => {
      expect(tail(text)).toEqual(JSON.parse(`{"kind":"message","from":"client","message":${text}}`));
    },
  );

  it.each(['{"a": 1}', '{"a":1}\r', '{"a":1,"a":2}', '12345678901234567890', '1.0', '\ufeff{}', '"\\u0041"'])(
    '%j keeps its text',
    (text) => {
      expect(tail(text)).toMatchObject({ kind: 'message', text });
    },
  );

  it('with bytes that are not UTF-8 keep the text too', () => {
    expect(tail(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ kind: 'message', text: '"\ufffd"' });
  });

  it.each(['', 'hello', '{"a":', '{}{}', '{"a":1,}'])('%j is noise', (text) => {
    expect(tail(text)).toEqual({ kind: 'noise', from: 'client', text });
  });

  it('of any depth are recorded', () => {
    expect(['message', 'noise']).toContain(tail('['.repeat(200_000) + ']'.repeat(200_000))['kind']);
  });
});

describe('events', () => {
  const read = (text: string, sizes: readonly number[] = [text.length]): { data: string | null; stream: object }[] => {
    const found: FoundEvent[] = [];
    const events = new Events((event) => found.push(event));
    for (const piece of pieces(Buffer.from(text), sizes)) events.add(piece);
    events.end();
    return found.map(({ data, stream }) => ({ data: data && textOf(data.bytes).text, stream }));
  };

  it('have data, and what else was sent', () => {
    expect(
      read(
        ': hello\n\nid: 1\nretry: 5\ndata:\n\nevent: message\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata:x\rid\r\rdata: cut',
      ),
    ).toEqual([
      { data: '', stream: { id: '1', retry: '5' } },
      { data: '{"a":\n1}', stream: { event: 'message' } },
      { data: 'x', stream: { id: '' } },
      { data: 'cut', stream: {} },
    ]);
  });

  it('are the same however the bytes arrive', { tags: ['property'] }, () => {
    const text = fc.array(
      fc.constantFrom('data: é', 'id: 1', 'event: x', ': c', '\n', '\r\n', '\r', '\n\n', '\ufeff'),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(text, cuts, (parts, sizes) => {
        const whole = parts.join('');
        expect(read(whole, sizes)).toEqual(read(whole));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('the address of the older transport', () => {
  const FROM = 'https://mcp.example.com';
  const TO = 'http://127.0.0.1:4280';
  const pass = (text: string, sizes: readonly number[]): string => {
    const rewriter = endpointRewriter(FROM, TO);
    const out = [...pieces(Buffer.from(text), sizes)].map((piece) => rewriter.pass(piece));
    return Buffer.concat([...out, rewriter.rest()]).toString();
  };

  it('is changed if it is the server’s own, however the bytes arrive', { tags: ['property'] }, () => {
    const event = fc
      .constantFrom('\n', '\r\n', '\r')
      .map((end) => [`: c${end}${end}event: endpoint${end}data: `, `/m?s=1${end}${end}data: {}${end}${end}`] as const);
    fc.assert(
      fc.property(event, cuts, ([before, after], sizes) => {
        expect(pass(before + FROM + after, sizes)).toBe(before + TO + after);
        expect(pass(`${before}https://other.example${after}`, sizes)).toBe(`${before}https://other.example${after}`);
        expect(pass(before + after, sizes)).toBe(before + after);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is the only thing that changes', { tags: ['property'] }, () => {
    const text = fc.array(
      fc.constantFrom(
        'event: endpoint',
        'event: message',
        'data: /m',
        `data: "${FROM}"`,
        ': c',
        'id: 1',
        '\n',
        '\r\n',
        'x',
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(text, cuts, (parts, sizes) => {
        const whole = parts.join('');
        expect(pass(whole, sizes)).toBe(whole);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is the only reason to wait: everything else passes at once', () => {
    for (const text of ['id: 1\n', 'event: message\n', 'data: {', 'data: /m', 'x']) {
      const rewriter = endpointRewriter(FROM, TO);
      expect(rewriter.pass(Buffer.from(text)).toString()).toBe(text);
    }
  });
});

describe('secrets', () => {
  it.each([
    ['Authorization', 'Bearer abc', 'Bearer xxx'],
    ['authorization', 'abc', 'xxx'],
    ['X-Api-Key', 'k', 'x'],
    ['My-Secret', 'some words', 'xxxxxxxxxx'],
    ['Content-Type', 'application/json', 'application/json'],
    ['Mcp-Protocol-Version', '2025-11-25', '2025-11-25'],
    ['Accept', 'application/json, text/event-stream', 'application/json, text/event-stream'],
    ['Mcp-Name', 'get_token', 'get_token'],
  ])('the header %s: %s', (name, value, shown) => {
    expect(new Hider().header(name, value)).toBe(shown);
  });

  it.each([
    [
      ['server', '--token', 'abc', '--root', '/srv'],
      ['server', '--token', 'xxx', '--root', '/srv'],
    ],
    [
      ['server', '--password=abc'],
      ['server', '--password=xxx'],
    ],
    [
      ['server', '--api-key', '--verbose'],
      ['server', '--api-key', '--verbose'],
    ],
    [['postgres://ada:pw@db/x'], ['postgres://db/x']],
    [
      ['npx', '-y', '@scope/server@1.2.3', '/home/ada/files'],
      ['npx', '-y', '@scope/server@1.2.3', '/home/ada/files'],
    ],
  ])('the command %j', (words, shown) => {
    expect(new Hider().args(words)).toEqual(shown);
  });

  it('are replaced alike wherever they are', () => {
    const hider = new Hider();
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const header = hider.header('Mcp-Session-Id', id);
    expect(header).toHaveLength(id.length);
    expect(header).not.toBe(id);
    expect(hider.header('mcp-session-id', id)).toBe(header);
    expect(hider.url(`/messages?sessionId=${id}`)).toBe(`/messages?sessionId=${header}`);
    expect(hider.header('mcp-session-id', id.replace('0f', '1f'))).not.toBe(header);
  });
});

describe('what is held', () => {
  const entry = (seq: number, size = 10): Entry => ({
    seq,
    at: 0,
    run: 1,
    exchange: 0,
    tail: tailOf({ kind: 'stderr', text: 'x'.repeat(size) }),
  });

  it('loses the oldest beyond its limit, and knows the first', () => {
    const held = new Held(10_000);
    for (let seq = 1; seq <= 5_000; seq++) held.add(entry(seq));
    expect(held.last).toBe(5_000);
    expect(held.first).toBeGreaterThan(4_900);
    expect(held.after(0)[0]?.seq).toBe(held.first);
    expect(held.after(4_998).map(({ seq }) => seq)).toEqual([4_999, 5_000]);
    expect(held.after(5_000)).toEqual([]);
    held.add(entry(5_001, 1_000_000));
    expect(held.after(0).map(({ seq }) => seq)).toEqual([5_001]);
  });

  it('takes in what another process has had, once', () => {
    const held = new Held();
    for (const seq of [3, 7]) held.add(entry(seq));
    held.merge([entry(1), entry(3), entry(5)]);
    expect(held.after(0).map(({ seq }) => seq)).toEqual([1, 3, 5, 7]);
    expect(held.after(3, 1).map(({ seq }) => seq)).toEqual([5]);
  });

  it('is one line of JSON each', () => {
    const line = lineOf({
      seq: 1,
      at: 0,
      run: 2,
      exchange: 3,
      tail: tailOf({ kind: 'close', by: 'server', error: undefined }),
    });
    expect(JSON.parse(line)).toEqual({
      seq: 1,
      at: '1970-01-01T00:00:00.000Z',
      run: 2,
      exchange: 3,
      kind: 'close',
      by: 'server',
    });
  });
});

describe('a file of records that is replaced at its limit', () => {
  const entry = (seq: number, kind: string): Entry => ({ seq, at: 0, run: 1, exchange: 0, tail: tailOf({ kind }) });
  const kindsIn = (file: string): string[] =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => /"kind":"(\w+)"/u.exec(line)?.[1] ?? line);

  it('begins with the run, whenever its records are written', { tags: ['property'] }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'records-'));
    const [count, limit] = [20, 600];
    let at = 0;
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: count, maxLength: count }), (flushes) => {
        const file = join(folder, `${String(at++)}.jsonl`);
        const records = new RecordFile(file, limit, expect.fail);
        const kinds = ['run', ...Array<string>(count - 2).fill('message'), 'end'];
        for (const [index, kind] of kinds.entries()) {
          records.add(entry(index + 1, kind));
          if (flushes[index]) records.flush();
        }
        records.flush();
        for (const one of [file, `${file}.1`]) {
          expect(kindsIn(one)[0]).toBe('run');
          expect(readFileSync(one).length).toBeLessThanOrEqual(limit);
        }
        expect(kindsIn(file).at(-1)).toBe('end');
      }),
      { numRuns: runs(30) },
    );
    rmSync(folder, { recursive: true });
  });
});
