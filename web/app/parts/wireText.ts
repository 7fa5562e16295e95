/** Formats details of a wire row. Pure. */
import type { RunRow } from '../engine/types.ts';
import type { ViewParty } from '../../protocol/session-types.ts';
import { count, directionText, kindWord } from './text.ts';

/** The carrier of a message: “POST”, “200”, “event”. */
export function carrierOf({ http }: RunRow): string {
  const [first = '', second = ''] = (http?.head ?? '').split(' ');
  if (http?.head === null || http === null) return 'event';
  return first.startsWith('HTTP') ? second : first;
}

/** The worst severity of a row; null without findings. */
export function worstOf(findings: RunRow['findings']) {
  const all = new Set(findings.map(({ severity }) => severity));
  return (['error', 'warning', 'info'] as const).find((one) => all.has(one)) ?? null;
}

/** The accessible name of a row. */
export function nameOf(row: RunRow & { party?: ViewParty }, title: string): string {
  const { index, from, kind, id, answer, findings, by, party } = row;
  const severity = worstOf(findings);
  return [
    `${index + 1}, ${directionText(from, party)}`,
    kind === null ? title : `${kindWord(kind)} ${title}`,
    ...(id === null ? [] : [`id ${id}`]),
    ...(answer.state === 'waiting' || answer.state === 'orphan' ? [answer.state] : []),
    ...(severity === null ? [] : [count(findings.length, severity === 'warning' ? 'warning' : 'finding')]),
    ...(by === 'page' ? ['by the page'] : []),
  ].join(', ');
}

/** Minutes, seconds and milliseconds since the run began: “00:12.345”. */
export function clockText(at: number): string {
  const minutes = Math.floor(at / 60_000);
  const seconds = Math.floor(at / 1000) % 60;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(minutes)}:${two(seconds)}.${String(Math.floor(at) % 1000).padStart(3, '0')}`;
}
