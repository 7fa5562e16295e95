/** The tool `explain_rule`. */
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { REVISION_IDS } from '../../protocol/types.ts';
import { revisionArgument } from './options.ts';
import { answered, resultOf } from './results.ts';
import { portable } from './schemas.ts';
import { rulePage } from './rule-pages.ts';

const example = z.object({
  text: z.string(),
  revision: z.string().optional(),
  from: z.string().optional(),
  says: z.string().optional(),
  finding: z.string().optional().describe('The problem in a bad example.'),
  fix: z.string().optional(),
});

const outputSchema = z.object({
  id: z.string(),
  kind: z
    .enum(['rule', 'requirement', 'extension', 'document', 'host', 'cause'])
    .describe(
      'Its subject: messages, a requirement of the specification, a document, a host, or why something does not work.',
    ),
  title: z.string().describe('What must, should or may hold.'),
  why: z.string(),
  how: z.string().describe('How to satisfy it.'),
  levels: z
    .array(
      z.object({
        requirement: z.string(),
        revision: z.enum(REVISION_IDS),
        level: z.string(),
        says: z.string(),
        spec: z.string().describe('Address of the clause.'),
      }),
    )
    .describe('The requirements that it reports, with their level in each revision.'),
  moreLevels: z.number(),
  sources: z.array(z.string()),
  good: z.array(example),
  bad: z.array(example),
  related: z.array(z.string()).describe('Ids that this tool explains too.'),
});

/** Adds the tool. */
export function addRuleTool(server: McpServer): void {
  server.registerTool(
    'explain_rule',
    {
      title: 'Explain a rule',
      description:
        'Explains the `rule` or `requirement` of a finding of `check`: what must hold, why, and how to satisfy it. Includes the level and the clause in each revision, and good and bad examples.',
      inputSchema: portable(
        z.strictObject({
          id: z.string().max(200).describe('The `rule` of a finding, such as `ids/null-id`.'),
          revision: revisionArgument.optional().describe('Only the levels of this revision, and its examples first.'),
          examples: z
            .number()
            .int()
            .min(0)
            .max(6)
            .optional()
            .describe('The number of examples of each kind. Default: 2.'),
        }),
      ),
      outputSchema: portable(outputSchema),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ id, revision, examples = 2 }) =>
      answered(async () => resultOf('', JSON.stringify(await rulePage(id, revision ?? null, examples)))),
  );
}
