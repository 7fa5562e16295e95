/** Secrets of a text: everything that other files of this folder point at, in order and without overlaps. */
import { decoded, encodedParts } from './encoded.ts';
import { knownAgain } from './again.ts';
import { namedSecrets } from './named.ts';
import { personalSecrets } from './personal.ts';
import { shapedSecrets } from './shapes.ts';
import { SECRET_KINDS, SECRET_WORDS, type Secret, type SecretKind } from './kinds.ts';

/**
 * What looks like a secret in a text of any form, in text order, never overlapping. What stands in the place of a secret
 * (`<token>`, `$API_KEY`, `***`, what `redact` writes) is none. Takes time in proportion to the text.
 */
export function findSecrets(text: string): Secret[] {
  return apart([...plainSecrets(text), ...encodedSecrets(text)]);
}

/** Each by itself with its value, those inside Base64 at the place of the whole. */
export function listSecrets(text: string): { kind: SecretKind; start: number; value: string }[] {
  return findSecrets(text).flatMap(({ kind, start, end, inside }) => {
    if (!inside) return [{ kind, start, value: text.slice(start, end) }];
    const bytes = decoded(text.slice(start, end));
    return inside.map((one) => ({ kind: one.kind, start, value: bytes.slice(one.start, one.end) }));
  });
}

function* encodedSecrets(text: string): Generator<Secret> {
  for (const { start, end } of encodedParts(text)) {
    const inside = plainSecrets(decoded(text.slice(start, end)));
    const [first] = inside.toSorted((a, b) => rank(a) - rank(b));
    if (first) yield { kind: first.kind, start, end, inside };
  }
}

function plainSecrets(text: string): Secret[] {
  const told = [...shapedSecrets(text), ...namedSecrets(text), ...personalSecrets(text)];
  return apart([...told, ...knownAgain(text, told)].filter(({ start, end }) => end > start));
}

/** In text order, without overlaps. */
function apart(all: Secret[]): Secret[] {
  all.sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end);
  const found: Secret[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (!last || one.start >= last.end) found.push(one);
    else found[found.length - 1] = together(last, one);
  }
  return found;
}

/** Of two that overlap the strong one counts, in the length of both. */
function together(first: Secret, second: Secret): Secret {
  // What is encoded can only be hidden as a whole.
  if (first.inside ?? second.inside) return first.inside ? first : second;
  const { kind } = isWeak(second) < isWeak(first) ? second : first;
  // A password before a host reads like an address for mail: the host stays.
  if (kind !== 'email' && first.kind === 'email') return second;
  if (kind !== 'email' && second.kind === 'email') return first;
  return { kind, start: first.start, end: Math.max(first.end, second.end) };
}

function isWeak({ kind }: Secret): number {
  return SECRET_WORDS[kind].weak ? 1 : 0;
}

function rank({ kind }: Secret): number {
  return SECRET_KINDS.indexOf(kind);
}
