/**
 * Generates functions from our types: `isTool(v, q, l)` is true for a value that is valid and has no unknown member. `q` are
 * the tests made from the cues of all rules (`rules/skip-tests.ts`). Given `q`, the function is true only if no rule can report
 * anything either. It passes each value of a type that rules check to the test of the type. It passes each member of `params`
 * and `result`, and each `_meta`, to the test of its position. `l` is the information about the message for the tests. One walk
 * over a value does all of it.
 */
import { Branches } from './schema-branches.mjs';
import { circular, partsOf } from './schema-parts.mjs';

/**
 * What is called besides: the keys of the tests; the members with things in them that have a `_meta` of their own; the types of results.
 * @typedef {{ tests: ReadonlySet<string>, holders: ReadonlySet<string>, results: readonly string[] }} RequestedCode
 */

/**
 * The code of a module that exports `validators`, one function for each of the names, and `tests`, the keys of the tests they call.
 * @param {ReadonlyMap<string, any>} types of one revision
 * @param {readonly string[]} names
 * @param {string} formats File that exports the checks of formats by name.
 * @param {RequestedCode} requested
 */
export function codeOf(types, names, formats, requested = { tests: new Set(), holders: new Set(), results: [] }) {
  const maker = new Maker(types, requested);
  const list = names.map((name) => `${name}: ${maker.named(name)}`);
  return [
    `import { formats } from ${text(formats)};`,
    'const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);',
    ...maker.code.values(),
    `export const validators = { ${list.join(', ')} };`,
    `export const tests = ${text([...requested.tests])};`,
  ].join('\n');
}

/** A request, a notification or an error: validated as a whole message, together with members of the envelope. */
function isMessage(type) {
  const { method, error, jsonrpc } = type.properties ?? {};
  return (method?.const !== undefined || error !== undefined) && jsonrpc === undefined;
}

const text = JSON.stringify;
const SCALARS = {
  string: (v) => `typeof ${v}==="string"`,
  number: (v) => `Number.isFinite(${v})`,
  integer: (v) => `Number.isInteger(${v})`,
  boolean: (v) => `typeof ${v}==="boolean"`,
  null: (v) => `${v}===null`,
};
const OBJECT = (v) => `isObject(${v})`;
/** Recursive types deeper than this are left to the complete check. */
const MAX_DEPTH = 50;
const PARAMS = '(params)';

class Maker {
  /** @type {Map<string, string>} code of functions, by name */
  code = new Map();
  #types;
  #requested;
  /** Types of `params`, and a placeholder for those without a name. */
  #params = new Set([PARAMS]);
  /** Types of `result`. */
  #results = new Set();
  #circular;
  #branches;
  /** Types that rules check. */
  #looked;
  #count = 0;

  constructor(types, requested) {
    this.#types = types;
    this.#requested = requested;
    this.#circular = circular(types);
    this.#branches = new Branches(types);
    this.#looked = new Set([...requested.tests].map((key) => key.split('.', 1)[0]).filter((name) => types.has(name)));
    for (const type of types.values()) {
      const params = isMessage(type) ? type.properties.params?.$ref : undefined;
      if (params !== undefined) this.#addAll(this.#params, params);
    }
    for (const name of requested.results) this.#addAll(this.#results, name);
  }

  /** A type, and the branches of its union. */
  #addAll(set, name) {
    if (set.has(name)) return;
    set.add(name);
    for (const { $ref } of this.#types.get(name)?.anyOf ?? []) if ($ref !== undefined) this.#addAll(set, $ref);
  }

  /** The name of the function of a named type. */
  named(name) {
    const id = `is${name}`;
    if (this.code.has(id)) return id;
    this.code.set(id, ''); // reserved: types may be recursive
    const type = this.#types.get(name);
    const see = this.#requested.tests.has(name) ? `&&(!q||q.${name}(v,l))` : '';
    const deep = this.#circular.has(name) ? `if(d>${MAX_DEPTH})return false;` : '';
    const head = `function ${id}(v,q,l${deep ? ',d=0' : ''}){${deep}`;
    const inside = this.#circular.has(name);
    const isPlace = this.#params.has(name) || this.#results.has(name);
    // The type does not define its content, so no position in it is tested.
    const unseen = isPlace && !type.properties && !type.anyOf ? '&&!q' : '';
    const whole = type.properties
      ? type.anyOf
        ? `return ${this.#both(type, name, inside)}${see}`
        : this.#members(type, name, see, inside)
      : `return ${this.#test(type, 'v', inside, name)}${unseen}${see && `&&${OBJECT('v')}${see}`}`;
    this.code.set(id, `${head}${whole}}`);
    return id;
  }

