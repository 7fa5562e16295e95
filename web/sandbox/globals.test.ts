/**
 * The standard globals in the engine that runs learners’ code: each returns or throws what Node’s own implementation does, for the same code.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { chunks, expectAlike, expectSame, inSandbox } from '../testing/standard-globals.ts';

describe('text', () => {
  it.each([
    `Array.from(new TextEncoder().encode('aé€😀\\ud800'))`,
    `Array.from(new TextEncoder().encode())`,
    `new TextEncoder().encodeInto('a€😀', new Uint8Array(6))`,
    `new TextEncoder().encoding`,
    `new TextDecoder().decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))`,
    `new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))`,
    `new TextDecoder('utf8', { fatal: true }).decode(new Uint8Array([0xff]))`,
    `new TextDecoder('utf-16le').decode(new Uint8Array([0x61, 0, 0x3d, 0xd8, 0, 0xde, 0x3d]))`,
    `new TextDecoder('UTF-16BE').decode(new Uint8Array([0, 0x61, 0xd8, 0x3d]))`,
    `new TextDecoder(' latin1 ').encoding`,
    `new TextDecoder('no-such-encoding')`,
    `new TextDecoder().decode('text')`,
    `new TextDecoder().decode(new DataView(new Uint8Array([1, 0x61, 0x62]).buffer, 1, 1))`,
    `{ const one = new TextDecoder(); const part = { stream: true };
       return [[0xe2], [0x82], [0xac, 0xf0], [0x9f]].map((bytes) => one.decode(new Uint8Array(bytes), part)).concat(one.decode()); }`,
    `btoa('Hello, \\u00ff')`,
    `btoa('€')`,
    `btoa()`,
    `[atob(' SGVs bG8= '), atob('SGVsbG8'), atob('')]`,
    `atob('a')`,
    `atob('ab=c')`,
    `atob('ab===')`,
  ])('%s', (code) => expectSame(code));

  it('latin1 is windows-1252', async () => {
    expect(await inSandbox(`new TextDecoder('latin1').decode(new Uint8Array([0x80, 0x9f, 0xe9]))`)).toBe('"€Ÿé"');
  });

  it('any bytes decode as in Node, in any pieces', { tags: ['property'] }, async () => {
    const byte = fc.oneof(fc.constantFrom(0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0xed, 0xa0, 0xc1), fc.nat(255));
    const samples = fc.sample(fc.array(fc.array(byte, { maxLength: 8 }), { maxLength: 3 }), runs(2000));
    for (const label of ['utf-8', 'utf-16le', 'utf-16be'])
      await expectSame(
        `${JSON.stringify(samples)}.map((parts) => { const one = new TextDecoder('${label}');
          return parts.map((part) => one.decode(new Uint8Array(part), { stream: true })).join('') + one.decode(); })`,
      );
  });

  it('any string encodes as in Node', { tags: ['property'] }, async () => {
    const samples = fc.sample(fc.string({ unit: 'binary' }), runs(1000));
    await expectSame(`${JSON.stringify(samples)}.map((text) => [Array.from(new TextEncoder().encode(text)).join()])`);
    const latin = samples.map((text) => text.replaceAll(/[^\0-\u{FF}]/gu, '?'));
    await expectSame(`${JSON.stringify(latin)}.map((text) => [btoa(text), atob(btoa(text)) === text])`);
  });
});

describe('structuredClone', () => {
  it.each([
    `{ const one = new Map([['a', new Set([1, 'b'])]]); const copy = structuredClone(one); return [copy !== one, [...copy].map(([key, value]) => [key, [...value]])]; }`,
    `{ const one = { list: [1] }; one.self = one; const copy = structuredClone(one); return [copy.self === copy, copy.list !== one.list]; }`,
    `{ const copy = structuredClone(new Date(5)); return [copy instanceof Date, copy.getTime()]; }`,
    `{ const copy = structuredClone(/a/giu); return [copy.source, copy.flags, copy.lastIndex]; }`,
    `{ const view = new Uint8Array([1, 2, 3, 4]).subarray(1, 3); const [a, b] = structuredClone([view, view.buffer]);
       return [Array.from(a), a.byteOffset, a.buffer === b, a.buffer !== view.buffer, structuredClone(new DataView(b)).getUint8(3)]; }`,
    `structuredClone(new BigInt64Array([5n]))[0] === 5n`,
    `[structuredClone(new Float64Array([1.5]))[0], structuredClone(new Uint16Array(2)).constructor.name]`,
    `{ const copy = structuredClone([1, , 3]); return [1 in copy, copy.length, copy]; }`,
    `[structuredClone(null), structuredClone(undefined), structuredClone('a'), structuredClone(NaN), structuredClone(5n) === 5n]`,
    `[structuredClone(Object('a')), structuredClone(Object(1)), structuredClone(Object(false))].map((one) => [typeof one, String(one)])`,
    `{ class A { x = 1; get y() { return 2; } } const copy = structuredClone(new A()); return [copy, copy instanceof A]; }`,
    `structuredClone({ a: undefined, [Symbol('x')]: 1, get b() { return 2; }, __proto__: { c: 3 }, ['__proto__']: 4 })`,
    `{ const copy = structuredClone(new RangeError('x', { cause: { a: 1 } })); return [copy.name, copy.message, copy instanceof RangeError, copy.cause]; }`,
    `{ class Own extends Error { name = 'Own'; code = 5; } const copy = structuredClone(new Own('x'));
       return [copy.name, copy.code, Object.getPrototypeOf(copy) === Error.prototype]; }`,
    `structuredClone(() => 1)`,
    `structuredClone({ a: { b: Symbol('c') } })`,
    `structuredClone(new WeakMap())`,
    `structuredClone(Promise.resolve())`,
    `structuredClone()`,
    `{ const one = new ArrayBuffer(8); const copy = structuredClone({ one }, { transfer: [one] }); return [one.byteLength, copy.one.byteLength]; }`,
    `structuredClone(1, { transfer: [1] })`,
    `{ try { structuredClone(() => 1); } catch (error) { return [error.code, error instanceof DOMException, error instanceof Error]; } }`,
  ])('%s', (code) => expectSame(code));

  it('any value is cloned as in Node', { tags: ['property'] }, async () => {
    const samples = fc.sample(fc.jsonValue({ maxDepth: 4 }), runs(500));
    for (const part of chunks(samples)) await expectAlike(part, (one) => `structuredClone(${JSON.stringify(one)})`);
  });

  it('refuses objects of the platform', async () => {
    const made = [
      "new URL('a:b')",
      'new Headers()',
      "new Event('a')",
      'new EventTarget()',
      'new AbortController()',
      'new TextEncoder()',
    ];
    for (const one of made) expect(await inSandbox(`structuredClone(${one})`)).toBe('throws DataCloneError');
  });
});

/** Code that collects what listeners receive. */
const events = (code: string): string => `{ const seen = []; const target = new EventTarget(); ${code}; return seen; }`;

