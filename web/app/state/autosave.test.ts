/** Typed text is never lost, whenever the page closes. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '../engine/change.ts';
import { applyChange } from '../engine/change.ts';
import { runs } from '../../testing/runs.ts';
import { SMALL } from './saved.ts';

/** The browser’s database. */
const database = new Map<string, { version: number; text: string }>();

/** The modules of a page with this database: others have loaded the same ones with their own. */
async function loadModules() {
  vi.resetModules();
  vi.doMock('idb-keyval', () => ({ get: (key: string) => Promise.resolve(database.get(key)) }));
  const [{ createAutosave }, { readSaved }] = await Promise.all([import('./autosave.ts'), import('./saved.ts')]);
  return { createAutosave, readSaved };
}

let modules: Awaited<ReturnType<typeof loadModules>>;
beforeAll(async () => {
  modules = await loadModules();
});
afterAll(() => {
  vi.doUnmock('idb-keyval');
  vi.resetModules();
});

beforeEach(() => {
  const items = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
    },
  });
  database.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose worker saves when a test says so. */
class Visit {
  text = '';
  readonly #saving: { key: string; version: number; text: string; settle: (done: boolean) => void }[] = [];
  readonly #autosave = modules.createAutosave(
    {
      state: 'running',
      save: (key: string, version: number) =>
        new Promise<boolean>((settle) => this.#saving.push({ key, version, text: this.text, settle })),
    },
    () => this.text,
  );
  #version: number;

  constructor(firstVersion: number) {
    this.#version = firstVersion;
  }

  replace(text: string): void {
    this.text = text;
    this.#autosave.changed(null, text.length, ++this.#version);
  }

  edit(change: Change): void {
    this.text = applyChange(this.text, [change]);
    this.#autosave.changed([change], this.text.length, ++this.#version);
  }

  /** The worker saves the text that it was given first; the page learns of it, or does not any more. */
  async finishSaving(isLearnt = true): Promise<void> {
    const next = this.#saving.shift();
    if (!next) return;
    database.set(next.key, { version: next.version, text: next.text });
    if (isLearnt) next.settle(true);
    await Promise.resolve();
    await Promise.resolve();
  }

  close(): void {
    this.#autosave.flush();
  }
}

/** The text that the next visit begins with. */
async function restored(): Promise<string | null> {
  const found = modules.readSaved();
  return found === null ? null : 'text' in found ? found.text : found.load();
}

const large = (letter: string): string => letter.repeat(SMALL + 10);

it('keeps what is typed while a large text is being saved', async () => {
  const visit = new Visit(1000);
  visit.replace(large('a'));
  await vi.advanceTimersByTimeAsync(300);
  visit.edit({ start: 0, end: 0, text: 'typed ' });
  await visit.finishSaving();
  visit.edit({ start: 6, end: 6, text: 'more ' });
  visit.close();
  expect(await restored()).toBe(`typed more ${large('a')}`);
});

it('keeps what is typed if the database has a later version than the page knows', async () => {
  const visit = new Visit(1000);
  visit.replace(large('a'));
  await vi.advanceTimersByTimeAsync(300);
  await visit.finishSaving();
  visit.edit({ start: 0, end: 0, text: 'one ' });
  await vi.advanceTimersByTimeAsync(2000);
  visit.edit({ start: 4, end: 4, text: 'two ' });
  await visit.finishSaving(false);
  visit.close();
  expect(await restored()).toBe(`one two ${large('a')}`);
});

it('keeps a large text that follows a small one', async () => {
  const visit = new Visit(1000);
  visit.replace(large('a'));
  await vi.advanceTimersByTimeAsync(300);
  await visit.finishSaving();
  visit.edit({ start: 0, end: SMALL + 10, text: 'small' });
  await vi.advanceTimersByTimeAsync(2000);
  visit.edit({ start: 5, end: 5, text: large('b') });
  visit.close();
  expect(await restored()).toBe(`small${large('b')}`);
});

it('keeps any text, whenever the page closes', { tags: ['property'] }, async () => {
  const action = fc.oneof(
    fc.record({ do: fc.constant('replace' as const), text: fc.constantFrom(large('a'), large('b'), 'c', '') }),
    fc.record({
      do: fc.constant('edit' as const),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
      deleted: fc.constantFrom(0, 0, 1, SMALL),
      text: fc.constantFrom('', 'x', 'yz', large('d')),
    }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 300, 2000) }),
    fc.record({ do: fc.constant('finish' as const), isLearnt: fc.boolean() }),
    fc.record({ do: fc.constant('hide' as const) }),
  );
  const visits = fc.array(fc.array(action, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(visits, async (all) => {
      let text = '';
      for (const [index, actions] of all.entries()) {
        const visit = new Visit(1000 * (index + 1));
        visit.replace(text);
        for (const one of actions) {
          if (one.do === 'replace') visit.replace(one.text);
          else if (one.do === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
          else if (one.do === 'finish') await visit.finishSaving(one.isLearnt);
          else if (one.do === 'hide') visit.close();
          else {
            const start = Math.floor(one.place * visit.text.length);
            visit.edit({ start, end: Math.min(visit.text.length, start + one.deleted), text: one.text });
          }
        }
        visit.close();
        vi.clearAllTimers();
        text = visit.text;
        expect((await restored()) === text).toBe(true);
      }
    }),
    { numRuns: runs(300) },
  );
});
