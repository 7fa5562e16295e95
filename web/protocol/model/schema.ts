/**
 * The notation for types in the models: JSON Schema (a small, closed subset of 2020-12) with our own descriptions and three
 * custom keywords. Each revision contains only its changes; `deep.ts` builds the whole.
 */
/** The JSON Schema type names. */
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
 * The keys of `faults`: a fault, or the form of a value of the wrong type (`type` by default): `array`, `true`, `false`, or
 * `fraction` if an integer is expected. Beside `anyOf` also `part`, for a required member of the chosen branch that has no
 * entry of its own.
 */
export type FaultKey = Fault | 'array' | 'true' | 'false' | 'fraction' | 'part';

/** String formats that the shape phase checks. `base64`: the standard alphabet, padded. */
export type Format = 'base64' | 'uri' | 'uri-template' | 'date-time' | 'mime-type' | 'file-uri';

/** One schema. Keywords not listed here are not supported: no `oneOf`, `allOf`, `not`, `patternProperties`. */
export interface Schema {
  /** Our description of its purpose, one or two plain sentences. Shown in hovers, the anatomy view and the reference. */
  description?: string;
  type?: JsonTypeName | readonly JsonTypeName[];
  /**
   * Name of a type of the same revision. A `description`, `faults` or `foreign` beside it takes precedence over that of the
   * type.
   */
  $ref?: string;
  const?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  /** Schema of members that `properties` does not list; by default any value is allowed. */
  additionalProperties?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  format?: Format;
  /**
   * A union. Branches are distinguished by the JSON type, and objects by the member `by` (each branch has a `const` or an
   * `enum` for it), or, without `by`, by their required members.
   */
  anyOf?: readonly Schema[];

  /** Custom: the member that distinguishes the branches of `anyOf`, e.g. `type`. */
  by?: string;
  /**
   * Custom: the requirement that each fault at this position violates. A fault without one is still reported, as a MUST without
   * a requirement.
   */
  faults?: Readonly<Partial<Record<FaultKey, string>>>;
  /**
   * Custom, beside `enum`, `const`, `by` or `properties`: requirements for values or members that only other revisions define.
   */
  foreign?: Readonly<Record<string, string>>;
  /** Custom, at a member: common wrong names for it, such as those of neighboring types. */
  aka?: readonly string[];
  /**
   * Custom, beside `properties` or `by`: names commonly written instead of a required member, by its name. If one of them is
   * present, a rule reports it with its own message, and the shape phase does not report the missing member.
   */
  instead?: Readonly<Record<string, readonly string[]>>;
  /** Custom, beside `$ref`: requirements for members that the type requires and that are missing at this position. */
  lacks?: Readonly<Record<string, string>>;
  /**
   * Custom: an envelope rule checks this member (`_meta`, `resultType`); the shape phase skips it, the reference shows it.
   * `presence`: the envelope checks only its presence and the type of its value.
   */
  judged?: 'elsewhere' | 'presence';
}

/** A named type of a revision. */
export interface TypeSchema extends Schema {
  description: string;
  /**
   * Path of its clause below the revision's root, e.g. `server/tools#data-types`. Since 2025-06-18 the default is `schema#<name
   * in lower case>`.
   */
  place?: string;
}

/** The change of a revision to an inherited type. Other keywords replace those of the type. */
export interface TypeChange extends Partial<Omit<TypeSchema, 'properties' | 'required'>> {
  /** Members that are new or redefined. */
  properties?: Readonly<Record<string, Schema>>;
  /** Members that are removed. */
  without?: readonly string[];
  /** Members that become required, including new ones. */
  requires?: readonly string[];
  /** Members that become optional. */
  allows?: readonly string[];
}

/** One area of the protocol in one revision, expressed as a change to the previous revision. */
export interface ShapePart {
  types?: {
    added?: Readonly<Record<string, TypeSchema>>;
    changed?: Readonly<Record<string, TypeChange>>;
    dropped?: readonly string[];
  };
}
