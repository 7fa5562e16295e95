/** A small value that a schema accepts: for repairs, for snippets, and as a starting point for tests. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Format, Schema } from '../model/schema.ts';
import { allowedOf, follow, typesOf } from './follow.ts';

const BY_FORMAT: Readonly<Record<Format, string>> = {
  base64: 'aGVsbG8=',
  uri: 'file:///example.txt',
  'file-uri': 'file:///home/user/project',
  'uri-template': 'file:///{path}',
  'date-time': '2025-01-12T15:00:58Z',
  'mime-type': 'text/plain',
};

const BY_NAME: Readonly<Record<string, string>> = {
  data: 'aGVsbG8=',
  uri: 'file:///example.txt',
  url: 'https://example.com/',
  websiteUrl: 'https://example.com/',
  src: 'https://example.com/icon.png',
  mimeType: 'text/plain',
  version: '1.0.0',
  name: 'example',
  text: 'Hello',
  message: 'Hello',
};

/** Media types of blocks, by their `type`. */
const MEDIA: Readonly<Record<string, string>> = { image: 'image/png', audio: 'audio/wav' };

/** Numbers that are plausible for their key. */
const NUMBERS: Readonly<Record<string, number>> = { ttlMs: 60_000, ttl: 60_000, maxTokens: 1000 };

/** The smallest value with all required members. `name` is the member’s key, if it indicates the content of a string. */
export function sampleOf(schema: Schema, deep: DeepModel, name = '', depth = 0): JsonValue {
  const at = follow(schema, deep);
  const { schema: whole } = at;
  const [branch] = whole.anyOf ?? [];
  if (branch && depth < 12) return sampleOf(branch, deep, name, depth + 1);
  const allowed = allowedOf(at);
  if (allowed) return allowed[0] ?? '';
  const [type = 'object'] = typesOf(at);
  if (type === 'object') return depth < 12 ? objectOf(whole, deep, depth) : {};
  if (type === 'array') {
    const { items, minItems = 0 } = whole;
    if (name === 'enum') return ['one', 'another'];
    return items && minItems > 0 && depth < 12 ? [sampleOf(items, deep, name, depth + 1)] : [];
  }
  if ((type === 'integer' || type === 'number') && Object.hasOwn(NUMBERS, name)) return NUMBERS[name] ?? 1;
  if (type === 'integer' || type === 'number') return Math.max(whole.minimum ?? 1, Math.min(1, whole.maximum ?? 1));
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (name === 'protocolVersion') return deep.id;
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  return known ?? (whole.format ? BY_FORMAT[whole.format] : 'example');
}

function objectOf({ properties = {}, required = [] }: Schema, deep: DeepModel, depth: number): JsonObject {
  const out: JsonObject = {};
  for (const name of required) {
    const member = properties[name];
    if (member && member.judged !== 'elsewhere' && name !== '_meta')
      out[name] = sampleMember({ properties }, name, deep, depth + 1);
  }
  return out;
}

/**
 * A member’s sample if its sibling members are more specific than its key: the media type of an image, the role of a model’s
 * message.
 */
export function sampleMember({ properties = {} }: Schema, name: string, deep: DeepModel, depth = 0): JsonValue {
  const media = name === 'mimeType' ? MEDIA[properties.type?.const ?? ''] : undefined;
  if (media !== undefined) return media;
  if (name === 'role' && Object.hasOwn(properties, 'model')) return 'assistant';
  return sampleOf(properties[name] ?? {}, deep, name, depth);
}
