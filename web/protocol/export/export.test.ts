/**
 * Exports of the checker, for the examples of all rules and for hostile texts.
 *
 * @module-tag property
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { runs, some } from '../../testing/runs.ts';
import { LineIndex } from '../json/lines.ts';
import { PRODUCT, VERSION } from '../product.ts';
import { exampleTexts, HOSTILE, type GivenText } from '../testing/texts.ts';
import type { Report } from '../types.ts';
import { hashOf } from './hash.ts';
import { reportJson } from './json.ts';
import { reportMarkdown } from './markdown.ts';
import { code, fenced, plain, sentence } from './quote.ts';
import { textsOfRule } from './rules.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { reportSarif, sarifOfFiles } from './sarif.ts';

const folder = process.env['MCP_SPEC_DIR'];
// Good examples have no findings, so that some of them show all that an export makes of them.
const texts: readonly GivenText[] = [
  ...some(exampleTexts().filter(({ isGood }, index) => isGood !== true || index % 8 === 0)),
  ...HOSTILE.map((text) => ({ text, options: {} })),
];
const judged = texts.map(({ text, options }) => ({ text, options, report: checkOne(text, options) }));

/** The parts of a SARIF log that these tests read. */
interface Log {
  runs: {
    tool: { driver: { name: string; version: string; rules: { id: string; helpUri: string }[] } };
    columnKind: string;
    results: Result[];
    properties: { sessions: unknown[] };
  }[];
}
interface Region {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
  charOffset: number;
  charLength: number;
}
interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: {
    physicalLocation: { artifactLocation: { uri: string }; region: Region };
    logicalLocations?: { fullyQualifiedName: string }[];
  }[];
  partialFingerprints: Record<string, string>;
  fixes?: { artifactChanges: { replacements: { deletedRegion: Region; insertedContent: { text: string } }[] }[] }[];
}

/** The parts of a JSON report that these tests read. */
interface Written {
  revision: string;
  messages: { index: number; kind: string; session?: number }[];
  sessions: unknown[];
  diagnostics: { rule: string; message: string }[];
}

const logOf = (report: Report, text: string, name = 'a.json'): Log =>
  JSON.parse(reportSarif(report, text, name)) as Log;

