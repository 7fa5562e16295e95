import { describe, expect, it } from 'vitest';
import { ruleBook } from '../../../protocol/catalog.ts';
import { areaOf, areasOf, EXTENSION_COUNT, EXTENSION_REQUIREMENTS, rulePages, ruleIds, rulesText } from './areas.ts';
import { targetHref, tryHref, typeHref } from './links.ts';
import { livesOf, methodGroups } from './methodGroups.ts';
import { ruleData, severityOf } from './ruleData.ts';
import { MCP, sinceText, spanText } from './spans.ts';
import { methodNames } from '../../../protocol/catalog.ts';
import { extensionBook } from '../../../protocol/extension-pages.ts';
import { EXAMPLES } from '../../../protocol/extensions/examples/index.ts';
import { ruleIds as everyRule } from '../../../protocol/rule-facts.ts';
import { extraTitle } from './ExtraPage.tsx';
import { isExtra, titleOf } from './Page.tsx';

const book = await ruleBook();

describe('text for revisions', () => {
  it('join neighbours', () => {
    expect(spanText(['2024-11-05', '2025-03-26', '2025-06-18'])).toBe('2024-11-05 to 2025-06-18');
    expect(spanText(['2024-11-05', '2025-03-26'])).toBe('2024-11-05 and 2025-03-26');
    expect(spanText(['jsonrpc-2.0', '2025-03-26'])).toBe('JSON-RPC 2.0, 2025-03-26');
    expect(spanText(MCP)).toBe('every revision of MCP');
    expect(spanText([])).toBe('');
    expect(sinceText('2025-06-18', undefined)).toBe('since 2025-06-18');
    expect(sinceText(undefined, '2025-06-18')).toBe('until 2025-06-18');
    expect(sinceText('2025-06-18', '2025-06-18')).toBe('in 2025-06-18 only');
  });
});

describe('methods', () => {
  it('are each in exactly one group, and no group is empty', () => {
    const grouped = methodGroups('all').flatMap(({ methods }) => methods.map(({ name }) => name));
    const names = [...new Set(MCP.flatMap((revision) => methodNames(revision)))];
    expect(grouped.toSorted()).toEqual(names.toSorted());
    expect(methodGroups('all').map(({ title }) => title)).not.toContain('Others');
  });

  it('are inside results if a server requests them there', () => {
    expect(livesOf('roots/list').at(-1)?.life).toBe('inside');
    expect(livesOf('ping').map(({ life }) => life)).toEqual(['yes', 'yes', 'yes', 'yes', 'no']);
  });
});

describe('extensions', () => {
  const extra = extensionBook();

  it('have a page for every rule that a finding can name, with a title', () => {
    const known = new Set(ruleIds(book));
    const lost = everyRule().filter((id) => !known.has(id) && !extraTitle(['rules', id], extra));
    expect(lost).toEqual([]);
    expect(extraTitle(['rules', 'no/such-rule'], extra)).toBeNull();
    expect(everyRule().filter((id) => !known.has(id) && !isExtra(['rules', id], book))).toEqual([]);
  });

  it('have a page each, with the rows that addresses name', () => {
    expect(extra.extensions).toHaveLength(EXTENSION_COUNT);
    expect(extraTitle(['extensions'], extra)).toBe('Extensions');
    for (const { slug, title, methods, types } of extra.extensions) {
      expect(extraTitle(['extensions', slug], extra)).toBe(title);
      for (const { name } of methods) expect(extraTitle(['methods', name], extra)).toBe(title);
      for (const { name } of types) expect(extraTitle(['types', name], extra)).toBe(title);
    }
    expect(extraTitle(['extensions', 'nothing'], extra)).toBeNull();
  });

  it('count in the numbers of the index of rules', () => {
    expect(extra.extensions.flatMap(({ requirements }) => requirements)).toHaveLength(EXTENSION_REQUIREMENTS);
  });

  it('show a good and a bad example of each requirement that has a pair, with its finding marked', () => {
    const paired = new Set(
      Object.values(EXAMPLES)
        .flat()
        .map(({ id }) => id),
    );
    const rows = extra.extensions.flatMap(({ requirements }) => requirements);
    const lacking = rows.filter(({ id, good, bad }) => paired.has(id) && (good.length === 0 || bad.length === 0));
    expect(lacking.map(({ id }) => id)).toEqual([]);
    for (const { id, bad } of rows) {
      for (const { text, mark, found } of bad) {
        expect(found?.what ?? '', id).not.toBe('');
        const [start = -1, end = -1] = mark ?? [];
        expect(start >= 0 && start <= end && end <= text.length, id).toBe(true);
      }
    }
  });

  it('state what is known about hosts, with day and source, and what the sources leave open', () => {
    const [apps, tasks] = extra.extensions;
    expect(apps?.hosts.find(({ host }) => host === 'claude-code')?.newest).toMatchObject({
      support: 'no',
      on: '2026-09-26',
    });
    expect(tasks?.hostsNote).not.toBe('');
    expect(JSON.parse(JSON.stringify(extra))).toEqual(extra);
  });
});

describe('rules', () => {
  it('have a title, and reasons if a rule reports them', () => {
    const bare = ruleIds(book).filter((id) => {
      const { title, why, how, reporters, rule } = ruleData(id, book);
      return title === '' || title === id || ((reporters.length > 0 || rule !== null) && (why === '' || how === ''));
    });
    expect(bare).toEqual([]);
  });

  it('belong to areas whose counts add up', () => {
    expect(areasOf(book).reduce((sum, { count }) => sum + count, 0)).toBe(ruleIds(book).length);
    expect(areaOf('json-comment')).toBe('json');
    expect(areaOf('ids/null-id')).toBe('ids');
  });

  it('are counted by kind', () => {
    const [requirements = 0, others = 0] = (rulesText(book).replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
    expect(requirements + others).toBe(rulePages(book));
    expect(rulePages(book)).toBe(ruleIds(book).length + EXTENSION_REQUIREMENTS);
    expect(rulesText(null)).toMatch(/^[\d,]+ requirements$/);
  });

  it('have the severity of their level', () => {
    expect(severityOf('MUST NOT', 'spec')).toBe('error');
    expect(severityOf('MUST', 'host')).toBe('warning');
    expect(severityOf('SHOULD', 'spec')).toBe('warning');
    expect(severityOf('INFO', 'spec')).toBe('info');
  });
});

describe('addresses', () => {
  it('lead to pages with a title', () => {
    expect(titleOf(['rules', 'ids/null-id'], book)).toBe('The id of a request must not be null');
    expect(titleOf(['changes', '2025-03-26', '2025-06-18'], book)).toBe('What changed from 2025-03-26 to 2025-06-18');
    expect(titleOf([], null)).toBe('Overview');
  });

  it('are encoded', () => {
    expect(typeHref('2025-11-25', 'Tool', 'inputSchema')).toBe('#/reference/types/2025-11-25/Tool/inputSchema');
    expect(targetHref({ page: 'rules', id: 'ids/null-id' })).toBe('#/reference/rules/ids%2Fnull-id');
    expect(tryHref('{"a":1+2}', '2025-06-18', 'server')).toBe(
      '#/check?text=%7B%22a%22%3A1%2B2%7D&revision=2025-06-18&from=server',
    );
  });
});
