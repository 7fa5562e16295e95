// The browser's worker and the Node command return the same results. The build splits and repacks the worker's code (sentences
// in a separate chunk, no examples), so every field is compared, including texts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { unpackRows } from '../web/app/engine/columns.ts';
import type { PackedRows } from '../web/app/engine/columns.ts';
import type { FromWorker, ToWorker } from '../web/app/engine/wire.ts';
import type { ShownReport } from '../web/app/engine/types.ts';
import { EXAMPLES } from '../web/app/screens/check/examples.ts';
import { check } from '../web/protocol/check.ts';
import { reportObject, toJson } from '../web/protocol/exports.ts';
import { partsOutcome } from '../web/protocol/report/parts-outcome.ts';
import { messageRules } from '../web/protocol/rules/index.ts';
import { textRules } from '../web/protocol/rules/text/index.ts';
import { REVISION_IDS } from '../web/protocol/types.ts';
import type { CheckOptions, Report, RevisionId } from '../web/protocol/types.ts';
import { unmark } from '../web/protocol/testing/marked.ts';
import { expect, test } from './fixtures.ts';
import { status } from './screen.ts';

interface Case {
  text: string;
  options: CheckOptions & { revision: NonNullable<CheckOptions['revision']> };
}

const ODD = [
  '',
  '  \n ',
  '\ufeff{"jsonrpc":"2.0","id":1,"method":"ping"}',
  '{"jsonrpc":"2.0","id":"\ud800","method":"\udc00"}',
  '{"__proto__":{"jsonrpc":"2.0"},"constructor":1,"id":1,"method":"ping"}',
  '[1,[],{},"",null,true]',
  '{"jsonrpc":"2.0","id":12345678901234567890,"method":"tools/call","params":{"_meta":{"progressToken":1.5}}}',
  "{'jsonrpc': '2.0', 'id': None, 'method': 'initialized', 'params': None,}",
  `${'['.repeat(3000)}1${']'.repeat(3000)}`,
  'Intro\n```json\n{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n```\nand\n```\n{"id":1}\n```\n',
  '{"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"roots/list"}}\n{"from":"server","message":{"jsonrpc":"2.0","id":1,"result":{}}}\n',
];

/**
 * Examples of the screen, of every rule (a good and a bad one; of rules about text all bad ones, some of which are lessons), and
 * unusual texts, with their own revision; those of the screen with one more, another for each. The verdicts of a report are those
 * in all revisions.
 */
function corpus(): Case[] {
  const cases: Case[] = [];
  const add = (text: string, revision: Case['options']['revision'], more: CheckOptions = {}) =>
    cases.push({ text, options: { ...more, revision } });
  EXAMPLES.forEach(({ text, revision }, at) => {
    add(text, revision ?? 'auto');
    add(text, REVISION_IDS[at % REVISION_IDS.length] ?? 'auto');
  });
  for (const { examples } of messageRules) {
    for (const { text, revision, from } of [...examples.good.slice(0, 1), ...examples.bad.slice(0, 1)])
      add(unmark(text).text, revision, from ? { from } : {});
  }
  for (const { examples } of textRules) {
    for (const { text } of [...examples.good.slice(0, 1), ...examples.bad]) add(unmark(text).text, 'auto');
  }
  for (const text of ODD) {
    add(text, 'auto');
    add(text, '2026-07-28', { from: 'server', transport: 'stdio' });
  }
  return cases;
}

/** Rows as parsed from JSON. */
interface PlainRows extends Omit<PackedRows, 'numbers' | 'times'> {
  numbers: number[];
  times: (number | null)[] | null;
}

/**
 * Calls the page's own worker file from the page, with the page's protocol. Texts are transferred as JSON, so that unpaired
 * surrogates survive.
 */
