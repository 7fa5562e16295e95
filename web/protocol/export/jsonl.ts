/**
 * The messages of a text as clean JSON Lines: `{"from":"client","message":{…}}`, one line each, in a form that this checker and
 * others can read. A message with an unknown sender is on its line without a wrapper, because any sender would be a guess.
 */
import type { RawEntry } from '../intake/types.ts';
import { formatJson } from '../json/format.ts';
import type { Prepared } from '../report/phases.ts';
import { viewPartyOf, type ViewParty } from '../session-types.ts';
import type { EntryRow } from '../types.ts';
import type { JsonNode } from '../json/types.ts';

// A tree as JSON on one line: as written if it is strict JSON, fixed otherwise.

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

type Job = { readonly node: JsonNode; at: number; first: boolean };

/** A tree as JSON. `holes`: some values could not be read. */
interface Printed {
  text: string;
  holes: boolean;
}

/**
 * The value of a tree. Numbers keep all their digits; members without a readable value are omitted, such array items become
 * `null`. Not recursive.
 */
function printNode(text: string, root: JsonNode): Printed {
  const parts: string[] = [];
  let holes = false;
  const jobs: Job[] = [];
  const begin = (node: JsonNode): void => {
    if (node.type === 'object' || node.type === 'array') {
      parts.push(node.type === 'object' ? '{' : '[');
      jobs.push({ node, at: 0, first: true });
    } else parts.push(scalar(text, node));
  };
  begin(root);
  for (let job = jobs.at(-1); job; job = jobs.at(-1)) {
    const { node } = job;
    const at = job.at++;
    if (node.type === 'object') {
      const member = node.members[at];
      if (!member) {
        parts.push('}');
        jobs.pop();
      } else if (member.value.type === 'hole') holes = true;
      else {
        parts.push(job.first ? '' : ',', JSON.stringify(member.key), ':');
        job.first = false;
        begin(member.value);
      }
    } else if (node.type === 'array') {
      const item = node.items[at];
      if (!item) {
        parts.push(']');
        jobs.pop();
      } else {
        if (at > 0) parts.push(',');
        holes ||= item.type === 'hole';
        begin(item);
      }
    }
  }
  return { text: parts.join(''), holes };
}

function scalar(text: string, node: JsonNode): string {
  if (node.type === 'number') {
    const written = text.slice(node.start, node.end);
    if (NUMBER.test(written) && Object.is(Number(written), node.value)) return written;
    return Number.isFinite(node.value) ? JSON.stringify(node.value) : 'null';
  }
  return node.type === 'string' || node.type === 'boolean' ? JSON.stringify(node.value) : 'null';
}

/** A text to save, and notes about it, one sentence each. */
export interface CleanLines {
  text: string;
  notes: string[];
}

/** All messages of a prepared text. Sessions follow one another; if there are several, each line names its session. */
export function cleanLines(prepared: Prepared): CleanLines {
  const { rows, intake, sessions, text } = prepared;
  const several = sessions.length > 1;
  const tally = new Tally();
  const lines: string[] = [];
  for (const session of sessions) {
    const name = several ? session.label || String(session.index + 1) : null;
    for (const row of rows) {
      const entry = intake.entries.at(row.index);
      if (!entry || row.session !== session.index) continue;
      const message = asWritten(text, entry, row) ?? anew(text, entry);
      if (message === null) tally.add('unreadable', row);
      else lines.push(lineOf(message.text, row, name, tally, viewPartyOf(row, session)));
      if (message && (row.trust === 'altered' || message.holes)) tally.add('altered', row);
      else if (message?.anew === true || (message && entry.trust === 'normalised')) tally.add('normalised', row);
    }
  }
  return { text: lines.map((line) => `${line}\n`).join(''), notes: tally.notes(several, lines.length) };
}

function lineOf(message: string, row: EntryRow, session: string | null, tally: Tally, party?: ViewParty): string {
  if (row.from === 'unknown') {
    tally.add('nobody', row);
    return message;
  }
  if (row.inferred) tally.add('guessed', row);
  const named = session === null ? '' : `"session":${JSON.stringify(session)},`;
  return `{${named}"from":"${party ?? row.from}","message":${message}}`;
}

/** A message on one line; `anew` if it was rewritten, `holes` if part of it could not be read. */
interface Written {
  text: string;
  anew: boolean;
  holes: boolean;
}

/** Strict JSON is copied as written and keeps its digits, escapes and duplicate keys; otherwise `null`. */
function asWritten(text: string, { fixable }: RawEntry, { span }: EntryRow): Written | null {
  const piece = text.slice(span.start, span.end);
  if (fixable === false || !isJson(piece)) return null;
  return {
    text: lone(formatJson(text, span.start, span.end, 0) ?? piece.replace(/[\r\n]+/g, ' ')),
    anew: false,
    holes: false,
  };
}

/** The parsed value as strict JSON; `null` if nothing could be parsed. */
function anew(text: string, entry: RawEntry): Written | null {
  const tree = entry.value === undefined ? null : entry.tree();
  return tree && tree.type !== 'hole' ? { ...printNode(text, tree), anew: true } : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Lone surrogates cannot be written to a file; their escapes can, and mean the same. */
function lone(json: string): string {
  return json.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

type Note = 'normalised' | 'altered' | 'guessed' | 'nobody' | 'unreadable';

/** Maximum number of messages named in a sentence. */
const NAMED = 5;

/** Counts the messages that were changed, and describes the changes. */
class Tally {
  readonly #of = new Map<Note, number[]>();

  add(what: Note, { index }: EntryRow): void {
    const list = this.#of.get(what);
    if (list) list.push(index + 1);
    else this.#of.set(what, [index + 1]);
  }

  notes(several: boolean, lines: number): string[] {
    const sentence = (what: Note, write: (which: string, one: boolean) => string): string[] => {
      const list = this.#of.get(what);
      return list ? [write(whichOf(list), list.length === 1)] : [];
    };
    return [
      ...(lines === 0 ? ['This text contains no messages.'] : []),
      ...(several ? ['The sessions follow one another; each line has the name or number of its session.'] : []),
      ...sentence(
        'normalised',
        (which, one) => `${which} ${one ? 'is' : 'are'} normalized: not strict JSON in the text, strict JSON here.`,
      ),
      ...sentence(
        'altered',
        (which, one) =>
          `${which} ${one ? 'is' : 'are'} truncated or broken in the text; only the readable part is here.`,
      ),
      ...sentence('unreadable', (which, one) => `${which} could not be read and ${one ? 'is' : 'are'} omitted.`),
      ...sentence('guessed', (which) => `The sender of ${lower(which)} is a guess.`),
      ...sentence(
        'nobody',
        (which, one) =>
          `The sender of ${lower(which)} is unknown, so ${one ? 'its line does' : 'their lines do'} not name one.`,
      ),
    ];
  }
}

function whichOf(list: readonly number[]): string {
  if (list.length === 1) return `Message ${list[0]}`;
  if (list.length > NAMED) return `${list.length} messages`;
  return `Messages ${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

function lower(which: string): string {
  return which.charAt(0).toLowerCase() + which.slice(1);
}
