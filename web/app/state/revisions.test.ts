import { describe, expect, it } from 'vitest';
import { revisionNow, revisionsNow } from './revisions.ts';
import { store } from './store.ts';

const { getState } = store;

describe('the picker of the top bar', () => {
  it('starts Server, Learn and Reference from one default, whatever Check previews', () => {
    const state = { ...getState(), revision: '2024-11-05' as const };
    const shown = (['server', 'learn', 'reference'] as const).map((screen) => revisionNow({ ...state, screen }));
    expect(new Set(shown)).toEqual(new Set(['2025-11-25']));
    expect(revisionNow({ ...state, screen: 'check' })).toBe('2024-11-05');
  });

  it.each([
    ['check', [], true],
    ['server', [], true],
    ['learn', [], false],
    ['learn', ['handshake'], false],
    ['reference', [], false],
    ['reference', ['messages'], true],
    ['reference', ['rules', 'ids/null-id'], false],
    ['reference', ['types'], true],
    ['reference', ['types', '2025-06-18', 'Tool'], false],
    ['reference', ['changes', '2024-11-05', '2025-06-18'], false],
  ] as const)('is on %s %j: %s', (screen, page, there) => {
    expect(revisionsNow({ ...getState(), screen, page }).length > 0).toBe(there);
  });

  it('offers “Auto” only where a text decides', () => {
    expect(revisionsNow({ ...getState(), screen: 'server' })).not.toContain('auto');
    expect(revisionsNow({ ...getState(), screen: 'reference', page: ['methods'] })).not.toContain('auto');
  });
});
