/** Arrows, each kind with its own line. Pure. */
import type { Kind, Sender } from '../../../protocol/types.ts';
import type { Geometry } from './geometry.ts';
import type { Ink, Mark } from './marks.ts';
import { STEP } from './spans.ts';

/** Half the width of a bar, px. */
export const HALF = 3.5;

const LINE = 1.75;
const DASH: Partial<Record<Kind, string>> = { notification: '1.5 5', response: '7 4', error: '7 4' };

function head(kind: Kind, tip: number, y: number, turn: 1 | -1, ink: Ink): Mark {
  if (kind === 'notification')
    return {
      shape: 'path',
      d: `M${tip - 8 * turn} ${y - 5}L${tip} ${y}L${tip - 8 * turn} ${y + 5}`,
      stroke: ink,
      width: LINE,
    };
  return { shape: 'path', d: `M${tip} ${y}l${-9 * turn} -4.75v9.5z`, fill: ink };
}

function start(kind: Kind, x: number, y: number, ink: Ink): Mark {
  if (kind === 'request') return { shape: 'circle', x, y, r: 4, fill: ink };
  return { shape: 'circle', x, y, r: 3, fill: 'sheet', stroke: ink, width: LINE };
}

/**
 * The arrow of a message along the line `y`: solid with a dot for a request, dotted with an open head for a notification, dashed
 * for answers. `column` is that of the bar in which it begins or ends. Without a known sender the line has no head.
 */
export function arrowMarks(kind: Kind, from: Sender, y: number, { client, server }: Geometry, column: number): Mark[] {
  const ink: Ink = `kind-${kind}`;
  const dash = DASH[kind];
  const line = { stroke: ink, width: LINE, ...(dash === undefined ? {} : { dash }) };
  if (from === 'unknown') return [{ shape: 'path', d: `M${client + 7} ${y}H${server - 7}`, ...line }];
  const turn = from === 'client' ? 1 : -1;
  const here = from === 'client' ? client : server;
  const there = from === 'client' ? server : client;
  const asks = kind === 'request';
  const begin = here - (asks ? 0 : column * STEP * turn);
  const tip = there + (asks ? column * STEP * turn : 0) - 4.5 * turn;
  const gap = kind === 'notification' ? 1.5 : 7;
  return [
    { shape: 'path', d: `M${begin + 3.5 * turn} ${y}H${tip - gap * turn}`, ...line },
    head(kind, tip, y, turn, ink),
    start(kind, begin, y, ink),
  ];
}

/** The stub of what is no message: a short line on the side of the sender. Gives back where its label may begin or end. */
export function stubMarks(from: Sender, y: number, { client, server }: Geometry): Mark[] {
  if (from === 'unknown') return [];
  const turn = from === 'client' ? 1 : -1;
  const here = from === 'client' ? client : server;
  const ink: Ink = 'kind-invalid';
  return [
    { shape: 'path', d: `M${here} ${y}H${here + 30 * turn}`, stroke: ink, width: LINE },
    { shape: 'path', d: `M${here + 30 * turn} ${y - 6}V${y + 6}`, stroke: ink, width: LINE },
  ];
}
