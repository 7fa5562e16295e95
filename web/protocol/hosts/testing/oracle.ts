/** Facts about hosts and real tool lists, judged by others. */
import { get, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { stringAt } from '../define.ts';
import type { HostSubject } from '../views.ts';
import { httpSubject } from './oracle-http.ts';

/** An entry as others wrote it. */
export interface OracleEntry {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly seenOn: string;
  readonly confidence: string;
  readonly decidableFrom: string;
  readonly good: JsonValue;
  readonly bad: JsonValue;
}

/** A real tool, or a list, with the entries that apply to it. */
export interface OracleList {
  readonly id: string;
  readonly server: string;
  readonly complete: boolean;
  readonly tool?: JsonObject;
  readonly tools?: JsonObject[];
  readonly applies: Readonly<Record<string, readonly string[]>>;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The rows of `hosts.jsonl`. */
export function oracleEntries(text: string): OracleEntry[] {
  return lines(text).map((line): OracleEntry => JSON.parse(line));
}

/** The rows of `toollists.jsonl`. */
export function oracleLists(text: string): OracleList[] {
  return lines(text).map((line): OracleList => JSON.parse(line));
}

/** The subject that an example stands for; null if it is none that is judged. */
export function subjectOfExample({ decidableFrom }: OracleEntry, example: JsonValue): HostSubject | null {
  const value = written(example);
  if (value === null) return null;
  switch (decidableFrom) {
    case 'tools/list result': {
      const revision = (stringAt(value, 'note') ?? '').includes('2026-07-28') ? { revision: '2026-07-28' } : {};
      return { kind: 'tools', value: get(value, 'tools') === undefined ? { tools: [value] } : value, ...revision };
    }
    case 'tools/call result': {
      const [tool, result] = [get(value, 'tool'), get(value, 'result')];
      return tool !== undefined && result !== undefined
        ? { kind: 'result', value: result, tool }
        : { kind: 'result', value };
    }
    case 'initialize':
      return { kind: 'handshake', value };
    case 'config':
      return { kind: 'config', value: get(value, 'json') ?? null, file: stringAt(value, 'file') ?? '' };
    case 'http':
      return httpSubject(value);
    default:
      return null;
  }
}

/** Long examples are described: repetitions, a number of tools, the size of a text or an image. */
function written(example: JsonValue): JsonObject | null {
  if (!isObject(example)) return null;
  const described = get(example, 'describe');
  if (typeof described === 'string') return ofSize(described);
  const generate = get(example, 'generate');
  if (typeof generate !== 'string') return example;
  const tool = get(example, 'tool');
  const count = /with (\d+) tools/u.exec(generate)?.[1];
  if (count !== undefined && isObject(tool))
    return { tools: Array.from({ length: Number(count) }, (_, index) => ({ ...tool, name: `t${index}` })) };
  const value = repeated(get(example, 'value') ?? null);
  return isObject(value) ? value : null;
}

function ofSize(described: string): JsonObject {
  const size = Number((/[\d,]+/u.exec(described)?.[0] ?? '').replaceAll(',', ''));
  return described.includes('image')
    ? { content: [{ type: 'image', mimeType: 'image/png', data: 'A'.repeat(size) }] }
    : { content: [{ type: 'text', text: 'x'.repeat(size) }] };
}

function repeated(value: JsonValue): JsonValue {
  if (typeof value === 'string')
    return value.replaceAll(/<(\d+) × "(.)">/gu, (_whole, count: string, char: string) => char.repeat(Number(count)));
  if (Array.isArray(value)) return value.map(repeated);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, repeated(part)]))
    : value;
}
