/**
 * Makes functions of our types: `isTool(v, q, l)` is true for a value that is plainly right. Given `q`, the quick tests of the
 * rules by type, it is true only when besides no rule has anything to say (`rules/shape/quiet.ts`): of the shape stage, since
 * each typed value is shown to its test on the way; of the envelope, since there is no `_meta` but a progress token, and no
 * member that rules of the envelope look at. `l` is what the tests may ask. One walk over a value answers everything.
 */
import { circular, partsOf } from './schema-parts.mjs';

/** @typedef {{ wanted: ReadonlySet<string>, holders: ReadonlySet<string>, telling: ReadonlySet<string> }} Asked */

/**
 * The code of a module that exports `validators`, one function for each of the names.
 * @param {ReadonlyMap<string, any>} types of one revision
 * @param {readonly string[]} names
 * @param {string} formats File that exports the checks of formats by name.
 * @param {Asked} asked types some rule asks for; members with things that have a `_meta`; members the envelope looks at
 */
export function codeOf(types, names, formats, asked = { wanted: new Set(), holders: new Set(), telling: new Set() }) {
  const maker = new Maker(types, asked);
  const list = names.map((name) => `${name}: ${maker.named(name)}`);
  return [
    `import { formats } from ${text(formats)};`,
    'const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);',
    ...maker.code.values(),
    `export const validators = { ${list.join(', ')} };`,
  ].join('\n');
}

/** A request, a notification or an error: judged as a whole message, beside members of the envelope. */
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
/** Types that hold themselves are left to the judge from this depth on. */
const DEEPEST = 50;
const PARAMS = '(params)';
/** Members of a handshake, of which the envelope looks at a few things alone. */
const HANDSHAKE = ['protocolVersion', 'capabilities'];

class Maker {
  /** @type {Map<string, string>} code of functions, by name */
  code = new Map();
  #types;
  #asked;
  /** Types of `params`, and what stands for those without a name. */
  #params = new Set([PARAMS]);
  #circular;
  #count = 0;

  constructor(types, asked) {
    this.#types = types;
    this.#asked = asked;
    this.#circular = circular(types);
    for (const type of types.values()) {
      const params = isMessage(type) ? type.properties.params?.$ref : undefined;
      if (params !== undefined) this.#params.add(params);
    }
  }

  /** The name of the function of a named type. */
  named(name) {
    const id = `is${name}`;
    if (this.code.has(id)) return id;
    this.code.set(id, ''); // its place: types may hold themselves
    const type = this.#types.get(name);
    const see = this.#asked.wanted.has(name) ? `&&(!q||q.${name}(v,l))` : '';
    const deep = this.#circular.has(name) ? `if(d>${DEEPEST})return false;` : '';
    const head = `function ${id}(v,q,l${deep ? ',d=0' : ''}){${deep}`;
    const inside = this.#circular.has(name);
    const whole = type.properties
      ? type.anyOf
        ? `return ${this.#both(type, name, inside)}${see}`
        : this.#members(type, name, see, inside)
      : `return ${this.#test(type, 'v', inside, name)}${see && `&&${OBJECT('v')}${see}`}`;
    this.code.set(id, `${head}${whole}}`);
    return id;
  }

  /** A union that also says what its branches have in common: both hold, and a branch knows the members of the whole. */
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

  /** The body of a function for an object. Unknown members are refused; a message may have those of the envelope. */
  #members(type, name, see, inside) {
    const { properties = {}, additionalProperties } = type;
    const required = (type.required ?? []).filter((member) => !properties[member]?.judged);
    const shakes = HANDSHAKE.every((member) => Object.hasOwn(properties, member));
    const cases = Object.entries(properties)
      .filter(([member]) => member !== '_meta')
      .map(([member, schema]) => {
        const count = required.includes(member) ? 'n++;' : '';
        const test = this.#test(schema, 'm', inside, isMessage(type) && member === 'params' ? PARAMS : null);
        const asked = shakes && HANDSHAKE.includes(member) ? `(!q||l.isPlain(${text(member)},m))` : '!q';
        const quiet = member === 'resultType' ? '(!q||m==="complete")' : asked;
        const tests = this.#isLookedAt(name, member, schema) ? [quiet, test] : [test];
        const asks = tests.filter((one) => one !== 'true');
        return `case ${text(member)}:${asks.length > 0 ? `if(!(${asks.join('&&')}))return false;` : ''}${count}break;`;
      });
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

