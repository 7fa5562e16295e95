import { describe, expect, it } from 'vitest';
import type { ShownDiagnostic } from '../../engine/types.ts';
import type { Picture } from '../../parts/sequence/picture.ts';
import { request, entriesOf } from '../../parts/sequence/testing/messages.ts';
import { excerptPicture } from './excerpt-picture.ts';

const FINDING: ShownDiagnostic = {
  rule: 'ids/null-id',
  requirement: 'ids/null-id',
  severity: 'error',
  level: 'MUST NOT',
  class: 'spec',
  title: 'The `id` of a request must not be null',
  what: 'Message 2 (`tools/call`) has `"id": null`, so its response cannot be matched to it.',
  why: '',
  spec: 'https://example.org',
  specTitle: 'Requests',
  span: { start: 1, end: 2 },
  range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
  entry: 1,
  pointer: '/id',
  related: [],
};
const ENTRIES = entriesOf([request('initialize', 1), request('tools/call', 2), request('ping', 3), request('ping', 4)]);

function drawn(lines: readonly string[], finding: Partial<ShownDiagnostic> = {}, at = [0, 1, 3]): Picture {
  const chosen = at.flatMap((index) => ENTRIES[index] ?? []);
  const source = {
    finding: { ...FINDING, ...finding },
    revision: '2025-11-25',
    entries: ENTRIES,
    sessions: [],
    chosen,
    lines,
  } as const;
  return excerptPicture(source, { color: () => '#123456' });
}

/** The visible text, one line per element. */
const textOf = ({ svg }: Picture): string[] =>
  [...svg.matchAll(/<text [^>]*>(.*?)<\/text>/gu)].map(([, inner = '']) => inner.replace(/<[^>]*>/gu, ''));

describe('the picture of an excerpt', () => {
  it('has headline, problem, source, and every line of the excerpt', () => {
    const text = textOf(drawn(['{"id":1}', '{"id":null}', '{"id":4}']));
    expect(text).toContain('The id of a request must not be null');
    expect(text.join(' ')).toContain('so its response cannot be matched to it.');
    expect(text).toContain('MUST NOT in MCP 2025-11-25, rule ids/null-id');
    expect(text.filter((line) => line.startsWith('{'))).toEqual([
      '{&quot;id&quot;:1}',
      '{&quot;id&quot;:null}',
      '{&quot;id&quot;:4}',
    ]);
    expect(text).toContain('1 message not shown');
    expect(text).toContain('3 of 4 messages. Secrets are replaced by placeholders.');
  });

  it('is high enough for its text, and shows a long message in part', () => {
    const short = drawn(['{}', '{}', '{}']);
    const long = drawn(['{}', `{"a":"${'x'.repeat(30_000)}"}`, '{}']);
    expect(long.height).toBeGreaterThan(short.height);
    expect(long.height).toBeLessThan(short.height + 400);
    const [more = ''] = textOf(long).filter((line) => line.endsWith('more characters'));
    const left = Number(/\d[\d,]*/u.exec(more)?.[0].replace(/,/gu, ''));
    const seen = textOf(long).join('').match(/x/gu)?.length ?? 0;
    expect(seen + left).toBeGreaterThan(29_990);
    expect(seen + left).toBeLessThan(30_010);
    for (const picture of [short, long]) {
      const lowest = Math.max(...[...picture.svg.matchAll(/<text [^>]*y="([\d.]+)"/gu)].map(([, y]) => Number(y)));
      expect(lowest).toBeLessThan(picture.height);
    }
  });

  it('escapes hostile text and keeps code across lines', () => {
    const hostile = '</text><script>alert(1)</script>\u202e\u0000"';
    const { svg } = drawn([hostile, hostile, hostile], {
      title: `\`${hostile}`,
      what: `\`${'word '.repeat(60)}\` ${hostile}`,
    });
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u202e');
    expect(svg).not.toContain('\u0000');
    expect(svg.match(/<tspan/gu)?.length).toBe(svg.match(/<\/tspan>/gu)?.length);
    expect(svg.match(/<tspan[^>]*>word /gu)?.length).toBeGreaterThan(2);
  });
});
