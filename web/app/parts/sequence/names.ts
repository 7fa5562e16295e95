/** Accessible names of rows. Pure. */
import { viewPartyOf } from '../../../protocol/session-types.ts';
import { sessionName } from '../sessionText.ts';
import { count, directionText, grouped, durationText } from '../text.ts';
import { nameOf } from './label.ts';
import type { FoldRow, MessageRow } from './rows.ts';
import type { Section } from './layout.ts';
import { runText } from './runs.ts';
import { tookOf } from './spans.ts';

function directionOf({ entry }: MessageRow, { session }: Section): string {
  const text = directionText(entry.from, viewPartyOf(entry, session));
  return text.includes('→') ? `from ${text.replace('→', 'to')}` : text;
}

function pairing({ entry, partner, answer }: MessageRow): string {
  if (answer === 'waiting') return 'waiting';
  if (answer === 'orphan') return 'its request is not in this text';
  if (!partner) return '';
  const number = grouped(partner.index + 1);
  if (entry.kind === 'request') {
    const took = tookOf(partner, entry);
    return `answered by message ${number}${took === undefined ? '' : ` after ${durationText(took)}`}`;
  }
  return `answers message ${number}`;
}

/** E.g. “Message 6, request tools/call, id 3, from client to server, waiting, 1 error”. */
export function messageName(row: MessageRow, section: Section, titled: boolean): string {
  const { entry, phase } = row;
  const named = entry.kind === 'request' || entry.kind === 'notification';
  const what = named
    ? `${entry.kind} ${entry.method ?? ''}`
    : entry.kind === 'invalid'
      ? `invalid, ${nameOf(entry).text}`
      : entry.kind === 'batch'
        ? nameOf(entry).text
        : entry.kind;
  const parts = [
    `Message ${grouped(entry.index + 1)}`,
    what.trim(),
    entry.id === undefined ? '' : `id ${entry.id}`,
    directionOf(row, section),
    pairing(row),
    entry.errors > 0 ? count(entry.errors, 'error') : '',
    entry.warnings > 0 ? count(entry.warnings, 'warning') : '',
    phase === undefined ? '' : `${phase} begins`,
    titled && row.at === section.first ? `session ${sessionName(section.session)} begins` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** E.g. “214 more notifications/progress, messages 12 to 225, folded”. */
export function foldName({ run, open }: FoldRow, found: number): string {
  const first = grouped((run.hidden[0] ?? 0) + 1);
  const last = grouped((run.hidden.at(-1) ?? 0) + 1);
  const hits = found > 0 && !open ? `, ${grouped(found)} found` : '';
  return `${runText(run)}, messages ${first} to ${last}, ${open ? 'unfolded' : 'folded'}${hits}`;
}
