/** The library in a page and in a worker: the same report in both. */
import { expect, it } from 'vitest';
import { check, checkJson, createSession } from './index.ts';

const TEXT = '{"jsonrpc":"2.0","id":null,"method":"ping"}\n{"jsonrpc":"2.0","id":"1","result":{}}';

it('checks in a page', () => {
  expect(check(TEXT).diagnostics.map(({ rule }) => rule)).toContain('ids/null-id');
  const session = createSession({ revision: '2025-11-25' });
  const found = session.push({ from: 'client', message: { jsonrpc: '2.0', id: null, method: 'ping' } });
  expect(found.map(({ rule }) => rule)).toContain('ids/null-id');
});

it('finds the same in a worker', async () => {
  const worker = new Worker(new URL('../testing/library-worker.ts', import.meta.url), { type: 'module' });
  try {
    const report = await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(TEXT);
    });
    expect(report).toBe(checkJson(TEXT));
  } finally {
    worker.terminate();
  }
});
