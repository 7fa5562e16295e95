/** Taking a layer off a text and reading what is below: colours of a terminal, quotes, prefixes, strings, code blocks. */
import { carriedEntry, carriedRest } from './carried.ts';
import { detect, takeIn, type Found } from './detect.ts';
import { joinBlocks } from './http/document.ts';
import { Decoding, type Mapped } from './mapped.ts';
import { lightFormats } from './light-formats.ts';
import { COLOUR } from './sight.ts';
import type { Hints, Inside, Intake, Lift, RawEntry, See } from './types.ts';

/** Layers that are taken off one below the other. */
export const LAYERS = 3;
/** Formats that read what is no log. */
const PLAIN = new Set(['json', 'lines']);
/** Of a block, looked at before deciding, UTF-16 units. */
const LOOK_AT = 20_000;

/** What `read` finds in the text below a layer, at its places in the text above. `each` may say more of an entry before it is told. */
export function beneath(
  below: Mapped,
  read: (text: string, see: See) => Intake,
  see: See = () => {},
  each: (entry: RawEntry) => void = () => {},
): Intake {
  const entries: RawEntry[] = [];
  const found = read(below.text, (entry) => {
    const carried = carriedEntry(entry, below);
    each(carried);
    entries.push(carried);
    see(carried);
  });
  return { ...carriedRest(found, below), entries };
}

/** One layer further down. */
function deeper(hints: Hints): Hints {
  const { format: _, ...rest } = hints;
  return { ...rest, layers: (hints.layers ?? 0) + 1 };
}

/** What the text below a layer is in. Where `hints` name no formats, only the light ones are tried. */
export function detectBelow(text: string, hints: Hints): Found {
  return detect(text, hints.formats ?? lightFormats, deeper(hints));
}

/** Reads the text below a layer; formats as for `detectBelow`. `format` names the one to read it in. */
export function takeInBelow(text: string, hints: Hints, see?: See, format?: string): Intake {
  return takeIn(
    text,
    hints.formats ?? lightFormats,
    { ...deeper(hints), ...(format === undefined ? {} : { format }) },
    see,
  );
}

/** A file of two bytes for each character that was read as one of one byte: every second character is empty. */
const WIDE = /^[\ufeff\ufffd\u00fe\u00ff]{0,2}(?:(?:[^\0]\0){8}|(?:\0[^\0]){8})/;
/** Longer ones are left to be told apart as binary, UTF-16 units. */
const WIDEST = 4_000_000;

/**
 * What lies over a whole text. Terminals' escape sequences are no part of what was logged; where they stand inside a message,
 * it cannot be mended in place. Nor are the empty characters of a file in UTF-16.
 */
export const beneathColours: Lift = (text, read, see) => {
  const wide = text.length < WIDEST && WIDE.test(text.slice(0, 40));
  if (!wide && !text.includes('\u001b')) return null;
  const decoding = new Decoding(text);
  let at = 0;
  for (const { index, 0: sequence } of text.matchAll(wide ? /^[\ufffd\u00fe\u00ff]{1,2}|\0/g : COLOUR)) {
    decoding.copy(at, index);
    at = index + sequence.length;
  }
  if (at === 0) return null;
  decoding.copy(at, text.length);
  const found = beneath(decoding.done(), read, see);
  const { format } = found;
  const says = wide ? 'Every second character is empty, as in UTF-16; those are' : 'Colours of the terminal are';
  return { ...found, format: { ...format, because: `${format.because} ${says} passed over.` } };
};

/** Blocks of documents that hold a log or a capture are read by its own reader; plain messages are left to the caller. */
export const insideDocument: Inside = {
  join: joinBlocks,
  holds(block, hints) {
    if ((hints.layers ?? 0) >= LAYERS) return null;
    const { format, score } = detectBelow(block.slice(0, LOOK_AT), hints);
    return PLAIN.has(format.id) || score < 40 ? null : format.title;
  },
  read(text, span, hints) {
    if ((hints.layers ?? 0) >= LAYERS) return null;
    const { format, score } = detectBelow(text.slice(span.start, span.end), hints);
    if (PLAIN.has(format.id) || score < 40) return null;
    const decoding = new Decoding(text);
    decoding.copy(span.start, span.end);
    return beneath(decoding.done(), (below, see) => takeInBelow(below, hints, see, format.id));
  },
};
