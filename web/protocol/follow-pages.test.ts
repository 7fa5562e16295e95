/** What `npm run follow` lists of the pages of a specification: an invented library with a few pages, before and after a revision. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { follow, followedText } from './testing/follow/follow.ts';
import { levelsOf } from './testing/follow/levels.ts';
import { finderOf, stemsOf } from './testing/follow/match.ts';
import type { FollowedChange, KnownModel, KnownRequirement, OfficialPage } from './testing/follow/types.ts';

const requirement = (id: string, text: string, clause: string, level: string): KnownRequirement => {
  const [page = '', anchor = ''] = clause.split('#');
  return { id, text, page, anchor, level };
};
const KNOWN: KnownModel = {
  title: 'Library 1',
  methods: new Map(),
  types: new Map(),
  hasOwnTypes: true,
  ignored: new Set(),
  others: new Map(),
  codes: new Set(),
  requirements: [
    requirement('loans/title', 'A loan must name the title of its book.', 'server/loans#lending', 'MUST'),
    requirement('loans/due', 'Readers should return borrowed books punctually.', 'server/loans#lending', 'SHOULD'),
    requirement('loans/shelf', 'A shelf has a number.', 'server/loans#shelves', 'MUST'),
    requirement('fire/alarm', 'The alarm of a building rings loudly.', 'basic/fire#alarms', 'MUST'),
  ],
  nameOf: (name) => name,
};

const pages = (texts: Readonly<Record<string, string>>): readonly OfficialPage[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));
const OLD = {
  'server/loans': `# Loans
## Lending
A loan **MUST** name the title of its book.
Readers **SHOULD** return borrowed books punctually.
Cards **MUST NOT** be shared with strangers.
## Shelves
Each shelf **MUST** have a number.
`,
  'basic/fire': '# Fire\n## Alarms\nThe alarm of a building **MUST** ring loudly.\n',
  'basic/doors': '# Doors\nEvery door **SHOULD** open outward during evacuations.\n',
  changelog: '# Changes\nA loan MUST have a signature of its reader.\n',
};
const NEW = {
  'server/loans': `# Loans
## Lending
A loan **MUST** name the title of its [book][books].
Readers **MUST** return borrowed books punctually.
Librarians **MAY** inspect backpacks.

[books]: /library/books
`,
  'server/doors': '# Doors\nEvery door **SHOULD** open outward during evacuations.\n',
  changelog: '# Changes\nReaders MUST return borrowed books; signatures are gone.\n',
};
const lines = (changes: readonly FollowedChange[]): string[] =>
  changes.map(({ subject, what, name, says }) => `${what} ${subject} ${name}${says === '' ? '' : `: ${says}`}`);

describe('the pages of two snapshots', () => {
  it('differ in pages, clauses that we cite, levels and sentences', () => {
    expect(lines(follow({ pages: pages(NEW) }, KNOWN, { pages: pages(OLD) }).changes)).toEqual([
      'new page server/doors',
      'gone page basic/fire: fire/alarm',
      'gone page basic/doors',
      'gone clause server/loans#shelves: loans/shelf',
      'changed level server/loans#lending: SHOULD → MUST: Readers MUST return borrowed books punctually. [loans/due]',
      'new sentence server/loans#lending: Librarians MAY inspect backpacks.',
      'gone sentence server/loans#lending: Cards MUST NOT be shared with strangers.',
      'gone sentence server/loans#shelves: Each shelf MUST have a number. [loans/shelf]',
      'gone sentence basic/fire#alarms: The alarm of a building MUST ring loudly. [fire/alarm]',
    ]);
  });

  it('are listed by page', () => {
    const found = follow({ pages: pages(NEW) }, KNOWN, { pages: pages(OLD) });
    const text = followedText(found, 'new against old');
    expect(text.match(/^Page .+$/gmu)).toEqual([
      'Page basic/doors (1)',
      'Page basic/fire (2)',
      'Page server/doors (1)',
      'Page server/loans (5)',
    ]);
    expect(text).toContain('\n  - clause #shelves: loans/shelf\n');
    expect(text).toContain('\n  ~ level #lending: SHOULD → MUST: Readers MUST return');
  });

  it('have no news if they are the same', () => {
    expect(follow({ pages: pages(OLD) }, KNOWN, { pages: pages(OLD) }).changes).toEqual([]);
  });
});

describe('the pages of one snapshot', () => {
  it('are compared with our requirements: clauses, levels, and sentences that none covers', () => {
    expect(lines(follow({ pages: pages(NEW) }, KNOWN).changes)).toEqual([
      'gone clause server/loans#shelves: loans/shelf',
      'changed level server/loans#lending: SHOULD → MUST: Readers MUST return borrowed books punctually. [loans/due]',
      'new sentence server/loans#lending: Librarians MAY inspect backpacks.',
      'new sentence server/doors#doors: Every door SHOULD open outward during evacuations.',
    ]);
  });
});

describe('levels and similar sentences', () => {
  it('levels are those of the keywords, older words included', () => {
    expect(levelsOf('It SHALL NOT, and is NOT RECOMMENDED to.')).toBe('MUST NOT, SHOULD NOT');
    expect(levelsOf('It is REQUIRED, MUST be; OPTIONAL.')).toBe('MUST, MAY');
    expect(levelsOf('It must.')).toBe('');
  });

  it('a sentence is compared with few others, however many share its words', () => {
    const items = Array.from({ length: 5000 }, (_, at) => ({
      stems: stemsOf(`Servers send message${Math.floor(at / 20)} number${at}`),
    }));
    const found = finderOf(items)(stemsOf('Servers send message7 number150'));
    expect(found[0]).toBe(items[150]);
    expect(found.length).toBeLessThan(10);
  });
});

describe('npm run follow', () => {
  const run = (folder: string, ...options: readonly string[]): string => {
    try {
      return execFileSync(process.execPath, ['scripts/follow.mjs', ...options, folder], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (problem) {
      // It ends with 1 if there are differences.
      if (problem instanceof Error && 'stdout' in problem && 'stderr' in problem)
        return `${String(problem.stdout)}${String(problem.stderr)}`;
      throw problem;
    }
  };

  it('reads every page of the only revision in a copy of the official repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'follow-'));
    const write = (path: string, text: string): void => {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    try {
      write('README.md', 'Everyone MUST knit.');
      write('docs/specification/next/deep/er/index.mdx', '# Wool\nSheep MUST wander.');
      write('docs/specification/next/server/yarn.md', '# Yarn\nYarn SHOULD unroll.');
      const text = run(folder, '--against', '2025-11-25');
      expect(text.split('\n').slice(1)).toEqual([
        '',
        'Page deep/er (1)',
        '  + #wool: Sheep MUST wander.',
        '',
        'Page server/yarn (1)',
        '  + #yarn: Yarn SHOULD unroll.',
        '',
      ]);
      write('docs/specification/older/index.mdx', '# Old');
      expect(run(folder, '--against', '2025-11-25')).toContain('docs/specification: next, older');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