async function judgeInBrowser(page: Page, cases: readonly Case[]): Promise<ShownReport[]> {
  const url = page
    .workers()
    .map((worker) => worker.url())
    .find((one) => /\/worker-/.test(one));
  if (url === undefined) throw new Error('The page has no checker running.');
  const answers = await page.evaluate(
    async ([address, given]) => {
      const worker = new Worker(address, { type: 'module' });
      const waiting = new Map<number, (value: unknown) => void>();
      const rows = new Map<number, unknown[]>();
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'rows') {
          const { numbers, times } = data.rows;
          const plain = { ...data.rows, numbers: [...numbers], times: times && [...times] };
          rows.set(data.id, [...(rows.get(data.id) ?? []), plain]);
        } else if (data.type === 'answer') waiting.get(data.id)?.(data.value);
        else if (data.type === 'schemas-loaded') schemasLoaded();
        else if (data.type !== 'first-verdict' && data.type !== 'progress') waiting.get(data.id)?.(data);
      });
      let schemasLoaded = (): void => {};
      const deep = new Promise<void>((resolve) => (schemasLoaded = resolve));
      let id = 0;
      const post = (message: ToWorker): void => worker.postMessage(message);
      const out: unknown[] = [];
      post({ type: 'load-schemas' });
      await deep;
      for (const { text, options } of JSON.parse(given) as Case[]) {
        const version = id + 1;
        post({ type: 'set', version, text });
        const answerOf = (name: 'check' | 'verdicts'): Promise<object> =>
          new Promise((resolve) => {
            id++;
            waiting.set(id, (value) => resolve(value as object));
            post({ type: 'call', id, call: { name, version, args: [options, version] } });
          });
        const report = await answerOf('check');
        const many = rows.get(id);
        const others = await answerOf('verdicts');
        out.push({ ...report, ...others, ...(many ? { packed: many } : {}) });
      }
      worker.terminate();
      return JSON.stringify(out);
    },
    [url, JSON.stringify(cases)] as const,
  );
  return (JSON.parse(answers) as (ShownReport & { packed?: PlainRows[] })[]).map(({ packed = [], ...report }) => {
    for (const { numbers, times, ...rest } of packed) {
      // JSON serializes values that are not numbers as `null`.
      const clock = times && Float64Array.from(times, (time) => time ?? NaN);
      unpackRows({ ...rest, numbers: Int32Array.from(numbers), times: clock }, report.entries);
    }
    return report;
  });
}

/** Properties that the screen adds for display are removed again. */
function asReport(seen: ShownReport): Report {
  const { revision, revisionBecause, format, sessions, wire, skipped, parts, notObserved, outcome } = seen;
  const verdicts: Report['verdicts'] = {};
  for (const id of REVISION_IDS) {
    const verdict = seen.verdicts[id];
    if (verdict) verdicts[id] = verdict;
  }
  return {
    revision,
    revisionBecause,
    format,
    entries: seen.entries.map(({ line: _line, errors: _errors, warnings: _warnings, ...row }) => row),
    diagnostics: seen.diagnostics.map(({ range: _range, preview: _preview, about: _about, ...finding }) => finding),
    sessions,
    wire,
    skipped,
    parts: parts.map(
      ({ line: _line, last: _last, errors: _errors, warnings: _warnings, infos: _infos, actions: _actions, ...part }) =>
        part,
    ),
    notObserved,
    ...(outcome ? { outcome } : {}),
    verdicts,
  };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Expects the same JSON values. An assertion takes longer than a judgment, so that only a difference becomes one. */
function expectSame(seen: unknown, expected: unknown, text: string): void {
  if (!isDeepStrictEqual(seen, expected)) expect(seen, text).toEqual(expected);
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await expect(status(page)).toContainText('error');
});

test('the worker of the build returns the checker’s results, and the command prints them', async ({ page }) => {
  const cases = corpus();
  expect(cases.length).toBeGreaterThan(400);
  const printed = printedFor(cases);
  expect(printed).toHaveLength(cases.length);
  const seen = await judgeInBrowser(page, cases);
  expect(seen).toHaveLength(cases.length);
  const rules = new Set<string>();
  cases.forEach(({ text, options }, id) => {
    const report = seen[id];
    if (!report) throw new Error(`No answer for ${text}`);
    const checked = check(text, options);
    const { parts, ...expected } = checked;
    const { parts: shown, ...rest } = asReport(report);
    expectSame(plain(rest), plain(expected), text);
    // The parts of a text that was read as messages are not sent.
    if (partsOutcome(checked) !== null || report.format.id === 'parts' || shown.length > 0)
      expectSame(plain(shown), plain(parts), text);
    for (const { rule } of report.diagnostics) rules.add(rule);

    const verdicts: RevisionId[] = Object.keys(report.verdicts) as RevisionId[];
    expectSame(verdicts.toSorted(), REVISION_IDS.toSorted(), text);
    const { parts: printedParts, ...own } = JSON.parse(printed[id] ?? '{}') as Record<string, unknown>;
    const there = { id, ...reportObject(asReport(report), text) };
    const { parts: shownParts, ...whole } = JSON.parse(toJson(there)) as Record<string, unknown>;
    expectSame(own, whole, text);
    if (report.parts.length > 0) expectSame(printedParts, shownParts, text);
  });
  // The corpus is complete only if every rule has reported.
  const silent = [...messageRules, ...textRules].map((rule) => rule.id).filter((id) => !rules.has(id));
  expect(silent).toEqual([]);
});

/** What the command prints for the cases, one line each. */
function printedFor(cases: readonly Case[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'parity-'));
  try {
    const file = join(folder, 'cases.jsonl');
    const lines = cases.map(({ text, options }, id) => JSON.stringify({ id, text, ...options }));
    writeFileSync(file, `${lines.join('\n')}\n`);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/check.mjs', '--batch-file', file, '--format', 'jsonl'],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