describe('events', () => {
  it.each([
    events(`target.addEventListener('a', function (event) { seen.push(this === target, event.type, event.target === target, event.eventPhase,
      event.currentTarget === target, event.composedPath().length, event.isTrusted); }); const event = new Event('a');
      seen.push(target.dispatchEvent(event), event.eventPhase, event.currentTarget, event.target === target)`),
    events(`const run = () => seen.push(1); for (let i = 0; i < 2; i++) target.addEventListener('a', run);
      target.addEventListener('a', () => seen.push(2), { once: true }); target.dispatchEvent(new Event('a')); target.dispatchEvent(new Event('a'));
      target.removeEventListener('a', run); target.dispatchEvent(new Event('a'))`),
    events(`target.addEventListener('a', { handleEvent(event) { seen.push(event.detail, this.x); }, x: 5 });
      target.dispatchEvent(new CustomEvent('a', { detail: { b: 1 } })); target.dispatchEvent(new CustomEvent('a'))`),
    events(`target.addEventListener('a', (event) => { event.stopImmediatePropagation(); seen.push(1); }); target.addEventListener('a', () => seen.push(2));
      target.dispatchEvent(new Event('a'))`),
    events(`target.addEventListener('a', () => { target.removeEventListener('a', gone); seen.push(1); });
      const gone = () => seen.push(3); target.addEventListener('a', gone); target.dispatchEvent(new Event('a'))`),
    events(`const control = new AbortController(); target.addEventListener('a', () => seen.push(1), { signal: control.signal });
      target.dispatchEvent(new Event('a')); control.abort(); target.dispatchEvent(new Event('a'));
      target.addEventListener('a', () => seen.push(2), { signal: control.signal }); target.dispatchEvent(new Event('a'))`),
    events(`target.addEventListener('a', (event) => { try { target.dispatchEvent(event); } catch (error) { seen.push(error.name !== 'x'); } });
      target.dispatchEvent(new Event('a'))`),
    `{ class Own extends EventTarget { go() { return this.dispatchEvent(new Event('x')); } } return new Own().go(); }`,
    `[Event.AT_TARGET, String(new CustomEvent('a')), new Event(5).type, new Event('a', { bubbles: 1 }).bubbles]`,
    `new Event()`,
    `new EventTarget().dispatchEvent({ type: 'a' })`,
    `new EventTarget().dispatchEvent(new Event('a'))`,
  ])('%s', (code) => expectSame(code));

  it('follow the standard where Node does not', async () => {
    const code = events(`target.addEventListener('b', (event) => event.preventDefault(), { passive: true });
      for (const type of ['a', 'b']) target.addEventListener('a', (event) => { event.preventDefault(); target.addEventListener('a', () => seen.push('late')); });
      for (const [type, cancelable] of [['a', true], ['b', true]]) { const event = new Event(type, { cancelable });
      seen.push(target.dispatchEvent(event), event.defaultPrevented, event.returnValue, event.BUBBLING_PHASE); }
      try { crypto.getRandomValues(5); } catch (error) { seen.push(error.name); }`);
    expect(JSON.parse(await inSandbox(code))).toEqual([false, true, false, 3, true, false, true, 3, 'TypeError']);
  });

  it('an exception of a listener is reported, and the next listener is called', async () => {
    const code =
      events(`target.addEventListener('a', () => { throw new RangeError('x'); }); target.addEventListener('a', () => seen.push(1));
      target.dispatchEvent(new Event('a')); await new Promise((done) => setTimeout(done, 5))`);
    expect(await inSandbox(code)).toBe('[1]');
    expect(await inSandbox(code.replace('await', 'void'))).toBe('uncaught RangeError: x');
  });
});

