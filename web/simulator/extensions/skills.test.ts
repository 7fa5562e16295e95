/** Skills: entries that match their files, directories, and servers that do not offer them. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isObject, objectAt, stringOf } from '../../protocol/values.ts';
import { MCP_REVISIONS } from '../eras.ts';
import { problemsOf } from '../servers/index.ts';
import { skillLibrary } from '../servers/skill-library.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import type { JsonRecord, McpRevision } from '../types.ts';

const OFFERED: readonly McpRevision[] = ['2025-11-25', '2026-07-28'];
const read = (id: number, uri: string): JsonRecord => ({ id, method: 'resources/read', params: { uri } });
const directory = (id: number, uri: string): JsonRecord => ({
  id,
  method: 'resources/directory/read',
  params: { uri },
});

function talk(revision: McpRevision, ...wishes: JsonRecord[]): Conversation {
  const one = new Conversation(skillLibrary, revision);
  one.greet();
  one.sendAll(...wishes);
  expect(wordsOf(one.reported(true))).toEqual([]);
  return one;
}
const answer = ({ outputs }: Conversation, id: number): JsonRecord => {
  const found = outputs.map(({ message }) => message).find((one) => isObject(one) && one.id === id);
  return isObject(found) ? found : {};
};
const items = (result: JsonRecord, key: string): JsonRecord[] => {
  const list = objectAt(result, 'result')?.[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

describe.each(OFFERED)('skills in %s', (revision) => {
  it('are listed with the sizes and digests of their files, which can be read', () => {
    const one = talk(revision, { id: 1, method: 'skills/list' });
    const skills = items(answer(one, 1), 'skills');
    expect(skills.map(({ uri }) => uri)).toEqual([
      'skill://review-code/SKILL.md',
      'skill://write-commit-message/SKILL.md',
      'skill://teams/data/clean-table/SKILL.md',
    ]);
    const files = skills.flatMap(({ resources }) => (Array.isArray(resources) ? resources.filter(isObject) : []));
    expect(files).toHaveLength(6);
    one.sendAll(...files.map(({ uri }, index) => read(100 + index, stringOf(uri))));
    files.forEach(({ digest, size }, index) => {
      const text = stringOf(items(answer(one, 100 + index), 'contents')[0]?.text);
      expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(digest);
      expect(Buffer.byteLength(text)).toBe(size);
    });
    expect(wordsOf(one.reported())).toEqual([]);
  });

  it('are returned one by one, as in the list', () => {
    const uri = 'skill://review-code/SKILL.md';
    const one = talk(revision, { id: 1, method: 'skills/list' }, { id: 2, method: 'skills/get', params: { uri } });
    expect(objectAt(answer(one, 2), 'result')?.skill).toEqual(items(answer(one, 1), 'skills')[0]);
    const none = talk(revision, { id: 1, method: 'skills/get', params: { uri: 'skill://none/SKILL.md' } });
    expect(answer(none, 1)).toMatchObject({ error: { code: -32602 } });
  });

  it('have directories with one level each', () => {
    const one = talk(revision, directory(1, 'skill://review-code'), directory(2, 'skill://review-code/references'));
    expect(items(answer(one, 1), 'resources').map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ['review-code', 'text/markdown'],
      ['references', 'inode/directory'],
    ]);
    expect(items(answer(one, 2), 'resources').map(({ name }) => name)).toEqual(['checklist.md', 'severity.json']);
    const file = talk(revision, directory(1, 'skill://review-code/SKILL.md'));
    expect(answer(file, 1)).toMatchObject({ error: { code: -32602 } });
  });

  it('report a file that does not exist as the extension demands', () => {
    expect(answer(talk(revision, read(1, 'skill://none/SKILL.md')), 1)).toMatchObject({ error: { code: -32602 } });
  });
});

it.each(MCP_REVISIONS.filter((one) => !OFFERED.includes(one)))('are only resources in %s', (revision) => {
  const one = new Conversation(skillLibrary, revision);
  one.greet();
  one.sendAll({ id: 1, method: 'skills/list' }, read(2, 'skill://review-code/SKILL.md'));
  expect(answer(one, 1)).toMatchObject({ error: { code: -32601 } });
  expect(items(answer(one, 2), 'contents')[0]?.text).toContain('# Review code');
  expect(JSON.stringify(answer(one, 0))).not.toContain('extensions');
});

it('of a custom definition are checked', () => {
  const skill = { root: 'skill://a/b', frontmatter: { name: 'b', description: 'c' }, body: 'x' };
  const info = { name: 'own', version: '1' };
  expect(problemsOf({ info, skills: [skill] })).toEqual([]);
  const wrong = { root: 'skill://a/c', frontmatter: { name: 'B' }, files: { '../x': 5 } };
  expect(problemsOf({ info, skills: [wrong] }).map(({ pointer }) => pointer)).toEqual([
    '/skills/0/frontmatter',
    '/skills/0/frontmatter/name',
    '/skills/0/root',
    '/skills/0/body',
    '/skills/0/files/..~1x',
  ]);
});
