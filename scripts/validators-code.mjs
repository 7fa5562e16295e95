/**
 * Turns the types of a revision into the code of functions that say whether a value is plainly right: no errors, no words,
 * nothing but true or false. They are stricter than the protocol (unknown members are refused), since the shape judge looks
 * again at whatever is not plainly right, and finds the words. Each member is looked at once, in the order it stands in.
 */

/** Values within values of the same type, at most this deep: what lies deeper is not plainly right. */
const DEEPEST = 50;

/**
 * The code of a module that exports `validators`, one function for each of the names.
 * @param {ReadonlyMap<string, import('../web/protocol/model/schema.ts').TypeSchema>} types
 * @param {readonly string[]} names
 * @param {string} formats File that exports the checks of formats by name.
 */
export function codeOf(types, names, formats) {
  const compiler = new Compiler(types);
  const list = names.map((name) => `${JSON.stringify(name)}: ${compiler.type(name)}`);
  return [
    `import { formats } from ${JSON.stringify(formats)};`,
    'const o = (v) => typeof v === "object" && v !== null && !Array.isArray(v);',
    'const a = (v, f) => { if (!Array.isArray(v)) return false; for (const x of v) if (!f(x)) return false; return true; };',
    'const any = () => true;',
    ...compiler.functions,
    `export const validators = { ${list.join(', ')} };`,
  ].join('\n');
}

const text = JSON.stringify;

class Compiler {
  constructor(types) {
    this.types = types;
    /** Whole functions, as text. */
    this.functions = [];
    /** Names of the functions made, by type and by text. */
    this.byType = new Map();
    this.byText = new Map();
    this.circles = circlesIn(types);
  }

  /** The function of a named type. */
  type(name) {
    const known = this.byType.get(name);
    if (known !== undefined) return known;
    const type = this.types.get(name);
    if (!type) return '() => false';
    const made = `t${this.byType.size}`;
    this.byType.set(name, made);
    const circle = this.circles.has(name);
    const body = this.body(type, isMessage(type), circle);
    const bound = circle ? `if (d > ${DEEPEST}) return false; ` : '';
    this.functions.push(`function ${made}(v${circle ? ', d = 0' : ''}) { ${bound}${body} }`);
    return made;
  }

  /** Statements that return whether `v` is right. */
  body(schema, open, circle) {
    const { properties } = schema;
    if (schema.judged !== 'elsewhere' && properties && !schema.anyOf && !schema.$ref) {
      return this.members(schema, open, circle);
    }
    return `return ${this.test(schema, 'v', circle)};`;
  }

  /** The same for an object with members of its own. */
  members({ properties, required = [], additionalProperties, type }, open, circle) {
    const needed = required.filter((name) => !properties[name]?.judged);
    const cases = Object.entries(properties).map(([name, member]) => {
      const test = this.test(member, 'x', circle);
      const check = test === 'true' ? '' : ` if (!(${test})) return false;`;
      return `case ${text(name)}:${check}${needed.includes(name) ? ' n++;' : ''} break;`;
    });
    if (!open && !Object.hasOwn(properties, '_meta')) cases.push('case "_meta": break;');
    const rest = additionalProperties ? this.test(additionalProperties, 'x', circle) : String(open);
    if (rest !== 'true') cases.push(`default: ${rest === 'false' ? '' : `if (!(${rest})) `}return false;`);
    const object = type === undefined ? 'if (!o(v)) return true;' : 'if (!o(v)) return false;';
    return `${object} let n = 0; for (const k in v) { const x = v[k]; switch (k) { ${cases.join(' ')} } } return n === ${needed.length};`;
  }

