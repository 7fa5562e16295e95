/** Skills over MCP: instructions for agents with their files, listed with digests. */
import type { Schema, TypeSchema } from '../schema.ts';
import type { Extension, ExtensionMethod } from './define.ts';
import { requirements } from './skills-requirements.ts';

const by = (
  requirement: string,
  schema: Schema,
  ...kinds: ('missing' | 'type' | 'null' | 'value' | 'range')[]
): Schema => ({
  ...schema,
  faults: { ...schema.faults, ...Object.fromEntries(kinds.map((kind) => [kind, requirement])) },
});
const request = (
  description: string,
  method: string,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
): TypeSchema => ({
  type: 'object',
  description,
  properties: {
    method: { const: method },
    params: {
      type: 'object',
      description: 'The parameters.',
      properties,
      ...(required.length > 0 ? { required } : {}),
      ...(required[0] === undefined ? {} : { faults: { missing: properties[required[0]]?.faults?.missing ?? '' } }),
    },
  },
  required: required.length > 0 ? ['method', 'params'] : ['method'],
});
const cursor: Schema = { type: 'string', description: 'The position of the next page.' };
const cached = (requirement: string): Readonly<Record<string, Schema>> => ({
  ttlMs: by(
    requirement,
    { type: 'integer', minimum: 0, description: 'How long the result may be cached.' },
    'missing',
    'type',
    'range',
  ),
  cacheScope: by(
    requirement,
    { enum: ['public', 'private'], description: 'Whether caches may be shared.' },
    'missing',
    'type',
    'value',
  ),
});
const complete = (requirement: string): Schema =>
  by(requirement, { const: 'complete', description: 'Always `complete`.' }, 'missing', 'type', 'value');

const types: Readonly<Record<string, TypeSchema>> = {
  SkillFile: {
    type: 'object',
    description: 'A file of a skill.',
    properties: {
      uri: by(
        'skills/resource-fields',
        { type: 'string', description: 'The URI of the file.' },
        'missing',
        'type',
        'null',
      ),
      digest: by(
        'skills/resource-fields',
        { type: 'string', description: '`sha256:` and 64 hexadecimal digits.' },
        'missing',
        'type',
        'null',
      ),
      size: {
        type: 'number',
        description: 'The number of bytes.',
        faults: { missing: 'skills/resource-fields', type: 'skills/size-integer', null: 'skills/size-integer' },
      },
    },
    required: ['uri', 'digest', 'size'],
  },
  Skill: {
    type: 'object',
    description: 'A skill: its frontmatter and the list of its files.',
    properties: {
      uri: by(
        'skills/uri-skill-md',
        { type: 'string', description: 'The URI of its `SKILL.md`.' },
        'missing',
        'type',
        'null',
      ),
      frontmatter: {
        type: 'object',
        description: 'The frontmatter of the `SKILL.md`, as an object.',
        faults: {
          missing: 'skills/frontmatter-flattened',
          type: 'skills/frontmatter-not-object',
          null: 'skills/frontmatter-not-object',
        },
        properties: {
          name: by(
            'skills/frontmatter-name-missing',
            { type: 'string', description: 'The name.' },
            'missing',
            'type',
            'null',
          ),
          description: by(
            'skills/frontmatter-description-missing',
            { type: 'string', description: 'When to use the skill.' },
            'missing',
            'type',
            'null',
          ),
        },
        required: ['name', 'description'],
      },
      resources: {
        description: 'The files, or `"dynamic"`.',
        anyOf: [
          { type: 'array', items: { $ref: 'SkillFile', faults: { type: 'skills/resource-fields' } } },
          { const: 'dynamic', faults: { value: 'skills/resources-value', type: 'skills/resources-value' } },
        ],
        faults: {
          missing: 'skills/resources-missing',
          type: 'skills/resources-value',
          value: 'skills/resources-value',
          null: 'skills/resources-value',
        },
      },
    },
    required: ['uri', 'frontmatter', 'resources'],
  },
  ListSkillsRequest: request('Requests the skills of a server.', 'skills/list', { cursor }, []),
  ListSkillsResult: {
    type: 'object',
    description: 'A page of skills.',
    properties: {
      resultType: complete('skills/list-result-type'),
      skills: by(
        'skills/list-skills-array',
        { type: 'array', description: 'The skills.', items: { $ref: 'Skill' } },
        'missing',
        'type',
        'null',
      ),
      nextCursor: cursor,
      ...cached('skills/list-cache-fields'),
    },
    required: ['resultType', 'skills', 'ttlMs', 'cacheScope'],
  },
  GetSkillRequest: request(
    'Requests one skill.',
    'skills/get',
    {
      uri: by(
        'skills/get-uri-required',
        { type: 'string', description: 'The URI of its `SKILL.md`.' },
        'missing',
        'type',
        'null',
      ),
    },
    ['uri'],
  ),
  GetSkillResult: {
    type: 'object',
    description: 'One skill.',
    properties: {
      resultType: complete('skills/get-result-type'),
      skill: by('skills/get-skill-missing', { $ref: 'Skill' }, 'missing', 'type', 'null'),
      ...cached('skills/get-cache-fields'),
    },
    required: ['resultType', 'skill', 'ttlMs', 'cacheScope'],
  },
  ReadDirectoryRequest: request(
    'Requests the children of a directory.',
    'resources/directory/read',
    {
      uri: by(
        'skills/directory-uri-required',
        { type: 'string', description: 'The URI, without a slash at its end.' },
        'missing',
        'type',
        'null',
      ),
      cursor,
    },
    ['uri'],
  ),
  ReadDirectoryResult: {
    type: 'object',
    description: 'The direct children of a directory.',
    properties: {
      resultType: complete('skills/directory-result-type'),
      resources: by(
        'skills/directory-resources-array',
        {
          type: 'array',
          description: 'The children, as resources.',
          items: {
            $ref: 'Resource',
            faults: { type: 'skills/directory-resource-shape' },
            lacks: { uri: 'skills/directory-resource-shape', name: 'skills/directory-resource-shape' },
          },
        },
        'missing',
        'type',
        'null',
      ),
      nextCursor: cursor,
    },
    required: ['resultType', 'resources'],
  },
};

