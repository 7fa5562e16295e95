/** The authority of the rules about bundle manifests, their schema rules, and a document for examples. */
import { objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Level } from '../../types.ts';
import type { DocumentRule } from '../define.ts';
import { schemaRules } from '../schema-findings.ts';
import { textAt } from '../values.ts';

/** The page of the format, and its name. */
export const AUTHORITY = {
  spec: 'https://github.com/modelcontextprotocol/mcpb/blob/main/MANIFEST.md',
  specTitle: 'MCP Bundles, MANIFEST.md',
} as const;

/** A small valid manifest with these members in place of its own; a null removes one. */
export function exampleManifest(members: Readonly<Record<string, string | null>> = {}): string {
  const all: Record<string, string | null> = {
    manifest_version: '"0.3"',
    name: '"weather"',
    version: '"1.0.0"',
    description: '"Weather forecasts"',
    author: '{"name": "Ada"}',
    server:
      '{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "node", "args": ["${__dirname}/index.js"]}}',
    ...members,
  };
  const written = Object.entries(all).flatMap(([key, value]) => {
    if (value === null) return [];
    return [key.startsWith('⟦') ? `⟦"${key.slice(1)}"⟧: ${value}` : `"${key}": ${value}`];
  });
  return `{${written.join(', ')}}`;
}

/** The rules that follow from the schema. */
export const SCHEMA_RULES = schemaRules(
  { prefix: 'mcpb-manifest', ...AUTHORITY, refuser: 'The command `mcpb`' },
  {
    missing: {
      good: [exampleManifest()],
      bad: [
        exampleManifest({ server: '⟦{"type": "node", "entry_point": "index.js"}⟧' })
          .replace('"server": ⟦', '⟦"server"⟧: ')
          .replace('}⟧', '}'),
      ],
    },
    unknown: {
      good: [exampleManifest({ privacy_policies: '["https://example.com/privacy"]' })],
      bad: [
        exampleManifest({ '⟦dependencies': '{}' }),
        exampleManifest({ manifest_version: '"0.1"', '⟦privacy_policies': '[]' }),
      ],
    },
    type: {
      good: [exampleManifest()],
      bad: [
        exampleManifest({ author: '⟦"Ada"⟧' }),
        exampleManifest({ repository: '⟦"https://github.com/ada/weather"⟧' }),
      ],
    },
    value: { good: [exampleManifest()], bad: [exampleManifest({ compatibility: '{"platforms": [⟦"macos"⟧]}' })] },
  },
);

/** A rule about manifests. */
export const manifestRule = (
  id: string,
  level: Level,
  title: string,
  why: string,
  bad: readonly string[],
  good = [exampleManifest()],
): DocumentRule => ({
  id: `mcpb-manifest/${id}`,
  level,
  title,
  why,
  ...AUTHORITY,
  examples: { good, bad },
});

/** True for the examples of documentation, where such names are meant as they are. */
export function isDocumentation(value: JsonObject): boolean {
  return (
    /^(?:Your|My) /u.test(textAt(objectAt(value, 'author'), 'name') ?? '') ||
    (textAt(value, 'name') ?? '').startsWith('My ')
  );
}
