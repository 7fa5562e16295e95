/** The options that the start function of a smithery.yaml reads. */
import { get, isObject } from '../json/object.ts';
import type { JsonValue } from '../json/types.ts';
import type { DocumentRule } from './define.ts';

const AUTHORITY = {
  spec: 'https://smithery.ai/docs/config/smithery.yaml',
  specTitle: 'Smithery, smithery.yaml reference',
} as const;

/** Options that the function reads. */
export const smitheryOption: DocumentRule = {
  id: 'smithery-yaml/option',
  title: 'Options that `commandFunction` reads {must} be in `configSchema`',
  level: 'SHOULD',
  why: 'Smithery passes only the described options, so the function receives `undefined`.',
  ...AUTHORITY,
  examples: {
    good: [
      '{"startCommand": {"type": "stdio", "configSchema": {"type": "object", "properties": {"key": {"type": "string"}}}, "commandFunction": "(config) => ({ command: \'node\', args: [config.key] })"}}',
    ],
    bad: [
      '{"startCommand": {"type": "stdio", "configSchema": {"type": "object", "properties": {"key": {"type": "string"}}}, "commandFunction": ⟦"(config) => ({ command: \'node\', args: [config.token] })"⟧}}',
    ],
  },
};

/** The first option that a function reads of its parameter `config` and the schema does not describe; null if there is none. */
export function unknownOption(source: string, schema: JsonValue | undefined): string | null {
  const properties = isObject(schema) ? get(schema, 'properties') : undefined;
  if (!isObject(properties) || !/^\s*(?:async\s+)?(?:function\s*\w*\s*)?\(?\s*config\b/u.test(source)) return null;
  const names = [...source.slice(0, 20_000).matchAll(/\bconfig\??\.([A-Za-z_]\w{0,60})\b/gu)].map(
    ([, name = '']) => name,
  );
  return names.find((name) => get(properties, name) === undefined) ?? null;
}
