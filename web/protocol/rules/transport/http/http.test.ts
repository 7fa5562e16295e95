import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { http as requirements } from '../../../model/requirements/http.ts';
import { isReported, judgedExamples, lost } from '../../../testing/wire-catalogue.ts';
import { httpRules } from './index.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(requirements);

const folder = process.env['MCP_SPEC_DIR'];

describe('HTTP requests, responses and sessions', () => {
  const ids = new Set([...httpRules.flatMap(({ requirements }) => requirements), ...Object.keys(withoutRule)]);

  it('have a rule or a reason for each requirement', () => {
    expect(Object.keys(requirements).filter((id) => !ids.has(id))).toEqual([]);
    const both = httpRules.flatMap(({ requirements }) => requirements).filter((id) => Object.hasOwn(withoutRule, id));
    expect(both).toEqual([]);
  });

  it.skipIf(!folder)('are judged like the catalog’s examples', () => {
    const judged = judgedExamples(readFileSync(join(folder ?? '', 'requirements.jsonl'), 'utf8'), ids);
    expect(judged.length).toBeGreaterThan(20);
    // The correct example calls an unknown method on purpose.
    expect(isReported(judged).filter((one) => !one.includes('methods/unknown-request'))).toEqual([]);
    expect(lost(judged, withoutRule)).toEqual([]);
  });
});
