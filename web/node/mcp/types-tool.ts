/** The tool `list_types`: methods and types of a revision, or the members of one type. */
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { answered, resultOf } from './results.ts';
import { portable } from './schemas.ts';
import { revisionArgument } from './options.ts';
import { listOf, typePage } from './type-pages.ts';

const member = z.object({
  path: z.string().describe('From the type: `capabilities.tools`; items of an array as `messages[].role`.'),
  need: z.enum(['required', 'optional']),
  type: z.string(),
  limits: z.string().optional(),
  says: z.string().optional(),
  since: z.string().optional().describe('The first revision that has it, if older ones have the type without it.'),
});

const outputSchema = z.object({
  revision: z.string(),
  methods: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(['request', 'notification']),
        sender: z.string(),
        type: z.string(),
        result: z.string().optional(),
        capability: z.string().optional(),
        says: z.string(),
      }),
    )
    .optional(),
  types: z
    .array(z.object({ name: z.string(), role: z.enum(['message', 'params', 'result', 'part']), says: z.string() }))
    .optional(),
  type: z
    .object({
      name: z.string(),
      says: z.string(),
      spec: z.string(),
      /** For unions and enumerations. */
      kind: z.string().optional(),
      members: z.array(member),
      moreMembers: z.number().optional(),
      otherMembers: z.boolean().describe('Whether members that are not listed are allowed.'),
      methods: z.array(z.string()).describe('Methods whose message or result has this type.'),
      usedBy: z.array(z.string()),
      revisions: z.array(z.string()).describe('Revisions that have a type of this name.'),
    })
    .optional(),
});

/** Adds the tool. */
export function addTypesTool(server: McpServer): void {
  server.registerTool(
    'list_types',
    {
      title: 'List methods and types',
      description:
        'Lists the methods and types of a protocol revision, with who sends them and what they are for. With `type`, returns the members of one type, or of a method’s message with its `params`: their types, which are required, and since when. Use it before you write a message.',
      inputSchema: portable(
        z.strictObject({
          revision: revisionArgument.optional().describe('Default: 2025-11-25.'),
          type: z.string().max(200).optional().describe('A type, such as `Tool`, or a method, such as `tools/call`.'),
          search: z.string().max(100).optional().describe('Only methods and types whose name contains this.'),
        }),
      ),
      outputSchema: portable(outputSchema),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ revision = '2025-11-25', type, search }) =>
      answered(() =>
        resultOf('', JSON.stringify(type === undefined ? listOf(revision, search ?? '') : typePage(revision, type))),
      ),
  );
}
