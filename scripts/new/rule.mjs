// Writes a new rule with examples, registers it, and adds the requirement to the table if it is missing.
//
//   npm run new:rule -- --area tools --id tools/short-name --says "A tool should have a short name." --level SHOULD
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../sources.mjs';
import { camel, hasRow, quoted, Refusal, withEntry, withImport, withoutReason, withRow } from './code.mjs';
import { ruleText } from './rule-text.mjs';
import { generate, oneOf, proof, wanted } from './run.mjs';

const USAGE = `npm run new:rule -- --area AREA --id AREA/NAME [options]

  --area   envelope; base, tools, resources, sampling, elicitation, flows (values of types in one message);
           core, features, rounds (several messages); http, headers, auth, streams, framing (the transport)
  --stage  envelope, shape, session or transport: as the area says, so it may be left out
  --id     id of the rule and of its requirement, such as tools/short-name
  --says   the requirement in one sentence
  --level  MUST, MUST NOT, SHOULD, SHOULD NOT or INFO (SHOULD)
  --clause path of the clause below the revision's root (basic/index#requests)
  --since  the first revision that has it (2025-11-25)

A requirement that the table has already keeps its row; --says, --level, --clause and --since are for a new one.`;

const STAGES = {
  envelope: ['envelope'],
  shape: ['base', 'tools', 'resources', 'sampling', 'elicitation', 'flows'],
  session: ['core', 'features', 'rounds'],
  transport: ['http', 'headers', 'auth', 'streams', 'framing'],
};
/** The lists whose names differ from their areas. */
const LISTS = { features: 'featureRules', rounds: 'roundRules', headers: 'headerRules', streams: 'streamRules' };
const SCOPES = { http: 'http', headers: 'http', auth: 'http', streams: 'sse', framing: 'sse' };
const LEVELS = ['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT', 'INFO'];
const REVISIONS = ['jsonrpc-2.0', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
const TABLE = 'web/protocol/model/requirements';

/** The files that the options for a rule produce, and the command that verifies them. `read` returns a file's text, or null. */
export function newRule(wish, read) {
  const id = wanted(wish, 'id', /^[a-z][a-z\d-]*\/[a-z\d][a-z\d-]*$/, 'tools/short-name');
  const areas =
    wish.stage === undefined ? Object.values(STAGES).flat() : STAGES[oneOf(wish.stage, Object.keys(STAGES), 'stage')];
  const area = oneOf(wish.area ?? (areas.length === 1 ? areas[0] : undefined), areas, 'area');
  const stage = Object.keys(STAGES).find((one) => STAGES[one].includes(area));
  const folder = stage === 'envelope' ? 'web/protocol/rules/envelope' : `web/protocol/rules/${stage}/${area}`;
  const file = stage === 'envelope' ? id.replace('/', '-') : id.split('/')[1];
  const path = `${folder}/${file}.ts`;
  if (read(path) !== null) throw new Refusal(`${path} is there already.`);
  const name = camel(stage === 'envelope' ? id : `${id}-rule`);
  const index = stage === 'envelope' ? `${folder}/meaning.ts` : `${folder}/index.ts`;
  const list = stage === 'envelope' ? 'meaningRules' : (LISTS[area] ?? `${area}Rules`);
  const registered = withEntry(withImport(read(index), name, `./${file}.ts`), list, name);
  return {
    files: [
      { path, text: ruleText({ id, name, stage, area }) },
      { path: index, text: registered },
      ...rowFiles(wish, { id, area }, read),
    ],
    prove: proof('web/protocol/rules', 'web/protocol/model', 'web/protocol/coverage.test.ts'),
    edit: `write its texts, examples and judgment in ${path}, and its requirement in ${TABLE}/${area}.ts`,
  };
}

/** The table's file including the requirement; none if it is already there and reported. */
function rowFiles(
  { says, level = 'SHOULD', clause = 'basic/index#requests', since = '2025-11-25' },
  { id, area },
  read,
) {
  const areas = Object.values(STAGES).flat();
  const known = [...areas, 'instance'].find((one) => hasRow(read(`${TABLE}/${one}.ts`), id));
  if (known !== undefined) {
    const path = `${TABLE}/${known}.ts`;
    const text = read(path);
    const freed = withoutReason(text, id);
    return freed === text ? [] : [{ path, text: freed }];
  }
  oneOf(level, LEVELS, 'level');
  oneOf(since, REVISIONS, 'since');
  const sentence = says ?? `The placeholder \`${id}\` should not be used.`;
  if (sentence.length > 120 || !sentence.endsWith('.'))
    throw new Refusal('--says is one sentence of at most 120 characters with a full stop.');
  const scope = SCOPES[area] ?? (STAGES.session.includes(area) ? 'session' : undefined);
  const row = `{
    says: ${quoted(sentence)},${scope === undefined ? '' : `\n    scope: '${scope}',`}
    in: { '${since}': ['${level}', ${quoted(clause)}] },
  }`;
  const path = `${TABLE}/${area}.ts`;
  return [{ path, text: withRow(read(path), id, row) }];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = { type: 'string' };
  await generate({
    usage: USAGE,
    options: { stage: text, area: text, id: text, says: text, level: text, clause: text, since: text },
    plan: newRule,
    after() {
      const made = spawnSync(process.execPath, [join(root, 'scripts/coverage.mjs')], { cwd: root, stdio: 'pipe' });
      if (made.status !== 0) throw new Error(String(made.stderr));
      console.log('changed docs/coverage.tsv (npm run coverage writes it)');
    },
  });
}
