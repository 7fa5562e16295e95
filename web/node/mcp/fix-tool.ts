/** The tool `fix`: a text with its safe fixes applied. */
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { check, checkOne } from '../../protocol/check.ts';
import { applyEdits } from '../../protocol/json/apply.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { fixableTogether } from '../../protocol/json/together.ts';
import { REVISION_IDS, type CheckOptions, type Report } from '../../protocol/types.ts';
import { Unusable } from '../arguments.ts';
import { verdictText } from '../report-text.ts';
import type { FileAccess } from './files.ts';
import { optionsOf, subjectArguments, subjectOf, type SubjectArguments } from './options.ts';
import { answered, many, resultOf } from './results.ts';
import { portable } from './schemas.ts';

/** A fix may reveal another problem. After this many rounds, or characters judged in all of them, the rest stays. */
const MAX_ROUNDS = 100;
const MAX_JUDGED = 4_000_000;
/** Maximum length of a text, which is returned as a whole, in UTF-16 units. */
const MAX_TEXT_TO_FIX = 400_000;
/** The number of fixes, and of findings that remain, in a result. */
const LISTED = 40;

const outputSchema = z.object({
  changed: z.boolean(),
  revision: z.enum(REVISION_IDS),
  before: z.record(z.string(), z.number()).describe('The number of findings by severity.'),
  after: z.record(z.string(), z.number()),
  applied: z
    .array(z.object({ rule: z.string(), says: z.string(), line: z.number().describe('In the text at that time.') }))
    .describe('The fixes, in the order in which they were made.'),
  remaining: z
    .array(
      z.object({
        severity: z.string(),
        rule: z.string(),
        message: z.string(),
        line: z.number(),
        column: z.number(),
        unsafeFix: z.string().optional().describe('A fix that guesses what is meant. It is not applied.'),
      }),
    )
    .describe('Errors and warnings of the fixed text.'),
  more: z.number().optional().describe('The number of entries that `applied` and `remaining` lack.'),
  text: z.string().describe('The whole text, fixed.'),
});

/** Adds the tool. `files` is null where no file may be read. */
export function addFixTool(server: McpServer, files: FileAccess | null): void {
  server.registerTool(
    'fix',
    {
      title: 'Fix MCP messages',
      description:
        'Applies the safe fixes of `check`: those that keep what the author meant, and the layout of the text. Returns the fixed text, what was changed, and what remains. It writes no file: use the text that it returns.',
      inputSchema: portable(z.strictObject(subjectArguments(files))),
      outputSchema: portable(outputSchema),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    (given) => answered(() => fixed(given, files)),
  );
}

async function fixed(given: SubjectArguments, files: FileAccess | null) {
  const { text, name } = await subjectOf(given, files);
  if (text.length > MAX_TEXT_TO_FIX)
    throw new Unusable(
      `The text has ${many(text.length, 'character')}, and at most ${MAX_TEXT_TO_FIX.toLocaleString('en-US')} are fixed at once. Pass the part that has findings: \`check\` lists their lines`,
    );
  const first = check(text, optionsOf(given));
  // A fix may remove what named the revision.
  const options: CheckOptions = { ...optionsOf(given), revision: first.revision };
  const result = applySafeFixes(text, first, options);
  const { applied, report, isDone } = result;
  const lines = new LineIndex(result.text);
  const remaining = report.diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, rule, what, span, fix }) => {
      const { line, column } = lines.at(span.start);
      return {
        severity,
        rule,
        message: what,
        line,
        column,
        ...(fix?.safety === 'unsafe' ? { unsafeFix: fix.says } : {}),
      };
    });
  const more = Math.max(0, applied.length - LISTED) + Math.max(0, remaining.length - LISTED);
  const says = [
    applied.length === 0
      ? 'There is no safe fix to apply.'
      : applied.length === 1
        ? 'One safe fix is applied.'
        : `${applied.length} safe fixes are applied.`,
    `Now: ${verdictText(report, name)}`,
    ...(isDone ? [] : ['More safe fixes are left: call `fix` again with the fixed text.']),
  ];
  return resultOf(
    says.join('\n'),
    JSON.stringify({
      changed: result.text !== text,
      revision: report.revision,
      before: countsOf(first),
      after: countsOf(report),
      applied: applied.slice(0, LISTED),
      remaining: remaining.slice(0, LISTED),
      ...(more > 0 ? { more } : {}),
      text: result.text,
    }),
  );
}

/** A fix that was made. */
interface Applied {
  readonly rule: string;
  readonly says: string;
  readonly line: number;
}

/** Applies safe fixes until none is left, or the work becomes too much. */
function applySafeFixes(
  start: string,
  first: Report,
  options: CheckOptions,
): { text: string; applied: Applied[]; report: Report; isDone: boolean } {
  let text = start;
  let report = first;
  const applied: Applied[] = [];
  for (let round = 0, judged = 0; ; round++, judged += text.length) {
    const chosen = fixableTogether(report.diagnostics.filter(({ fix }) => fix?.safety === 'safe'));
    if (chosen.length === 0) return { text, applied, report, isDone: true };
    if (round === MAX_ROUNDS || judged > MAX_JUDGED) return { text, applied, report, isDone: false };
    const lines = new LineIndex(text);
    for (const { rule, span, fix } of chosen)
      applied.push({ rule, says: fix?.says ?? '', line: lines.at(span.start).line });
    const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []).toSorted((a, b) => a.start - b.start);
    text = applyEdits(text, edits);
    report = checkOne(text, options);
  }
}

function countsOf({ diagnostics }: Report): Record<'errors' | 'warnings' | 'infos', number> {
  const of = (wanted: string): number => diagnostics.filter(({ severity }) => severity === wanted).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info') };
}
