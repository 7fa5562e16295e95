/** A short description of a schema; the names of other types are separate pieces, so a page can link them. */
import type { Schema } from '../model/schema.ts';
import { lengthText, rangeText } from '../schema/expected.ts';
import { FORMAT_TEXTS } from '../schema/formats.ts';

/** One piece of a type description: plain text, a literal value, or the name of another type. */
export interface Piece {
  is: 'word' | 'value' | 'type';
  text: string;
}

/** Maximum depth of nested types. */
const DEPTH = 4;

const word = (text: string): Piece => ({ is: 'word', text });
const joined = (all: readonly (readonly Piece[])[], by: string): Piece[] =>
  all.flatMap((pieces, at) => (at === 0 ? pieces : [word(by), ...pieces]));

/** The description of a schema’s values: “string”, “array of Tool”, “"user" or "assistant"”. */
export function kindOf(schema: Schema, depth = DEPTH): Piece[] {
  if (schema.$ref !== undefined) return [{ is: 'type', text: schema.$ref }];
  if (schema.const !== undefined) return [{ is: 'value', text: JSON.stringify(schema.const) }];
  if (schema.enum) {
    const values = schema.enum.map((value): Piece[] => [{ is: 'value', text: JSON.stringify(value) }]);
    return joined(values, ' or ');
  }
  if (depth === 0) return [word('…')];
  if (schema.anyOf) {
    const branches = schema.anyOf.map((branch) => kindOf(branch, depth - 1));
    return joined(branches, ' or ');
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return [word(schema.properties ? 'object' : 'any value')];
  return joined(
    types.map((type) => oneKind(type, schema, depth)),
    ' or ',
  );
}

function oneKind(type: string, schema: Schema, depth: number): Piece[] {
  if (type === 'integer') return [word('integer')];
  if (type === 'array' && schema.items) return [word('array of '), ...grouped(kindOf(schema.items, depth - 1))];
  if (type === 'object' && !schema.properties && schema.additionalProperties) {
    const inner = kindOf(schema.additionalProperties, depth - 1);
    if (inner.length > 0 && textOf(inner) !== 'any value') return [word('object of '), ...grouped(inner)];
  }
  return [word(type)];
}

/** Alternatives inside an array or a map are put in parentheses. */
function grouped(pieces: readonly Piece[]): Piece[] {
  return pieces.some(({ is, text }) => is === 'word' && text === ' or ')
    ? [word('('), ...pieces, word(')')]
    : [...pieces];
}

/** The pieces as one string. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Bounds and formats beyond the kind: “a number from 0 to 1”, “an absolute URI, such as …”. Empty if there are none. */
export function limitsOf(schema: Schema): string {
  const parts: string[] = [];
  if (schema.minimum !== undefined || schema.maximum !== undefined) parts.push(rangeText(schema));
  if (schema.minItems !== undefined || schema.maxItems !== undefined || schema.minLength !== undefined)
    parts.push(lengthText(schema));
  if (schema.format) parts.push(FORMAT_TEXTS[schema.format]);
  return parts.join('; ');
}

/** Kind and limits as one string: equal for schemas that accept the same values, at the depth shown. */
export function fingerprint(schema: Schema): string {
  const limits = limitsOf(schema);
  const inner = schema.items ? limitsOf(schema.items) : '';
  return [textOf(kindOf(schema)), limits, inner].filter(Boolean).join('; ');
}