describe('SARIF', () => {
  const file = folder === undefined ? null : join(folder, 'sarif-2.1.0.json');
  if (file === null) console.log('MCP_SPEC_DIR is not set: SARIF is not compared with its official schema.');
  it.runIf(file !== null)('is valid according to its official schema for every checked text', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
    addFormats.default(ajv);
    const right = ajv.compile(JSON.parse(readFileSync(file ?? '', 'utf8')) as object);
    const names = ['a.json', '../weird name/ü#?.log', 'C:\\x\\y.txt', ''];
    // The logs of several, below, have the same results: a part of them in a log each shows how one text is wrapped.
    judged.forEach(({ report, text }, index) => {
      if (index % 20 > 0) return;
      const log = logOf(report, text, names[(index / 20) % names.length]);
      expect(right(log), `${text}\n${JSON.stringify(right.errors)}`).toBe(true);
    });
    expect(judged.length).toBeGreaterThan(runs(1000));
    // The schema compares each result with each other one, so that one log of all of them takes long.
    for (let from = 0; from < judged.length; from += 50) {
      const some = judged.slice(from, from + 50);
      const all = sarifOfFiles();
      some.forEach(({ report, text }, index) => all.add(report, text, `folder ${index % 7}/${from + index}.json`));
      const log = JSON.parse(all.end()) as Log;
      expect(right(log), JSON.stringify(right.errors)).toBe(true);
      expect(log.runs[0]?.results).toHaveLength(some.reduce((sum, { report }) => sum + report.diagnostics.length, 0));
    }
  });

  it('describes findings of extensions by their requirement', () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{}},"_meta":{"ui":{"resourceUri":"https://a.example"}}}]}}';
    const report = checkOne(text, { revision: '2025-11-25' });
    const [run] = logOf(report, text).runs;
    const result = run?.results.find(({ ruleId }) => ruleId === 'apps/tool-resource-uri-scheme');
    expect(result?.level).toBe('error');
    expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]).toMatchObject({ id: 'apps/tool-resource-uri-scheme' });
    expect(JSON.stringify(run?.tool.driver.rules)).toContain('ext-apps/blob/main/specification');
    expect(reportMarkdown(report, text, 'a.json')).toContain('apps/tool-resource-uri-scheme');
    expect(JSON.parse(reportJson(report, text))).toMatchObject({
      diagnostics: expect.arrayContaining([expect.objectContaining({ requirement: 'apps/tool-resource-uri-scheme' })]),
    });
  });

  it('has for several texts the results of each, under the rules of all', () => {
    const some = judged.filter(({ report }) => report.diagnostics.length > 0).slice(0, 300);
    const all = sarifOfFiles();
    for (const [index, { report, text }] of some.entries()) all.add(report, text, `${index}.json`);
    const [run] = (JSON.parse(all.end()) as Log).runs;
    const ids = run?.tool.driver.rules.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    const plain = ({ ruleId, partialFingerprints, locations: [at] }: Result): unknown => [
      ruleId,
      partialFingerprints,
      at?.physicalLocation.artifactLocation.uri,
      at?.physicalLocation.region,
    ];
    const alone = some.flatMap(
      ({ report, text }, index) => logOf(report, text, `${index}.json`).runs[0]?.results ?? [],
    );
    expect(run?.results.map(plain)).toEqual(alone.map(plain));
    for (const { ruleId, ruleIndex } of run?.results ?? []) expect(ids[ruleIndex]).toBe(ruleId);
  });

  it('has the fingerprints that baselines have', () => {
    for (const { report, text } of judged.slice(0, 300)) {
      const prints = logOf(report, text).runs[0]?.results.map((one) => one.partialFingerprints['finding/v1']);
      expect(prints).toEqual(fingerprintsOf(report, text));
    }
  });

  it('has one result for each finding, at its place, under its rule', () => {
    for (const { report, text } of judged) {
      const run = logOf(report, text).runs[0];
      const lines = new LineIndex(text);
      expect(run?.results).toHaveLength(report.diagnostics.length);
      report.diagnostics.forEach((finding, index) => {
        const result = run?.results[index];
        expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe(finding.rule);
        const region = result?.locations[0]?.physicalLocation.region;
        expect(region).toMatchObject({
          charOffset: finding.span.start,
          charLength: finding.span.end - finding.span.start,
        });
        expect(lines.offset(region?.startLine ?? 0, region?.startColumn ?? 0)).toBe(finding.span.start);
        expect(lines.offset(region?.endLine ?? 0, region?.endColumn ?? 0)).toBe(finding.span.end);
        const named = result?.locations[0]?.logicalLocations?.[0]?.fullyQualifiedName;
        const holder = finding.entry < 0 ? `parts/${finding.part}` : `messages/${finding.entry}`;
        const isWhole = finding.entry < 0 && finding.part === undefined;
        expect(named).toBe(isWhole ? undefined : `${holder}${finding.pointer}`);
        const edits = result?.fixes?.[0]?.artifactChanges[0]?.replacements.map(
          ({ deletedRegion, insertedContent }) => ({
            start: deletedRegion.charOffset,
            end: deletedRegion.charOffset + deletedRegion.charLength,
            text: insertedContent.text,
          }),
        );
        expect(edits).toEqual(finding.fix?.edits);
      });
    }
  });

  it('distinguishes findings and identifies them after an edit elsewhere', () => {
    const text = HOSTILE.at(-3) ?? '';
    const prints = (given: string): string[] =>
      logOf(checkOne(given), given).runs.flatMap(({ results }) =>
        results
          // The note about the revision is at the first method, which is another one after the edit.
          .filter(({ ruleId }) => ruleId !== 'methods/unknown-request')
          .map((one) => one.partialFingerprints['finding/v1'] ?? ''),
      );
    const before = prints(text);
    expect(new Set(before).size).toBe(before.length);
    expect(prints(`{"jsonrpc":"2.0","id":1,"method":"ping"}\n${text}`)).toEqual(expect.arrayContaining(before));
  });

  it('creates no link from the checked text', () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"tools/[x](https://evil.example)"}';
    const sarif = reportSarif(checkOne(text), text, 'a');
    const messages = [...sarif.matchAll(/"message":\{"text":"([^"]*)/g)].map(([, message]) => message);
    expect(messages.join()).toContain('evil.example');
    expect(messages.join()).not.toContain('](');
  });

  it('names the product, and a relative URI without local paths', () => {
    const [run] = logOf(checkOne('{}'), '{}', '/home/ann/../x/ü.json').runs;
    expect(run?.tool.driver).toMatchObject({ name: PRODUCT, version: VERSION });
    expect(run?.columnKind).toBe('utf16CodeUnits');
    expect(run?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe('home/ann/x/%C3%BC.json');
  });

  it('has a general description for every reported rule', () => {
    // A finding about a document, and a cause, brings its headline along.
    const aboutMessages = judged.flatMap(({ report }) =>
      report.diagnostics.filter((one) => one.part === undefined && one.class !== 'cause'),
    );
    const used = new Set(aboutMessages.map(({ rule }) => rule));
    expect(used.size).toBeGreaterThan(runs(200));
    expect([...used].filter((id) => textsOfRule(id) === null)).toEqual([]);
  });
});

