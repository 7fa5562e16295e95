/** The tool `check`: the report of the command `check`, with a short summary before it. */
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { reportObject } from '../../protocol/exports.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { REVISION_IDS, type Report } from '../../protocol/types.ts';
import { verdictText } from '../report-text.ts';
import type { FileAccess } from './files.ts';
import { hostsArgument, reportOf, subjectArguments, subjectOf, type SubjectArguments } from './options.ts';
import { answered, many, resultOf } from './results.ts';
import { portable } from './schemas.ts';
import { MAX_LENGTH, sentReport, USUAL_LENGTH } from './shorten.ts';

/** The number of findings in the summary before the JSON. */
const LISTED = 8;

/** A member whose objects are described by their names alone. */
const objects = (says: string) => z.array(z.looseObject({})).describe(says);
const count = z.number().int();

const range = z
  .object({ startLine: count, startColumn: count, endLine: count, endColumn: count })
  .describe('Lines and columns count from 1, columns in UTF-16 units; the end is exclusive.');

const fix = z
  .looseObject({
    says: z.string(),
    safety: z.enum(['safe', 'unsafe']).describe('`safe` keeps the author’s meaning, `unsafe` guesses it.'),
    edits: z.array(z.object({ range, text: z.string() })).describe('Replacements in the text, in order.'),
  })
  .optional();

const finding = z.looseObject({
  rule: z.string().describe('Pass it to `explain_rule`.'),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string().describe('The problem here, with the offending value.'),
  why: z.string(),
  messageIndex: count.describe('Index into `messages`; -1 outside messages.'),
  pointer: z.string().describe('JSON pointer into that message.'),
  range,
  spec: z.string().describe('Address of the clause.'),
  fix,
});

const outputSchema = z.looseObject({
  revision: z.enum(REVISION_IDS).describe('The specification that the text was judged by.'),
  revisionBecause: z.string(),
  format: z.string().describe('How the text was read.'),
  formatBecause: z.string(),
  summary: z.object({ messages: count, errors: count, warnings: count, infos: count }),
  verdicts: z
    .record(z.string(), z.object({ errors: count, warnings: count }))
    .describe('Errors and warnings by each specification.'),
  messages: objects('The messages, in order: `index`, `kind`, `method`, `id`, `from`, `range` and more.'),
  sessions: objects('The sessions, with what both sides declared.'),
  wire: objects('HTTP requests and responses, if the text shows them.'),
  parts: objects('What the text consists of.'),
  skipped: objects('Parts of the text that are not messages.'),
  notObserved: objects('What could not be judged, which does not mean valid.'),
  diagnostics: z.array(finding).describe('The findings: causes first, then the most severe first.'),
  omitted: z
    .record(z.string(), count)
    .optional()
    .describe('Only in a shortened report: the number of entries that each list lacks.'),
});

/** Adds the tool. `files` is null where no file may be read. */
export function addCheckTool(server: McpServer, files: FileAccess | null): void {
  server.registerTool(
    'check',
    {
      title: 'Check MCP messages',
      description: `Judges JSON-RPC and Model Context Protocol messages, logs, HTTP traffic and configurations by the specification, and says what is wrong, where, why, and how to fix it. Use it before you send or commit MCP messages, and when a client or server does not work: paste its log as it is. A long report is shortened; \`skip\` shows further findings, \`full\` the whole report. A text without findings broke no rule that its messages can show.`,
      inputSchema: portable(
        z.strictObject({
          ...subjectArguments(files),
          hosts: hostsArgument,
          skip: z
            .number()
            .int()
            .min(0)
            .optional()
            .describe('Leave out that many findings, which you have seen already.'),
          full: z
            .boolean()
            .optional()
            .describe('Return the whole report, whatever its length. The default is at most 40,000 characters.'),
        }),
      ),
      outputSchema: portable(outputSchema),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    (given) => answered(() => checked(given, files)),
  );
}

/** The arguments of the tool. */
interface CheckArguments extends SubjectArguments {
  readonly skip?: number | undefined;
  readonly full?: boolean | undefined;
}

async function checked(given: CheckArguments, files: FileAccess | null) {
  const { text, name, note } = await subjectOf(given, files);
  const report = reportOf(text, given);
  const { skip = 0, full = false } = given;
  const { json, omitted } = sentReport(reportObject(report, text), full ? MAX_LENGTH : USUAL_LENGTH, skip);
  const lacks = Object.entries(omitted).map(([list, left]) => `${list} (${left.toLocaleString('en-US')})`);
  const more =
    lacks.length === 0
      ? []
      : [
          `The report is shortened. The ends of these lists are omitted: ${lacks.join(', ')}. ${howToSeeMore(omitted, report, skip, full)}`,
        ];
  return resultOf(
    [...(note === null ? [] : [`${note}.`]), ...summaryOf(report, text, name, skip), ...more].join('\n'),
    json,
  );
}

function howToSeeMore(omitted: Readonly<Record<string, number>>, report: Report, skip: number, full: boolean): string {
  const left = omitted['diagnostics'] ?? 0;
  const next =
    left > 0
      ? [`Call \`check\` with \`skip\`: ${report.diagnostics.length - left} for ${many(left, 'more finding')}.`]
      : [];
  // With `skip`, only findings may be missing at the front.
  return [...next, ...(full || skip > 0 ? [] : ['`full`: true returns all.'])].join(' ');
}

/** The verdict, and the headlines of the first findings. */
export function summaryOf(report: Report, text: string, name: string, skip = 0): string[] {
  const lines = new LineIndex(text);
  const shown = report.diagnostics.slice(skip, skip + LISTED);
  const rows = shown.map(({ severity, rule, title, span, fix: change }) => {
    const { line, column } = lines.at(span.start);
    return `- ${severity} at ${line}:${column}, ${rule}: ${title}${change ? ` (has ${change.safety === 'safe' ? 'a safe' : 'an unsafe'} fix)` : ''}`;
  });
  const further = report.diagnostics.length - skip - shown.length;
  return [verdictText(report, name), ...rows, ...(further > 0 ? [`- … and ${many(further, 'more finding')}`] : [])];
}
