/**
 * A Vite plugin: `virtual:validators/<revision>` is a module with one compiled function per type of that revision, made by
 * ajv at build time from our own types, so that nothing is compiled in the page. Each function says whether a value is
 * plainly right: it is stricter than the protocol (unknown members are refused), since the shape judge looks again at
 * whatever is not plainly right, and finds the words.
 */
import { join } from 'node:path';
import { root } from './sources.mjs';

const PREFIX = 'virtual:validators/';
const RESOLVED = `\0${PREFIX}`;
const FORMATS = join(root, 'web/protocol/schema/formats.ts');

/** @returns {import('vite').Plugin} */
export function validators() {
  /** @type {Promise<Record<string, string>> | undefined} */
  let made;
  return {
    name: 'validators',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      made ??= makeAll();
      const code = (await made)[id.slice(RESOLVED.length)];
      if (code === undefined) throw new Error(`There is no revision ${id.slice(RESOLVED.length)}`);
      return { code, map: null, moduleSideEffects: false };
    },
    handleHotUpdate({ file }) {
      if (/\/web\/protocol\/(?:model|schema)\//.test(file)) made = undefined;
    },
  };
}

/** The code of every revision's module, by revision. */
async function makeAll() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'web/protocol/model/deep.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const out = {};
  for (const id of Object.keys(module.PARTS)) out[id] = await codeOf(module.deepOf(id).types);
  return out;
}

/** One module for the types of one revision. */
async function codeOf(types) {
  const { default: Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const { _ } = await import('ajv');
  const ajv = new Ajv2020({
    strict: false,
    messages: false,
    inlineRefs: false,
    ownProperties: false,
    code: { source: true, esm: true, formats: _`formats` },
  });
  for (const format of formatsIn(types)) ajv.addFormat(format, true);
  const defs = {};
  for (const [name, type] of types) defs[name] = strict(type, types, isMessage(type));
  ajv.addSchema({ $id: 'mcp', $defs: defs });
  const names = {};
  for (const [name, type] of types) if (isMessage(type) || name.endsWith('Result')) names[name] = `mcp#/$defs/${name}`;
  if (Object.keys(names).length === 0) return 'export const validators = {};';
  const code = standalone(ajv, names);
  const list = Object.keys(names).join(', ');
  return `import { formats } from ${JSON.stringify(FORMATS)};\n${code}\nexport const validators = { ${list} };`;
}

/** A request or a notification: judged as a whole message, beside members of the envelope. */
function isMessage(type) {
  return type.properties?.method?.const !== undefined && !type.properties.jsonrpc;
}

function formatsIn(types) {
  const found = new Set();
  JSON.stringify([...types.values()], (key, value) => {
    if (key === 'format' && typeof value === 'string') found.add(value);
    return value;
  });
  return found;
}

/** Our schema as plain JSON Schema, without what is ours; objects take no members they do not name. */
function strict(schema, types, open = false) {
  if (schema.judged === 'elsewhere') return {};
  if (schema.$ref !== undefined) return types.has(schema.$ref) ? { $ref: `#/$defs/${schema.$ref}` } : { not: {} };
  const out = {};
  for (const key of ['type', 'const', 'enum', 'required', 'minItems', 'maxItems', 'minimum', 'maximum', 'format'])
    if (schema[key] !== undefined) out[key] = schema[key];
  if (schema.minLength === 1) out.not = { const: '' };
  else if (schema.minLength !== undefined) throw new Error('Only minLength 1 can be compiled');
  if (schema.items) out.items = strict(schema.items, types);
  if (schema.anyOf) out.anyOf = schema.anyOf.map((branch) => strict(branch, types));
  if (schema.properties) {
    out.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, strict(member, types)]),
    );
    out.required = (schema.required ?? []).filter((name) => !schema.properties[name]?.judged);
    if (!open) out.properties['_meta'] ??= {};
  }
  if (schema.additionalProperties) out.additionalProperties = strict(schema.additionalProperties, types);
  else if (schema.properties && !open) out.additionalProperties = false;
  return out;
}
