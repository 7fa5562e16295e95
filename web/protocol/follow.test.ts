/** What `npm run follow` lists: a small revision of our own, and the official schemas, if they are present. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Schema } from './model/schema.ts';
import { follow, followedText } from './testing/follow/follow.ts';
import { knownExtension, knownRevision } from './testing/follow/known.ts';
import { readPage, sentencesOf } from './testing/follow/sentences.ts';
import { compareSentences } from './testing/follow/statements.ts';
import type { FollowedChange, KnownModel, OfficialPage, OfficialSchema } from './testing/follow/types.ts';

/** A model with a request and its result. */
const MODEL: KnownModel = {
  title: 'Library 1',
  methods: new Map([
    ['books/lend', 'request'],
    ['books/burn', 'request'],
  ]),
  types: new Map<string, Schema>([
    ['LendRequest', { type: 'object', properties: { method: { const: 'books/lend' }, params: { $ref: 'Loan' } } }],
    [
      'Loan',
      {
        type: 'object',
        properties: {
          title: { type: 'string' },
          days: { type: 'integer' },
          shelf: { type: 'string' },
          state: { enum: ['new', 'old'] },
        },
        required: ['title', 'shelf'],
      },
    ],
    ['Fire', { type: 'object', properties: { heat: { type: 'number' } } }],
  ]),
  hasOwnTypes: true,
  ignored: new Set(),
  others: new Map(),
  codes: new Set([-32000]),
  requirements: [
    {
      id: 'loans/title',
      text: 'A loan names the title of its book.',
      page: 'server/loans',
      anchor: 'lending',
      level: 'MUST',
    },
    {
      id: 'loans/state',
      text: 'The state of a loan is new or old.',
      page: 'server/loans',
      anchor: 'states',
      level: 'MUST',
    },
  ],
  nameOf: (name) => name,
};
const KNOWN: KnownModel = { ...MODEL, others: MODEL.types };

/** The same as an official schema, and its next version. */
const loan = (properties: Readonly<Record<string, OfficialSchema>>, required: readonly string[]): OfficialSchema => ({
  type: 'object',
  properties,
  required,
});
const request = (method: string, type: string): OfficialSchema => ({
  type: 'object',
  properties: { jsonrpc: { const: '2.0' }, method: { const: method }, params: { $ref: `#/$defs/${type}` } },
});
const OLD: OfficialSchema = {
  $defs: {
    LendRequest: request('books/lend', 'Loan'),
    BurnRequest: request('books/burn', 'Fire'),
    Loan: loan(
      {
        title: { type: 'string' },
        days: { type: 'number' },
        shelf: { type: 'string' },
        state: { enum: ['new', 'old'], type: 'string' },
      },
      ['title', 'shelf'],
    ),
    Fire: { type: 'object', properties: { heat: { type: 'number' } } },
  },
};
const NEW: OfficialSchema = {
  $defs: {
    LendRequest: request('books/lend', 'Loan'),
    ReturnRequest: {
      allOf: [{ $ref: '#/$defs/Base' }, { type: 'object', properties: { method: { const: 'books/return' } } }],
    },
    Base: { type: 'object', properties: { id: { type: 'string' } } },
    Loan: loan(
      {
        title: { type: ['string', 'null'] },
        days: { type: 'number' },
        card: { type: 'string' },
        state: { enum: ['new', 'lost'], type: 'string' },
      },
      ['title', 'days', 'card'],
    ),
    LostError: { type: 'object', properties: { code: { const: -32001 } } },
  },
};

const lines = (changes: readonly FollowedChange[]): string[] =>
  changes.map(({ subject, what, name, says }) => `${what} ${subject} ${name}${says === '' ? '' : `: ${says}`}`);

describe('schemas', () => {
  it('differ in methods, types, members, required members, values, kinds and codes', () => {
    const { changes } = follow({ schema: NEW }, KNOWN, { schema: OLD });
    expect(lines(changes).toSorted()).toEqual([
      'changed kind Loan.title: string → string, null',
      'changed required Loan.days: optional → required',
      'gone member Loan.shelf',
      'gone method books/burn: request',
      'gone type Fire',
      'gone values Loan.state: old',
      'new code -32001',
      'new member Loan.card: required',
      'new method books/return: request',
      'new type Base: id',
      'new type LostError: code',
      'new type ReturnRequest: id, method',
      'new values Loan.state: lost',
    ]);
  });

  it('that a model follows have no news, and its own decisions are only counted', () => {
    const known = follow({ schema: OLD }, KNOWN);
    expect(lines(known.changes)).toEqual(['new type BurnRequest: jsonrpc, method, params']);
    expect(follow({ schema: OLD }, KNOWN, { schema: OLD })).toEqual({ changes: [], known: 1 });
    const text = followedText(follow({ schema: NEW }, KNOWN, { schema: OLD }), 'new against old');
    expect(text).toMatch(/^new against old: 13 differences\n[^]*\nMembers \(2\)\n {2}\+ Loan\.card: required\n/u);
  });
});