const method = (name: string, says: string, type: string, result: string): ExtensionMethod => ({
  name,
  kind: 'request',
  channel: 'mcp',
  sender: ['client'],
  says,
  type,
  result,
});

/** Skills, `io.modelcontextprotocol/skills`. */
export const skills: Extension = {
  id: 'io.modelcontextprotocol/skills',
  title: 'Skills',
  says: 'A server can offer skills: instructions for agents with their files, which hosts verify by digests.',
  versions: [
    {
      id: 'stable',
      status: 'stable',
      url: 'https://github.com/modelcontextprotocol/ext-skills/blob/main/specification/stable/skills.mdx',
    },
  ],
  // Servers also offer skills in 2025-11-25; their results have no `resultType` there.
  revisions: ['2025-11-25', '2026-07-28'],
  negotiation: {
    by: 'capability',
    declares: ['server'],
    handshake: 'The server declares it in its response to `initialize`, as some servers do.',
    stateless: 'The server declares it in its response to `server/discover`.',
    settings: { directoryRead: 'True if the server responds to `resources/directory/read`.' },
  },
  methods: [
    method('skills/list', 'Requests the skills of a server.', 'ListSkillsRequest', 'ListSkillsResult'),
    method('skills/get', 'Requests one skill.', 'GetSkillRequest', 'GetSkillResult'),
    method(
      'resources/directory/read',
      'Requests the children of a directory.',
      'ReadDirectoryRequest',
      'ReadDirectoryResult',
    ),
  ],
  formerMethods: [
    { name: 'skills/activate', instead: null },
    { name: 'skills/read', instead: 'skills/get' },
  ],
  types,
  coreTypes: '2026-07-28',
  metaKeys: [
    {
      key: 'io.modelcontextprotocol.skills/',
      on: 'the resource of a skill',
      says: 'The prefix of fields of the frontmatter.',
    },
  ],
  errorCodes: [{ code: -32602, says: 'No skill or directory has this URI.' }],
  uriSchemes: [{ scheme: 'skill', says: 'The files of skills; other schemes are allowed.' }],
  mediaTypes: [
    { type: 'text/markdown', says: 'A `SKILL.md`.' },
    { type: 'inode/directory', says: 'A directory.' },
  ],
  requirements,
  supported: {
    by: ['mcpc', 'ChatGPT (partly)', 'fast-agent (partly)', 'MCP Inspector (partly)'],
    seenOn: '2026-11-23',
    source: 'https://modelcontextprotocol.io/extensions/client-matrix',
  },
};