describe('JSON', () => {
  it('is one readable line for every checked text', () => {
    for (const { report, text } of judged) {
      const json = reportJson(report, text);
      expect(json.indexOf('\n')).toBe(json.length - 1);
      const { revision, messages, sessions, diagnostics } = JSON.parse(json) as Written;
      const written = {
        revision,
        messages: messages.map(({ index, kind, session }) => [index, kind, session]),
        diagnostics: diagnostics.map(({ rule, message }) => [rule, message]),
      };
      expect(written).toEqual({
        revision: report.revision,
        messages: report.entries.map(({ index, kind, session }) => [index, kind, session]),
        diagnostics: report.diagnostics.map(({ rule, what }) => [rule, what]),
      });
      expect(sessions).toMatchObject(report.sessions.map(({ index, state, client }) => ({ index, state, client })));
      expect(json).not.toMatch(/\p{Surrogate}/u);
    }
  });
});

/** The lines of a Markdown text outside its fenced blocks; throws if a block is not closed. */
function outside(markdown: string): string[] {
  const out: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const marks = /^`{3,}/.exec(line)?.[0];
    if (fence === null && marks) fence = marks;
    else if (fence === null) out.push(line);
    else if (/^`+\s*$/.test(line) && line.trim().length >= fence.length) fence = null;
  }
  if (fence !== null) throw new Error('A block is not closed.');
  return out;
}

/** The text without code spans: a run of backticks up to the next run of the same length. */
function withoutCode(line: string): string {
  let out = '';
  let at = 0;
  for (const open of line.matchAll(/\\.|`+/g)) {
    if (open.index < at || open[0].startsWith('\\')) continue;
    const run = open[0];
    const close = [...line.slice(open.index + run.length).matchAll(/`+/g)].find(
      ([other]) => other.length === run.length,
    );
    if (!close) continue;
    out += line.slice(at, open.index);
    at = open.index + run.length + close.index + run.length;
  }
  return out + line.slice(at);
}

