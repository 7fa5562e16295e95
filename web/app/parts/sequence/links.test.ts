import { describe, expect, it } from 'vitest';
import { geometryOf } from './geometry.ts';
import { LINK, linksOf, type LinkPlace } from './links.ts';
import { answer, request, entriesOf, formatted, type EntryDraft } from './testing/messages.ts';

/** The links of one row of a drawing that is `width` px wide, and the limits of its labels. */
function linksAt(
  drafts: readonly EntryDraft[],
  at: number,
  width = 700,
): { links: LinkPlace[]; from: number; to: number } {
  const layout = formatted(drafts);
  const row = layout.rows[at];
  const [section] = layout.sections;
  if (!row || !section) throw new Error('no such row');
  const geometry = geometryOf(width, layout, entriesOf(drafts));
  return { links: linksOf(row, section, geometry), from: geometry.label, to: geometry.server };
}

describe('links of a row', () => {
  it('lead to the method of a request, and of the request that is answered', () => {
    const drafts = [request('tools/call', 1), answer(0, 1)];
    for (const at of [0, 1]) expect(linksAt(drafts, at).links.map(({ method }) => method)).toEqual(['tools/call']);
  });

  it('are absent without a page', () => {
    expect(linksAt([request('acme/run', 1)], 0).links).toEqual([]);
    expect(linksAt([{ kind: 'response', id: '1' }], 0).links).toEqual([]);
  });

  it('are between the lifelines, also after a label that fills the row', () => {
    for (const width of [260, 400, 960]) {
      const { links, from, to } = linksAt([request('notifications/elicitation/complete', 123_456_789)], 0, width);
      expect(links).toHaveLength(1);
      for (const { x } of links) {
        expect(x).toBeGreaterThan(from);
        expect(x + LINK).toBeLessThan(to);
      }
    }
  });

  it('of a batch stand one below the other, without overlap', () => {
    const item = (method: string, id: number) =>
      ({ pointer: `/${id}`, kind: 'request', method, id: String(id), span: { start: 0, end: 1 } }) as const;
    const { links } = linksAt(
      [{ kind: 'batch', items: [item('ping', 0), item('acme/run', 1), item('tools/list', 2)] }],
      0,
    );
    expect(links.map(({ method }) => method)).toEqual(['ping', 'tools/list']);
    expect((links[1]?.y ?? 0) - (links[0]?.y ?? 0)).toBeGreaterThan(LINK);
  });
});
