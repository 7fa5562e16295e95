import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { framing as requirements } from '../../../model/requirements/framing.ts';
import { isReported, judgedExamples, lost } from '../../../testing/wire-catalogue.ts';
import { wireRules } from '../index.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(requirements);

const folder = process.env['MCP_SPEC_DIR'];
const reported = new Set(wireRules.flatMap(({ requirements }) => requirements));
const ids = new Set(Object.keys(requirements));

describe('the area framing', () => {
  it('has a rule or a reason for each requirement', () => {
    expect([...ids].filter((id) => !reported.has(id) && !Object.hasOwn(withoutRule, id))).toEqual([]);
    expect(Object.keys(withoutRule).filter((id) => reported.has(id) || !ids.has(id))).toEqual([]);
  });

  it('does not report a practice of one revision if the revision is uncertain', () => {
    const text = 'id: s1-1\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n\n';
    const found = (revision: 'auto' | '2025-11-25') =>
      checkOne(text, { revision, transport: 'sse' }).diagnostics.map(({ requirement }) => requirement);
    expect(found('2025-11-25')).toEqual(['sse/prime-event']);
    expect(found('auto')).toEqual([]);
  });

  it('treats the end of a text as the end of the transmission only if the transport is given', () => {
    const line = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const found = checkOne(line, { transport: 'stdio' }).diagnostics;
    expect(found.map(({ requirement }) => requirement)).toEqual(['stdio/missing-final-newline']);
    expect(checkOne(line).diagnostics).toEqual([]);
  });

  it.skipIf(!folder)('is judged like the catalog’s examples', () => {
    const judged = judgedExamples(readFileSync(join(folder ?? '', 'requirements.jsonl'), 'utf8'), ids);
    expect(judged.length).toBeGreaterThan(4);
    expect(isReported(judged)).toEqual([]);
    expect(lost(judged, withoutRule)).toEqual([]);
  });
});
