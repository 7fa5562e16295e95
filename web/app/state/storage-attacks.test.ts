/** Storage that others filled, that is full, or that the browser blocks: the page starts with defaults and continues. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyChange } from '../engine/change.ts';

/** A storage whose every entry is this text; `write` runs for each entry that is stored. */
function storageOf(text: string | null, write: () => void = () => {}): Storage {
  return { length: 0, clear: () => {}, key: () => null, getItem: () => text, removeItem: write, setItem: write };
}

/** The modules that read and write storage, as a page loads them that finds these two storages. */
async function loadWith(storage: () => Storage) {
  vi.resetModules();
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: storage });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
  const [settings, met, saved, token, last, progress, custom] = await Promise.all([
    import('./settings.ts'),
    import('./met.ts'),
    import('./saved.ts'),
    import('./live-token.ts'),
    import('../screens/learn/last.ts'),
    import('../screens/learn/progress.ts'),
    import('../screens/learn/teachers/custom-store.ts'),
  ]);
  return { settings, met, saved, token, last, progress, custom };
}

const before = (['localStorage', 'sessionStorage'] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

const EVIL = '<img src=x onerror=alert(1)>';
const POISON: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['half of an object', '{"theme":'],
  ['null', 'null'],
  ['an array', '[[],{},null]'],
  ['a number', '1e999'],
  ['a string', JSON.stringify(EVIL)],
  ['nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  [
    'members of other types',
    '{"theme":["dark"],"shortcuts":{"a":1},"side":"both","hosts":[1,null,{"id":"x"}],"exercises":[1,{},null],"where":"here","text":{"length":5},"items":[1,2],"version":"1"}',
  ],
  [
    'markup',
    `{"theme":"${EVIL}","side":"${EVIL}","items":{"${EVIL}":{"language":"${EVIL}","done":"${EVIL}","step":"${EVIL}"}}}`,
  ],
  [
    'prototypes',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"items":{"__proto__":{"polluted":true,"draft":"x"}}}',
  ],
  ['a large text that is none', '{"where":"big","key":7,"length":"all"}'],
  [
    'negative and huge numbers',
    '{"items":{"a":{"attempts":-1,"hints":1e300,"step":0.5}},"where":"big","key":"text-a","length":-1}',
  ],
];

describe('storage that others filled', () => {
  it.each(POISON)('with %s: defaults, and values of the right types', async (_name, text) => {
    const { settings, met, saved, token, last, progress, custom } = await loadWith(() => storageOf(text));
    const { theme, shortcuts, side, hosts } = settings.readSettings();
    expect(settings.THEMES).toContain(theme);
    expect([typeof shortcuts, [null, 'client', 'server'].includes(side)]).toEqual(['boolean', true]);
    expect([...hosts, ...met.readMet()].filter((id) => typeof id !== 'string')).toEqual([]);
    const found = saved.readSaved();
    if (found && 'text' in found) expect(found.text).toBeTypeOf('string');
    else if (found) expect(found.length).toBeTypeOf('number');
    for (const item of Object.values(progress.progress.getState().items)) {
      const { done, draft, language, attempts = 0, hints = 0, step = 0 } = item;
      expect(done === undefined || !Number.isNaN(Date.parse(done))).toBe(true);
      expect(['undefined', 'string']).toContain(typeof draft);
      expect([undefined, 'python', 'typescript', 'javascript']).toContain(language);
      expect([attempts, hints, step].every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
    }
    // These two are texts of any kind: their readers compare them with known ids, or report what is wrong.
    expect([last.lastLesson(), token.tokenNow(), custom.customStore.getState().text]).toEqual([text, text, text]);
    expect({}).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('draft');
  });

  it('with edits outside of the text: nothing is thrown, and the text stays a text', () => {
    for (const [start, end] of [
      [-5, -1],
      [1e9, 2e9],
      [5, 1],
      [NaN, Infinity],
      [0.5, 1.5],
    ] as const)
      expect(applyChange('abc', [{ start, end, text: 'x' }])).toBeTypeOf('string');
  });
});

describe.each([
  [
    'is full',
    () =>
      storageOf(null, () => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  [
    'is blocked by the browser',
    (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
] as const)('storage that %s', (_name, storage) => {
  it('is reported where something is lost, and nothing is thrown', async () => {
    const { settings, met, saved, token, last, progress, custom } = await loadWith(storage);
    expect(settings.readSettings()).toEqual({
      theme: 'system',
      language: 'en',
      shortcuts: true,
      side: null,
      hosts: [],
    });
    settings.storeSettings({ theme: 'dark', language: 'en', shortcuts: false, side: null, hosts: [] });
    met.storeMet(['a']);
    last.rememberLesson('a');
    last.rememberLesson(null);
    token.storeToken('t');
    expect(token.tokenNow()).toBe('t');
    expect(saved.readSaved()).toBeNull();
    expect([saved.saveSmall('x'), saved.noteBig(5), saved.saveJournal(1, [])]).toEqual([false, false, false]);
    saved.setAside();
    expect(saved.bringBack()).toBeNull();
    expect([custom.storeCustomSet('file', 'x'), custom.storeCustomSet('link', 'x')]).toEqual([false, false]);
    progress.markDone('a');
    expect(progress.itemProgress('a').done).toBeDefined();
    expect(progress.progress.getState().stored).toBe(false);
  });
});
