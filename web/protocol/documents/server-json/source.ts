/** The authority of the rules about server.json, and the examples that several of them share. */
import { schemaRules } from '../schema-findings.ts';
import { CURRENT_VERSION, schemaUrl } from './schema.ts';

/** The page of the format, and its name. */
export const FORMAT = {
  spec: 'https://github.com/modelcontextprotocol/registry/blob/main/docs/reference/server-json/generic-server-json.md',
  specTitle: 'MCP Registry, server.json format',
} as const;

/** The page of the rules that the official registry adds. */
export const REGISTRY = {
  spec: 'https://github.com/modelcontextprotocol/registry/blob/main/docs/reference/server-json/official-registry-requirements.md',
  specTitle: 'Official MCP Registry, requirements',
} as const;

/** A small valid document with these members in place of its own; a null removes one. */
export function exampleServer(members: Readonly<Record<string, string | null>> = {}): string {
  const all: Record<string, string | null> = {
    $schema: `"${schemaUrl(CURRENT_VERSION)}"`,
    name: '"io.github.ada/weather"',
    description: '"Weather forecasts"',
    version: '"1.0.0"',
    packages:
      '[{"registryType": "npm", "identifier": "weather-mcp", "version": "1.0.0", "transport": {"type": "stdio"}}]',
    ...members,
  };
  const written = Object.entries(all).flatMap(([key, value]) => {
    if (value === null) return [];
    return [key.startsWith('⟦') ? `⟦"${key.slice(1)}"⟧: ${value}` : `"${key}": ${value}`];
  });
  return `{${written.join(', ')}}`;
}

/** The valid document with one package that has these members in place of its own. */
export function examplePackage(members: Readonly<Record<string, string | null>> = {}): string {
  const all: Record<string, string | null> = {
    registryType: '"npm"',
    identifier: '"weather-mcp"',
    version: '"1.0.0"',
    transport: '{"type": "stdio"}',
    ...members,
  };
  const written = Object.entries(all).flatMap(([key, value]) => {
    if (value === null) return [];
    return [key.startsWith('⟦') ? `⟦"${key.slice(1)}"⟧: ${value}` : `"${key}": ${value}`];
  });
  return exampleServer({ packages: `[{${written.join(', ')}}]` });
}

/** The rules that follow from the schema. */
export const SCHEMA_RULES = schemaRules(
  { prefix: 'server-json', ...FORMAT, refuser: 'The registry' },
  {
    missing: {
      good: [exampleServer()],
      bad: [examplePackage({ registryType: null, '⟦registry_type': '"npm"' })],
    },
    unknown: {
      good: [exampleServer()],
      bad: [
        `{"$schema": "${schemaUrl('2025-09-29')}", "name": "io.github.ada/weather", "description": "Weather", "version": "1.0.0", "packages": [{"registryType": "npm", "identifier": "weather-mcp", "version": "1.0.0", "transport": {"type": "stdio"}, ⟦"license"⟧: "MIT"}]}`,
      ],
    },
    type: { good: [exampleServer()], bad: [exampleServer({ version: '⟦1⟧' })] },
    value: {
      good: [exampleServer()],
      bad: [exampleServer({ description: '⟦""⟧' }), exampleServer({ description: `⟦"${'weather '.repeat(13)}"⟧` })],
    },
    unlisted: { good: [exampleServer()], bad: [exampleServer({ '⟦keywords': '["weather"]' })] },
  },
);
