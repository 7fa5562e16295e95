import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // The store listens to storage events of other tabs, which do not exist in Node.
  globalThis.addEventListener ??= () => undefined;
});
const { exportProgress, importProgress } = await import('./progress-file.ts');

const FIRST = '2026-01-02T03:04:05.000Z';
const LATER = '2026-05-06T07:08:09.000Z';

describe('progress as a file', () => {
  it('is restored exactly', () => {
    const items = {
      'null-id': { done: FIRST, draft: '{"a": 1}', attempts: 3 },
      greet: { language: 'python', step: 2 },
    } as const;
    expect(importProgress(exportProgress({ items }), { items: {} })).toMatchObject({ progress: { items } });
  });

  it('is merged with the existing progress: the first date counts, and local drafts stay', () => {
    const file = exportProgress({ items: { a: { done: FIRST, draft: 'theirs' }, b: { done: LATER } } });
    expect(importProgress(file, { items: { a: { done: LATER, draft: 'mine' }, c: { hints: 1 } } })).toEqual({
      progress: { version: 1, items: { a: { done: FIRST, draft: 'mine' }, b: { done: LATER }, c: { hints: 1 } } },
      says: 'The file was imported. It contains 2 completed items.',
    });
  });

  it('omits members of other types', () => {
    const file = JSON.stringify({
      format: 'mcp-playground-progress',
      version: 1,
      items: { a: { done: 'soon', attempts: -1, language: 'cobol', draft: 7 } },
    });
    expect(importProgress(file, { items: {} })).toMatchObject({ progress: { items: { a: {} } } });
  });

  it.each([
    ['{', /not JSON/u],
    ['[]', /not a progress file/u],
    ['{"format": "mcp-playground-progress", "version": 2, "items": {}}', /newer version/u],
    [' '.repeat(5_000_001), /too large/u],
  ])('reports the problem of %.40s', (text, says) => {
    const read = importProgress(text, { items: {} });
    expect('problem' in read && read.problem).toMatch(says);
  });

  it('accepts any text without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = importProgress(text, { items: {} });
        expect('problem' in read || Object.keys(read.progress.items).length >= 0).toBe(true);
      }),
    );
    const hostile = '{"format":"mcp-playground-progress","version":1,"items":{"__proto__":{"done":"2026-01-01"}}}';
    expect(importProgress(hostile, { items: {} })).toMatchObject({
      says: 'The file was imported. It contains 1 completed item.',
    });
    expect({}).not.toHaveProperty('done');
  });
});