  /** `_meta`: nothing for a rule to see where it only has a progress token, in the parameters of a message, or was looked through (null never was). */
  #meta(type, name, inside) {
    if (isMessage(type)) return '';
    const own = type.properties?.['_meta'];
    const right = own ? this.#test(own, 'm', inside) : 'true';
    const quiet = this.#params.has(name) ? `(isToken(m)||${LOOKED_THROUGH})` : LOOKED_THROUGH;
    if (this.#params.has(name)) this.code.set('isToken', TOKEN);
    if (!type.properties) return 'case "_meta":if(q)return false;';
    const required = type.required?.includes('_meta') && !own?.judged ? 'n++;' : '';
    return `case "_meta":if(!(!q?${right}:${quiet}))return false;${required}break;`;
  }

  /** True for a member that rules of the envelope look at, or look into. */
  #isLookedAt(name, member, schema) {
    const { holders, telling } = this.#asked;
    if (this.#params.has(name)) return holders.has(member) || telling.has(member);
    if (name?.endsWith('Result') && telling.has(member)) return true;
    return holders.has(member) && this.#isOpaque(schema);
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
    if (this.#areTold(branches) || !branches.some((branch) => this.#reaches(branch))) return `(${any})`;
    const told = this.#toldBy(branches, schema.by);
    if (!told) return `(!q&&(${any}))`;
    const cases = [...told].map(([value, branch]) => `case ${text(value)}:return ${this.#test(branch, 'v', inside)};`);
    const rest = branches.map((branch) => `(${this.#test(branch, 'v', inside)})`).join('||');
    const body = `if(!(${OBJECT('v')}))return false;switch(v[${text(schema.by)}]){${cases.join('')}}return !q&&(${rest})`;
    return this.#call(this.#made('u', body, inside), v, inside);
  }

  /** True when a value that is plainly right by one branch is meant to be that one: see `schema/branch.ts`. */
  #areTold(branches) {
    return branches.every((one, at) =>
      branches.every((other, index) => index === at || this.#isApart(one, other) || this.#isClearer(one, other)),
    );
  }

  #isApart(one, other) {
    const kinds = this.#kinds(other);
    return !this.#kinds(one).some((kind) => kinds.includes(kind));
  }

  /** The required members of the one weigh more than all that the other can show of a value that is right by the one. */
  #isClearer(one, other) {
    const a = this.#follow(one);
    const b = this.#follow(other);
    if (!a.properties || !b.properties || Object.keys(a.properties).length > 7) return false;
    const lost = (b.required ?? []).filter((name) => !(name in a.properties)).length;
    return (b.required ?? []).length - 2 * lost < (a.required ?? []).length;
  }

  #kinds(schema) {
    const at = this.#follow(schema);
    if (at.anyOf) return at.anyOf.flatMap((branch) => this.#kinds(branch));
    if (at.const !== undefined || at.enum) return ['string'];
    const kinds = at.type === undefined ? [...Object.keys(SCALARS), 'object', 'array'] : [at.type].flat();
    return kinds.map((kind) => (kind === 'integer' ? 'number' : kind));
  }

  #follow(schema) {
    let at = schema;
    for (let step = 0; at.$ref !== undefined && step < 8; step++) at = this.#types.get(at.$ref) ?? {};
    return at;
  }

  /** The branch each value of the discriminator names alone; null when some branch is a union itself. */
  #toldBy(branches, by) {
    if (by === undefined) return null;
    const told = new Map();
    const twice = new Set();
    for (const branch of branches) {
      const at = this.#follow(branch);
      if (at.anyOf) return null;
      const member = this.#follow(at.properties?.[by] ?? {});
      for (const value of member.const === undefined ? (member.enum ?? []) : [member.const]) {
        if (told.has(value)) twice.add(value);
        told.set(value, branch);
      }
    }
    for (const value of twice) told.delete(value);
    return told;
  }

  /** True when a type that some rule asks for can stand here or below. */
  #reaches(schema, seen = new Set()) {
    if (seen.has(schema)) return false;
    seen.add(schema);
    if (schema.$ref !== undefined) {
      if (this.#asked.wanted.has(schema.$ref)) return true;
      return this.#types.has(schema.$ref) && this.#reaches(this.#types.get(schema.$ref), seen);
    }
    return partsOf(schema).some((inner) => this.#reaches(inner, seen));
  }
}

const LOOKED_THROUGH = '(m!==null&&l.plainMeta===m)';
const TOKEN =
  'function isToken(m){if(!isObject(m))return false;for(const k in m){const t=m[k];' +
  'if(k!=="progressToken"||!(typeof t==="number"?Number.isSafeInteger(t):typeof t==="string"&&t!==""))return false}return true}';
