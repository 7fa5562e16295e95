/**
 * Takes secrets out of a text and keeps its shape: a stretch of the same length and the same sort stands in the place of each,
 * so that lines, lengths, types and verdicts stay as they are. Equal secrets become equal, different ones stay different.
 */
import { decoded, encoded } from './encoded.ts';
import { findSecrets } from './find.ts';
import type { Secret, SecretKind } from './kinds.ts';
import { beginningOf } from './shapes.ts';

/** The text without its secrets of these kinds, all of them where none are named. Redacting twice changes nothing more. */
export function redact(
  text: string,
  kinds?: readonly SecretKind[],
  secrets: readonly Secret[] = findSecrets(text),
): string {
  return replaced(text, secrets, new Faces(highestMark(text)), kinds);
}

function replaced(text: string, secrets: readonly Secret[], faces: Faces, kinds?: readonly SecretKind[]): string {
  let out = '';
  let at = 0;
  for (const { kind, start, end, inside } of secrets) {
    if ((kinds && !inside && !kinds.includes(kind)) || start < at) continue;
    const secret = text.slice(start, end);
    const face = inside ? encoded(replaced(decoded(secret), inside, faces, kinds)) : faces.of(kind, secret);
    out += text.slice(at, start) + face;
    at = end;
  }
  return out + text.slice(at);
}

/** Secrets that are numbered together: what stands in their place looks alike. */
type Family = 'mark' | 'email' | 'home';

/** Session ids that are compared with each other: a misspelt one shall stay misspelt. */
const COMPARED = 200;
/** A beginning that two ids hardly share by chance. */
const KIN = 12;

/** What stands in the place of each secret. */
class Faces {
  readonly #known = new Map<string, string>();
  readonly #last: Record<Family, number>;
  readonly #sessions: { id: string; number: number; uuid: boolean }[] = [];

  constructor(last: number) {
    this.#last = { mark: last, email: 0, home: 0 };
  }

  of(kind: SecretKind, secret: string): string {
    const family = kind === 'email' || kind === 'home' ? kind : 'mark';
    const key = `${family} ${secret}`;
    let face = this.#known.get(key);
    if (face === undefined) {
      face = (kind === 'session' ? this.#kin(secret) : null) ?? this.#new(kind, secret, ++this.#last[family]);
      this.#known.set(key, face);
    }
    return face;
  }

  #new(kind: SecretKind, secret: string, number: number): string {
    const uuid = UUID.test(secret);
    if (kind === 'session' && this.#sessions.length < COMPARED)
      this.#sessions.push({ id: secret.toLowerCase(), number, uuid });
    return uuid ? fakeUuid(number) : instead(kind, secret, number);
  }

  /** An id that is another one in other letter case, cut off or too long: its face differs from the other's in the same way. */
  #kin(secret: string): string | null {
    const id = secret.toLowerCase();
    const kin = this.#sessions.find(
      (other) =>
        other.id === id ||
        (Math.min(id.length, other.id.length) >= KIN && (id.startsWith(other.id) || other.id.startsWith(id))),
    );
    if (!kin) return null;
    const face = (kin.uuid ? fakeUuid(kin.number) : filled(bytesOf(secret), MARK, kin.number)).slice(0, secret.length);
    const whole = face + 'x'.repeat(Math.max(0, secret.length - face.length));
    return kin.id === id ? otherCase(whole) : whole;
  }
}

function otherCase(text: string): string {
  return /[A-Z]/.test(text) ? text.toLowerCase() : text.toUpperCase();
}

const MARK = 'REDACTED';

/** The highest number that an earlier redaction has given; 0 where there was none. */
function highestMark(text: string): number {
  let highest = 0;
  for (const [, digits = '', uuid = ''] of text.matchAll(/REDACTED(\d{0,7})|a(\d{1,7})-aaaa-4aaa/g)) {
    const number = digits + uuid;
    highest = Math.max(highest, number === '' ? 1 : Number(number));
  }
  return highest;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function instead(kind: SecretKind, secret: string, number: number): string {
  const length = bytesOf(secret);
  if (kind === 'private-key') return secret.replace(/\\[nrt]|[A-Za-z0-9+/=]/g, (one) => (one.length > 1 ? one : 'x'));
  if (kind === 'home') return filled(length, '', number);
  if (kind === 'email') return address(length, number);
  if (/^\d+$/.test(secret)) return '1'.padEnd(length, '0');
  const beginning = beginningOf(secret);
  if (beginning === 'eyJ') return webToken(secret, number);
  return beginning + filled(length - beginning.length, MARK, number);
}

/** The beginning tells it from others, so that a part of it does, too. */
function fakeUuid(number: number): string {
  return `${String(number).padStart(8, 'a')}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`;
}

/** `REDACTED`, from the second on with its number, filled up; a stretch too short for the word is filled alone. */
function filled(length: number, word: string, number: number): string {
  const digits = number > 1 ? String(number) : '';
  const mark = word + digits;
  if (word !== '' && mark.length <= length) return mark + 'x'.repeat(length - mark.length);
  return 'x'.repeat(Math.max(0, length - digits.length)) + digits.slice(0, length);
}

/** The parts stay parts. */
function webToken(token: string, number: number): string {
  return token
    .split('.')
    .map((part, index) => (index === 0 ? `eyJ${filled(part.length - 3, MARK, number)}` : 'x'.repeat(part.length)))
    .join('.');
}

const DOMAIN = '@example.com';
const SHORT_DOMAIN = '@x.xx';

/** An address that reaches nobody; the shortest addresses get the shortest such domain. */
function address(length: number, number: number): string {
  const domain = length >= DOMAIN.length + 3 ? DOMAIN : SHORT_DOMAIN;
  return filled(length - domain.length, '', number) + domain;
}

/** Length in UTF-8: what a header or a frame may have counted. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const one of text) {
    const code = one.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
