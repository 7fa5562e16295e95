/** The formats for several files, and those for pipelines: what other programs read of them. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check as judge } from '../../../protocol/check.ts';
import { GOOD, jsonLines, newCheckFolder, NULL_ID, UNKNOWN } from '../../../testing/check-folder.ts';
import { runs } from '../../../testing/runs.ts';
import { annotations } from './annotations.ts';
import { junitFiles } from './junit.ts';
import type { Judged, Totals } from './judged.ts';
import { markdownFiles } from './markdown.ts';

const folder = newCheckFolder();
const { check } = folder;
beforeAll(() => {
  folder.put({
    'a/bad.json': `${GOOD}\n${NULL_ID}\n`,
    'a/warn.json': UNKNOWN,
    'b/bad.json': `\n${NULL_ID}`,
    'b/good.json': GOOD,
    'b/binary.log': Uint8Array.from([0xff, 0, 1]),
  });
});
afterAll(() => folder.remove());

/** Texts that try to leave their place: line ends, commands, markup, control characters, halves of characters. */
const HOSTILE = [
  'a\r\n::error file=x::y',
  '100%0A::warning::z,:%',
  '</failure>]]>&<!--"\'',
  '| a | `b|c` |\n# head',
  '\u0000\u001b[31m\uffff\ud800',
  '##[set-env name=x]y',
];
const judgedAs = (text: string, name = text): Judged => {
  const line = JSON.stringify({ jsonrpc: '2.0', id: null, method: text });
  return { name, text: line, report: judge(line), options: {} };
};
const TOTALS: Totals = {
  files: 1,
  errors: 1,
  warnings: 0,
  infos: 0,
  filesWithErrors: 1,
  known: 0,
  skipped: 0,
  foreign: 0,
};

describe('text', () => {
  it('has findings and verdict of each file, and the totals last', async () => {
    const { status, stdout } = await check(['--format', 'text', 'a', 'b']);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^a\/bad\.json:2:23 error [^]*\na\/bad\.json: 1 error; 2 messages, [^]*\nb\/good\.json: valid; /u,
    );
    expect(stdout).toMatch(/\n\n4 files: 2 errors in 2 files, 1 warning; 1 file skipped\n$/u);
    expect(stdout).not.toContain('Not observed');
  });
});

interface Sarif {
  runs: {
    tool: { driver: { rules: { id: string }[] } };
    artifacts: { location: { uri: string }; properties: { revision: string } }[];
    results: {
      ruleId: string;
      ruleIndex: number;
      partialFingerprints: Record<string, string>;
      locations: {
        physicalLocation: { artifactLocation: { uri: string; index: number }; region: { startLine: number } };
      }[];
    }[];
  }[];
}

describe('sarif', () => {
  it('is one run: every result points to its rule and to its file', async () => {
    const { stdout } = await check(['--format', 'sarif', 'a', 'b']);
    const { runs } = JSON.parse(stdout) as Sarif;
    expect(runs).toHaveLength(1);
    const [run] = runs;
    expect(run?.artifacts.map(({ location }) => location.uri)).toEqual([
      'a/bad.json',
      'a/warn.json',
      'b/bad.json',
      'b/good.json',
    ]);
    expect(run?.artifacts[0]?.properties.revision).toBe('2025-11-25');
    const seen = run?.results.map(({ ruleId, ruleIndex, locations: [one] }) => {
      const { artifactLocation: at, region } = one?.physicalLocation ?? {
        artifactLocation: { uri: '', index: -1 },
        region: null,
      };
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(run.artifacts[at.index]?.location.uri).toBe(at.uri);
      return [ruleId, at.uri, region?.startLine];
    });
    expect(seen).toEqual([
      ['ids/null-id', 'a/bad.json', 2],
      ['methods/unknown-request', 'a/warn.json', 1],
      ['ids/null-id', 'b/bad.json', 2],
    ]);
  });

  it('has the fingerprints that each file has alone', async () => {
    const print = (text: string): unknown[] =>
      (JSON.parse(text) as Sarif).runs.flatMap(({ results }) => results.map((one) => one.partialFingerprints));
    const alone = await check(['--format', 'sarif', 'b/bad.json']);
    const all = await check(['--format', 'sarif', 'a', 'b']);
    expect(print(all.stdout)).toContainEqual(print(alone.stdout)[0]);
  });
});

