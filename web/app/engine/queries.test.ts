import { describe, expect, it } from 'vitest';
import type { EntryRow } from '../../protocol/types.ts';
import { createCore } from './core.ts';
import { find } from './queries.ts';
import type { Engine } from './types.ts';

const going = () => Promise.resolve(true);

function rowsOf(text: string): EntryRow[] {
  let start = 0;
  return text.split('\n').map((line, index) => {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    return {
      index,
      kind: 'request',
      from: 'client',
      inferred: false,
      fromBecause: '',
      trust: 'verbatim',
      session: 0,
      span,
    };
  });
}

describe('search terms', () => {
  const text = '{"method":"a.b"}\n{"method":"A*B"}\n{"method":"c"}\n{"x":"ÄB"}';
  const found = (query: string) => find(query, text, rowsOf(text), going);

  it('match in any letter case and literally', async () => {
    expect(await found('METHOD')).toEqual([0, 1, 2]);
    expect(await found('a.b')).toEqual([0]);
    expect(await found('a*b')).toEqual([1]);
    expect(await found('äb')).toEqual([3]);
    expect(await found('(')).toEqual([]);
  });

  it('do not match across two messages', async () => {
    expect(await found('"}\n{"')).toEqual([]);
  });

  it('are no longer searched for when the call is obsolete', async () => {
    const long = Array.from({ length: 5 }, () => 'x'.repeat(1_500_000)).join('\n');
    let requested = 0;
    const answer = await find('y', long, rowsOf(long), () => Promise.resolve(++requested < 2));
    expect([answer, requested]).toEqual([null, 2]);
  });
});

describe('a comparison of two revisions', () => {
  const text = '{"jsonrpc":"2.0","id":null,"method":"ping"}\n{"jsonrpc":"2.0","id":2,"method":"ping","params":[1]}';
  const compared = async (session: number | null) => {
    const core = createCore({
      keep: () => Promise.resolve(true),
      breathe: () => Promise.resolve(),
      loadSchemas: () => import('../../protocol/shapes.ts'),
      loadParts: () => import('./parts.ts'),
    });
    core.setText(text, 1);
    const args: Parameters<Engine['compare']> = ['jsonrpc-2.0', '2025-11-25', session, {}, 1];
    const answer = await core.answer({ name: 'compare', version: 1, args });
    if (typeof answer !== 'object' || answer === null || !('onlyB' in answer)) throw new Error('no comparison');
    return answer;
  };

  it('shows the findings of either revision only and of both, with any severity', async () => {
    const { a, b, both, onlyA, onlyB, counts } = await compared(null);
    expect([a, b, counts]).toEqual(['jsonrpc-2.0', '2025-11-25', { onlyA: 0, onlyB: 1, both: 1 }]);
    expect(both.map(({ finding, inB }) => [finding.rule, finding.severity, inB])).toEqual([
      ['ids/null-id', 'warning', 'error'],
    ]);
    expect(onlyA).toEqual([]);
    expect(onlyB.map(({ entry, range }) => [entry, range.startLine, range.startColumn])).toEqual([[1, 2, 50]]);
  });

  it('is limited to one session if one is selected', async () => {
    expect((await compared(0)).counts).toEqual({ onlyA: 0, onlyB: 1, both: 1 });
    expect((await compared(7)).counts).toEqual({ onlyA: 0, onlyB: 0, both: 0 });
  });
});
