/**
 * A Vite plugin: `virtual:validators/<revision>` is a module with one compiled function per message and result of that
 * revision. It is generated at build time from our own types (`validators-code.mjs`), so that nothing is compiled in the page.
 * Each function checks whether a value is certainly valid. It is stricter than the protocol (unknown members are rejected),
 * since the shape checker examines all other values again and creates the findings. The models need the table of requirements,
 * so its plugin is included.
 */
import { join } from 'node:path';
import { cachedAs } from './cached.mjs';
import { root } from './sources.mjs';
import { requirements } from './requirements.mjs';
import { codeOf } from './validators-code.mjs';

const PREFIX = 'virtual:validators/';
const RESOLVED = `\0${PREFIX}`;
const FORMATS = join(root, 'web/protocol/schema/formats.ts');

/** Every build and every runner of tests needs the code, and making it takes seconds, so it is cached. */
const SOURCES = [
  'web/protocol',
  'scripts/validators.mjs',
  'scripts/validators-code.mjs',
  'scripts/schema-branches.mjs',
  'scripts/schema-parts.mjs',
  'scripts/requirements.mjs',
  'package-lock.json',
];

/** @returns {import('vite').Plugin[]} */
export function validators() {
  return [requirements(), compiled()];
}

/** @returns {import('vite').Plugin} */
function compiled() {
  /** @type {Promise<Record<string, string>> | undefined} */
  let made;
  return {
    name: 'validators',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      made ??= cachedAs('validators', SOURCES, makeAll);
      const code = (await made)[id.slice(RESOLVED.length)];
      if (code === undefined) throw new Error(`There is no revision ${id.slice(RESOLVED.length)}`);
      return { code, map: null, moduleSideEffects: false };
    },
    handleHotUpdate({ file }) {
      if (/\/web\/protocol\/(?:model|schema|rules)\//.test(file)) made = undefined;
    },
  };
}

/** The code of every revision's module, by revision. */
async function makeAll() {
  const { runnerImport } = await import('vite');
  const options = { root, configFile: false, logLevel: 'error', plugins: [requirements()] };
  const load = async (file) => (await runnerImport(join(root, 'web/protocol', file), options)).module;
  const { PARTS, deepOf } = await load('model/deep.ts');
  const { definitionsOf, resultsOf } = await load('schema/choose.ts');
  const { modelOf } = await load('model/index.ts');
  const { messageRules } = await load('rules/index.ts');
  const { shapeRules } = await load('rules/shape/index.ts');
  const { skipTests } = await load('rules/skip-tests.ts');
  const { HOLDING, MAPS } = await load('rules/envelope/meta-places.ts');
  const out = {};
  for (const id of Object.keys(PARTS)) {
    const [model, deep] = [modelOf(id), deepOf(id)];
    const names = definitionsOf(model, deep);
    out[id] = codeOf(deep.types, names, FORMATS, {
      tests: new Set(Object.keys(skipTests(messageRules, shapeRules, model, deep))),
      holders: new Set([...HOLDING, ...MAPS]),
      results: resultsOf(model, deep),
    });
  }
  return out;
}
