/**
 * The format of the manifest of a plugin for Copilot CLI. Source: the plugin reference of
 * https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-plugin-reference; there is no official schema.
 */
import type { JsonObject } from '../../json/types.ts';
import { object, TEXT, TEXTS } from '../schema-parts.ts';

const PATHS: JsonObject = { type: ['string', 'array'], items: TEXT };
const FILE: JsonObject = { type: ['string', 'object', 'array'] };

/** The schema. */
export function copilotPluginSchema(): JsonObject {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...object(
      {
        $schema: TEXT,
        name: { type: 'string', minLength: 1 },
        description: TEXT,
        version: TEXT,
        author: object({ name: TEXT, email: TEXT, url: TEXT }, ['name']),
        homepage: TEXT,
        repository: TEXT,
        license: TEXT,
        keywords: TEXTS,
        category: TEXT,
        tags: TEXTS,
        agents: PATHS,
        skills: PATHS,
        commands: PATHS,
        extensions: PATHS,
        hooks: FILE,
        mcpServers: FILE,
        lspServers: FILE,
      },
      ['name'],
    ),
  };
}