  /** A union that also defines common members of its branches: both must match, and a branch knows the members of the whole. */
  #both(type, name, inside) {
    const own = this.#call(this.#made('o', this.#members(type, name, '', inside), inside), 'v', inside);
    const anyOf = type.anyOf.map((branch) => {
      const { properties, ...rest } = branch.$ref === undefined ? branch : this.#types.get(branch.$ref);
      const known = Object.fromEntries(Object.keys(type.properties).map((member) => [member, {}]));
      return { ...rest, properties: { ...known, ...properties } };
    });
    return `${own}&&${this.#test({ anyOf, by: type.by }, 'v', inside, name)}`;
  }

  #made(prefix, body, inside) {
    const id = `${prefix}${(this.#count += 1)}`;
    this.code.set(id, `function ${id}(v,q,l${inside ? ',d' : ''}){${body}}`);
    return id;
  }

  #call(id, v, inside) {
    return `${id}(${v},q,l${inside ? ',d+1' : ''})`;
  }

  /** An expression that tests the variable `v`. */
  #test(schema, v, inside, home = null) {
    if (schema.judged === 'elsewhere') return this.#reaches(schema) ? '!q' : 'true';
    if (schema.$ref !== undefined) {
      const type = this.#types.get(schema.$ref);
      if (!type) return 'false';
      const scalar = !type.anyOf && type.type !== undefined && [type.type].flat().every((kind) => kind in SCALARS);
      if (scalar || type.enum || type.const !== undefined) return this.#test(type, v, inside);
      return this.#call(this.named(schema.$ref), v, inside && this.#circular.has(schema.$ref));
    }
    if (schema.const !== undefined) return `${v}===${text(schema.const)}`;
    if (schema.enum) return `(${schema.enum.map((value) => `${v}===${text(value)}`).join('||')})`;
    if (schema.anyOf) return this.#union(schema, v, inside);
    if (schema.properties || schema.additionalProperties) {
      return this.#call(this.#made('o', this.#members(schema, home, '', inside), inside), v, inside);
    }
    const kinds = [schema.type ?? []].flat();
    if (kinds.length === 0) return 'true';
    return `(${kinds.map((kind) => this.#kind(kind, schema, v, inside)).join('||')})`;
  }

  #kind(kind, schema, v, inside) {
    if (kind === 'object') return OBJECT(v);
    if (kind === 'array') return this.#list(schema, v, inside);
    const tests = [SCALARS[kind](v)];
    if (kind === 'string') {
      if (schema.minLength !== undefined) tests.push(`${v}.length>=${schema.minLength}`);
      if (schema.format !== undefined) tests.push(`formats[${text(schema.format)}](${v})`);
    } else if (kind === 'number' || kind === 'integer') {
      if (schema.minimum !== undefined) tests.push(`${v}>=${schema.minimum}`);
      if (schema.maximum !== undefined) tests.push(`${v}<=${schema.maximum}`);
    }
    return tests.join('&&');
  }

  #list({ items, minItems, maxItems }, v, inside) {
    const sizes = [
      minItems === undefined ? '' : `||v.length<${minItems}`,
      maxItems === undefined ? '' : `||v.length>${maxItems}`,
    ];
    const each = items ? this.#test(items, 'm', inside) : 'true';
    if (each === 'true' && sizes.join('') === '') return `Array.isArray(${v})`;
    const body =
      `if(!Array.isArray(v)${sizes.join('')})return false;` +
      `for(let i=0;i<v.length;i++){const m=v[i];if(!(${each}))return false}return true`;
    return this.#call(this.#made('l', body, inside), v, inside);
  }

  /** The body of a function for an object. Unknown members are rejected; a message may have those of the envelope. */
  #members(type, name, see, inside) {
    const { properties = {}, additionalProperties } = type;
    const required = (type.required ?? []).filter((member) => !properties[member]?.judged);
    const cases = Object.entries(properties)
      .filter(([member]) => member !== '_meta')
      .map(([member, schema]) => {
        const count = required.includes(member) ? 'n++;' : '';
        const test = this.#test(schema, 'm', inside, isMessage(type) && member === 'params' ? PARAMS : null);
        const conditions = [test, ...this.#cuesOf(type, name, member, schema)].filter((one) => one !== 'true');
        return `case ${text(member)}:${conditions.length > 0 ? `if(!(${conditions.join('&&')}))return false;` : ''}${count}break;`;
      });
    const known = new Set(Object.keys(properties));
    if (additionalProperties) {
      for (const member of this.#membersAt(name)) {
        if (!known.has(member) && member !== '_meta') cases.push(`case ${text(member)}:if(q)return false;break;`);
      }
    }
    const other = isMessage(type)
      ? 'if(q&&k!=="jsonrpc"&&k!=="id")return false'
      : additionalProperties
        ? `if(!(${this.#test(additionalProperties, 'm', inside)}))return false`
        : type.properties
          ? 'return false'
          : '';
    return (
      `if(!(${OBJECT('v')}))return false;let n=0;for(const k in v){const m=v[k];switch(k){${cases.join('')}` +
      `${this.#meta(type, name, inside)}default:${other}}}return n===${required.length}${see}`
    );
  }

  /** `_meta` is passed to the test of its position. */
  #meta(type, name, inside) {
    if (isMessage(type)) return '';
    const own = type.properties?.['_meta'];
    const right = own ? this.#test(own, 'm', inside) : 'true';
    const required = type.required?.includes('_meta') && !own?.judged ? 'n++;' : '';
    if (!type.properties) return 'case "_meta":if(q)return false;';
    const conditions = [right, this.#callOf(this.#placeOf(name, '_meta'))].filter((one) => one !== 'true');
    return `case "_meta":${conditions.length > 0 ? `if(!(${conditions.join('&&')}))return false;` : ''}${required}break;`;
  }

  /** The tests of a member, as expressions. */
  #cuesOf(type, name, member, schema) {
    const { holders } = this.#requested;
    const called = [this.#placeOf(name, member), `${name}.${member}`].map((place) => this.#callOf(place));
    if (isMessage(type)) return member === 'params' && this.#isOpaque(schema) ? ['!q'] : called;
    // An object with its own `_meta` may be here, and no function descends into it.
    const unseen = holders.has(member) && (this.#params.has(name) || this.#isOpaque(schema));
    return unseen ? ['!q'] : called;
  }

  #callOf(place) {
    return this.#requested.tests.has(place) ? `(!q||q[${text(place)}](m,l))` : 'true';
  }

  /** The key of the test for a member of a type; null if there is none. */
  #placeOf(name, member) {
    const at = this.#params.has(name) ? 'params.' : this.#results.has(name) ? 'result.' : null;
    if (at !== null) return `${at}${member}`;
    return member === '_meta' ? member : null;
  }

  /** The members of a type that have a test, if it is a type of `params` or `result`. */
  #membersAt(name) {
    const at = this.#placeOf(name, '');
    if (at === null) return [];
    return [...this.#requested.tests].filter((key) => key.startsWith(at)).map((key) => key.slice(at.length));
  }

  #isOpaque(schema) {
    const { type, properties, additionalProperties, items, anyOf, $ref } = schema;
    if ($ref !== undefined) return this.#types.has($ref) && this.#isOpaque(this.#types.get($ref));
    if (properties || additionalProperties || items || anyOf || schema.enum || schema.const !== undefined) return false;
    return [type ?? ['object']].flat().some((kind) => kind === 'object' || kind === 'array');
  }

  #union(schema, v, inside) {
    const branches = schema.anyOf;
    const any = branches.map((branch) => `(${this.#test(branch, v, inside)})`).join('||');
    if (this.#branches.areDistinguished(branches) || !branches.some((branch) => this.#reaches(branch)))
      return `(${any})`;
    const tagged = this.#branches.describesBranch(branches, schema.by);
    if (!tagged) return `(!q&&(${any}))`;
    const cases = [...tagged].map(
      ([value, branch]) => `case ${text(value)}:return ${this.#test(branch, 'v', inside)};`,
    );
    const rest = branches.map((branch) => `(${this.#test(branch, 'v', inside)})`).join('||');
    const body = `if(!(${OBJECT('v')}))return false;switch(v[${text(schema.by)}]){${cases.join('')}}return !q&&(${rest})`;
    return this.#call(this.#made('u', body, inside), v, inside);
  }

  /** True if a type that some rule checks can occur here or below. */
  #reaches(schema, seen = new Set()) {
    if (seen.has(schema)) return false;
    seen.add(schema);
    if (schema.$ref !== undefined) {
      if (this.#looked.has(schema.$ref)) return true;
      return this.#types.has(schema.$ref) && this.#reaches(this.#types.get(schema.$ref), seen);
    }
    return partsOf(schema).some((inner) => this.#reaches(inner, seen));
  }
}