/** A workflow command as the runner of GitHub reads it. */
function commandIn(line: string): { name: string; properties: Record<string, string>; message: string } | null {
  const found = /^::(\w+) ([^]*?)::([^]*)$/u.exec(line);
  if (!found) return null;
  const [, name = '', list = '', message = ''] = found;
  const back = (text: string): string =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const properties = list
    .split(',')
    .map((one) => [one.slice(0, one.indexOf('=')), back(one.slice(one.indexOf('=') + 1))]);
  return { name, properties: Object.fromEntries(properties) as Record<string, string>, message: back(message) };
}

describe('github', () => {
  it('is one command a finding, with its place', async () => {
    const { status, stdout } = await check(['--format', 'github', 'a', 'b']);
    expect(status).toBe(1);
    expect(stdout.trimEnd().split('\n').map(commandIn)).toMatchObject([
      {
        name: 'error',
        properties: {
          file: 'a/bad.json',
          line: '2',
          endLine: '2',
          col: '23',
          endColumn: '27',
          title: expect.stringContaining('must not be null'),
        },
        message: expect.stringMatching(/"id": null[^]*\nWhy: [^]*\nFix: [^]*\nids\/null-id, https:/u),
      },
      { name: 'warning', properties: { file: 'a/warn.json', line: '1' } },
      { name: 'error', properties: { file: 'b/bad.json', line: '2' } },
    ]);
  });

  it('has no columns for a place on several lines', () => {
    const text = '{"jsonrpc":"2.0","id":{\n},"method":"ping"}';
    const out = annotations().add({ name: 'a', text, report: judge(text), options: {} });
    expect(commandIn(out.trimEnd().split('\n')[0] ?? '')?.properties).toMatchObject({ line: '1', endLine: '2' });
    expect(out).not.toContain('col=');
  });

  it('never has a line or a property of the checked text', { tags: ['property'] }, () => {
    const holds = (text: string): void => {
      const out = annotations().add(judgedAs(text));
      for (const line of out.trimEnd().split('\n')) {
        const command = commandIn(line);
        expect(command?.name).toMatch(/^(?:error|warning|notice)$/u);
        expect(command?.properties['file']).toBe(text);
        expect(
          Object.keys(command?.properties ?? {}).every((key) =>
            /^(?:file|line|endLine|col|endColumn|title)$/u.test(key),
          ),
        ).toBe(true);
      }
    };
    HOSTILE.forEach(holds);
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => !/%[0-9A-F]{2}/u.test(text)),
        holds,
      ),
      { numRuns: runs(200) },
    );
  });
});

