/** Prompts: how to find out why a server does not work, and how to move one to 2026-07-28. */
import { completable, type McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { changesBetween } from '../../protocol/catalog.ts';
import { REVISION_IDS, type RevisionChoice, type RevisionId } from '../../protocol/types.ts';
import { summaryOf } from './check-tool.ts';
import { reportOf } from './options.ts';
import { matching } from './resources.ts';
import { clipped, many } from './results.ts';

/** The revision to move to. */
const NEWEST = '2026-07-28';
/** Revisions to move from, newest first. */
const OLDER = REVISION_IDS.filter((id) => id !== NEWEST && id !== 'jsonrpc-2.0').toReversed();
/** Maximum length of a text in a prompt, in UTF-16 units. */
const MAX_QUOTED = 20_000;
/** The number of changes of each kind. */
const LISTED = 25;

/** A text of a user, at most one prompt long. */
const pasted = z.string().max(1_000_000);

/** Adds both prompts. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'debug-my-server',
    {
      title: 'Debug my server',
      description: 'Finds out why an MCP server or client does not work, from its log or messages.',
      argsSchema: z.object({
        log: pasted.optional().describe('The log of the host or server, or messages, as they are.'),
        symptom: z.string().max(2000).optional().describe('What does not work.'),
        revision: completable(z.string(), (value) => matching(value ?? '', REVISION_IDS))
          .optional()
          .describe('The protocol revision, if it is known.'),
      }),
    },
    ({ log, symptom, revision }) => ({
      description: 'Debug an MCP server',
      messages: [asked(debugText(log, symptom, revision))],
    }),
  );
  server.registerPrompt(
    'migrate-to-2026-07-28',
    {
      title: 'Migrate to 2026-07-28',
      description: 'Moves an MCP server or client to the revision 2026-07-28, with the changes that concern it.',
      argsSchema: z.object({
        from: completable(z.string(), (value) => matching(value ?? '', OLDER))
          .optional()
          .describe('The revision that it implements now. Default: 2025-11-25.'),
        log: pasted.optional().describe('Messages or a log of the present implementation.'),
      }),
    },
    ({ from, log }) => ({
      description: 'Migrate to 2026-07-28',
      messages: [asked(migrationText(OLDER.find((id) => id === from) ?? '2025-11-25', log))],
    }),
  );
}

const asked = (text: string) => ({ role: 'user' as const, content: { type: 'text' as const, text } });

function debugText(log: string | undefined, symptom: string | undefined, named: string | undefined): string {
  const revision = REVISION_IDS.find((id) => id === named);
  return [
    'My MCP server or client does not work as it should. Find the cause, and fix it.',
    ...(symptom === undefined ? [] : [`What I see: ${symptom}`]),
    '',
    ...(log === undefined ? NO_LOG : judged(log, revision ?? 'auto')),
    '',
    'Proceed like this:',
    `1. Call \`check\` with the ${log === undefined ? 'log' : 'log above'}${revision === undefined ? '' : ` and \`revision\`: "${revision}"`}. Findings of class \`cause\` come first: they say why it does not work.`,
    '2. For each error, call `explain_rule` with its `rule`. Find the place in my code that sends the message.',
    '3. If it is unclear what a compliant server does, send the same messages with `try_server`.',
    '4. Change the code. Check a new log, or the messages that the code now sends, with `check`, until there are no errors.',
    'Do not guess: name the finding that each change is for. If the log shows too little, say what else I should paste.',
  ].join('\n');
}

const NO_LOG = [
  'I have not pasted a log yet. Ask me for it, or read it from a file: the host’s log of this server, or the messages of both sides.',
];

function migrationText(from: RevisionId, log: string | undefined): string {
  const groups = changesBetween(from, NEWEST).filter(({ id }) => id !== 'types' && id !== 'requirements');
  const rows = groups.flatMap(({ title, changes }) => [
    `## ${title}`,
    ...changes.slice(0, LISTED).map(({ what, name, says, details }) => {
      const words = [says, ...details.slice(0, 2)].filter((one) => one !== '').join(' ');
      const shown = name.includes('`') ? name : `\`${name}\``;
      return `- ${what}: ${shown}${words === '' ? '' : `. ${clipped(words, 300)}`}`;
    }),
    ...(changes.length > LISTED ? [`- … and ${many(changes.length - LISTED, 'more change')}`] : []),
    '',
  ]);
  return [
    `Move my MCP implementation from ${from} to ${NEWEST}.`,
    '',
    ...(log === undefined ? [] : [...judged(log, NEWEST), '']),
    `# What changes between ${from} and ${NEWEST}`,
    '',
    ...rows,
    'Proceed like this:',
    '1. Find where my code depends on each change above. List the places before you change any of them.',
    '2. Call `list_types` with `revision`: "2026-07-28" and the `type` of each message that you write.',
    '3. Send the new messages with `try_server` and `revision`: "2026-07-28", and compare the answers with mine.',
    '4. Check what my code now sends with `check` and `revision`: "2026-07-28", until there are no errors.',
    'Keep the old revision working if my clients may still use it: answer `initialize` as before.',
  ].join('\n');
}

/** The text with what the checker finds in it. */
function judged(log: string, revision: RevisionChoice): string[] {
  // A fence longer than any in the text.
  const fence = '`'.repeat(Math.max(3, ...[...log.matchAll(/`+/gu)].map(([run]) => run.length + 1)));
  const { length } = log;
  return [
    `This is the log${length > MAX_QUOTED ? `, of which the first ${MAX_QUOTED.toLocaleString('en-US')} characters are shown` : ''}:`,
    fence,
    log.slice(0, MAX_QUOTED),
    fence,
    'The checker reports:',
    ...summaryOf(reportOf(log, { revision }), log, 'log'),
  ];
}
