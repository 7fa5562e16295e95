/** The tool `try_server`: messages to the simulated server, and what it answers. */
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { FAULTS } from '../../simulator/faults/index.ts';
import { MCP_REVISIONS } from '../../simulator/server.ts';
import { SERVERS } from '../../simulator/servers/index.ts';
import { answered, clipped, many, resultOf } from './results.ts';
import { portable } from './schemas.ts';
import { tried, type Exchange } from './try-run.ts';

const finding = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  rule: z.string().describe('Pass it to `explain_rule`.'),
  title: z.string(),
  message: z.string(),
});

const outputSchema = z.object({
  server: z.string(),
  revision: z.enum(MCP_REVISIONS),
  transport: z.enum(['stdio', 'http']),
  wire: z
    .array(
      z.object({
        from: z.enum(['client', 'server']),
        by: z
          .enum(['you', 'simulated client', 'server'])
          .describe(
            'Your messages, those that the simulated client adds, such as the handshake, and those of the server.',
          ),
        channel: z.enum(['message', 'log', 'http', 'note']),
        message: z.looseObject({}).optional().describe('As it was sent, if it is a JSON object.'),
        text: z.string().optional().describe('Anything else, as it was sent.'),
        http: z.string().optional().describe('The HTTP around it.'),
        why: z.string().optional().describe('Why the server did this.'),
        requirement: z.string().optional(),
        fault: z.string().optional().describe('The fault that caused it.'),
        findings: z.array(finding).optional().describe('The problems of this line.'),
      }),
    )
    .describe('Both directions, in order.'),
  errors: z.number(),
  warnings: z.number(),
  more: z.number().optional().describe('The number of lines that `wire` lacks at its end.'),
});

const SERVER_IDS = SERVERS.map(({ id }) => id);
const FAULT_IDS = FAULTS.map(({ id }) => id);

/** Adds the tool. */
export function addTryTool(server: McpServer): void {
  server.registerTool(
    'try_server',
    {
      title: 'Try a message on the simulated server',
      description:
        'Sends messages to a simulated MCP server and returns what it answers and why, with what is wrong on both sides. Use it to see how a compliant server of a revision responds to a message, valid or not, or with `faults` how a broken one does. Each call is a session of its own. No real server is contacted.',
      inputSchema: portable(
        z.strictObject({
          messages: z
            .array(z.union([z.looseObject({}), z.string().max(100_000)]))
            .min(1)
            .max(30)
            .describe(
              'The client’s messages, in order: JSON-RPC objects, or strings that are sent as they are, to try invalid JSON.',
            ),
          revision: z.enum(MCP_REVISIONS).optional().describe('Default: 2025-11-25.'),
          server: z
            .enum(SERVER_IDS)
            .optional()
            .describe(
              `A demo server. ${SERVERS.map(({ id, says }) => `${id}: ${says}`).join(' ')} Default: everything.`,
            ),
          tools: z
            .array(z.looseObject({}))
            .max(200)
            .optional()
            .describe(
              'Tools as in a result of `tools/list`, instead of a demo server. The simulated server validates calls by their schemas.',
            ),
          definition: z
            .looseObject({})
            .optional()
            .describe(
              'A whole server instead of a demo server; the resource mcp-playground://servers has one as a model.',
            ),
          transport: z.enum(['stdio', 'http']).optional().describe('Default: stdio.'),
          faults: z
            .array(z.enum(FAULT_IDS))
            .max(10)
            .optional()
            .describe('Deliberate violations by the server; the resource mcp-playground://servers describes them.'),
          handshake: z
            .boolean()
            .optional()
            .describe(
              'Whether the simulated client shakes hands first. Default: true, unless your first message is `initialize`; 2026-07-28 has no handshake.',
            ),
        }),
      ),
      outputSchema: portable(outputSchema),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    (given) =>
      answered(async () => {
        const exchange = await tried(given);
        return resultOf(summaryOf(exchange), JSON.stringify(exchange));
      }),
  );
}

/** The number of explanations in the summary before the JSON, and their length. */
const LISTED = 8;
const MAX_WHY = 400;

function summaryOf({ wire, errors, warnings, more }: Exchange): string {
  const replies = wire.filter(({ from, channel }) => from === 'server' && channel === 'message').length;
  const own = wire.filter(({ by }) => by === 'you');
  const rows = own
    .slice(0, LISTED)
    .map(({ why }, at) => `- Your message ${at + 1}: ${clipped(why ?? 'no answer.', MAX_WHY)}`);
  return [
    `The server sent ${many(replies, 'message')}; the exchange has ${many(errors, 'error')} and ${many(warnings, 'warning')}.`,
    ...rows,
    ...(own.length > LISTED ? [`- … and ${many(own.length - LISTED, 'more message')}`] : []),
    ...(more === undefined ? [] : [`${many(more, 'more line')} omitted: send fewer messages in one call.`]),
  ].join('\n');
}
