/** The statements of the page and of `docs/teachers.md` are true: names, addresses, examples, limits, messages. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { placeOf } from '../../../../course/index.ts';
import { readCustomSet, verifyCustomSet, CUSTOM_FORMAT, MAX_CUSTOM } from '../../../../course/custom.ts';
import { parseRoute } from '../../../state/route.ts';
import { unpackText } from '../../../state/share.ts';
import { readBlocks, type Block } from './markdown.ts';

const text = readFileSync(new URL('../../../../../docs/teachers.md', import.meta.url), 'utf8');
const blocks = readBlocks(text);
const under = (heading: string): Block[] => {
  const from = blocks.findIndex((block) => block.is === 'heading' && block.text === heading);
  const rest = blocks.slice(from + 1);
  const to = rest.findIndex((block) => block.is === 'heading');
  return to < 0 ? rest : rest.slice(0, to);
};
const rowsUnder = (heading: string): string[][] =>
  under(heading).flatMap((block) => (block.is === 'table' ? block.rows.map((row) => [...row]) : []));
const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);

describe('the page for teachers', () => {
  it('is parsed into blocks, with placeholders for interactive content', () => {
    expect(blocks[0]).toEqual({ is: 'heading', level: 1, text: 'For teachers', id: 'for-teachers' });
    expect(blocks.flatMap((block) => (block.is === 'live' ? block.name : []))).toEqual(['link maker', 'own file']);
    const headings = blocks.flatMap((block) => (block.is === 'heading' ? block.id : []));
    expect(new Set(headings).size).toBe(headings.length);
    for (const block of blocks)
      if (block.is === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });

  it('contains addresses that lead to lessons', () => {
    const addresses = rowsUnder('Link to a lesson').flatMap(([cell = '']) => codesIn(cell));
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      const { route, notices } = parseRoute(address);
      expect({ address, screen: route.screen, notices }).toEqual({ address, screen: 'learn', notices: [] });
      const [id] = route.page ?? [];
      if (id !== undefined) expect(placeOf(id)).not.toBeNull();
    }
    for (const [, , id] of text.matchAll(/(grade -- )([a-z-]+) /gu))
      if (id && !id.startsWith('-') && !id.startsWith('week'))
        expect({ id, there: placeOf(id) !== null }).toEqual({ id, there: true });
  });

  it('shows a file that is valid as it is', () => {
    const [example] = under('Custom exercises').flatMap((block) => (block.is === 'code' ? block.text : []));
    const set = readCustomSet(example ?? '');
    expect(set.problems).toEqual([]);
    expect(verifyCustomSet(set)).toEqual([]);
    expect(set.exercises).toHaveLength(1);
    expect(text).toContain(`"format": "${CUSTOM_FORMAT}"`);
    expect(text).toContain(`${MAX_CUSTOM} exercises`);
  });

  it.each([
    ['Conditions', 'goals'],
    ['Values that may vary', 'values'],
  ])('%s: every documented member is read', (heading) => {
    const rows = rowsUnder(heading);
    expect(rows.length).toBeGreaterThan(4);
    for (const [cell = ''] of rows)
      for (const code of codesIn(cell)) {
        const [, matcher = ''] = /^\{"(\$\w+)"/u.exec(code) ?? [];
        const goal = matcher === '' ? { [code]: undefined } : { at: '/id', equals: JSON.parse(code) as unknown };
        const { problems } = readCustomSet(goalFile(matcher === '' ? { ...goal, ...sampleOf(code) } : goal));
        expect({ code, problems }).toEqual({ code, problems: [] });
      }
  });

  it('lists every kind, and all members of program tests', () => {
    const kinds = rowsUnder('The kinds').flatMap(([cell = '']) => codesIn(cell));
    expect(kinds.toSorted()).toEqual([
      'answer-as-server',
      'choose-error',
      'code',
      'find-mistake',
      'fix-message',
      'order-session',
      'write-message',
    ]);
    const members = rowsUnder('Tests of programs').flatMap(([cell = '']) => codesIn(cell));
    const unknown = JSON.stringify(withTest({ nonsense: 1 }));
    const [problem] = readCustomSet(unknown).problems.filter(({ pointer }) => pointer.endsWith('/nonsense'));
    const known = codesIn(problem?.says ?? '').slice(1);
    expect([...new Set(members), 'calls'].toSorted()).toEqual(known.toSorted());
  });
});

/** A value that exercises a member of a condition. */
function sampleOf(member: string): object {
  const condition = { at: '/id', present: true };
  const samples: Record<string, object> = {
    at: condition,
    oneOf: { at: '/id', oneOf: [1] },
    type: { at: '/id', type: 'string' },
    contains: { at: '/id', contains: 'a' },
    mentions: { mentions: 'a' },
    only: { at: '/params', only: ['name'] },
    minimum: { at: '/id', minimum: 1 },
    maximum: { at: '/id', maximum: 1 },
    blank: { at: '/id', blank: false },
    some: { at: '/params/list', some: condition },
    equals: { at: '/id', equals: 1 },
    present: condition,
    absent: { at: '/id', absent: true },
    breaks: { breaks: 'ids/null-id' },
    all: { all: [condition] },
    any: { any: [condition] },
    not: { not: condition },
  };
  return samples[member] ?? {};
}

