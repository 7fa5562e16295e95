/** Two texts compared by meaning: labelled pairs, what does not count, fragments, several sessions, and the written forms. */
import { describe, expect, it } from 'vitest';
import { checker } from '../report/full.ts';
import { HOSTILE } from '../testing/texts.ts';
import { comparePrepared } from './compare.ts';
import { NOTES, sessionText, type NotesServer } from './testing/notes.ts';
import { PAIRS } from './testing/pairs.ts';
import type { Comparison, SessionChange } from './types.ts';
import { breakingOnly, comparisonJson, comparisonMarkdown, comparisonText, countsOf, verdictOf } from './write.ts';

function compared(a: string, b: string): Comparison {
  const found = comparePrepared(checker.prepare(a), checker.prepare(b));
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

const label = ({ kind, area, name, pointer, effect }: SessionChange): string =>
  `${kind} ${area} ${name || '-'} ${pointer || '-'} ${effect}`;

function edited(edit: (server: NotesServer) => void): NotesServer {
  const server = structuredClone(NOTES);
  edit(server);
  return server;
}

const BEFORE = sessionText(NOTES);

describe('labelled pairs', () => {
  it('are enough', () => expect(PAIRS.length).toBeGreaterThanOrEqual(60));

  it.each(PAIRS.map((pair) => [pair.label, pair] as const))('%s', (_label, { edit, expected }) => {
    const { changes } = compared(BEFORE, sessionText(edited(edit), { firstId: 71, token: 'z' }));
    expect(changes.map(label).toSorted()).toEqual(expected.toSorted());
    for (const { effect, because, says } of changes) {
      if (effect !== 'none') expect(because, says).not.toBeNull();
      expect(says).toMatch(/^[A-Z].*\.$/u);
    }
  });

  it('have opposite effects the other way round', () => {
    const edit = (server: NotesServer): void => {
      server.tools.pop();
      delete server.capabilities['logging'];
    };
    const after = sessionText(edited(edit));
    expect(countsOf(compared(BEFORE, after).changes).breaking).toBe(2);
    expect(compared(after, BEFORE).changes.map(label)).toEqual([
      'added capabilities logging /logging none',
      'added tools delete_note - none',
    ]);
  });
});

describe('what does not count', () => {
  it.each([
    ['ids and progress tokens', sessionText(NOTES, { firstId: 5000, token: 'other' })],
    ['the order of members', sessionText(NOTES, { reversed: true })],
    ['pages and cursors', sessionText(NOTES, { page: 1 })],
  ])('%s', (_name, after) => {
    expect(compared(BEFORE, after)).toMatchObject({ changes: [], notCompared: [] });
  });

  it('is everything in a text compared with itself', () => {
    const found = HOSTILE.map((text) => comparePrepared(checker.prepare(text), checker.prepare(text)));
    expect(found.flatMap((one) => ('problem' in one ? [] : one.changes))).toEqual([]);
    expect(found.some((one) => !('problem' in one))).toBe(true);
  });
});

describe('lists without messages', () => {
  const tools = JSON.stringify({ tools: NOTES.tools }, null, 2);

  it('are compared with each other and with sessions', () => {
    const fewer = JSON.stringify(NOTES.tools.slice(0, 1));
    expect(compared(tools, fewer).changes.map(label)).toEqual(['removed tools delete_note - breaking']);
    expect(compared(BEFORE, fewer).changes.map(label)).toEqual(['removed tools delete_note - breaking']);
    expect(compared(fewer, BEFORE).changes.map(label)).toEqual(['added tools delete_note - none']);
  });

  it('show the place of each change', () => {
    const after = tools.replace('"maximum": 50', '"maximum": 20');
    const [change] = compared(tools, after).changes;
    expect(after.slice(change?.b?.span.start, change?.b?.span.end)).toMatch(/^"limit": \{/u);
  });

  it('are handshakes and capabilities too', () => {
    const result = (capabilities: object) =>
      JSON.stringify({ protocolVersion: '2025-06-18', capabilities, serverInfo: NOTES.server });
    expect(compared(result({ tools: {}, prompts: {} }), result({ tools: {} })).changes.map(label)).toEqual([
      'removed capabilities prompts /prompts breaking',
    ]);
    const alone = JSON.stringify({ tools: { listChanged: true }, resources: {} });
    expect(compared(alone, JSON.stringify({ resources: {} })).changes.map(label)).toEqual([
      'removed capabilities tools /tools breaking',
    ]);
  });

  it('report a lost revision of a server without a handshake', () => {
    const discovered = (supportedVersions: string[]) =>
      JSON.stringify({ resultType: 'complete', supportedVersions, capabilities: {}, ttlMs: 0, cacheScope: 'public' });
    const [change] = compared(discovered(['2025-11-25', '2026-07-28']), discovered(['2026-07-28'])).changes;
    expect(change).toMatchObject({ area: 'revision', kind: 'removed', effect: 'breaking' });
    expect(change?.says).toContain('`2025-11-25`');
  });

  it('are recognized in a response without its request', () => {
    const response = (result: object): string => JSON.stringify({ jsonrpc: '2.0', id: 1, result });
    const tool = (name: string) => ({ name, inputSchema: { type: 'object' } });
    const { changes, notCompared } = compared(
      response({ tools: [tool('add'), tool('old')] }),
      response({ tools: [tool('add')] }),
    );
    expect(changes.map(label)).toEqual(['removed tools old - breaking']);
    expect(notCompared).toEqual([]);
    const other = compared(response({ content: [] }), response({ content: [{ type: 'text', text: 'a' }] }));
    expect(other.changes).toEqual([]);
    expect(other.notCompared.map(({ what }) => what)).toEqual(['Responses without their requests']);
  });

  it('that only one text has are not compared', () => {
    const { changes, notCompared } = compared(tools, JSON.stringify({ prompts: [{ name: 'a' }] }));
    expect(changes).toEqual([]);
    expect(notCompared.map(({ what }) => what)).toEqual(['Tools', 'Prompts']);
  });
});

describe('extensions', () => {
  const response = (value: object): string => JSON.stringify({ jsonrpc: '2.0', id: 1, result: value });
  const tool = (ui?: object) =>
    response({ tools: [{ name: 'map', inputSchema: { type: 'object' }, ...(ui ? { _meta: { ui } } : {}) }] });
  const file = (uri: string, digest: string) => ({ uri, digest: `sha256:${digest.repeat(64)}`, size: 1 });
  const skill = (description: string, ...files: object[]) =>
    response({
      resultType: 'complete',
      skills: [{ uri: 'skill://a/SKILL.md', frontmatter: { name: 'a', description }, resources: files }],
      ttlMs: 0,
      cacheScope: 'public',
    });

  it('are compared by what the view and the callers of a tool mean', () => {
    const uri = { resourceUri: 'ui://map' };
    expect(compared(tool(), tool(uri)).changes.map(label)).toEqual(['added tools map /_meta/ui/resourceUri none']);
    expect(compared(tool(uri), tool()).changes.map(label)).toEqual([
      'removed tools map /_meta/ui/resourceUri may-break',
    ]);
    expect(compared(tool(uri), tool({ ...uri, visibility: ['app'] })).changes.map(label)).toEqual([
      'changed tools map /_meta/ui/visibility breaking',
    ]);
    expect(compared(tool({ ...uri, visibility: ['model'] }), tool(uri)).changes.map(label)).toEqual([
      'changed tools map /_meta/ui/visibility none',
    ]);
  });

  it('are compared by the skills of a server and their files', () => {
    const before = skill('Old.', file('skill://a/SKILL.md', 'a'), file('skill://a/b.md', 'b'));
    const after = skill('New.', file('skill://a/SKILL.md', 'c'), file('skill://a/d.md', 'd'));
    const { changes } = compared(before, after);
    expect(changes.map(label)).toEqual([
      'removed skills skill://a/SKILL.md /resources may-break',
      'changed skills skill://a/SKILL.md /frontmatter/description none',
      'changed skills skill://a/SKILL.md /resources/0/digest none',
      'added skills skill://a/SKILL.md /resources/1 none',
    ]);
    const none = response({ resultType: 'complete', skills: [], ttlMs: 0, cacheScope: 'public' });
    expect(compared(before, none).changes.map(label)).toEqual(['removed skills skill://a/SKILL.md - breaking']);
  });
});

describe('several sessions', () => {
  const other = sessionText({ ...NOTES, server: { name: 'calendar', version: '1.0.0' } }, { firstId: 1 });

  it('are paired by the name of the server', () => {
    const changed = sessionText(edited(({ tools }) => void tools.pop()));
    const { changes } = compared(`${BEFORE}${other}`, `${other}${changed}`);
    expect(changes.map(({ session, name, effect }) => [session, name, effect])).toEqual([
      ['notes', 'delete_note', 'breaking'],
    ]);
  });

  it('without a counterpart are reported', () => {
    const { changes } = compared(BEFORE, `${BEFORE}${other}`);
    expect(changes.map(label)).toEqual(['added session calendar - none']);
  });
});

describe('texts without anything to compare', () => {
  it.each([
    ['The first text has neither messages', 'hello', BEFORE],
    ['The second text has neither messages', BEFORE, '{"a": 1}'],
    ['Both texts have neither messages', '', ''],
  ])('are named: %s', (problem, a, b) => {
    const found = comparePrepared(checker.prepare(a), checker.prepare(b));
    expect(found).toMatchObject({ problem: expect.stringContaining(problem) as string });
  });
});

describe('a written comparison', () => {
  const after = sessionText(
    edited((server) => {
      server.tools.pop();
      server.server['version'] = '2.1.0\u001b[31m`<b>';
    }),
  );
  const comparison = compared(BEFORE, after);
  const [a, b] = [
    { name: 'before.jsonl', text: BEFORE },
    { name: 'after.jsonl', text: after },
  ];

  it('has a verdict', () => {
    expect(verdictOf([])).toBe('no difference');
    expect(verdictOf(comparison.changes)).toBe('2 differences, 1 breaking for clients');
    expect(breakingOnly(comparison).changes).toHaveLength(1);
  });

  it('as text has the reason of each break, and no control characters', () => {
    const text = comparisonText(comparison, a, b);
    expect(text).toContain('- delete_note: The tool `delete_note` is removed. [breaking for clients]');
    expect(text).toContain('Calls of it are rejected.');
    expect(text).not.toContain('\u001b');
  });

  it('as JSON is one line with places', () => {
    const json = comparisonJson(comparison, a, b);
    expect(json.indexOf('\n')).toBe(json.length - 1);
    expect(JSON.parse(json)).toMatchObject({
      same: false,
      summary: { differences: 2, breaking: 1, mayBreak: 0 },
      differences: [
        { area: 'server', effect: 'none' },
        { area: 'tools', name: 'delete_note', effect: 'breaking', a: { messageIndex: 4 }, b: null },
      ],
    });
  });

  it('as Markdown interprets nothing of the texts', () => {
    const markdown = comparisonMarkdown(comparison, a, b);
    expect(markdown).toMatch(/^# 2 differences, 1 breaking for clients\n/u);
    expect(markdown.replaceAll(/`+[^`]*`+/gu, '')).not.toContain('<b>');
  });
});
