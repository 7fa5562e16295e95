/**
 * A Vite plugin for the engine's bundle. In the source a rule is one file, or a row of a table: texts, examples, checks. In the bundle
 * - examples and general advice are removed: they are for tests and reference pages, and the checker needs neither;
 * - sentences move to separate chunks, so that the engine stays small and both load in parallel.
 *
 * The chunk of a module depends on the modules that import it, starting from those named here:
 * - `checker`: what `CHECKER` imports, except through a module of `READER`;
 * - `reader`: `READER`, and what the checker imports only through these;
 * - `shapes`: what `SHAPES` imports and the checker does not, loaded later;
 * - `documents`: what `PARTS` imports and none of the above does, with its sentences, loaded for texts with other parts than messages;
 * - `notation`: the parsers of TOML and YAML, loaded with it;
 * - `rule-messages`: sentences of `checker` and `reader`, and `RULE_MESSAGES`; `shape-messages`: sentences of `shapes`, and `SHAPE_MESSAGES`.
 *
 * Modules imported only by other parts of the worker (export, the tutor), including sentences, are in chunks that the bundler creates.
 */
const MESSAGES_FOLDER = '/web/protocol/';
/** What the worker runs, and the fast parser: only the reader imports it directly, but most texts are strict JSON and are judged before the reader is needed. */
const CHECKER = ['app/engine/checker.ts', 'protocol/json/fast.ts'];
/** The tolerant reader, the text rules, the repairs, and what sentences of findings need: suggested names, titles of positions. */
const READER = [
  'app/engine/change.ts',
  'app/engine/wire.ts',
  'app/parts/text.ts',
  'protocol/intake/detect.ts',
  'protocol/intake/light-formats.ts',
  'protocol/json/describe.ts',
  'protocol/json/edits.ts',
  'protocol/json/encoded.ts',
  'protocol/json/format.ts',
  'protocol/json/lines.ts',
  'protocol/json/locate.ts',
  'protocol/json/nearest.ts',
  'protocol/json/plain.ts',
  'protocol/model/method-names.ts',
  'protocol/model/places.ts',
  'protocol/report/part-rows.ts',
  'protocol/rules/text-phase.ts',
  'protocol/session/bare-results.ts',
  'protocol/session/fresh-ids.ts',
  'protocol/session/own-lines.ts',
  'protocol/session/own-schema.ts',
  'protocol/session/preview.ts',
  'protocol/session/not-observed.ts',
];
const SHAPES = ['protocol/shapes.ts'];
const PARTS = ['app/engine/parts.ts'];
/** What exports need too, such as the search for secrets, has a chunk of its own. */
const SHARED = ['protocol/exports.ts'];
/** A part of the exports that only the commands use. It imports all documents, which would then count as shared. */
const ONLY_COMMANDS = ['protocol/export/rule-ids.ts'];
/** Libraries that only parts need. */
const NOTATION = /\/node_modules\/(?:yaml|toml-eslint-parser|eslint-visitor-keys)\//;
/** Sentences of the table of requirements, for findings of schemas. */
const SHAPE_MESSAGES = ['protocol/model/requirements/parts/reasons.ts'];
/** The tables of other protocols, nearly all names and sentences. */
const RULE_MESSAGES = ['protocol/session/other-protocols.ts'];
const MESSAGES = '\0messages:';
/** Calls that declare a rule, or, as `defineTextRules([…])`, a table with one rule per row. */
const DECLARE = new Set(['defineRule', 'defineTextRules', 'defineShapeRule', 'defineSessionRule', 'defineWireRule']);
const LEFT_OUT = { examples: 'examples:{good:[],bad:[]}', how: "how:''" };

/** True for a fragment of prose that belongs in the text chunk. */
const isProse = (text) => text.length >= 8 && / /.test(text);

/** These modules with all their direct and transitive static imports; `without` and modules that only these import are excluded. */
function closure(context, from, without) {
  const found = new Set(from);
  for (const id of found) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (!without?.has(next)) found.add(next);
  }
  return found;
}