function goalFile(condition: object): string {
  const texts = { title: 'x', task: 'x', lesson: 'x', revision: '2025-11-25', start: '1', solution: '1' };
  const goals = [{ id: 'g', name: 'n', says: 's', ...condition }];
  const exercise = { id: 'own-one', kind: 'write-message', ...texts, goals };
  return JSON.stringify({ format: CUSTOM_FORMAT, version: 1, title: 'x', exercises: [exercise] });
}

function withTest(test: object): object {
  const program = { python: 'x = 1' };
  const texts = { title: 'x', task: 'x', lesson: 'x', signatures: program, start: program, solution: program };
  const tests = [{ name: 'n', call: 'f', expected: 1, ...test }];
  return {
    format: CUSTOM_FORMAT,
    version: 1,
    title: 'x',
    exercises: [{ id: 'own-one', kind: 'code', ...texts, tests }],
  };
}

describe('a custom set in the page', () => {
  afterEach(() => {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  });

  it('becomes a link that contains the same set, and none if it is too long', async () => {
    stubPage();
    const { customLink } = await import('./custom-set.ts');
    const sample = readFileSync(new URL('../../../../../public/own-exercises.json', import.meta.url), 'utf8');
    const link = await customLink('own-list-tools', sample, 'https://a.example/x/');
    const { route, notices } = parseRoute(new URL(link ?? '').hash);
    expect(notices).toEqual([]);
    expect(route).toMatchObject({ screen: 'learn', page: ['own-list-tools'] });
    expect(await unpackText(route.own ?? '')).toEqual({ text: sample });
    let seed = 7;
    const noise = Array.from({ length: 60_000 }, () =>
      String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 90)),
    );
    expect(await customLink('own-list-tools', noise.join(''), 'https://a.example/x/')).toBeNull();
  });

  it('is stored separately: a file in the browser, a link’s set in the tab', async () => {
    const { local, session } = stubPage();
    const { storeCustomSet } = await import('./custom-store.ts');
    expect(storeCustomSet('file', 'a')).toBe(true);
    expect(storeCustomSet('link', 'b')).toBe(true);
    expect([local.get('mcp-playground/own'), session.get('mcp-playground/own')]).toEqual(['a', 'b']);
    storeCustomSet('link', null);
    expect(session.size).toBe(0);
  });
});

function stubPage(): { local: Map<string, string>; session: Map<string, string> } {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const area = (stored: Map<string, string>) => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  Object.assign(globalThis, { localStorage: area(local), sessionStorage: area(session) });
  return { local, session };
}
