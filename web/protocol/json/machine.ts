/** The heart of the reader: one loop over an explicit stack, so that no depth can overflow anything. */
import { closeAll, closeEarly, closeWith } from './ends.ts';
import { settleCommas } from './frames.ts';
import { beginEntry } from './members.ts';
import { peek, topFrame } from './reader.ts';
import type { Frame, Reader } from './reader.ts';
import {
  missingComma,
  needsComma,
  separatorFor,
  skipElision,
  skipJunk,
  takeComma,
  takeSemicolon,
  unexpected,
} from './separators.ts';
import { skipSpace } from './space.ts';
import { beginValue, startsValue } from './values.ts';

/** Reads one value at the current place into `r.root`, which stays `null` when nothing there looks like a value. */
export function readOne(r: Reader): void {
  if (beginValue(r)) readOpen(r);
}

/** Reads on until every open container is closed. */
export function readOpen(r: Reader): void {
  for (let frame = topFrame(r); frame !== undefined; frame = topFrame(r)) {
    skipSpace(r);
    const c = peek(r);
    if (c === 44) {
      takeComma(r, frame);
    } else if (c === 125 || c === 93 || (c === 41 && frame.close === 41)) {
      closeWith(r, frame, c);
    } else if (c === -1) {
      closeAll(r, '');
    } else if (!skipElision(r, frame, c)) {
      if (frame.node.type === 'object') beginEntry(r, frame, c);
      else beginItem(r, frame, c);
    }
  }
}

/** Reads the next item of a list, or what stands in its place. */
function beginItem(r: Reader, frame: Frame, c: number): void {
  if (c === 59) {
    takeSemicolon(r, frame);
  } else if (c === 58 && belongsOutside(r, frame)) {
    leaveList(r, frame);
  } else if (c === 58) {
    unexpected(r, frame, r.pos + 1, separatorFor(r, frame, r.pos + 1));
  } else {
    if (needsComma(frame)) {
      if (!startsValue(r, c)) {
        skipJunk(r, frame);
        return;
      }
      missingComma(r, r.pos, frame.last);
    }
    settleCommas(r, frame, false);
    beginValue(r);
  }
}

/** True when a string that a colon follows is no item, but the name of the next member of the object around the list. */
function belongsOutside(r: Reader, frame: Frame): boolean {
  if (frame.node.type !== 'array' || frame.node.items.length < 2 || r.stack[r.depth - 2]?.close !== 125) return false;
  return frame.node.items.at(-1)?.type === 'string';
}

function leaveList(r: Reader, frame: Frame): void {
  if (frame.node.type !== 'array') return;
  const name = frame.node.items.pop();
  const before = frame.node.items.at(-1);
  if (name === undefined || before === undefined) return;
  const comma = r.text.slice(before.end, name.start).indexOf(',');
  frame.comma = comma < 0 ? -1 : before.end + comma;
  closeEarly(r, frame, before.end);
  r.pos = name.start;
}
