/**
 * How the models write types: JSON Schema (a small, closed part of 2020-12) with our own descriptions, and three keywords
 * of ours. Each revision says only what it changes; `deep.ts` makes the wholes.
 */
/** The names JSON Schema gives to kinds of values. */
export type JsonTypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/**
 * What can be wrong at one place:
 * - `missing`: a required member is not there (written at the member that is missing);
 * - `type`: another kind of value; `null`: null where it is not allowed (else `type` is taken);
 * - `value`: not among the allowed values (`enum`, `const`, the discriminator of a union);
 * - `range`: below `minimum`, above `maximum`; `length`: too few or too many items or characters; `format`: not of its form;
 * - `foreign`: the member exists in other revisions only. Looked up at the member as the other revision has it.
 */
export type Fault = 'missing' | 'type' | 'null' | 'value' | 'range' | 'length' | 'format' | 'foreign';

/**
 * What `faults` may name: a fault; how a value of the wrong kind looks (else `type` is taken): `array`, `true`, `false`, or
 * `fraction` where a whole number is asked for; or, beside `anyOf`, `part` for a member that the chosen branch requires
 * and does not name an entry for.
 */
export type FaultKey = Fault | 'array' | 'true' | 'false' | 'fraction' | 'part';

/** Forms of strings that the shape stage checks. `base64`: the standard alphabet, padded. */
export type Format = 'base64' | 'uri' | 'uri-template' | 'date-time' | 'mime-type' | 'file-uri';

/** One schema. Members not named here do not exist: no `oneOf`, `allOf`, `not`, `patternProperties`. */
export interface Schema {
  /** Ours, one or two plain sentences: what it is for. Shown in hovers, the anatomy and the reference. */
  description?: string;
  type?: JsonTypeName | readonly JsonTypeName[];
  /** Name of a type of the same revision. `description`, `faults` and `foreign` beside it go before those of the type. */
  $ref?: string;
  const?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  /** Schema of members that `properties` does not name; left out: anything goes. */
  additionalProperties?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  format?: Format;
  /**
   * A union. Branches are told apart by the JSON type, and objects by the member `by` (each branch has a `const` or an
   * `enum` for it), or, without `by`, by the required members they show.
   */
  anyOf?: readonly Schema[];

  /** Of ours: the member that tells the branches of `anyOf` apart, e.g. `type`. */
  by?: string;
  /** Of ours: the ledger entry each fault at this place breaks. A fault without one is still reported, as a MUST without requirement. */
  faults?: Readonly<Partial<Record<FaultKey, string>>>;
  /** Of ours, beside `enum`, `const`, `by` or `properties`: ledger entries for values or members that only other revisions have. */
  foreign?: Readonly<Record<string, string>>;
  /** Of ours, at a member: other names under which people write it by mistake, such as those of neighbouring types. */
  aka?: readonly string[];
  /**
   * Of ours, beside `properties` or `by`: what people write in place of a required member, by its name. Where one of those
   * stands, a rule says so in words of its own, and the shape stage does not report the missing member.
   */
  instead?: Readonly<Record<string, readonly string[]>>;
  /** Of ours, beside `$ref`: ledger entries for members that the type requires and that are missing at this very place. */
  lacks?: Readonly<Record<string, string>>;
  /**
   * Of ours: an envelope rule judges this member (`_meta`, `resultType`); the shape stage leaves it alone, the reference
   * shows it. `presence`: the envelope judges only whether it is there, and what kind of value it is.
   */
  judged?: 'elsewhere' | 'presence';
}

/** A named type of a revision. */
export interface TypeSchema extends Schema {
  description: string;
  /** Path of its clause below the revision's root, e.g. `server/tools#data-types`. From 2025-06-18 on `schema#<name in small letters>` when left out. */
  place?: string;
}

/** What a revision changes about a type it takes over. Other keywords replace those of the type. */
export interface TypeChange extends Partial<Omit<TypeSchema, 'properties' | 'required'>> {
  /** Members that are new, or written anew. */
  properties?: Readonly<Record<string, Schema>>;
  /** Members that go. */
  without?: readonly string[];
  /** Members that become required, also new ones. */
  requires?: readonly string[];
  /** Members that become optional. */
  allows?: readonly string[];
}

/** One area of the protocol in one revision, told as a change of the revision before. */
export interface ShapePart {
  types?: {
    added?: Readonly<Record<string, TypeSchema>>;
    changed?: Readonly<Record<string, TypeChange>>;
    dropped?: readonly string[];
  };
}
