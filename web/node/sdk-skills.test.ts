/** Skills with the official client and the real command. No official package knows the methods yet, so the requests are generic. */
import { Client } from '@modelcontextprotocol/client';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { transportsTo } from './testing/served-transports.ts';

const { stdio, http } = transportsTo(['--server', 'skills']);

const entry = z.object({
  uri: z.string(),
  frontmatter: z.looseObject({ name: z.string(), description: z.string() }),
  resources: z.array(z.object({ uri: z.string(), digest: z.string(), size: z.number() })),
});
const listed = z.object({ skills: z.array(entry) });
const single = z.object({ skill: entry });
const children = z.object({ resources: z.array(z.object({ uri: z.string(), mimeType: z.string() })) });

describe.each([
  ['stdio', 'legacy', stdio],
  ['stdio', 'modern', stdio],
  ['HTTP', 'legacy', http],
  ['HTTP', 'modern', http],
] as const)('the official client over %s, %s', (_, mode, carrier) => {
  it('lists skills, verifies a file, and reads a directory', async () => {
    const client = new Client(
      { name: 'host', version: '1.0.0' },
      { versionNegotiation: { mode: mode === 'modern' ? { pin: '2026-07-28' } : mode } },
    );
    await client.connect(carrier());
    expect(client.getServerCapabilities()?.extensions).toEqual({
      'io.modelcontextprotocol/skills': { directoryRead: true },
    });
    const { skills } = await client.request({ method: 'skills/list', params: {} }, listed);
    const [first] = skills;
    expect(skills.map(({ frontmatter }) => frontmatter.name)).toEqual([
      'review-code',
      'write-commit-message',
      'clean-table',
    ]);
    const uri = 'skill://review-code/SKILL.md';
    expect((await client.request({ method: 'skills/get', params: { uri } }, single)).skill).toEqual(first);
    const { contents } = await client.readResource({ uri });
    const text = contents[0] && 'text' in contents[0] ? contents[0].text : '';
    const file = first?.resources.find((one) => one.uri === uri);
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(file?.digest);
    const directory = { method: 'resources/directory/read', params: { uri: 'skill://review-code' } };
    expect((await client.request(directory, children)).resources.map(({ mimeType }) => mimeType)).toEqual([
      'text/markdown',
      'inode/directory',
    ]);
    await client.close();
  });
});
