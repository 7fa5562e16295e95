/** Schemas of arguments and results as hosts and models’ APIs accept them. */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { isRecord } from '../../protocol/json/plain.ts';

/** Keywords that some models’ APIs refuse or hosts do not know, and that say nothing a model needs. */
const LEFT_OUT = new Set(['$schema', 'additionalProperties']);

/**
 * The schema without the keywords that some hosts refuse. Arguments that a model has written as a string of JSON, although an array,
 * an object, a number or a boolean is expected, are read.
 */
export function portable<Schema extends z.ZodObject>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const own = schema['~standard'];
  const plain = plainSchema(own.jsonSchema.input({ target: 'draft-2020-12' }));
  return {
    '~standard': {
      version: 1,
      vendor: own.vendor,
      validate: (value, options) => own.validate(read(value, plain), options),
      jsonSchema: {
        input: () => plain,
        output: (options) => plainSchema(own.jsonSchema.output(options)),
      },
    },
  };
}

function plainSchema(schema: Record<string, unknown>): Record<string, unknown> {
  const members = Object.entries(schema)
    // Members of `properties` are names, not keywords.
    .map(([name, value]) => [name, name === 'properties' ? mapped(value, plainValue) : plainValue(value)] as const)
    .filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(members);
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  return isRecord(value) ? plainSchema(value) : value;
}

function mapped(value: unknown, change: (one: unknown) => unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));
}

/** The arguments with strings read as the JSON that the schema expects instead. */
function read(value: unknown, { properties }: Record<string, unknown>): unknown {
  if (!isRecord(value) || !isRecord(properties)) return value;
  const entries = Object.entries(value).map(([name, given]) => {
    const expected = properties[name];
    const type = Object.hasOwn(properties, name) && isRecord(expected) ? expected['type'] : undefined;
    return [name, typeof given === 'string' && typeof type === 'string' ? readAs(type, given) : given] as const;
  });
  return Object.fromEntries(entries);
}

/** The value in a text, if it has the type; the text otherwise. */
function readAs(type: string, text: string): unknown {
  if (type === 'string') return text;
  try {
    const value: unknown = JSON.parse(text);
    const found = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
    return found === type || (type === 'number' && found === 'integer') ? value : text;
  } catch {
    return text;
  }
}
