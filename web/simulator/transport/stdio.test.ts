import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { create, step } from '../server.ts';
import { calculator } from '../servers/calculator.ts';
import { lastLine, lineFor, NO_LINES, takeChunk } from './stdio.ts';

/** The lines of a text that arrives in these chunks, including an unterminated last line. */
function linesOf(chunks: readonly string[]): string[] {
  const all: string[] = [];
  let lines = NO_LINES;
  for (const chunk of chunks) {
    const taken = takeChunk(lines, chunk);
    lines = taken.lines;
    all.push(...taken.whole);
  }
  const last = lastLine(lines);
  return last === null ? all : [...all, last];
}

describe('lines', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [
      ['a', 'b', '\n', 'c'],
      ['ab', 'c'],
    ],
    [
      ['a\r\nb\r', '\n'],
      ['a', 'b'],
    ],
    [['\n\n  \n\r\n'], []],
    [['', ''], []],
    [['{"a":\n1}'], ['{"a":', '1}']],
  ])('%j gives %j', (chunks, lines) => {
    expect(linesOf(chunks)).toEqual(lines);
  });

  it('are the same for any chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', '{', '\n', '\r\n', 'é', '\u{1f30d}', ' ') })),
        (parts) => {
          const text = parts.join('');
          const cut = text.split('');
          expect(linesOf(parts)).toEqual(linesOf([text]));
          expect(linesOf(cut)).toEqual(linesOf([text]));
        },
      ),
    );
  });

  it('take no longer if a line arrives in more pieces', () => {
    const pieces = Array.from({ length: 20_000 }, () => 'x'.repeat(50));
    expect(linesOf(pieces)[0]).toHaveLength(1_000_000);
  });
});

describe('server outputs', () => {
  it('are one line each: messages on stdout, log lines on stderr', () => {
    const state = create(calculator, { revisions: ['2025-06-18'] });
    const { outputs } = step(state, {
      kind: 'message',
      at: 0,
      text: '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"a":"\\n"}}}',
    });
    expect(outputs.map(lineFor)).toEqual([{ to: 'stdout', line: '{"jsonrpc":"2.0","id":1,"result":{}}\n' }]);
    const wrong = step(state, { kind: 'message', at: 0, text: 'hello?' }).outputs.map(lineFor);
    expect(wrong.map(({ to }) => to)).toEqual(['stderr']);
  });
});
