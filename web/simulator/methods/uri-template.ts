/** URI templates (RFC 6570): `{name}` matches one path segment, `{+name}` matches anything, including slashes. */

/** The parts of a template. */
type Part = { text: string } | { name: string; wide: boolean };

const EXPRESSION = /\{(\+?)([\w.%]+)\}/gu;

function partsOf(template: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of template.matchAll(EXPRESSION)) {
    const [whole, plus, name = ''] = found;
    if (found.index > at) parts.push({ text: template.slice(at, found.index) });
    parts.push({ name, wide: plus === '+' });
    at = found.index + whole.length;
  }
  if (at < template.length) parts.push({ text: template.slice(at) });
  return parts;
}

/** The names of its variables, each once, in order. */
export function variablesOf(template: string): string[] {
  return [...new Set(partsOf(template).flatMap((part) => ('name' in part ? [part.name] : [])))];
}

/** The URI that the template produces for these values; missing values are empty. */
export function expanded(template: string, values: Readonly<Record<string, string>>): string {
  return partsOf(template)
    .map((part) => {
      if ('text' in part) return part.text;
      const value = Object.hasOwn(values, part.name) ? (values[part.name] ?? '') : '';
      const whole = value.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
      return part.wide ? encodeURI(whole) : encodeURIComponent(whole);
    })
    .join('');
}

/** The values of the template's variables in a URI; null if it does not match. A value ends where the next literal begins. */
export function matched(template: string, uri: string): Record<string, string> | null {
  const values: Record<string, string> = {};
  const parts = partsOf(template);
  let rest = uri;
  for (const [index, part] of parts.entries()) {
    if ('text' in part) {
      if (!rest.startsWith(part.text)) return null;
      rest = rest.slice(part.text.length);
      continue;
    }
    const next = parts[index + 1];
    const fixed = next && 'text' in next ? next.text : null;
    const end =
      fixed === null ? rest.length : index + 2 === parts.length ? endBefore(rest, fixed) : rest.indexOf(fixed);
    const value = end < 0 ? null : read(rest.slice(0, end), part.wide);
    if (value === null) return null;
    Object.defineProperty(values, part.name, { value, enumerable: true, configurable: true, writable: true });
    rest = rest.slice(end);
  }
  return rest === '' ? values : null;
}

function endBefore(text: string, fixed: string): number {
  return text.endsWith(fixed) ? text.length - fixed.length : -1;
}

/** A percent-decoded value; null if it is empty, contains a forbidden character, or cannot be decoded. */
function read(text: string, wide: boolean): string | null {
  if (text === '' || (!wide && /[/?#]/u.test(text))) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
