/** Layers around a text (colours, quotes, prefixes, strings): what is found below one, at its places in the text above. */
import type { JsonNode, JsonProblem, JsonValue } from '../json/types.ts';
import type { Sender, Span, Transport } from '../types.ts';
import { moveTree, placed, type Mapped } from './mapped.ts';
import type { Intake, RawEntry } from './types.ts';
import type { WireEvent, WireHeader, WireMessage } from './wire.ts';

/** An entry of a decoded text, with the offsets of the text it was decoded from. */
export function carriedEntry(entry: RawEntry, mapped: Mapped): RawEntry {
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
  wire?: number;
  mendable?: false;
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
    if (!there) this.mendable = false;
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
      // Whoever made the tree may show it to others as well: it is moved as a copy.
      this.#tree = tree && structuredCopy(tree);
      if (this.#tree) moveTree(this.#tree, this.#mapped);
    }
    return this.#tree;
  }
}

const FIELDS = ['from', 'fromBecause', 'channel', 'at', 'took', 'transport', 'trust', 'wire', 'mendable'] as const;

/** Not recursive, as trees may be deep. */
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

/** A problem at its place above; its fix comes along where all of it stands there letter for letter. */
function moved(problem: JsonProblem, mapped: Mapped): JsonProblem {
  const there = placed(problem, mapped);
  const edits = problem.fix?.edits.map((edit) => {
    const span = mapped.verbatim(edit);
    return span ? { ...span, text: edit.text } : null;
  });
  if (!problem.fix || !edits || edits.includes(null)) return there;
  return { ...there, fix: { ...problem.fix, edits: edits.flatMap((edit) => edit ?? []) } };
}

/** Everything but the entries of what was found in a decoded text, at its places above. */
export function carriedRest(found: Intake, mapped: Mapped): Omit<Intake, 'entries'> {
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
