/**
 * The format of MCP Server Cards, version v1. Source: schema.json of
 * https://github.com/modelcontextprotocol/experimental-ext-server-card. A test compares it with the official one.
 */
import type { JsonObject } from '../../json/types.ts';
import { FLAG, list, mapOf, object, oneOf, TEXT, TEXTS } from '../schema-parts.ts';

/** The `$schema` that every card has. */
export const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

const INPUT: JsonObject = {
  description: TEXT,
  value: TEXT,
  default: TEXT,
  choices: TEXTS,
  format: oneOf('string', 'number', 'boolean', 'filepath'),
  isRequired: FLAG,
  isSecret: FLAG,
  placeholder: TEXT,
};
const VARIABLES = mapOf(object(INPUT));
const SHORT_TEXT: JsonObject = { type: 'string', minLength: 1, maxLength: 100 };

/** The schema of a card. */
export function serverCardSchema(): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...object(
      {
        $schema: {
          type: 'string',
          pattern: '^https://static\\.modelcontextprotocol\\.io/schemas/v1/server-card\\.schema\\.json$',
        },
        name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
        title: SHORT_TEXT,
        description: SHORT_TEXT,
        version: { type: 'string', maxLength: 255 },
        websiteUrl: TEXT,
        repository: object({ url: TEXT, source: TEXT, id: TEXT, subfolder: TEXT }, ['url', 'source']),
        icons: list(object({ src: TEXT, mimeType: TEXT, sizes: TEXTS, theme: oneOf('light', 'dark') }, ['src'])),
        remotes: list(
          object(
            {
              type: oneOf('streamable-http', 'sse'),
              url: { type: 'string', pattern: '^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$' },
              headers: list(object({ ...INPUT, name: TEXT, variables: VARIABLES }, ['name'])),
              supportedProtocolVersions: TEXTS,
              variables: VARIABLES,
            },
            ['type', 'url'],
          ),
        ),
        _meta: { type: 'object' },
      },
      ['$schema', 'name', 'description', 'version'],
    ),
  };
}
