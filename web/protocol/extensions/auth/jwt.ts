/** JSON Web Tokens, read without verification. */
import { isObject } from '../../json/object.ts';
import { readText } from '../../json/read.ts';
import type { JsonObject } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import { base64Bytes, utf8 } from '../bytes.ts';

/** The header and the claims of a token. */
export interface Jwt {
  readonly header: JsonObject;
  readonly claims: JsonObject;
}

const MAX_LENGTH = 20_000;

/** Reads a signed or unsigned token in compact form; null for anything else. */
export function readJwt(token: string | null | undefined): Jwt | null {
  if (token === null || token === undefined || token.length > MAX_LENGTH) return null;
  const parts = token.trim().split('.');
  if (parts.length !== 3) return null;
  const [header, claims] = [part(parts[0] ?? ''), part(parts[1] ?? '')];
  return header && claims ? { header, claims } : null;
}

function part(text: string): JsonObject | null {
  const bytes = text === '' ? null : base64Bytes(text);
  if (!bytes) return null;
  const { root } = readText(utf8(bytes));
  const value = root ? toValue(root) : null;
  return isObject(value) ? value : null;
}
