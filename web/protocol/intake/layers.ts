/** Removing a layer from a text and reading the text below: terminal colors, quotes, prefixes, strings, code blocks. */
import { detect, takeIn, type Found } from './detect.ts';
import { joinBlocks } from './http/document.ts';
import { Decoding, type Mapped, moveTree, placed } from './mapped.ts';
import { lightFormats } from './light-formats.ts';
import { COLOUR } from './text-sample.ts';
import type { Hints, Inside, Intake, Lift, RawEntry, See } from './types.ts';
import type { JsonNode, JsonProblem, JsonValue } from '../json/types.ts';
import type { Sender, Span, Transport } from '../types.ts';
import type { WireEvent, WireHeader, WireMessage } from './wire.ts';

// Layers around a text (colors, quotes, prefixes, strings): what is found below a layer is mapped to its position in the text
// above.

/** An entry of a decoded text, with offsets in the text it was decoded from. */
function carriedEntry(entry: RawEntry, mapped: Mapped): RawEntry {
  return new Carried(entry, mapped);
}

class Carried implements RawEntry {
  span: Span;
  problems: readonly JsonProblem[];
  from?: Exclude<Sender, 'unknown'>;
  fromBecause?: string;
  channel?: string;
  at?: number;
  took?: number;
  transport?: Transport;
  trust?: 'normalised' | 'altered';
  blurred?: readonly Span[];
  revision?: string;
  wire?: number;
  fixable?: false;
  readonly #inner: RawEntry;
  readonly #mapped: Mapped;
  #tree: JsonNode | null | undefined = undefined;

  constructor(inner: RawEntry, mapped: Mapped) {
    this.#inner = inner;
    this.#mapped = mapped;
    const there = mapped.verbatim(inner.span);
    this.span = there ?? mapped.place(inner.span);
    this.problems = inner.problems.length === 0 ? inner.problems : inner.problems.map((one) => moved(one, mapped));
    for (const name of FIELDS) if (inner[name] !== undefined) Object.assign(this, { [name]: inner[name] });
    if (inner.blurred) this.blurred = inner.blurred.map((span) => mapped.place(span));
    if (!there) this.fixable = false;
  }

  get value(): JsonValue | undefined {
    return this.#inner.value;
  }

  letGo(): void {
    this.#inner.letGo?.();
  }

  tree(): JsonNode | null {
    if (this.#tree === undefined) {
      const tree = this.#inner.tree();
      // The creator of the tree may share it, so a copy is moved.
      this.#tree = tree && structuredCopy(tree);
      if (this.#tree) moveTree(this.#tree, this.#mapped);
    }
    return this.#tree;
  }
}

const FIELDS = [
  'from',
  'fromBecause',
  'party',
  'channel',
  'example',
  'revision',
  'at',
  'took',
  'transport',
  'trust',
  'wire',
  'fixable',
] as const;

/** Not recursive, because trees may be deep. */
function structuredCopy(root: JsonNode): JsonNode {
  const copy: JsonNode = { ...root };
  const waiting: JsonNode[] = [copy];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'array') {
      node.items = node.items.map((item) => ({ ...item }));
      for (const item of node.items) waiting.push(item);
    } else if (node.type === 'object') {
      node.members = node.members.map((member) => ({ ...member, value: { ...member.value } }));
      for (const { value } of node.members) waiting.push(value);
    }
  }
  return copy;
}

/** A problem at its position above; its fix is kept if all of its text is there verbatim. */
export function moved(problem: JsonProblem, mapped: Mapped): JsonProblem {
  const there = placed(problem, mapped);
  const edits = problem.fix?.edits.map((edit) => {
    const span = mapped.verbatim(edit);
    return span ? { ...span, text: edit.text } : null;
  });
  if (!problem.fix || !edits || edits.includes(null)) return there;
  return { ...there, fix: { ...problem.fix, edits: edits.flatMap((edit) => edit ?? []) } };
}

/** Everything found in a decoded text except the entries, at its positions above. */
function carriedRest(found: Intake, mapped: Mapped): Omit<Intake, 'entries'> {
  return {
    ...found,
    skipped: found.skipped.map((one) => ({ ...one, ...mapped.place(one) })),
    problems: found.problems.map((one) => moved(one, mapped)),
    ...(found.wire ? { wire: found.wire.map((one) => carriedWire(one, mapped)) } : {}),
    ...(found.events ? { events: found.events.map((one) => carriedEvent(one, mapped)) } : {}),
  };
}

function carriedWire(message: WireMessage, mapped: Mapped): WireMessage {
  return {
    ...message,
    span: mapped.place(message.span),
    lineSpan: mapped.place(message.lineSpan),
    bodySpan: message.bodySpan && mapped.place(message.bodySpan),
    headers: message.headers.map((header) => carriedHeader(header, mapped)),
    events: message.events?.map((event) => carriedEvent(event, mapped)) ?? null,
  };
}

function carriedHeader<T extends WireHeader>(header: T, mapped: Mapped): T {
  return { ...header, span: mapped.place(header.span), valueSpan: mapped.place(header.valueSpan) };
}

function carriedEvent(event: WireEvent, mapped: Mapped): WireEvent {
  return {
    ...event,
    span: mapped.place(event.span),
    fields: event.fields.map((field) => ({
      ...field,
      span: mapped.place(field.span),
      valueSpan: mapped.place(field.valueSpan),
    })),
  };
}

/** Maximum number of layers removed one after the other. */
export const LAYERS = 3;
/** Formats for text that is not a log. */
const PLAIN = new Set(['json', 'lines']);
/** How much of a block is checked during detection, in UTF-16 units. */
const MAX_EXAMINED = 20_000;

/**
 * Applies `read` to the text below a layer and maps the result to positions in the text above. `each` may add to an entry
 * before it is reported.
 */
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

/** One layer deeper. */
function deeper(hints: Hints): Hints {
  const { format: _, ...rest } = hints;
  return { ...rest, layers: (hints.layers ?? 0) + 1 };
}

/** The format of the text below a layer. If `hints` name no formats, only the lightweight ones are tried. */
export function detectBelow(text: string, hints: Hints): Found {
  return detect(text, hints.formats ?? lightFormats, deeper(hints));
}

/** Reads the text below a layer; formats as for `detectBelow`. `format` is the format to use. */
export function takeInBelow(text: string, hints: Hints, see?: See, format?: string): Intake {
  return takeIn(
    text,
    hints.formats ?? lightFormats,
    { ...deeper(hints), ...(format === undefined ? {} : { format }) },
    see,
  );
}

/** A file with two bytes per character that was decoded as one byte per character: every second character is NUL. */
const WIDE = /^[\ufeff\ufffd\u00fe\u00ff]{0,2}(?:(?:[^\0]\0){8}|(?:\0[^\0]){8})/;
/** Longer texts are left to be recognized as binary, in UTF-16 units. */
const WIDEST = 4_000_000;

/**
 * Layers over a whole text. Terminal escape sequences are not part of what was logged; a message that contains them cannot be
 * fixed in place. The same holds for the NUL characters of a UTF-16 file.
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
  const says = wide ? 'Every second character is NUL, as in UTF-16; NUL characters are' : 'Terminal colors are';
  return { ...found, format: { ...format, because: `${format.because} ${says} ignored.` } };
};

/** Document blocks that contain a log or a capture are read by its own reader; plain messages are left to the caller. */
export const insideDocument: Inside = {
  join: joinBlocks,
  holds(block, hints) {
    if ((hints.layers ?? 0) >= LAYERS) return null;
    const { format, score } = detectBelow(block.slice(0, MAX_EXAMINED), hints);
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
