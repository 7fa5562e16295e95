import { describe, expect, it } from 'vitest';
import { clockShort, clockText, fitted, monoWidth, visible } from './geometry.ts';
import { haystacksOf, matchesOf, placesOf, stepTo } from './find.ts';
import { xmlText } from './marks.ts';
import { pictureOf } from './picture.ts';
import type { Picture, PictureLooks } from './picture.ts';
import { answer, request, entriesOf, HANDSHAKE, formatted, longTalk, notify } from './testing/messages.ts';
import type { EntryDraft } from './testing/messages.ts';

const LOOKS: PictureLooks = { color: () => '#123456', maxRows: 2000, maxHeight: Infinity };

/** Runs all steps of a drawing. */
function drawn(steps: Generator<undefined, Picture>): Picture {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function picture(
  drafts: readonly EntryDraft[],
  looks: Partial<PictureLooks> = {},
  from = 0,
  isOpen = () => false,
): Picture {
  const layout = formatted(drafts, { isOpen });
  return drawn(pictureOf(layout, layout.entries, from, { ...LOOKS, ...looks }));
}

/** Checks well-formedness like an XML parser: closed tags, quoted attributes, no unescaped characters. Returns the tags. */
function tagsOf(svg: string): string[] {
  const open: string[] = [];
  const tags: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-z-]+="[^"<]*")*)(\/?)>/gi,
    (_, slash: string, name: string, __, self: string) => {
      if (slash) expect(open.pop()).toBe(name);
      else {
        tags.push(name);
        if (!self) open.push(name);
      }
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  expect(rest.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  expect(Array.from(svg).every((sign) => sign === '\n' || sign >= ' ')).toBe(true);
  return tags;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '</text></svg><svg onload="alert(1)">',
  '"><img src=x>',
  ']]>&amp;&#x3c;',
  'a\u0000b\u0001\ud800c\u202egnp.exe',
  "' onclick='x",
];

describe('a picture', () => {
  it('is one well-formed SVG with a title and a description, and loads no resources', () => {
    const { svg, width, height, says } = picture([...HANDSHAKE, request('tools/call', 2)]);
    const tags = tagsOf(svg);
    expect(tags.slice(0, 3)).toEqual(['svg', 'title', 'desc']);
    expect(svg).toContain('<title id="title">Sequence of 4 messages between client and server</title>');
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).toContain('trip-planner 1.4.0');
    expect(svg).toContain('>tools/call</text>');
    expect(svg).not.toMatch(/href|url\(|@import|var\(/);
    expect(svg.match(/https?:/g)).toEqual(['http:']);
    expect(says).toBeNull();
  });

  it('contains hostile names as escaped text', () => {
    const drafts = HOSTILE.flatMap((name): EntryDraft[] => [
      request(name, 1, { id: JSON.stringify(name), errors: 1 }),
      { kind: 'invalid', nearly: name, from: 'server' },
      {
        kind: 'batch',
        items: [{ pointer: '/0', kind: 'request', method: name, id: name, span: { start: 0, end: 1 } }],
      },
    ]);
    const layout = formatted(
      drafts,
      {},
      { server: { name: HOSTILE[0] ?? '', version: HOSTILE[1] ?? '', capabilities: [], extensions: [] } },
    );
    const { svg } = drawn(pictureOf(layout, layout.entries, 0, LOOKS));
    const tags = new Set(tagsOf(svg));
    expect(tags).toEqual(new Set(['svg', 'title', 'desc', 'style', 'rect', 'g', 'path', 'circle', 'text']));
    expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(svg).not.toMatch(/[\ud800-\udfff\u202e]/);
  });

  it('states which rows it contains if it cannot contain all, and starts with the requested one', () => {
    const drafts = longTalk(5000);
    const part = picture(drafts, { maxRows: 100 }, 700, () => true);
    expect(part.says).toMatch(/^It holds 100 of 5,\d{3} rows, from message \d+ to message \d+\.$/);
    expect(part.svg.match(/>initialize</g)).toBeNull();
    const low = picture(drafts, { maxHeight: 6000 }, 0, () => true);
    expect(low.height).toBeLessThanOrEqual(6000);
    expect(low.height).toBeGreaterThan(5000);
    const end = picture(drafts, { maxRows: 100 }, 1_000_000, () => true);
    expect(end.says).toMatch(/^It holds 100 of/);
  });

  it('is drawn in steps, so that the page stays responsive', () => {
    const layout = formatted(longTalk(1000), { isOpen: () => true });
    let steps = 0;
    for (const _ of pictureOf(layout, layout.entries, 0, LOOKS)) steps++;
    expect(steps).toBeGreaterThan(40);
  });

  it('replaces characters that XML forbids', () => {
    expect(xmlText('a\u0000\u000b\ufffe\ud800<b>&"\'')).toBe('a\ufffd\ufffd\ufffd\ufffd&lt;b&gt;&amp;&quot;&#39;');
    expect(xmlText('x\u{1f600}\t')).toBe('x\u{1f600}\t');
  });
});

describe('texts', () => {
  it('are truncated to the available width, with an ellipsis', () => {
    expect(fitted('tools/call', 100, 12.5)).toBe('tools/call');
    const cut = fitted('a/very/long/method/name', 100, 12.5);
    expect(cut).toMatch(/^a\/very\/.*…$/);
    expect(monoWidth(cut, 12.5)).toBeLessThanOrEqual(100);
    expect(fitted('x'.repeat(1_000_000), 100, 12.5)).toHaveLength(13);
    expect(monoWidth(fitted('漢字'.repeat(50), 100, 12.5), 12.5)).toBeLessThanOrEqual(100);
  });

  it('show invisible characters', () => {
    expect(visible('a\nb\u0000\u007f\u202e')).toBe('a␊b␀␡\ufffd');
  });

  it('of timestamps are short and exact', () => {
    expect([0, 42, 1886, 59_999, 123_450, 3_723_000].map(clockText)).toEqual([
      '0 ms',
      '42 ms',
      '1.886 s',
      '59.999 s',
      '2:03.4',
      '1:02:03',
    ]);
    expect([42, 1886, 59_970, 123_450, 3_723_000, -5].map(clockShort)).toEqual([
      '42 ms',
      '1.9 s',
      '0:59',
      '2:03',
      '1:02 h',
      '−5 ms',
    ]);
  });
});

describe('finding', () => {
  const entries = entriesOf([
    ...HANDSHAKE,
    request('tools/call', 12),
    answer(3, 12),
    notify('notifications/progress', { warnings: 1 }),
    { kind: 'error', id: '"x"', from: 'server' },
  ]);
  const hay = haystacksOf(entries);

  it('matches method, id and kind, in any letter case', () => {
    expect(matchesOf(hay, 'TOOLS/')).toEqual([3]);
    expect(matchesOf(hay, '12')).toEqual([3, 4]);
    expect(matchesOf(hay, 'error')).toEqual([6]);
    expect(matchesOf(hay, ' notification ')).toEqual([2, 5]);
    expect(matchesOf(hay, 'nothing has this')).toEqual([]);
    expect(matchesOf(hay, '  ')).toEqual([]);
  });

  it('finds a message by its number', () => {
    expect(matchesOf(hay, '#4')).toEqual([3]);
    expect(matchesOf(hay, '#99')).toEqual([]);
  });

  it('steps forward and back, wrapping around', () => {
    expect(stepTo([2, 5, 9], 5, 1)).toBe(9);
    expect(stepTo([2, 5, 9], 9, 1)).toBe(2);
    expect(stepTo([2, 5, 9], 2, -1)).toBe(9);
    expect(stepTo([2, 5, 9], -1, 1)).toBe(2);
    expect(stepTo([], 3, 1)).toBeNull();
  });

  it('lists the navigation targets', () => {
    const layout = formatted([...HANDSHAKE, request('ping', 2), notify('notifications/progress', { warnings: 1 })]);
    expect(placesOf(layout)).toMatchObject({ findings: [4], waiting: [3], errors: false });
  });
});