/** Reads a document strictly enough for what the command writes; throws where it is not well-formed. */
function elementsOf(xml: string): { name: string; attributes: Record<string, string>; text: string }[] {
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(xml))
    throw new Error('not a character of XML');
  const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: string[] = [];
  const plain = xml.replace(/^<\?xml [^?]*\?>\n/u, '');
  for (const [token] of plain.matchAll(/<[^>]*>|[^<]+|</gu)) {
    const tag = /^<(\/?)(\w[\w-]*)((?: \w+="[^"<]*")*)(\/?)>$/u.exec(token);
    if (!tag) {
      if (/[<>]|&(?!(?:amp|lt|gt|quot|#\d+);)/u.test(token)) throw new Error(`not text: ${token}`);
      const last = found.at(-1);
      if (last) last.text += token;
      continue;
    }
    const [, closes, name = '', list = '', isEmpty] = tag;
    if (closes === '/') {
      if (open.pop() !== name) throw new Error(`${name} is not open`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...list.matchAll(/ (\w+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
    );
    found.push({ name, attributes, text: '' });
    if (isEmpty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join()} is not closed`);
  return found;
}

describe('junit', () => {
  it('has a suite for each file, a failed case for each error, and a skipped one for a file that is not text', async () => {
    const all = elementsOf((await check(['--format', 'junit', 'a', 'b'])).stdout);
    expect(all[0]).toMatchObject({ name: 'testsuites', attributes: { tests: '5', failures: '2', skipped: '1' } });
    expect(
      all
        .filter(({ name }) => name === 'testcase')
        .map(({ attributes }) => [attributes['classname'], attributes['name']]),
    ).toEqual([
      ['a/bad.json', 'ids/null-id at 2:23'],
      ['a/warn.json', 'has no errors'],
      ['b/bad.json', 'ids/null-id at 2:23'],
      ['b/good.json', 'has no errors'],
      ['b/binary.log', 'can be read'],
    ]);
    expect(all.filter(({ name }) => name === 'failure')).toHaveLength(2);
    expect(all.find(({ name }) => name === 'system-out')?.text).toContain('a/warn.json:1:34 warning ');
  });

  it('is well-formed, whatever the text', { tags: ['property'] }, () => {
    const holds = (text: string): void => {
      const printer = junitFiles();
      printer.add(judgedAs(text));
      const all = elementsOf(printer.end(TOTALS, [{ name: text, because: text }]));
      expect(all.filter(({ name }) => name === 'testsuite')).toHaveLength(2);
    };
    HOSTILE.forEach(holds);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), holds), { numRuns: runs(200) });
  });
});

describe('markdown', () => {
  it('has a table of the files and the findings of each', async () => {
    const { stdout } = await check(['--format', 'markdown', 'a', 'b']);
    expect(stdout).toMatch(/^# 4 files: 2 errors in 2 files, 1 warning; 1 file skipped\n/u);
    expect(stdout).toContain('| a/bad.json | 1 | 0 | 0 | 2 | 2025-11-25 |');
    expect(stdout).toContain('## b/bad.json');
    expect(stdout).not.toContain('## b/good.json');
    expect(stdout).toContain('- b/binary.log: ');
  });

  it('keeps its rows and headings, whatever the text', () => {
    for (const text of HOSTILE) {
      const printer = markdownFiles();
      printer.add(judgedAs(text));
      const lines = printer.end(TOTALS, []).split('\n');
      for (const line of lines.filter((one) => one.startsWith('|')))
        expect([line, line.match(/(?<!\\)\|/gu)?.length]).toEqual([
          line,
          line.includes('Revision') || lines.indexOf(line) < 6 ? 7 : 5,
        ]);
      expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(2);
    }
  });

  it('stays short enough for a comment: long lists are cut, and the rest is counted', () => {
    const printer = markdownFiles();
    const many = judgedAs('x'.repeat(3000), 'many.json');
    for (let index = 0; index < 400; index++) printer.add({ ...many, name: `${index}.json` });
    const page = printer.end({ ...TOTALS, files: 400 }, []);
    expect(page.length).toBeLessThan(65_536);
    expect(page).toMatch(/And 200 more files\./u);
    expect(page).toMatch(/The findings of \d+ more files are left out/u);
  });
});

describe('--output', () => {
  it('writes other formats in the same run, for one file and for several', async () => {
    for (const args of [['a/bad.json'], ['a', 'b']]) {
      const outputs = ['sarif', 'markdown', 'github', 'junit', 'json', 'text'];
      const { stdout } = await check([
        ...args,
        '--format',
        'json',
        ...outputs.flatMap((one) => ['--output', `${one}=out.${one}`]),
      ]);
      expect(jsonLines(stdout).length).toBe(args.length === 1 ? 1 : 4);
      for (const one of outputs)
        expect(folder.read(`out.${one}`)).toBe((await check([...args, '--format', one])).stdout);
    }
  });
});

describe('findings of extensions', () => {
  it('are in every format for pipelines, by the id of their requirement', () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{}},"_meta":{"ui":{"resourceUri":"https://a.example"}}}]}}';
    const judged: Judged = { name: 'a.json', text, report: judge(text, { revision: '2025-11-25' }), options: {} };
    for (const printer of [junitFiles(), annotations(), markdownFiles()]) {
      const out = printer.add(judged) + printer.end(TOTALS, []);
      expect(out).toContain('apps/tool-resource-uri-scheme');
    }
  });
});
