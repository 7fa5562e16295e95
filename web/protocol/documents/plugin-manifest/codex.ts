/**
 * The format of the manifest of a plugin for Codex (`.codex-plugin/plugin.json`). Source: the schema codex-plugin-manifest of
 * https://www.schemastore.org. A test compares it with that one.
 */
import type { JsonObject } from '../../json/types.ts';
import { closedObject, list } from '../schema-parts.ts';

const FILLED: JsonObject = { type: 'string', minLength: 1 };
const HTTPS: JsonObject = { type: 'string', minLength: 1, pattern: '^https://' };
const RELATIVE: JsonObject = { type: 'string', minLength: 1, not: { pattern: '^(?:[A-Za-z]:|/|\\\\\\\\)' } };
const PROMPT: JsonObject = { oneOf: [FILLED, { ...list(FILLED), minItems: 1, maxItems: 3 }] };

const INTERFACE: JsonObject = {
  ...closedObject(
    {
      displayName: FILLED,
      shortDescription: FILLED,
      longDescription: FILLED,
      developerName: FILLED,
      category: FILLED,
      capabilities: { ...list(FILLED), minItems: 1 },
      defaultPrompt: PROMPT,
      default_prompt: PROMPT,
      websiteURL: HTTPS,
      privacyPolicyURL: HTTPS,
      termsOfServiceURL: HTTPS,
      brandColor: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' },
      composerIcon: FILLED,
      logo: FILLED,
      logoDark: FILLED,
      screenshots: list(FILLED),
    },
    ['displayName', 'shortDescription', 'longDescription', 'developerName', 'category', 'capabilities'],
  ),
  anyOf: [{ required: ['defaultPrompt'] }, { required: ['default_prompt'] }],
};

const NUMBER = '(0|[1-9]\\d*)';

/** The schema. */
export function codexPluginSchema(): JsonObject {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...closedObject(
      {
        id: FILLED,
        name: FILLED,
        version: {
          type: 'string',
          pattern: `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$`,
        },
        description: FILLED,
        author: closedObject({ name: FILLED, email: FILLED, url: HTTPS }, ['name']),
        homepage: HTTPS,
        repository: HTTPS,
        license: FILLED,
        keywords: { ...list(FILLED), uniqueItems: true },
        skills: RELATIVE,
        apps: RELATIVE,
        mcpServers: { oneOf: [RELATIVE, { type: 'object' }] },
        interface: INTERFACE,
      },
      ['name', 'version', 'description', 'author', 'interface'],
    ),
  };
}
