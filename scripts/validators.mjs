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

/** Everything that the code is generated from, as one module: each import on its own would read what they share again. */
const NEEDED = '\0validators-needed';
const needed = () => ({
  name: 'validators-needed',
  resolveId: (id) => (id === NEEDED ? id : null),
  load: (id) =>
    id === NEEDED
      ? [
          'model/deep.ts',
          'model/index.ts',
          'schema/choose.ts',
          'rules/index.ts',
          'rules/shape/index.ts',
          'rules/skip-tests.ts',
          'rules/envelope/meta-places.ts',
        ]
          .map((file) => `export * from ${JSON.stringify(`/web/protocol/${file}`)};`)
          .join('\n')
      : null,
});

/** The code of every revision's module, by revision. */
async function makeAll() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(NEEDED, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [requirements(), needed()],
  });
  const { PARTS, HOLDING, MAPS, definitionsOf, deepOf, messageRules, modelOf, resultsOf, shapeRules, skipTests } =
    module;
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
