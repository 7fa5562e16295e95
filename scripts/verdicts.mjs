/**
 * Checks that a change affects no verdict: judges every text of the repository and compares the bytes of the
 * `check` command's JSON output.
 *
 *   npm run verdicts -- --out FILE           writes one line per text and options: `{"key","hash"}`
 *   npm run verdicts -- --out FILE --full    also the text, the options, its source, and the JSON itself
 *   npm run verdicts -- --against FILE       judges again and prints differences; exit code 1 if there are any
 *
 * `--against` takes either file. Against a full one, the texts stored in it are judged, so that moved, renamed and deleted
 * examples count too, and the differing lines of the JSON are printed. Against a short one, the texts of the checkout are
 * judged, and texts on one side only are counted, not compared. `--only TEXT` keeps texts that contain TEXT,
 * `--sample N` every Nth line. `--ignore-texts` (with a full file) ignores sentences for people: messages, reasons, labels of
 * fixes. Ids, levels, positions, revisions, sessions and the edits of fixes are still compared.
 *
 * The texts: every string in the values that modules of `web/protocol`, `web/simulator` and `web/course` export (examples,
 * cases, exercises, their answers), every string literal of the sources and tests of `web`, `e2e` and `bench`, and every file
 * of samples and logs, as far as they look like messages. No list of modules is kept here, so moving a file changes nothing.
 *
 * Each text is judged in every revision and in `auto`, from either sender, and with the sender, the revision and the
 * transport that an example names. Compiled validators are loaded, so the fast check takes part, as in the page; `--slow`
 * omits, as the command does, and has to give the same answers: `--slow --against FILE` shows it.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, mkdtempSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './sources.mjs';
import { validators } from './validators.mjs';
import { REVISIONS, textsOf } from './verdict-texts.mjs';

const { values: wish } = parseArgs({
  options: {
    out: { type: 'string' },
    against: { type: 'string' },
    full: { type: 'boolean' },
    only: { type: 'string' },
    slow: { type: 'boolean' },
    'ignore-texts': { type: 'boolean' },
    sample: { type: 'string', default: '1' },
  },
});

/** Maximum number of JSON lines printed for one difference. */
const MAX_LINES = 12;
/** Number of verdicts between two progress lines. */
const PROGRESS = 5000;
/** Maximum number of printed differences. */
const MAX_SHOWN = 40;

/** The checker as in the product: bundled, with compiled validators. */
async function checker() {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  const entry = join(folder, 'checker.ts');
  const doors = ['check', 'exports', 'shapes'].map((name) => JSON.stringify(join(root, `web/protocol/${name}.ts`)));
  writeFileSync(entry, doors.map((door) => `export * from ${door};\n`).join(''));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validators()],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'checker.mjs', codeSplitting: false } },
    },
  });
  try {
    return await import(pathToFileURL(join(folder, 'checker.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Judges the lines in order. `sink` is called with each. */
async function judgeAll(lines, sink) {
  const { check, reportJson, loadValidators } = await checker();
  if (!wish.slow) for (const revision of REVISIONS.slice(1)) await loadValidators(revision);
  let done = 0;
  for (const line of lines) {
    const json = reportJson(check(line.text, line.options), line.text);
    sink({ ...line, hash: createHash('sha256').update(json).digest('hex').slice(0, 24), json });
    if (++done % PROGRESS === 0) console.error(`${done} of ${lines.length}`);
  }
}

function* linesOf(file) {
  // A complete file exceeds the maximum length of a string.
  const bytes = readFileSync(file);
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end;
    if (to > from) yield JSON.parse(bytes.toString('utf8', from, to));
    from = to + 1;
  }
}

/** The report without its sentences for people. Their presence is kept. */
function withoutTexts(json) {
  const masked = (object, keys) => {
    const own = keys.filter((key) => typeof object[key] === 'string');
    return own.length === 0 ? object : { ...object, ...Object.fromEntries(own.map((key) => [key, ''])) };
  };
  const each = (list, keys) => list.map((one) => masked(one, keys));
  const report = JSON.parse(json);
  return JSON.stringify({
    ...masked(report, ['revisionBecause', 'formatBecause', 'formatAdvice']),
    sessions: each(report.sessions, ['because', 'revisionBecause']),
    skipped: each(report.skipped, ['because']),
    notObserved: each(report.notObserved, ['what', 'because']),
    diagnostics: each(report.diagnostics, ['message', 'why']).map((one) =>
      one.fix ? { ...one, fix: masked(one.fix, ['says']) } : one,
    ),
  });
}

/** The differences between two results, line by line of their indented JSON. */
function difference(before, after) {
  const [a, b] = [before, after].map((json) => JSON.stringify(JSON.parse(json), null, 1).split('\n'));
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const rest = (list, sign) => list.slice(at, at + MAX_LINES / 2).map((line) => `    ${sign} ${line.trim()}`);
  return [...rest(a, '-'), ...rest(b, '+')].join('\n');
}

async function write(file) {
  const out = openSync(file, 'w');
  const lines = await textsOf(wish.only);
  await judgeAll(lines, ({ key, hash, ...rest }) => {
    writeSync(out, `${JSON.stringify({ key, hash, ...(wish.full ? rest : {}) })}\n`);
  });
  closeSync(out);
  const texts = new Set(lines.map(({ text }) => text)).size;
  console.log(`${lines.length} verdicts of ${texts} texts`);
}

async function compare(file) {
  const before = new Map();
  for (const line of linesOf(file)) {
    if (wish.only === undefined || line.text === undefined || line.text.includes(wish.only)) before.set(line.key, line);
  }
  const every = Number(wish.sample);
  const full = [...before.values()].every(({ text }) => text !== undefined);
  if (!full && wish['ignore-texts']) throw new Error('--ignore-texts needs a full file: --out FILE --full');
  const lines = (full ? [...before.values()] : await textsOf(wish.only)).filter((_, at) => at % every === 0);
  const [added, common] = [lines.filter(({ key }) => !before.has(key)), lines.filter(({ key }) => before.has(key))];
  let differing = 0;
  await judgeAll(common, (now) => {
    const then = before.get(now.key);
    if (then.hash === now.hash) return;
    const kept = wish['ignore-texts'] ? withoutTexts : (json) => json;
    const [old, fresh] = then.json === undefined ? [] : [kept(then.json), kept(now.json)];
    if (old !== undefined && old === fresh) return;
    differing++;
    if (differing > MAX_SHOWN) return;
    console.log(`differs: ${JSON.stringify(now.options)} ${now.where}\n  ${now.text.slice(0, 300)}`);
    if (old !== undefined) console.log(difference(old, fresh));
  });
  if (!full) console.log(`${added.length} only here, ${before.size - common.length} only there`);
  console.log(`${common.length} verdicts compared, ${differing} differ`);
  if (differing > 0) process.exitCode = 1;
}

if (wish.out !== undefined) await write(wish.out);
else if (wish.against !== undefined) await compare(wish.against);
else {
  console.error('verdicts: say --out FILE or --against FILE');
  process.exitCode = 2;
}
