/** The JSON Schema of a settings file. `public/config.schema.json` is this schema as a file, for editors. */
import { knownHosts } from '../../protocol/hosts/names.ts';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { JsonObject } from '../../protocol/values.ts';

const PATTERNS: JsonObject = { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } };
const PATTERN_SYNTAX =
  '`*`, `?`, `[a-z]`, `{a,b}`, and `**` for any number of folders; a pattern without `/` matches names in any folder.';

/** Members that set how a text is judged: for all files, or for those of an override. */
const JUDGING: JsonObject = {
  revision: {
    description: 'The revision to judge by; `auto` takes the one that the text points to.',
    enum: [...REVISION_IDS, 'auto'],
  },
  from: { description: 'The sender of messages for which the text does not show one.', enum: ['client', 'server'] },
  transport: {
    description: 'The transport, so that line endings, event streams and the like are judged too.',
    enum: ['stdio', 'http', 'sse'],
  },
  hosts: {
    description: 'Hosts: what they refuse, cut or ignore although the specification allows it is reported too.',
    type: 'array',
    minItems: 1,
    items: { enum: ['all', ...knownHosts.map(({ id }) => id)] },
  },
  rules: {
    description:
      'Levels of rules, by id. `tools/*` means all rules whose ids begin with `tools/`; an id wins over a pattern, and a longer pattern over a shorter one.',
    type: 'object',
    additionalProperties: { enum: ['off', 'error', 'warning', 'info'] },
  },
};

/** The schema. Its members are those of `SettingsFile`. */
export const SETTINGS_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Settings of the MCP Protocol Playground',
  description:
    'For `check`: mcp-playground.config.json or .mcp-playground.json. Patterns are relative to the folder of this file.',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { description: 'The address or path of this schema.', type: 'string' },
    ...JUDGING,
    files: { description: `The files that are read in a folder: ${PATTERN_SYNTAX}`, ...PATTERNS },
    ignore: {
      description: `Files and folders that are left out of folders and patterns: ${PATTERN_SYNTAX}`,
      ...PATTERNS,
    },
    baseline: {
      description: 'The file with the known findings, which are let pass; `--write-baseline` writes it.',
      type: 'string',
      minLength: 1,
    },
    maxWarnings: { description: 'More warnings are a failure.', type: 'integer', minimum: 0 },
    overrides: {
      description: 'Settings for some files. Of several that match, the last one wins.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['files'],
        properties: { files: { description: `The files: ${PATTERN_SYNTAX}`, ...PATTERNS }, ...JUDGING },
      },
    },
  },
};

/** How a text is judged, as a settings file has it. */
export interface JudgingMembers {
  readonly revision?: (typeof REVISION_IDS)[number] | 'auto';
  readonly from?: 'client' | 'server';
  readonly transport?: 'stdio' | 'http' | 'sse';
  readonly hosts?: readonly string[];
  readonly rules?: Readonly<Record<string, 'off' | 'error' | 'warning' | 'info'>>;
}

/** A settings file that the schema accepts. */
export interface SettingsFile extends JudgingMembers {
  readonly $schema?: string;
  readonly files?: readonly string[];
  readonly ignore?: readonly string[];
  readonly baseline?: string;
  readonly maxWarnings?: number;
  readonly overrides?: readonly (JudgingMembers & { readonly files: readonly string[] })[];
}
