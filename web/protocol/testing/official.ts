/** The official schemas as validators of single messages. For tests only. */
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { isObject } from '../json/object.ts';
import type { Definitions, Raw } from './generate.ts';

/** One official schema. */
export interface Official {
  look: Definitions;
  names: readonly string[];
  /** The validation result of a definition for a value; the same name returns the same function. */
  accepts(name: string, value: JsonValue): boolean;
}

/** Loads an official schema, unmodified from its file. */
export function officialSchema(text: string): Official {
  const schema: JsonValue = JSON.parse(text);
  if (!isObject(schema)) throw new Error('An official schema is an object');
  const place = '$defs' in schema ? '$defs' : 'definitions';
  const definitions: JsonObject = isObject(schema[place]) ? schema[place] : {};
  const ajv = new (place === '$defs' ? Ajv2020 : Ajv)({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(schema, 'mcp');
  const made = new Map<string, ValidateFunction>();
  return {
    names: Object.keys(definitions),
    look(name) {
      const found: Raw | JsonValue | undefined = definitions[name];
      return isObject(found) ? found : null;
    },
    accepts(name, value) {
      let validate = made.get(name);
      if (!validate) made.set(name, (validate = ajv.compile({ $ref: `mcp#/${place}/${name}` })));
      return validate(value);
    },
  };
}
