/** Parts of conditions about schemas: keywords anywhere or at the root, and tests of one node. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { quoted, type Hit, type ToolTest, type ToolView } from '../define.ts';
import type { SchemaNode } from '../nodes.ts';

/** One hit, at a path within the tool. */
export function hitAt(view: ToolView, path: readonly (string | number)[], shown: string): readonly Hit[] {
  return [{ at: [...view.at, ...path], shown }];
}

/** The keywords of the input schema’s root that are among these. */
export function rootHas(...keys: readonly string[]): ToolTest {
  return (view) =>
    keys
      .filter((key) => view.input !== undefined && has(view.input, key))
      .flatMap((key) => hitAt(view, ['inputSchema', key], `Its \`inputSchema\` has \`${key}\` at the root.`));
}

/** Limits of `anyHas`. */
interface Which {
  /** Values that count; default: all. */
  readonly when?: (value: JsonValue) => boolean;
  /** True if the root does not count. */
  readonly below?: boolean;
}

/** The keywords of any subschema of `inputSchema` that are among these. */
export function anyHas(keys: readonly string[], { when = () => true, below = false }: Which = {}): ToolTest {
  const wanted = new Set(keys);
  return anyNode((node) =>
    Object.keys(node.schema).flatMap((key) => {
      const value = wanted.has(key) && !(below && node.by === 'root') ? get(node.schema, key) : undefined;
      if (value === undefined || !when(value)) return [];
      return [{ at: [...node.at, key], shown: `${placeOf(node)} has \`${key}\`.` }];
    }),
  );
}

/** The keywords of any subschema of `inputSchema` that are not among these. */
export function anyOutside(keys: readonly string[]): ToolTest {
  const known = new Set(keys);
  return anyNode((node) =>
    Object.keys(node.schema)
      .filter((key) => !known.has(key))
      .map((key) => ({ at: [...node.at, key], shown: `${placeOf(node)} has ${quoted(key)}.` })),
  );
}

/** What a test finds at the subschemas of `inputSchema`. */
export function anyNode(test: (node: SchemaNode, view: ToolView) => readonly Hit[]): ToolTest {
  return (view) => view.nodes.nodes.flatMap((node) => test(node, view));
}

/** A hit at a keyword of the node, or at the node itself, if the sentence’s end is given. */
export function nodeHit(node: SchemaNode, key: string | null, says: string): readonly Hit[] {
  return [{ at: key === null ? node.at : [...node.at, key], shown: `${placeOf(node)} ${says}.` }];
}

/** The place of a node as the subject of a sentence: the root, or the path below `inputSchema`. */
export function placeOf(node: SchemaNode): string {
  const from = node.at.findIndex((step) => step === 'inputSchema' || step === 'outputSchema');
  const path = node.at.slice(from);
  return path.length === 1 ? `The root of \`${String(path[0])}\`` : `\`${path.join('/').replaceAll('`', 'ˋ')}\``;
}

/** The root properties of `inputSchema` whose schema is an object. */
export function rootProperties(view: ToolView): SchemaNode[] {
  return view.nodes.nodes.filter(({ way }) => way.length === 1 && way[0] === 'properties');
}

/** Root property names that do not match. */
export function rootNames(pattern: RegExp): ToolTest {
  return (view) => {
    const properties = view.input === undefined ? undefined : get(view.input, 'properties');
    if (!isObject(properties)) return [];
    return Object.keys(properties)
      .filter((name) => !pattern.test(name))
      .flatMap((name) => hitAt(view, ['inputSchema', 'properties', name], `The property is named ${quoted(name)}.`));
  };
}

/** True if the schema allows null by a type or by a branch. */
export function allowsNull(schema: JsonObject): boolean {
  const type = get(schema, 'type');
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return ['anyOf', 'oneOf'].some((key) => {
    const branches = get(schema, key);
    return Array.isArray(branches) && branches.some((one) => isObject(one) && get(one, 'type') === 'null');
  });
}

/** The names in `required` that `properties` lacks, with their index. */
export function undeclared(schema: JsonObject): readonly { name: string; index: number }[] {
  const required = get(schema, 'required');
  if (!Array.isArray(required)) return [];
  const properties = get(schema, 'properties');
  return required.flatMap((name, index) =>
    typeof name === 'string' && !(isObject(properties) && has(properties, name)) ? [{ name, index }] : [],
  );
}

/** Length in Unicode code points, as Python counts. */
export function codePoints(text: string): number {
  let pairs = 0;
  for (let at = 0; at + 1 < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(at + 1);
      if (next >= 0xdc00 && next <= 0xdfff) {
        pairs++;
        at++;
      }
    }
  }
  return text.length - pairs;
}

/** Length in bytes as UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const one of text) {
    const code = one.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
