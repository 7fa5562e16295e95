/** Parses the conversation of a sampling request: tool calls, tool results, and the roles of their messages. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';
import type { Finding } from '../../define.ts';
import { get, isObject } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Place } from '../define.ts';

/** One block of a message. */
export interface Block {
  /** The path from the parameters (or the result). */
  readonly path: Path;
  readonly value: JsonObject;
  readonly type: string;
}

/** One message of the conversation. */
export interface Turn {
  readonly path: Path;
  /** Null when it is not a string. */
  readonly role: string | null;
  readonly blocks: readonly Block[];
  readonly uses: readonly Block[];
  readonly results: readonly Block[];
  /** False when a part could not be read: then no missing parts are reported. */
  readonly sound: boolean;
}

/** The messages of a request; empty when `messages` is not an array. */
export function turnsOf(params: JsonObject): readonly Turn[] {
  const messages = get(params, 'messages');
  return Array.isArray(messages) ? messages.map((message, index) => turnOf(message, ['messages', index])) : [];
}

/** One message, or a sampling result, which has the same form. */
export function turnOf(message: JsonValue, path: Path): Turn {
  const object = isObject(message) ? message : {};
  const role = get(object, 'role');
  const content = get(object, 'content');
  const parts: [JsonValue | undefined, Path][] = Array.isArray(content)
    ? content.map((part, index) => [part, [...path, 'content', index]])
    : [[content, [...path, 'content']]];
  const blocks: Block[] = [];
  for (const [value, at] of parts) {
    const type = isObject(value) ? get(value, 'type') : undefined;
    if (isObject(value) && typeof type === 'string') blocks.push({ path: at, value, type });
  }
  return {
    path,
    role: typeof role === 'string' ? role : null,
    blocks,
    uses: blocks.filter(({ type }) => type === 'tool_use'),
    results: blocks.filter(({ type }) => type === 'tool_result'),
    sound: blocks.length === parts.length,
  };
}

/** The id of a call. */
export function callId({ value }: Block): string | null {
  const id = get(value, 'id');
  return typeof id === 'string' ? id : null;
}

/** The id of the call that a result belongs to. */
export function answeredId({ value }: Block): string | null {
  const id = get(value, 'toolUseId');
  return typeof id === 'string' ? id : null;
}

/** “the call of `get_weather` with the id `"c1"`”. */
export function callText(block: Block): string {
  const name = get(block.value, 'name');
  const id = callId(block);
  return `the call${typeof name === 'string' ? ` of ${named(name)}` : ''}${id === null ? '' : ` with the id ${code(id)}`}`;
}

/** “message 3”, “item 2 of message 3”: the name inside a sentence. */
export function inner({ name }: Pick<Place, 'name'>): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** The message by its path, such as “`messages[1]`”. */
export function turnText({ path }: Turn): string {
  return named(`messages[${path.at(-1)}]`);
}

/** The maximum number of findings about one conversation; only the first few have a fix. */
const MAX = 20;
const FIXED = 3;

/** Reports a finding while the number is limited: in a hostile conversation, every turn can have a fault. */
export type Report = (finding: Finding, fix?: () => FixPlan | null) => void;

/** A `Report` for one conversation. */
export function reporter(place: Place): Report {
  let sampled = 0;
  return (finding, fix) => {
    if (sampled >= MAX) return;
    const plan = sampled < FIXED && fix ? fix() : null;
    sampled += 1;
    place.report(plan ? { ...finding, fix: plan } : finding);
  };
}
