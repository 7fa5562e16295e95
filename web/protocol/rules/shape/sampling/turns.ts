/** Reads the conversation of a sampling request: which blocks call tools, which answer them, and whose messages they stand in. */
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { FixPlan, Path } from '../../../json/plan.ts';
import type { Finding } from '../../define.ts';
import { get, isObject } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Place } from '../define.ts';

/** One block of a message. */
export interface Block {
  /** From the parameters (or the result) down. */
  readonly path: Path;
  readonly value: JsonObject;
  readonly type: string;
}

/** One message of the conversation. */
export interface Turn {
  readonly path: Path;
  /** Null when it is no text. */
  readonly role: string | null;
  readonly blocks: readonly Block[];
  readonly uses: readonly Block[];
  readonly results: readonly Block[];
  /** False when a part of it could not be read: then nothing is said about what it lacks. */
  readonly sound: boolean;
}

/** The messages of a request, or none when there is no list of them. */
export function turnsOf(params: JsonObject): readonly Turn[] {
  const messages = get(params, 'messages');
  return Array.isArray(messages) ? messages.map((message, index) => turnOf(message, ['messages', index])) : [];
}

/** One message; also a sampling result, which is one too. */
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

/** The id of the call that a result answers. */
export function answeredId({ value }: Block): string | null {
  const id = get(value, 'toolUseId');
  return typeof id === 'string' ? id : null;
}

/** «the call of `get_weather` with the id `"c1"`». */
export function callText(block: Block): string {
  const name = get(block.value, 'name');
  const id = callId(block);
  return `the call${typeof name === 'string' ? ` of ${named(name)}` : ''}${id === null ? '' : ` with the id ${code(id)}`}`;
}

/** «message 3», «item 2 of message 3»: the name inside a sentence. */
export function inner({ name }: Pick<Place, 'name'>): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** «The second message», from its place in the list. */
export function turnText({ path }: Turn): string {
  return named(`messages[${path.at(-1)}]`);
}

/** More findings than these are not told about one conversation, and the first few alone come with a repair. */
const MAX = 20;
const FIXED = 3;

/** Says what is wrong, as long as it helps: a hostile conversation has a fault in every line. */
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
