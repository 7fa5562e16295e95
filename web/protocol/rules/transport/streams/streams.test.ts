import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { streams as requirements } from '../../../model/requirements/streams.ts';
import { isReported, judgedExamples, lost } from '../../../testing/wire-catalogue.ts';
import { wireRules } from '../index.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(requirements);

const folder = process.env['MCP_SPEC_DIR'];
const reported = new Set(wireRules.flatMap(({ requirements }) => requirements));
const ids = new Set(Object.keys(requirements));

describe('the area streams', () => {
  it('has a rule or a reason for each requirement', () => {
    expect([...ids].filter((id) => !reported.has(id) && !Object.hasOwn(withoutRule, id))).toEqual([]);
    expect(Object.keys(withoutRule).filter((id) => reported.has(id) || !ids.has(id))).toEqual([]);
  });

  it.skipIf(!folder)('is judged like the catalog’s examples', () => {
    const judged = judgedExamples(readFileSync(join(folder ?? '', 'requirements.jsonl'), 'utf8'), ids);
    expect(judged.length).toBeGreaterThan(4);
    expect(isReported(judged)).toEqual([]);
    expect(lost(judged, withoutRule)).toEqual([]);
  });
});