  /** An expression that says whether `v` is right. */
  test(schema, v, circle) {
    if (schema.judged === 'elsewhere') return 'true';
    if (schema.$ref !== undefined) {
      const inner = this.circles.has(schema.$ref) && circle;
      return `${this.type(schema.$ref)}(${v}${inner ? ', d + 1' : ''})`;
    }
    if (schema.const !== undefined) return `${v} === ${text(schema.const)}`;
    if (schema.enum) return anyIs(schema.enum.map((one) => `${v} === ${text(one)}`));
    if (schema.anyOf) return anyIs(schema.anyOf.map((branch) => this.test(branch, v, circle)));
    if (schema.type === undefined && !schema.properties) return 'true';
    const kinds = [schema.type ?? 'object'].flat();
    return anyIs(kinds.map((kind) => this.kind(kind, schema, v, circle)));
  }

  kind(kind, schema, v, circle) {
    switch (kind) {
      case 'string':
        return allAre([`typeof ${v} === "string"`, ...textTests(schema, v)]);
      case 'integer':
        return allAre([`Number.isInteger(${v})`, ...numberTests(schema, v)]);
      case 'number':
        return allAre([`typeof ${v} === "number"`, ...numberTests(schema, v)]);
      case 'boolean':
        return `typeof ${v} === "boolean"`;
      case 'null':
        return `${v} === null`;
      case 'array':
        return this.list(schema, v, circle);
      default:
        return this.object(schema, v, circle);
    }
  }

  list({ items, minItems, maxItems }, v, circle) {
    const tests = [items ? `a(${v}, ${this.made(items, circle)})` : `Array.isArray(${v})`];
    if (minItems !== undefined) tests.push(`${v}.length >= ${minItems}`);
    if (maxItems !== undefined) tests.push(`${v}.length <= ${maxItems}`);
    return allAre(tests);
  }

  object(schema, v, circle) {
    if (schema.properties) return `${this.made(schema, circle)}(${v})`;
    if (!schema.additionalProperties) return `o(${v})`;
    const rest = this.test(schema.additionalProperties, 'x', circle);
    if (rest === 'true') return `o(${v})`;
    const body = `if (!o(v)) return false; for (const k in v) { const x = v[k]; if (!(${rest})) return false; } return true;`;
    return `${this.named(body, circle)}(${v})`;
  }

  /** A function for a schema without a name; the same text makes one function. */
  made(schema, circle) {
    if (schema.$ref !== undefined && !(circle && this.circles.has(schema.$ref))) return this.type(schema.$ref);
    const body = this.body(schema, false, circle);
    return body === 'return true;' ? 'any' : this.named(body, circle);
  }

  named(body, circle) {
    if (circle) return `((v) => { ${body} })`;
    const known = this.byText.get(body);
    if (known !== undefined) return known;
    const name = `f${this.byText.size}`;
    this.byText.set(body, name);
    this.functions.push(`function ${name}(v) { ${body} }`);
    return name;
  }
}

/** A message judged as a whole, beside members of the envelope. */
function isMessage(type) {
  const { method, error, jsonrpc } = type.properties ?? {};
  return (method?.const !== undefined || error !== undefined) && jsonrpc === undefined;
}

function textTests({ minLength, format }, v) {
  const tests = minLength === undefined ? [] : [`${v}.length >= ${minLength}`];
  return format === undefined ? tests : [...tests, `formats[${text(format)}](${v})`];
}

function numberTests({ minimum, maximum }, v) {
  const tests = minimum === undefined ? [] : [`${v} >= ${minimum}`];
  return maximum === undefined ? tests : [...tests, `${v} <= ${maximum}`];
}

function anyIs(tests) {
  if (tests.includes('true')) return 'true';
  return tests.length === 1 ? tests[0] : `(${tests.join(' || ')})`;
}

function allAre(tests) {
  return tests.length === 1 ? tests[0] : `(${tests.join(' && ')})`;
}

/** Types that can hold themselves. */
function circlesIn(types) {
  const next = new Map([...types].map(([name, type]) => [name, refsIn(type)]));
  const reaches = (from, to, seen) =>
    [...(next.get(from) ?? [])].some((name) => {
      if (name === to) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return reaches(name, to, seen);
    });
  return new Set([...types.keys()].filter((name) => reaches(name, name, new Set())));
}

function refsIn(schema) {
  const found = new Set();
  JSON.stringify(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string') found.add(value);
    return value;
  });
  return found;
}