describe('aborting', () => {
  it.each([
    `{ const { signal } = new AbortController(); return [signal.aborted, signal.reason === undefined, String(signal), signal instanceof EventTarget]; }`,
    `{ const control = new AbortController(); const seen = []; control.signal.onabort = (event) => seen.push(event.type);
       control.signal.addEventListener('abort', () => seen.push(2)); control.abort(); control.abort('again');
       return [...seen, control.signal.aborted, control.signal.reason.name, control.signal.reason.code]; }`,
    `{ const control = new AbortController(); control.abort({ a: 1 }); try { control.signal.throwIfAborted(); } catch (error) { return error; } }`,
    `[AbortSignal.abort('x').reason, AbortSignal.abort().reason.name]`,
    `new AbortSignal()`,
    `{ const signal = AbortSignal.timeout(5); const aborted = new Promise((done) => signal.addEventListener('abort', done));
       await Promise.race([aborted, new Promise((done) => setTimeout(done, 100))]); return [signal.aborted, signal.reason.name]; }`,
    `{ const [a, b] = [new AbortController(), new AbortController()]; const any = AbortSignal.any([a.signal, AbortSignal.any([b.signal])]);
       const seen = []; any.addEventListener('abort', () => seen.push(a.signal.aborted)); b.abort('why'); a.abort('late'); return [any.aborted, any.reason, seen]; }`,
    `AbortSignal.any([AbortSignal.abort(1), AbortSignal.abort(2)]).reason`,
    `AbortSignal.any([]).aborted`,
    `AbortSignal.any([1])`,
  ])('%s', (code) => expectSame(code));
});

