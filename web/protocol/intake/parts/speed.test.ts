/** The time that reading takes grows no faster than the text, whatever is in it. */
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import { checkOne } from '../../check.ts';

const PROSE = 'The server sends a request to the client, and then it waits for the response. '.repeat(4);

/** Beginnings and marks that readers look for; each is repeated, alone and after running text. */
const PIECES = [
  '{\n',
  '{"a": 1}\n',
  '[[a]]\n',
  '["a"]=>\n',
  '{ a: 1 }\n',
  '# a\n{\n',
  '```json\n{\n',
  '```\n{}\n```\n',
  '`',
  '"',
  '"a": {',
  'f(',
  '= {',
  '[a]\nb = 1\n',
  'key:\n ',
  '- k:\n',
  '<a ',
  "print({'a': 1})\n",
  'Some(A { b: ',
  'map[a:',
  'Error: MCP error -32000: a\n',
  'curl -d \'{"a":1}\' http://localhost\n',
  '| a | b |\n',
  '\n',
  "{ jsonrpc: '2.0', id: 1, method: 'ping' }\n",
];
const SIZE = 4_000;
const TIMES = 4;

describe('a text of any content', () => {
  it.each(PIECES)('is read in linear time: %j', (piece) => {
    for (const head of ['', `${PROSE}\n`]) {
      const timeOf = (size: number): number => {
        const text = head + piece.repeat(Math.ceil(size / piece.length));
        const spent = [0, 1].map(() => {
          const elapsed = cpuClock();
          checkOne(text);
          return elapsed();
        });
        return Math.min(...spent);
      };
      const short = timeOf(SIZE);
      // A quadratic reader takes 16 times as long. The constant covers what is compiled or loaded meanwhile.
      expect(timeOf(SIZE * TIMES), head).toBeLessThan(2 * TIMES * short + 200);
    }
  });
});

describe('a long text without messages', () => {
  it.each([
    ['values', '{"a": 1}\n', 'unknown'],
    ['prose', `${PROSE}\n`, 'prose'],
  ])('is one part: %s', (_name, piece, kind) => {
    const { entries, diagnostics, parts } = checkOne(piece.repeat(2000));
    expect({ entries, diagnostics, kinds: parts.map((part) => part.kind) }).toEqual({
      entries: [],
      diagnostics: [],
      kinds: [kind],
    });
  });

  it('that begins with a bracket is broken JSON', () => {
    const { entries, diagnostics } = checkOne('{\n'.repeat(6000));
    expect(entries).toEqual([]);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['json-unclosed']);
  });

  it('has a limited number of messages made of brackets, whatever it names', () => {
    const { entries } = checkOne(`{"method": \n${'{\n'.repeat(6000)}`);
    expect(entries.length).toBeLessThan(2000);
  });
});
