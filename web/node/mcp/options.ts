/** The arguments that several tools share: the text or file to judge, and how. */
import * as z from 'zod';
import { check } from '../../protocol/check.ts';
import { knownHosts } from '../../protocol/hosts/names.ts';
import { REVISION_IDS, type CheckOptions, type Report } from '../../protocol/types.ts';
import { quote, readOptions, Unusable } from '../arguments.ts';
import { today } from '../output.ts';
import type { FileAccess } from './files.ts';

/** Maximum length of a text, in UTF-16 units. A longer one can only be read from a file. */
export const MAX_TEXT = 4_000_000;

/** MCP revisions and JSON-RPC 2.0. */
export const revisionArgument = z.enum(REVISION_IDS);

const subject = {
  text: z
    .string()
    .max(MAX_TEXT)
    .optional()
    .describe(
      'The text to judge, unchanged: a message, a log of a host or server, HTTP traffic, a host configuration, server.json, or any mixture.',
    ),
  revision: z
    .enum([...REVISION_IDS, 'auto'])
    .optional()
    .describe('The specification to judge by. The default, auto, selects the one that the text points to.'),
  from: z.enum(['client', 'server']).optional().describe('The sender of messages whose sender the text does not show.'),
  transport: z
    .enum(['stdio', 'http', 'sse'])
    .optional()
    .describe('The transport, so that line endings, event streams and the like are judged too.'),
};

/** Arguments that name a text and how to judge it. Without access to files there is no `file`. */
export function subjectArguments(files: FileAccess | null) {
  if (!files) return subject;
  const file = z
    .string()
    .max(4096)
    .optional()
    .describe(
      `A file to judge instead of \`text\`: a path below ${files.roots.map(quote).join(' or ')}, at most 16 MiB. It is only read.`,
    );
  return { ...subject, file };
}

/** Hosts whose limits are reported. */
export const hostsArgument = z
  .array(z.enum(['all', ...knownHosts.map(({ id }) => id)]))
  .optional()
  .describe('Also report what these hosts refuse, cut or ignore although the specification allows it.');

/** What a caller names. */
export interface SubjectArguments {
  readonly text?: string | undefined;
  readonly file?: string | undefined;
  readonly revision?: string | undefined;
  readonly from?: string | undefined;
  readonly transport?: string | undefined;
  readonly hosts?: readonly string[] | undefined;
}

/** The text to judge, its name in sentences, and a sentence if its bytes were no plain UTF-8. */
export interface Subject {
  readonly text: string;
  readonly name: string;
  readonly note: string | null;
}

/** Reads what a caller names. Throws `Unusable`. */
export async function subjectOf({ text, file }: SubjectArguments, files: FileAccess | null): Promise<Subject> {
  if (text !== undefined && file !== undefined) throw new Unusable('Pass `text` or `file`, not both');
  if (text !== undefined) return { text, name: 'text', note: null };
  if (file === undefined || !files) throw new Unusable(files ? 'Pass `text` or `file`' : 'Pass `text`');
  return { ...(await files.read(file)), name: file };
}

/** The options of the checker: the same as those of the command, so that both return the same report. */
export function optionsOf({ revision, from, transport, hosts }: SubjectArguments): CheckOptions {
  const named = hosts === undefined || hosts.length === 0 ? undefined : hosts.includes('all') ? 'all' : hosts;
  return { ...readOptions({ revision, from, transport, hosts: named }, (name) => `\`${name}\``), today: today() };
}

/** The report on a text. */
export function reportOf(text: string, given: SubjectArguments): Report {
  return check(text, optionsOf(given));
}
