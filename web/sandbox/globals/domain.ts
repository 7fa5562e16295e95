/** Domains with characters beyond ASCII, as the URL Standard writes them: `bücher.example` is `xn--bcher-kva.example`. */

/** Characters that the mapping of UTS #46 removes. */
const IGNORED = /[\u{AD}\u{200B}\u{2060}\u{2064}\u{FEFF}]|\p{Variation_Selector}/gu;
/** What no label may contain, or begin with. */
const INVALID = /[\p{Cn}\p{Co}\p{Cs}\p{Cc}\p{Cf}\p{Z}]|(?:^|\.)\p{M}/u;

/**
 * The domain in ASCII; null if it is invalid. The mapping of characters is Unicode’s compatibility form in lower case, which is
 * that of UTS #46 for nearly all of them.
 */
export function asciiDomain(domain: string): string | null {
  if (/^\p{ASCII}*$/u.test(domain)) return domain.toLowerCase();
  const kept = domain.replace(IGNORED, '').normalize('NFKC');
  // One character at a time, since the lower case of a final Σ depends on its place.
  const lower = Array.from(kept, (one) => one.toLowerCase())
    .join('')
    .normalize('NFC')
    .replaceAll('\u{3002}', '.');
  if (INVALID.test(lower)) return null;
  return lower
    .split('.')
    .map((label) => (/^\p{ASCII}*$/u.test(label) ? label : `xn--${punycode(label)}`))
    .join('.');
}

const digit = (value: number): string => String.fromCodePoint(value < 26 ? value + 97 : value + 22);

/** A label in Punycode (RFC 3492). */
function punycode(label: string): string {
  const points = Array.from(label, (one) => one.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 128);
  let text = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  let [done, next, delta, bias] = [basic.length, 128, 0, 72];
  while (done < points.length) {
    const least = Math.min(...points.filter((point) => point >= next));
    delta += (least - next) * (done + 1);
    next = least;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      let rest = delta;
      for (let base = 36; ; base += 36) {
        const limit = Math.min(26, Math.max(1, base - bias));
        if (rest < limit) break;
        text += digit(limit + ((rest - limit) % (36 - limit)));
        rest = Math.floor((rest - limit) / (36 - limit));
      }
      text += digit(rest);
      bias = adapted(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    next += 1;
  }
  return text;
}

function adapted(delta: number, count: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2));
  rest += Math.floor(rest / count);
  let base = 0;
  for (; rest > 455; base += 36) rest = Math.floor(rest / 35);
  return base + Math.floor((36 * rest) / (rest + 38));
}
