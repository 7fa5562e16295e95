import { describe, expect, it } from 'vitest';
import type { ShownDiagnostic, ShownEntry, ShownReport } from '../../engine/types.ts';
import { createCore } from '../../engine/core.ts';
import { entriesAround, excerptText, issueText, messageOf } from './excerpt.ts';
import type { Reach } from './excerpt.ts';

const CALL = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"t"}}`;
const RESULT = (id: number) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[]}}`;
const LOG = [
  CALL(1),
  CALL(2),
  CALL(3),
  CALL(4),
  CALL(5),
  RESULT(1),
  CALL(6),
  '{"jsonrpc":"2.0","id":null,"method":"ping"}',
];

async function reported(text: string): Promise<{ report: ShownReport; core: ReturnType<typeof createCore> }> {
  const core = createCore({
    keep: () => Promise.resolve(true),
    breathe: () => Promise.resolve(),
    loadSchemas: () => import('../../../protocol/shapes.ts'),
    loadParts: () => import('../../engine/parts.ts'),
  });
  core.setText(text, 1);
  await core.loadSchemas();
  const report = await core.answer({ name: 'check', version: 1, args: [{}, 1] });
  if (report === null || typeof report !== 'object' || !('skippedParts' in report)) throw new Error('no report');
  return { report, core };
}

const around = (report: ShownReport, finding: ShownDiagnostic, reach: Reach) =>
  entriesAround(report, finding, reach).map(({ index }: ShownEntry) => index);

describe('an excerpt', () => {
  it('has the messages around a finding, and the other half of its exchange', async () => {
    const { report } = await reported(LOG.join('\n'));
    const [finding] = report.diagnostics.filter(({ rule }) => rule === 'ids/null-id');
    if (!finding) throw new Error('no finding');
    expect(around(report, finding, 1)).toEqual([6, 7]);
    expect(around(report, finding, 3)).toEqual([4, 5, 6, 7]);
    expect(around(report, { ...finding, entry: 5 }, 1)).toEqual([0, 4, 5, 6]);
    expect(messageOf(report, { ...finding, entry: -1 })).toBe(7);
    expect(messageOf({ entries: [] }, finding)).toBe(-1);
  });

  it('keeps mistakes, has one message per line, and no secret', async () => {
    const wrong =
      '{"jsonrpc":"2.0",\n "id":1, "method":"tools/call","params":{"name":"t","arguments":{"k":"sk-abcdefghijklmnopqrstuvwx0123456789"}},}';
    const { report, core } = await reported(wrong);
    const lines = await core.answer({ name: 'excerpt', version: 1, args: [[0], true, {}, 1] });
    if (!Array.isArray(lines)) throw new Error('no lines');
    expect(lines).toHaveLength(1);
    const text = excerptText(report.entries, lines.map(String));
    expect(text).toMatch(/^client: \{.*,\}$/);
    expect(text).not.toContain('abcdefghijklmnop');
  });

  it('is read with its senders', async () => {
    const { report } = await reported(`client: ${CALL(1)}\nserver: ${RESULT(1)}`);
    expect(report.entries.map(({ from }) => from)).toEqual(['client', 'server']);
  });

  it('is fenced in an issue, whatever it contains', async () => {
    const { report } = await reported(LOG.join('\n'));
    const [finding] = report.diagnostics;
    if (!finding) throw new Error('no finding');
    const issue = issueText(finding, '2025-11-25', 'a ```` b', null);
    expect(issue).toContain('`````\na ```` b\n`````');
    expect(issue).toContain(finding.title);
    expect(issue).not.toContain('Open these messages');
  });
});