const page = (text: string): OfficialPage => ({ path: 'server/loans', text });
const BEFORE = page(`---
title: Loans
---
# Loans
## Lending
A loan **MUST** name the [title](/books) of its book. It is short.
- Clients SHOULD return books within 14 days.
\`\`\`json
{ "says": "A client MUST NOT read this." }
\`\`\`
## States
<Note>The \`state\` MUST be new or old.</Note>
`);
const AFTER = page(`# Loans
## Lending
A loan MUST name the title of its book.
- Clients SHOULD return books within 21 days.
- Servers MUST NOT lend a book twice.
### Details
A card MAY be shown.
## States
A librarian decides about states.
`);

describe('sentences', () => {
  it('are those with a keyword, outside of code, with the headings around them', () => {
    expect(sentencesOf(BEFORE).map(({ anchors, text }) => [anchors.join(' '), text])).toEqual([
      ['lending loans', 'A loan MUST name the title of its book.'],
      ['lending loans', 'Clients SHOULD return books within 14 days.'],
      ['states loans', 'The `state` MUST be new or old.'],
    ]);
    expect(sentencesOf(page('## A\nX MUST be.\n## A\nY MUST be.')).map(({ anchors }) => anchors)).toEqual([
      ['a'],
      ['a-1'],
    ]);
  });

  it('include the items of a list whose introduction has the keyword', () => {
    const list = page('Clients **SHOULD**:\n\n- Read the card\n- Ask, which they MUST do twice\n\nNo item.\n- Other');
    expect(sentencesOf(list).map(({ text }) => text)).toEqual([
      'Clients SHOULD: Read the card',
      'Ask, which they MUST do twice',
    ]);
    const alone = page('Servers MUST declare it:\n\n```json\n{}\n```\n\n- Not an item of that');
    expect(sentencesOf(alone).map(({ text }) => text)).toEqual(['Servers MUST declare it:']);
  });

  it('of two snapshots are new, changed or gone', () => {
    expect(lines(compareSentences([readPage(AFTER)], KNOWN, [readPage(BEFORE)]))).toEqual([
      'changed sentence server/loans#lending: Clients SHOULD return books within 14 days. → Clients SHOULD return books within 21 days.',
      'new sentence server/loans#lending: Servers MUST NOT lend a book twice.',
      'new sentence server/loans#details: A card MAY be shown.',
      'gone sentence server/loans#states: The `state` MUST be new or old. [loans/state]',
    ]);
  });

  it('of one snapshot are those that no requirement covers', () => {
    expect(lines(compareSentences([readPage(BEFORE)], KNOWN))).toEqual([
      'new sentence server/loans#lending: Clients SHOULD return books within 14 days.',
    ]);
  });
});

describe('extensions', () => {
  it('are found by identifier or by its last part, with our names for official types', () => {
    const apps = knownExtension('ui');
    expect(apps).toBe(apps);
    expect(knownExtension('io.modelcontextprotocol/ui')?.title).toBe('MCP Apps');
    expect(apps?.nameOf('McpUiToolMeta')).toBe('UiToolMeta');
    expect(knownExtension('nothing')).toBeNull();
    expect(knownExtension('tasks')?.requirements.length).toBeGreaterThan(60);
  });
});

const folder = process.env['MCP_SPEC_DIR'];
const fileOf = (name: string): string => join(folder ?? '', 'schema', name);
const isPresent = folder !== undefined && existsSync(fileOf('2026-07-28.json'));
const official = (name: string): OfficialSchema => {
  const schema: OfficialSchema = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  return schema;
};

test.runIf(!isPresent)('logs that the official schemas are absent', () => {
  console.log('MCP_SPEC_DIR is not set: official schemas are not followed.');
  expect(isPresent).toBe(false);
});

describe.runIf(isPresent)('the step from 2025-11-25 to 2026-07-28', () => {
  it('lists every method that came or went, and no method besides', () => {
    const [before, now] = [knownRevision('2025-11-25'), knownRevision('2026-07-28')];
    const { changes } = follow({ schema: official('2026-07-28.json') }, before, {
      schema: official('2025-11-25.json'),
    });
    const named = (what: string): string[] =>
      changes.flatMap((one) => (one.subject === 'method' && one.what === what ? [one.name] : [])).toSorted();
    // Tasks left the schema for an extension, whose methods our model keeps beside the revision.
    const tasks = /(?:^|\/)tasks(?:\/|$)/u;
    const names = ({ methods }: KnownModel): string[] => [...methods.keys()].filter((name) => !tasks.test(name));
    expect(named('new')).toEqual(
      names(now)
        .filter((name) => !before.methods.has(name))
        .toSorted(),
    );
    expect(named('gone').filter((name) => !tasks.test(name))).toEqual(
      names(before)
        .filter((name) => !now.methods.has(name))
        .toSorted(),
    );
    expect(
      changes
        .filter(({ subject }) => subject === 'code')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['-32020', '-32021', '-32022']);
  });

  it('has nothing new in a revision that the model has', () => {
    for (const revision of ['2025-11-25', '2026-07-28'] as const) {
      const { changes } = follow({ schema: official(`${revision}.json`) }, knownRevision(revision));
      expect(changes.filter(({ what }) => what !== 'gone')).toEqual([]);
    }
  });
});
