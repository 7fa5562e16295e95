/** The tool `check` and the command return the same report, byte for byte, for a bad example of every rule. */
import { isDeepStrictEqual } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJson } from '../../library/index.ts';
import { checkLazily } from '../../protocol/check-lazily.ts';
import { reportJson } from '../../protocol/exports.ts';
import { corpusOfBad, corpusOfEach } from '../../testing/corpus.ts';
import { today } from '../output.ts';
import type { Called } from '../testing/mcp-served.ts';
import { createServer } from './server.ts';
import { USUAL_LENGTH } from './shorten.ts';

const client = new Client({ name: 'parity', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(null, 'legacy').connect(ours);
  await client.connect(theirs);
  // The client then validates structured content by the schema of the tool.
  await client.listTools();
});
afterAll(() => client.close());

const call = async (name: string, args: Record<string, unknown>): Promise<Called> =>
  client.callTool({ name, arguments: args });

interface Fixed {
  readonly text: string;
  readonly applied: readonly unknown[];
  readonly revision: string;
}

const texts = corpusOfEach();

describe('the tool check', () => {
  // The tool has the whole engine, and the command loads what a text needs: each text is judged once by each of them.
  it('returns the bytes of the command', { tags: ['all'] }, async () => {
    const different: string[] = [];
    const each = corpusOfBad();
    let whole = 0;
    for (const { name, text, options } of each) {
      const { content, structuredContent } = await call('check', { text, ...options, full: true });
      const json = content.at(-1)?.text ?? '';
      const report = await checkLazily(text, { ...options, today: today() });
      if (`${json}\n` !== reportJson(report, text)) different.push(name);
      if (json.length <= USUAL_LENGTH) whole++;
      if (!isDeepStrictEqual(structuredContent, JSON.parse(json))) different.push(`${name}, as a value`);
    }
    expect(different).toEqual([]);
    // Nearly all of them are as short as models like them, and need no `full`.
    expect(whole / each.length).toBeGreaterThan(0.98);
  });

  it('returns the same without `full`, if the report is short', async () => {
    const short = texts.filter((_, index) => index % 10 === 0);
    for (const { text, options } of short) {
      const expected = checkJson(text, { ...options, today: today() });
      const { content, structuredContent } = await call('check', { text, ...options });
      if (expected.length <= USUAL_LENGTH) expect(`${content.at(-1)?.text}\n`).toBe(expected);
      else expect(structuredContent).toHaveProperty('omitted');
    }
  });

  it('shortens a long report, and shows the rest of the findings call by call', async () => {
    const text = Array.from({ length: 400 }, (_, id) => `{"jsonrpc":"2.0","id":${id}.5,"method":"ping"}`).join('\n');
    const all = JSON.parse(checkJson(text)) as { diagnostics: unknown[]; messages: unknown[] };
    const seen: unknown[] = [];
    for (let skip = 0; skip < all.diagnostics.length;) {
      const { content, structuredContent } = await call('check', { text, ...(skip > 0 ? { skip } : {}) });
      const report = structuredContent as {
        diagnostics: unknown[];
        messages: unknown[];
        omitted?: { diagnostics?: number; messages?: number };
      };
      expect(JSON.stringify(report).length).toBeLessThanOrEqual(USUAL_LENGTH);
      expect(report.diagnostics.length).toBeGreaterThan(5);
      seen.push(...report.diagnostics);
      skip += report.diagnostics.length;
      const left = all.diagnostics.length - skip;
      expect(report.omitted?.diagnostics ?? 0).toBe(left);
      expect(report.messages.length + (report.omitted?.messages ?? 0)).toBe(all.messages.length);
      if (left > 0)
        expect(content[0]?.text).toContain(`\`skip\`: ${skip} for ${left.toLocaleString('en-US')} more finding`);
    }
    expect(seen).toEqual(all.diagnostics);
    const past = await call('check', { text, skip: 100_000 });
    expect(past).toMatchObject({ isError: true });
  });
});

describe('the tool fix', () => {
  it('changes nothing without a safe fix, and leaves no safe fix, unless it says so', async () => {
    let finished = 0;
    for (const { text, options } of texts.filter((_, index) => index % 15 === 0)) {
      const { content, structuredContent } = await call('fix', { text, revision: options.revision ?? 'auto' });
      const { text: fixed, applied, revision } = structuredContent as Fixed;
      if (applied.length === 0) expect(fixed).toBe(text);
      if (content[0]?.text?.includes('More safe fixes are left')) continue;
      finished++;
      const again = await call('fix', { text: fixed, revision });
      expect(again.structuredContent).toMatchObject({ changed: false, applied: [] });
    }
    expect(finished).toBeGreaterThan(50);
  });
});
