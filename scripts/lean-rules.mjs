/**
 * A Vite plugin for the engine's bundle. In the source a rule is one file, or a row of a table: words, examples, judgement. In the bundle
 * - examples and general advice go: they are tests and reference pages, and judging needs neither;
 * - sentences move to a chunk of their own (`words`), so that the engine stays small and the two load side by side.
 */
const RULE_FILE = /\/web\/protocol\/rules\/(?:text|envelope|shape|session|transport)\/[\w./-]+\.ts$/;
const WORDY_FILE = /\/web\/protocol\/(?:rules|model|schema|json|session|intake|report)\/.*\.ts$/;
/** What is about types: loaded later, and so are its words. */
const DEEP_FILE =
  /\/web\/protocol\/(?:rules\/(?:shape|session|transport)|schema|intake\/(?!(?:detect|light-formats|text-sample|value-end|types|unit|formats\/(?:json|lines|markdown|sequence|waiting))\.)|session\/(?:pairing|split|tools-shown)|report\/(?:across|fallback|log|summary)|export|secrets|model\/(?:[\d-]+\/shape|deep))/;
/** The tolerant reader, the text rules, the repairs, and what words of findings need: near names, titles of places. */
const READER_FILE =
  /\/web\/protocol\/(?:json\/(?!fast|object|pointer|plan|types)|rules\/text[/.-]|intake\/(?:detect|light-formats|text-sample|unit|formats\/(?:json|lines|sequence|markdown|waiting))\.|session\/(?:bare-results|fresh-ids|preview|not-observed)|model\/method-names|intake\/value-end|model\/places)/;
const WORDS = '\0words:';
/** Sentences of the table of requirements, for findings of types. */
const REASONS = /\/model\/requirements\/parts\/reasons\.ts$/;
/** Calls that declare a rule, or, as `defineTextRules([…])`, a table with a rule in each row. */
const DECLARE = new Set(['defineRule', 'defineTextRules', 'defineShapeRule', 'defineSessionRule', 'defineWireRule']);
const LEFT_OUT = { examples: 'examples:{good:[],bad:[]}', how: "how:''" };

/** True for a piece of a sentence: worth a place in the chunk of words. */
const isProse = (text) => text.length >= 8 && / /.test(text);

/** Modules that come with the worker at once, and those that come with the types. */
const stages = { judge: new Set(), shapes: new Set() };

/** Everything that a module imports, directly or not, but on demand; `without` and what is there already stay out. */
function closure(context, from, without) {
  const found = new Set([from]);
  for (const id of found) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (!without?.has(next)) found.add(next);
  }
  return found;
}

/**
 * How the worker's code is cut: sentences, and what reads and fixes text that is not strict JSON, stand apart from what
 * judges. For `rolldownOptions.output.codeSplitting`.
 */
export const engineGroups = [
  { name: 'told', test: (id) => REASONS.test(id) || (id.startsWith(WORDS) && DEEP_FILE.test(id)) },
  { name: 'words', test: (id) => id.startsWith(WORDS) && !DEEP_FILE.test(id) },
  { name: 'reader', test: (id) => !id.startsWith('\0') && READER_FILE.test(id), includeDependenciesRecursively: false },
  // What the judge begins with, and what the types bring, stay one file each, whoever else imports parts of them later.
  { name: 'worker', test: (id) => stages.judge.has(id), includeDependenciesRecursively: false },
  { name: 'shapes', test: (id) => stages.shapes.has(id), includeDependenciesRecursively: false },
];

/** @returns {import('vite').Plugin} */
export function leanRules() {
  /** @type {Map<string, string[]>} */
  const wordsOf = new Map();
  return {
    name: 'lean-rules',
    apply: 'build',
    enforce: 'post',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const [judge, shapes] = ['app/engine/worker.ts', 'protocol/shapes.ts'].map((name) =>
        ids.find((id) => id.endsWith(`/web/${name}`)),
      );
      if (!judge || !shapes) return;
      stages.judge = closure(this, judge);
      stages.shapes = closure(this, shapes, stages.judge);
    },
    // Notes for bundlers have had their reader. Behind a word such as `return` one stands for the space as well.
    generateBundle(_options, bundle) {
      for (const made of Object.values(bundle)) {
        if (made.type === 'chunk')
          made.code = made.code.replaceAll(/(?<=(\w?))\/\* @__PURE__ \*\/ ?/g, (_, word) => (word ? ' ' : ''));
      }
    },
    resolveId: (id) => (id.startsWith(WORDS) ? id : null),
    load(id) {
      if (!id.startsWith(WORDS)) return null;
      const words = wordsOf.get(id.slice(WORDS.length)) ?? [];
      return { code: `export const words = ${JSON.stringify(words)};`, moduleSideEffects: false };
    },
    transform(code, id) {
      if (id.startsWith('\0') || !WORDY_FILE.test(id)) return null;
      const lean = RULE_FILE.test(id) ? withoutExamples(code, (text) => this.parse(text)) : code;
      const words = [];
      const cuts = sentencesIn(this.parse(lean), words);
      if (words.length === 0) return { code: lean, map: null, moduleSideEffects: false };
      wordsOf.set(id, words);
      return {
        code: `import { words as __w } from ${JSON.stringify(WORDS + id)};\n${cut(lean, cuts)}`,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}

/** A rule's file without its examples, and without what only they used. */
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

/** Declarations of a module that nothing in it refers to. What they are made of has no effect: they make examples. */
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

/** The properties of a rule that the engine does without. */
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

/** Sentences, and the pieces of sentences between the holes of templates, as references into `words`. */
function sentencesIn(tree, words) {
  const cuts = [];
  // A tag reads its template as it is written, backslashes and all.
  const tagged = new Set();
  walk(tree, null, (node, parent) => {
    if (node.type === 'TaggedTemplateExpression') for (const element of node.quasi.quasis) tagged.add(element);
    if (
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      isProse(node.value) &&
      isExpression(node, parent)
    ) {
      cuts.push({ start: node.start, end: node.end, text: `__w[${words.push(node.value) - 1}]` });
    }
    const cooked = node.type === 'TemplateElement' && !tagged.has(node) && node.value.cooked;
    if (cooked && isProse(cooked)) {
      // The element's own range leaves out the back ticks and `${`, `}` around it in some parsers and not in others.
      const quasi = { start: node.start, end: node.end };
      cuts.push({ ...quasi, text: `\${__w[${words.push(cooked) - 1}]}` });
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

/** Visits every node of an ESTree, outside in, with the node it stands in. */
function walk(node, parent, visit) {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, parent, visit);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node, parent);
    for (const key in node) walk(node[key], typeof node.type === 'string' ? node : parent, visit);
  }
}
