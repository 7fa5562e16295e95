/**
 * Replaces the secrets of a text and keeps its shape. Each placeholder has the length and kind of its secret, so lines,
 * lengths, types and verdicts stay the same. Equal secrets stay equal, different ones stay different.
 */
import { decoded, encoded } from './encoded.ts';
import { findSecrets } from './find.ts';
import type { Secret, SecretKind } from './kinds.ts';
import { beginningOf } from './shapes.ts';

/** The text without its secrets of these kinds. Default: all kinds. Redacting twice has no further effect. */
export function redact(
  text: string,
  kinds?: readonly SecretKind[],
  secrets: readonly Secret[] = findSecrets(text),
): string {
  return replaced(text, secrets, new Faces(highestMark(text)), kinds);
}

/** Maximum number of secrets that a redactor remembers; beyond it, it begins anew. */
const REMEMBERED = 10_000;

/** A function like `redact` for many texts: a secret has the same placeholder in all of them. */
export function createRedactor(): (text: string, kinds?: readonly SecretKind[]) => string {
  let faces = new Faces(0);
  return (text, kinds) => {
    if (faces.size > REMEMBERED) faces = new Faces(faces.size);
    return replaced(text, findSecrets(text), faces, kinds);
  };
}

function replaced(text: string, secrets: readonly Secret[], faces: Faces, kinds?: readonly SecretKind[]): string {
  let out = '';
  let at = 0;
  for (const { kind, start, end, inside } of secrets) {
    if ((kinds && !inside && !kinds.includes(kind)) || start < at) continue;
    const secret = text.slice(start, end);
    const face = inside ? encoded(replaced(decoded(secret), inside, faces, kinds), secret) : faces.of(kind, secret);
    out += text.slice(at, start) + face;
    at = end;
  }
  return out + text.slice(at);
}

/** Secrets that are numbered together: their placeholders look alike. */
type Family = 'mark' | 'email' | 'home';

/** Maximum number of session ids that are compared: a misspelled id must stay misspelled. */
const COMPARED = 200;
/** A prefix long enough that two ids do not share it by chance. */
const KIN = 12;

/** The placeholders for secrets. */
class Faces {
  readonly #known = new Map<string, string>();
  readonly #last: Record<Family, number>;
  readonly #sessions: { id: string; number: number; uuid: boolean }[] = [];

  /** The number of secrets known so far. */
  get size(): number {
    return this.#known.size;
  }

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

  /**
   * An id that differs from another only in letter case, or is a truncated or extended form of it: its placeholder differs in
   * the same way.
   */
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

/** The highest number used by an earlier redaction; 0 if there is none. */
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
  if (kind === 'private-key') return secret.replace(/\\[nrt/]|[A-Za-z0-9+/=]/g, (one) => (one.length > 1 ? one : 'x'));
  if (kind === 'home') return filled(length, '', number);
  if (kind === 'email') return address(length, number);
  if (/^\d+$/.test(secret)) return '1'.padEnd(length, '0');
  const beginning = beginningOf(secret);
  if (beginning === 'eyJ') return webToken(secret, number);
  return beginning + filled(length - beginning.length, MARK, number);
}

/** The number comes first, so a truncated id is still distinct. */
function fakeUuid(number: number): string {
  return `${String(number).padStart(8, 'a')}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`;
}

/** `REDACTED`, with a number from the second secret, padded; if it does not fit, only padding and the number. */
function filled(length: number, word: string, number: number): string {
  const digits = number > 1 ? String(number) : '';
  const mark = word + digits;
  if (word !== '' && mark.length <= length) return mark + 'x'.repeat(length - mark.length);
  return 'x'.repeat(Math.max(0, length - digits.length)) + digits.slice(0, length);
}

/** Keeps the parts separate. */
function webToken(token: string, number: number): string {
  return token
    .split('.')
    .map((part, index) => (index === 0 ? `eyJ${filled(part.length - 3, MARK, number)}` : 'x'.repeat(part.length)))
    .join('.');
}

const DOMAIN = '@example.com';
const SHORT_DOMAIN = '@x.xx';

/** An address that does not exist; for the shortest addresses, the shortest such domain. */
function address(length: number, number: number): string {
  const domain = length >= DOMAIN.length + 3 ? DOMAIN : SHORT_DOMAIN;
  return filled(length - domain.length, '', number) + domain;
}

/** Length in UTF-8: the unit of a content length in a header or frame. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const one of text) {
    const code = one.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
