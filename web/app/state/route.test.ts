import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRoute, parseRoute, referenceHref, REVISION_CHOICES } from './route.ts';
import type { Route } from './route.ts';

describe('an address', () => {
  it('without parameters is Check, with the revision detected from the text', () => {
    for (const hash of ['', '#', '#/', '#/check', '#/check/']) {
      expect(parseRoute(hash)).toEqual({ route: { screen: 'check', revision: 'auto', embed: false }, notices: [] });
    }
  });

  it('contains a text, and a plus stays a plus', () => {
    const { route, notices } = parseRoute('#/check?text=%7B%22a%22%3A1+2%7D&revision=2025-06-18&from=server&embed=1');
    expect(notices).toEqual([]);
    expect(route).toEqual({ screen: 'check', text: '{"a":1+2}', revision: '2025-06-18', from: 'server', embed: true });
  });

  it('with an invalid part keeps the others and reports the ignored part', () => {
    const { route, notices } = parseRoute(
      '#/check?text=%E0%A4%A&revision=2031-01-01&from=proxy&transport=stdio&colour=red',
    );
    expect(route).toEqual({ screen: 'check', revision: 'auto', transport: 'stdio', embed: false });
    expect(notices).toHaveLength(4);
    expect(notices.join(' ')).toContain('“2031-01-01”');
  });

  it('of the server includes its setup, and ignores unknown ids', () => {
    const { route, notices } = parseRoute(
      '#/server?server=notes&revision=2025-03-26&fault=id-as-text,late&transport=http',
    );
    expect(notices).toEqual([]);
    expect(route).toEqual({
      screen: 'server',
      server: 'notes',
      revision: '2025-03-26',
      faults: ['id-as-text', 'late'],
      transport: 'http',
      embed: false,
    });
    expect(parseRoute(formatRoute(route)).route).toEqual(route);
    const odd = parseRoute('#/server?server=<b>&fault=a,B!,c');
    expect(odd.route).toEqual({ screen: 'server', revision: 'auto', faults: ['a', 'c'], embed: false });
    expect(odd.notices).toHaveLength(2);
    expect(parseRoute('#/check?server=notes').notices).toHaveLength(1);
  });

  it('of a lesson can begin a presentation, and store progress in the tab alone', () => {
    const { route, notices } = parseRoute('#/learn/handshake?present=1&progress=tab');
    expect(notices).toEqual([]);
    expect(route).toMatchObject({ screen: 'learn', page: ['handshake'], present: true, tabOnly: true });
    expect(parseRoute(formatRoute(route)).route).toEqual(route);
    expect(parseRoute('#/learn/handshake?progress=server').notices).toHaveLength(1);
    expect(parseRoute('#/check?present=1&progress=tab').notices).toHaveLength(2);
  });

  it('of an unknown page is Check with a notice', () => {
    const { route, notices } = parseRoute('#/nowhere?revision=2024-11-05');
    expect(route.revision).toBe('2024-11-05');
    expect(notices).toEqual(['There is no page at “/nowhere”. This is Check.']);
  });

  it('of the reference has path segments, encoded or not', () => {
    const pageOf = (hash: string) => parseRoute(hash).route.page;
    expect(parseRoute('#/reference')).toEqual({
      route: { screen: 'reference', page: [], revision: 'auto', embed: false },
      notices: [],
    });
    expect(pageOf('#/reference/')).toEqual([]);
    expect(pageOf('#/reference/methods')).toEqual(['methods']);
    expect(pageOf('#/reference/rules/ids%2Fnull-id')).toEqual(['rules', 'ids/null-id']);
    expect(pageOf('#/reference/rules/ids/null-id')).toEqual(['rules', 'ids', 'null-id']);
    expect(pageOf('#/reference/types/2025-11-25/Tool?embed=1')).toEqual(['types', '2025-11-25', 'Tool']);
    expect(pageOf('#/reference/rules/%E0%A4%A')).toEqual(['rules', '%E0%A4%A']);
    expect(referenceHref('rules', 'ids/null-id')).toBe('#/reference/rules/ids%2Fnull-id');
    expect(pageOf(referenceHref('errors', '-32602', 'ü/?#'))).toEqual(['errors', '-32602', 'ü/?#']);
  });

  it('is parsed as it was written', () => {
    const routes = fc.record({
      screen: fc.constant('check' as const),
      text: fc.string({ unit: 'grapheme' }),
      revision: fc.constantFrom(...REVISION_CHOICES),
      from: fc.constantFrom('client' as const, 'server' as const),
      transport: fc.constantFrom('stdio' as const, 'http' as const, 'sse' as const),
      format: fc.constantFrom('json', 'claude-desktop'),
      flip: fc.constant(true as const),
      version: fc.constantFrom('0.1.0', '12.3'),
      packed: fc.stringMatching(/^1[\w-]+$/),
      embed: fc.boolean(),
    }) satisfies fc.Arbitrary<Route>;
    fc.assert(
      fc.property(routes, (route) => {
        expect(parseRoute(formatRoute(route))).toEqual({ route, notices: [] });
      }),
    );
  });

  it('of any kind returns a route, never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (hash) => {
        const { route } = parseRoute(hash);
        expect(REVISION_CHOICES).toContain(route.revision);
        expect(() => formatRoute(route)).not.toThrow();
      }),
    );
  });
});