/** The chunk of each module of the engine; empty for a bundle without the engine. Throws if a named module does not exist. */
function placesOf(context) {
  const all = [...context.getModuleIds()].filter((id) => !id.startsWith('\0'));
  const named = (names) =>
    names.map((name) => {
      const id = all.find((one) => one.endsWith(`/web/${name}`));
      if (!id) throw new Error(`The engine’s bundle has no module ${name}; correct the list in scripts/lean-rules.mjs`);
      return id;
    });
  const places = new Map();
  if (!all.some((id) => id.endsWith(`/web/${CHECKER[0]}`))) return places;
  const put = (ids, place) => {
    for (const id of ids) if (!places.has(id)) places.set(id, place);
  };
  const [checker, reader, shapeMessages, ruleMessages] = [CHECKER, READER, SHAPE_MESSAGES, RULE_MESSAGES].map(named);
  put(shapeMessages, 'shape-messages');
  put(ruleMessages, 'rule-messages');
  put(reader, 'reader');
  put(closure(context, checker, new Set(reader)), 'checker');
  put(closure(context, checker), 'reader');
  put(closure(context, named(SHAPES)), 'shapes');
  const shared = closure(context, named(SHARED), new Set(named(ONLY_COMMANDS)));
  const parts = [...closure(context, named(PARTS))].filter((id) => !shared.has(id));
  put(
    parts.filter((id) => NOTATION.test(id)),
    'notation',
  );
  put(parts, 'documents');
  for (const id of messagesIn(context)) {
    const of = places.get(id.slice(MESSAGES.length));
    if (of) places.set(id, MESSAGES_OF[of]);
  }
  return places;
}

/** The chunk of the sentences of each chunk. */
const MESSAGES_OF = {
  checker: 'rule-messages',
  reader: 'rule-messages',
  shapes: 'shape-messages',
  'shape-messages': 'shape-messages',
  documents: 'documents',
};

const messagesIn = (context) => [...context.getModuleIds()].filter((id) => id.startsWith(MESSAGES));

/** @returns {import('vite').Plugin} */
export function leanRules() {
  /** @type {Map<string, string[]>} */
  const messagesOf = new Map();
  /** @type {Map<string, string>} */
  let places = new Map();
  const groups = ['shape-messages', 'rule-messages', 'reader', 'checker', 'shapes', 'notation', 'documents'].map(
    (name) => ({
      name,
      test: (id) => places.get(id) === name,
      includeDependenciesRecursively: false,
    }),
  );
  return {
    name: 'lean-rules',
    apply: 'build',
    enforce: 'post',
    buildEnd(problem) {
      if (!problem) places = placesOf(this);
    },
    outputOptions: (options) => ({ ...options, codeSplitting: { groups } }),
    // Annotations for bundlers are no longer needed. After a keyword such as `return`, an annotation also acts as the space.
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
      for (const made of chunks) {
        // WebKit runs an entry of a worker that another module imports a second time.
        const entry = [...made.imports, ...made.dynamicImports].find((file) => entries.has(file));
        if (entry) this.error(`${made.fileName} imports the worker’s entry ${entry}`);
        made.code = made.code.replaceAll(/(?<=(\w?))\/\* @__PURE__ \*\/ ?/g, (_, word) => (word ? ' ' : ''));
      }
    },
    resolveId: (id) => (id.startsWith(MESSAGES) ? id : null),
    load(id) {
      if (!id.startsWith(MESSAGES)) return null;
      const messages = messagesOf.get(id.slice(MESSAGES.length)) ?? [];
      return { code: `export const messages = ${JSON.stringify(messages)};`, moduleSideEffects: false };
    },
    transform(code, id) {
      if (id.startsWith('\0') || !id.includes(MESSAGES_FOLDER)) return null;
      const lean = withoutExamples(code, (text) => this.parse(text));
      const messages = [];
      const cuts = sentencesIn(this.parse(lean), messages);
      if (messages.length === 0) return { code: lean, map: null, moduleSideEffects: false };
      messagesOf.set(id, messages);
      return {
        code: `import { messages as __m } from ${JSON.stringify(MESSAGES + id)};\n${cut(lean, cuts)}`,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}

/**
 * A Vite plugin for bundles that contain the engine with its sentences: only examples and general advice are removed.
 *
 * @returns {import('vite').Plugin}
 */
export function leanExamples() {
  return {
    name: 'lean-examples',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.startsWith('\0') || !id.includes(MESSAGES_FOLDER)) return null;
      const lean = withoutExamples(code, (text) => this.parse(text));
      return lean === code ? null : { code: lean, map: null, moduleSideEffects: false };
    },
  };
}

