/** The pages of the reference: complete, consistent with their sources, and searchable. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../testing/check-rules.ts';
import { AMENDMENTS, modelOf } from '../model/index.ts';
import { deepOf } from '../model/deep.ts';
import { REVISION_IDS } from '../types.ts';
import { capabilitiesOf } from './capabilities.ts';
import { changesBetween } from './changes.ts';
import { errorRows, isUsedIn } from './errors.ts';
import { findables } from './findable.ts';
import { KIND_DOCS, sampleOf, senderOfSample } from './messages.ts';
import { requirementEverywhere, requirementIds } from './requirements.ts';
import { ruleBook } from './rules.ts';
import { search } from './search.ts';
import { factsOf, TRANSPORTS } from './transports.ts';
import { typeDetails } from './type-changes.ts';
import { typesIn, type TypeDoc } from './types.ts';

const MCP = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');
const book = ruleBook();

describe('the book of rules', () => {
  it('has every rule once, with examples of its own', () => {
    const ids = book.rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const plain = book.rules.filter(({ phase, id }) => phase !== 'shape' || !id.startsWith('shape/'));
    expect(plain.filter(({ good, bad }) => good.length === 0 || bad.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('has a page for every requirement of every ledger', () => {
    expect(book.requirements.map(({ id }) => id)).toEqual(requirementIds());
  });

  it('shows examples with the checker’s findings', { tags: ['all'] }, () => {
    for (const { id, bad } of book.rules) {
      for (const { text, revision, from, transport, found, mark } of bad) {
        const { diagnostics } = check(text, {
          revision,
          ...(from ? { from } : {}),
          ...(transport ? { transport } : {}),
        });
        const shown = diagnostics.find(({ what }) => what === found?.what);
        expect([shown?.what, shown?.span.start, shown?.span.end], id).toEqual([found?.what, ...(mark ?? [])]);
      }
    }
  });

  it('reports a bad example in the revision it was written for', () => {
    const odd = book.requirements.flatMap(({ id, bad }) =>
      bad.filter(({ revision, revisions }) => !revisions.includes(revision)).map(() => id),
    );
    expect(odd).toEqual([]);
  });

  it('survives a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(book))).toEqual(book);
  });
});

describe('requirements', () => {
  it('are listed for every revision that has them, oldest first', () => {
    const everywhere = requirementEverywhere('ids/null-id');
    expect(everywhere.map(({ revision }) => revision)).toEqual(REVISION_IDS);
    expect(everywhere[0]?.entry.level).toBe('SHOULD NOT');
    expect(everywhere.at(-1)?.entry.level).toBe('MUST NOT');
    expect(requirementEverywhere('sampling/max-tokens-missing').length).toBe(5);
    expect(requirementEverywhere('no/such-thing')).toEqual([]);
  });
});

describe('what changed', () => {
  it('is nothing between a revision and itself', () => {
    for (const id of REVISION_IDS) expect(changesBetween(id, id)).toEqual([]);
  });

  it('forward and backward list the same items', () => {
    const names = (from: (typeof REVISION_IDS)[number], to: typeof from) =>
      changesBetween(from, to)
        .filter(({ id }) => id !== 'envelope')
        .flatMap(({ id, changes }) => changes.map(({ name }) => `${id} ${name}`))
        .toSorted();
    for (const from of REVISION_IDS) for (const to of REVISION_IDS) expect(names(from, to)).toEqual(names(to, from));
  });

  it('includes what the amendments say about methods', () => {
    for (const { id, methods } of AMENDMENTS) {
      const before = REVISION_IDS[REVISION_IDS.indexOf(id) - 1];
      if (!before) continue;
      const group = changesBetween(before, id).find((one) => one.id === 'methods')?.changes ?? [];
      const added = group.filter(({ what }) => what === 'added').map(({ name }) => name);
      expect(added.toSorted()).toEqual((methods?.added ?? []).map(({ name }) => name).toSorted());
      const removed = group.filter(({ what }) => what === 'removed').map(({ name }) => name);
      expect(removed.toSorted()).toEqual(Object.keys(methods?.dropped ?? {}).toSorted());
    }
  });

  it('includes the well-known ones', () => {
    const changesText = (from: (typeof REVISION_IDS)[number], to: typeof from) =>
      JSON.stringify(changesBetween(from, to));
    expect(changesText('2025-03-26', '2025-06-18')).toContain('Each message is sent alone');
    expect(changesText('2025-03-26', '2025-06-18')).toContain('`outputSchema` is new');
    expect(changesText('2025-06-18', '2025-11-25')).toContain('tasks/get');
    expect(changesText('2025-11-25', '2026-07-28')).toContain('server/discover');
    expect(changesText('2025-11-25', '2026-07-28')).toContain('-32002');
  });

  it('is computed from the types and reports every difference', () => {
    const brief = (of: TypeDoc) => of.members.map((m) => `${m.path} ${m.need} ${m.print}`).toSorted();
    const silent = MCP.slice(1).flatMap((id, at) =>
      [...typesIn(id).values()].filter((type) => {
        const old = typesIn(MCP[at] ?? id).get(type.name);
        return old && brief(old).join('|') !== brief(type).join('|') && typeDetails(old, type).length === 0;
      }),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('types', () => {
  it('are all there, with a description for every member', () => {
    for (const id of MCP) {
      expect([...typesIn(id).keys()]).toEqual([...deepOf(id).types.keys()]);
      for (const { name, members } of typesIn(id).values()) {
        for (const { path, kind } of members) expect(kind.length, `${name}.${path}`).toBeGreaterThan(0);
      }
    }
  });

  it('name only types of their revision', () => {
    const lost = MCP.flatMap((id) =>
      [...typesIn(id).values()].flatMap(({ name, members, kind }) =>
        [...members.flatMap((member) => member.kind), ...kind]
          .filter(({ is, text }) => is === 'type' && !typesIn(id).has(text))
          .map(({ text }) => `${id} ${name}: ${text}`),
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe('capabilities', () => {
  it('cover every one that a method needs', () => {
    const known = new Set([...capabilitiesOf('client'), ...capabilitiesOf('server')].map(({ path }) => path));
    const needed = MCP.flatMap((id) =>
      [...modelOf(id).methods.values(), ...modelOf(id).inputRequests.values()].flatMap((row) =>
        [row.capability, row.receiverCapability, row.asTask].filter((need) => need !== undefined),
      ),
    );
    expect([...new Set(needed)].filter((need) => !known.has(need))).toEqual([]);
  });
});

describe('message kinds and codes', () => {
  it.each(REVISION_IDS)('has valid samples in %s', (revision) => {
    for (const { kind } of KIND_DOCS) {
      const sample = sampleOf(revision, kind);
      if (sample === null) continue;
      const { diagnostics, entries } = check(sample, { revision, from: senderOfSample(kind) });
      expect(diagnostics.filter(({ severity }) => severity !== 'info').map(({ what }) => what)).toEqual([]);
      expect(entries[0]?.kind).toBe(kind);
    }
  });

  it('describes who uses each code, and never in a revision that lacks it', () => {
    for (const { code, uses, revisions } of errorRows()) {
      expect(uses.length, String(code)).toBeGreaterThan(0);
      for (const use of uses) {
        expect(
          REVISION_IDS.filter((id) => isUsedIn(use, id) && !revisions.includes(id) && id !== 'jsonrpc-2.0'),
        ).toEqual([]);
      }
    }
  });

  it('has facts of transports in every revision that has them', () => {
    for (const doc of TRANSPORTS) {
      for (const revision of doc.revisions) expect(factsOf(doc, revision).length).toBeGreaterThan(3);
      expect(doc.links.map(({ revision }) => revision)).toEqual(doc.revisions);
    }
  });
});

describe('the search', () => {
  const items = findables(book);
  const first = (query: string) => search(items, query)[0]?.item.path.join('/');

  it('ranks names, codes, members and rules first', () => {
    expect(first('tools/call')).toBe('methods/tools/call');
    expect(first('subscribe')).toBe('methods/resources/subscribe');
    expect(first('-32602')).toBe('errors/-32602');
    expect(first('ids/null-id')).toBe('rules/ids/null-id');
    expect(first('CallToolResult')).toBe('types/2026-07-28/CallToolResult');
    expect(first('json-comment')).toBe('rules/json-comment');
    expect(first('error codes')).toBe('errors');
    expect(first('inputSchema')).toContain('types/');
    expect(first('listChanged')).toContain('listChanged');
  });

  it('finds nothing for an empty query, and accepts any query', () => {
    expect(search(items, '   ')).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (query) => {
        for (const { item, at } of search(items, query, 5)) {
          expect(item.name.length).toBeGreaterThan(0);
          if (at) expect(at[1]).toBeLessThanOrEqual(item.name.length);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has a unique address for every item except keys of _meta', () => {
    const paths = items.filter(({ sort }) => sort !== 'key of _meta').map(({ path }) => JSON.stringify(path));
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});
