/** Determines the intended branch of a union for a value, as far as the types alone allow. */

/** JSON types without members. */
const SCALAR_KINDS = ['string', 'number', 'integer', 'boolean', 'null'];

/** The unions of one revision's types. */
export class Branches {
  #types;

  constructor(types) {
    this.#types = types;
  }

  /** True if a value that is valid for one branch is always matched to that branch: see `schema/branch.ts`. */
  areDistinguished(branches) {
    return branches.every((one, at) =>
      branches.every((other, index) => index === at || this.#isApart(one, other) || this.#isClearer(one, other)),
    );
  }

  #isApart(one, other) {
    const kinds = this.#kinds(other);
    return !this.#kinds(one).some((kind) => kinds.includes(kind));
  }

  /** The required members of the one weigh more than any match of the other with a value that is valid for the one. */
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
    const kinds = at.type === undefined ? [...SCALAR_KINDS, 'object', 'array'] : [at.type].flat();
    return kinds.map((kind) => (kind === 'integer' ? 'number' : kind));
  }

  #follow(schema) {
    let at = schema;
    for (let step = 0; at.$ref !== undefined && step < 8; step++) at = this.#types.get(at.$ref) ?? {};
    return at;
  }

  /** The branch that each value of the discriminator identifies uniquely; null if some branch is a union itself. */
  describesBranch(branches, by) {
    if (by === undefined) return null;
    const text = new Map();
    const twice = new Set();
    for (const branch of branches) {
      const at = this.#follow(branch);
      if (at.anyOf) return null;
      const member = this.#follow(at.properties?.[by] ?? {});
      for (const value of member.const === undefined ? (member.enum ?? []) : [member.const]) {
        if (text.has(value)) twice.add(value);
        text.set(value, branch);
      }
    }
    for (const value of twice) text.delete(value);
    return text;
  }
}