/** A rule's file without its examples and the code that only they used. */
function withoutExamples(code, parse) {
  const cuts = examplesIn(parse(code));
  if (cuts.length === 0) return code;
  let lean = cut(code, cuts);
  for (let before = ''; before !== lean;) {
    before = lean;
    lean = cut(lean, unusedIn(parse(lean)));
  }
  return lean;
}

/** Declarations that are not referenced in the module. Their initializers have no side effects: they create examples. */
function unusedIn(tree) {
  const used = new Map();
  walk(tree, null, (node) => {
    if (node.type === 'Identifier') used.set(node.name, (used.get(node.name) ?? 0) + 1);
  });
  const alone = (name) => used.get(name) === 1;
  return tree.body
    .filter(
      ({ type, id, declarations }) =>
        (type === 'FunctionDeclaration' && alone(id.name)) ||
        (type === 'VariableDeclaration' && declarations.length === 1 && alone(declarations[0].id.name)),
    )
    .map(({ start, end }) => ({ start, end, text: '' }));
}

/** The properties of a rule that the engine does not need. */
function examplesIn(tree) {
  const cuts = [];
  walk(tree, null, (node) => {
    if (node.type !== 'CallExpression' || !DECLARE.has(node.callee.name)) return;
    const [declared] = node.arguments;
    for (const rule of declared?.elements ?? [declared]) {
      for (const property of rule?.properties ?? []) {
        const text = LEFT_OUT[property.key?.name];
        if (text) cuts.push({ start: property.start, end: property.end, text });
      }
    }
  });
  return cuts;
}

/** Sentences, and their parts between the holes of templates, as references into `messages`. */
function sentencesIn(tree, messages) {
  const cuts = [];
  // A tag receives the raw template, including backslashes.
  const tagged = new Set();
  walk(tree, null, (node, parent) => {
    if (node.type === 'TaggedTemplateExpression') for (const element of node.quasi.quasis) tagged.add(element);
    if (
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      isProse(node.value) &&
      isExpression(node, parent)
    ) {
      cuts.push({ start: node.start, end: node.end, text: `__m[${messages.push(node.value) - 1}]` });
    }
    const cooked = node.type === 'TemplateElement' && !tagged.has(node) && node.value.cooked;
    if (cooked && isProse(cooked)) {
      // Some parsers include the backticks and `${`, `}` in the range of an element, others do not.
      const quasi = { start: node.start, end: node.end };
      cuts.push({ ...quasi, text: `\${__m[${messages.push(cooked) - 1}]}` });
    }
  });
  return cuts.sort((a, b) => a.start - b.start);
}

function isExpression(node, parent) {
  if (!parent) return false;
  if (/^(?:Import|Export)/.test(parent.type) || parent.type === 'ExpressionStatement') return false;
  return !((parent.type === 'Property' || parent.type === 'PropertyDefinition') && parent.key === node);
}

function cut(code, cuts) {
  let out = code;
  for (const { start, end, text } of cuts.toReversed()) out = out.slice(0, start) + text + out.slice(end);
  return out;
}

/** Visits every node of an ESTree in preorder, with its parent. */
function walk(node, parent, visit) {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, parent, visit);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node, parent);
    for (const key in node) walk(node[key], typeof node.type === 'string' ? node : parent, visit);
  }
}