describe('Markdown', () => {
  it('shows every finding with its place, its reason and its clause', () => {
    const text = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';
    const report = checkOne(text, { revision: '2025-11-25' });
    const markdown = reportMarkdown(report, text, 'order.json', { revision: '2025-11-25' });
    expect(markdown).toMatch(/^# 1 error in 1 message, MCP 2025-11-25\n/);
    for (const { title, spec } of report.diagnostics) {
      expect(markdown).toContain(`. ${title}`);
      expect(markdown).toContain(`(<${spec}>)`);
    }
    expect(markdown).toContain('line 1, column 23, message 1 (`tools/list`), `/id`');
    expect(markdown).toContain(`${text}\n                      ^^^^`);
    expect(markdown).toContain('check -- --revision 2025-11-25 --format text order.json');
    expect(markdown).toContain('## Not observed');
  });

  it('shows the client and the server of each session', () => {
    const text = [
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}},"clientInfo":{"name":"a|b","version":"1"}}}',
      '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"w","version":"2"}}}',
    ].join('\n');
    const markdown = reportMarkdown(checkOne(text), text, 'x', {});
    expect(markdown).toContain('| 1 | MCP 2025-11-25 | `a\\|b 1`, `roots` | `w 2`, `tools` |');
  });

  it('lets no part of the text escape its quotation', () => {
    for (const { report, text, options } of judged) {
      const markdown = reportMarkdown(report, text, 'a.json', options);
      const lines = outside(markdown).map(withoutCode);
      const [title, ...rest] = lines;
      expect(title, text).toMatch(/^# \S/);
      for (const line of [title?.slice(2) ?? '', ...rest]) {
        // Our own HTML consists of these five tags; our own links have their URL in angle brackets.
        const own = line
          .replace(/<\/?(?:details|summary|sub)>/g, '')
          .replace(/\[(?:[^\]\\]|\\.)*\]\(<https:\/\/[^<>\s]+>\)/g, '');
        expect(own.replace(/\\./g, ''), text).not.toMatch(/[<`[\]]|https?:\/\/|[@#](?=[\w-])/);
        expect(own, text).not.toMatch(
          /^ {4}|^\s*(?:#{1,6} (?!\d|Valid|All rules kept|Parts|Problems|What hosts do|Not observed|How to)|>|[*+] )/,
        );
      }
    }
  });

  it('lists what hosts do after the problems, and counts it as none', () => {
    const tool = { name: 'a', inputSchema: { type: 'object', properties: { b: { type: 'array' } } } };
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools: [tool] } });
    const hosts = ['vscode'] as const;
    const markdown = reportMarkdown(checkOne(text, { hosts }), text, 'x', { hosts });
    expect(markdown).toMatch(/^# Valid in 1 message/u);
    expect(markdown).not.toContain('## Problems');
    expect(markdown).toContain('## What hosts do');
    expect(markdown).toMatch(/^- \*\*Warning\*\* for VS Code.*\(line 1, message 1, `vscode-array-items`\)/mu);
    expect(markdown).toContain('--hosts vscode');
    const none = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    expect(reportMarkdown(checkOne(none, { hosts }), none, 'x', { hosts })).not.toContain('osts');
  });

  it('is short enough for an issue', () => {
    for (const { report, text, options } of judged) {
      expect(reportMarkdown(report, text, 'a.json', options).length).toBeLessThan(65_000);
    }
  });

  it('quotes any text so that it can be read back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[`a \n~\\<|]*$/), (text) => {
        const [first, ...rest] = fenced(text).split('\n');
        expect(rest.pop()).toBe(first);
        expect(rest.join('\n')).toBe(text.replace(/\n$/, ''));
        expect(rest.some((line) => /^`+\s*$/.test(line) && line.trim().length >= (first?.length ?? 0))).toBe(false);
        expect(withoutCode(`x${code(text)}x`)).toBe('xx');
        expect(withoutCode(sentence(text)).replace(/\\./g, '')).not.toMatch(/[<`]/);
      }),
    );
    expect(plain('@ann #1 *a* https://x')).toBe('@\u200bann #\u200b1 \\*a\\* https:\u200b//x');
  });
});

describe('names of texts', () => {
  it('differ if the texts differ', () => {
    const names = new Set(texts.map(({ text }) => hashOf(text)));
    expect(names.size).toBe(new Set(texts.map(({ text }) => text)).size);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{14}$/);
  });
});