describe('Headers', () => {
  it.each([
    `[...new Headers({ B: ' 1 ', a: 2 })]`,
    `[...new Headers([['x', '1'], ['X', '2'], ['Set-Cookie', 'a'], ['set-cookie', 'b']])]`,
    `{ const one = new Headers({ a: '1' }); one.append('A', '2'); one.set('b', 3); const copy = new Headers(one); one.delete('a');
       return [copy.get('a'), one.get('a'), one.has('B'), [...copy.keys()], [...copy.values()], copy.getSetCookie()]; }`,
    `{ const seen = []; new Headers({ b: 1, a: 2 }).forEach(function (value, name) { seen.push([name, value, this.x]); }, { x: 5 }); return seen; }`,
    `new Headers({ 'a b': '1' })`,
    `new Headers({ a: '1\\n2' })`,
    `new Headers({ a: '€' })`,
    `new Headers([['a']])`,
    `new Headers(null)`,
    `new Headers().get()`,
    `[String(new Headers()), JSON.stringify(new Headers({ a: 1 })), new Headers().get('x')]`,
  ])('%s', (code) => expectSame(code));

  it('any headers are sorted and combined as in Node', { tags: ['property'] }, async () => {
    const name = fc.constantFrom(
      'a',
      'B',
      'b',
      'content-type',
      'Content-Type',
      'set-cookie',
      'x-1',
      'X_2',
      '',
      'a:',
      'é',
    );
    const value = fc.constantFrom('', ' 1', 'a b', '\t x \n', 'ä', '\0', 'x\ry', 'zß', '"q", r');
    const samples = fc.sample(fc.array(fc.tuple(name, value), { maxLength: 4 }), runs(1000));
    for (const part of chunks(samples))
      await expectAlike(
        part,
        (one) =>
          `(() => { try { return [...new Headers(${JSON.stringify(one)})]; } catch (error) { return error.name; } })()`,
      );
  });
});

describe('crypto, microtasks and the console', () => {
  it.each([
    `/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(crypto.randomUUID())`,
    `new Set(Array.from({ length: 200 }, () => crypto.randomUUID())).size`,
    `{ const one = new Uint32Array(8); return [crypto.getRandomValues(one) === one, one.some((value) => value > 65535)]; }`,
    `crypto.getRandomValues(new Float32Array(1))`,
    `crypto.getRandomValues(new Uint8Array(65537))`,
    `{ const seen = []; queueMicrotask(() => seen.push(1)); seen.push(0); await null; return seen; }`,
    `queueMicrotask(5)`,
    `[typeof performance.now(), performance.now() <= performance.now()]`,
    `[URL, URLSearchParams, Headers, Event, EventTarget, CustomEvent, AbortController, AbortSignal, TextEncoder, TextDecoder,
       atob, btoa, structuredClone, queueMicrotask].map((one) => one.name)`,
    `[new URL('a:b'), new Headers(), new Event('a'), crypto, new TextDecoder()].map((one) => Object.prototype.toString.call(one))`,
    `Object.keys(URL.prototype).sort()`,
    `Object.keys(globalThis).filter((name) => ['URL', 'Headers', 'Event', 'AbortSignal'].includes(name))`,
  ])('%s', (code) => expectSame(code));

  it('the console prints lines', async () => {
    const code = `{ console.log('%s is %d, %i%% %j', 'a', '1.5', 2.7, { b: 1 }, 'rest'); console.info({ a: [1] }, null, undefined); console.group('in');
      console.warn('x\\ny'); console.groupEnd(); console.count(); console.count(); console.assert(false, 'why'); console.assert(true);
      console.error(new TypeError('bad')); console.timeEnd('t'); console.log(new Map([[1, 2]]), '50%'); console.dir([1]); console.log();
      return playground.lines; }`;
    expect(JSON.parse(await inSandbox(code))).toEqual([
      'a is 1.5, 2% {"b":1} rest',
      '{"a":[1]} null undefined',
      'in',
      '  x\n  y',
      'default: 1',
      'default: 2',
      'Assertion failed: why',
      'TypeError: bad',
      'Timer “t” does not exist',
      'Map [[1,2]] 50%',
      '[1]',
      '',
    ]);
  });
});
