/** Conditions about output schemas, boolean subschemas and dialects. */
import { get } from '../../json/object.ts';
import { quoted, stringAt, type ToolTest } from '../define.ts';
import { targetOf } from '../nodes.ts';
import { hitAt, nodeHit } from './schema-parts.ts';

/** The root type of `outputSchema` is not the string `object`. */
export const outputNotObject: ToolTest = (view) => {
  if (view.output === undefined) return [];
  const type = get(view.output, 'type');
  if (type === 'object') return [];
  return type === undefined
    ? hitAt(view, ['outputSchema'], 'The root of `outputSchema` has no `type`.')
    : hitAt(view, ['outputSchema', 'type'], `The root of \`outputSchema\` has \`"type": ${quoted(type).slice(1)}.`);
};

/** A root property of either schema whose schema is `true` or `false`. */
export const booleanProperty: ToolTest = (view) =>
  [...view.nodes.others, ...view.outputNodes.others]
    .filter(
      ({ value, by, at }) => typeof value === 'boolean' && by === 'properties' && at.length === view.at.length + 3,
    )
    .map(({ value, at }) => ({
      at,
      shown: `The schema of the property ${quoted(at.at(-1) ?? '')} is ${quoted(value)}.`,
    }));

/** References to nothing, and patterns that are not ECMAScript. */
export const notCompilable: ToolTest = (view) => {
  const { output } = view;
  if (output === undefined) return [];
  return view.outputNodes.nodes.flatMap((node) => {
    const ref = get(node.schema, '$ref');
    if (typeof ref === 'string' && ref.startsWith('#/') && targetOf(output, ref) === undefined)
      return nodeHit(node, '$ref', `has the reference ${quoted(ref)}, which leads nowhere`);
    const pattern = get(node.schema, 'pattern');
    return typeof pattern === 'string' && !isRegExp(pattern)
      ? nodeHit(node, 'pattern', `has the pattern ${quoted(pattern)}, which is not an ECMAScript regular expression`)
      : [];
  });
};

function isRegExp(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}

/** The dialect that a schema of the tool names, if it matches. */
export function dialect(pattern: RegExp, ...keys: readonly ('inputSchema' | 'outputSchema')[]): ToolTest {
  return (view) =>
    keys.flatMap((key) => {
      const schema = key === 'inputSchema' ? view.input : view.output;
      const named = schema && stringAt(schema, '$schema');
      return named !== undefined && pattern.test(named)
        ? hitAt(view, [key, '$schema'], `\`${key}\` has \`"$schema": ${quoted(named).slice(1)}.`)
        : [];
    });
}
