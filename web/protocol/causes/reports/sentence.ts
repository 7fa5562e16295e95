/** A report that is one sentence, and what its parts mean. */
import { lastName, stepsOf } from './names.ts';
import type { ReportIssue, Validator } from './types.ts';

/** How to recognize and read a sentence of a library. */
export interface Sentence {
  /** The library that writes it. */
  readonly validator: Validator;
  /** Global; begins with literal characters. In it, `"` also matches its escaped forms. */
  readonly looks: RegExp;
  /** The issue and the rejected type, from the groups and from the text after the match (at most 600 units). */
  read(
    groups: readonly string[],
    after: string,
  ): Omit<Partial<ReportIssue>, 'code'> & Pick<ReportIssue, 'code'> & { readonly subject?: string };
}

/** The path after “Path:” or “at path:”. */
export const atPath = (after: string): (string | number)[] =>
  stepsOf(
    /(?:Path:|at path:?) ?(\$(?:[^\s|,;\\"'}]|\[\\{0,4}["'][^"'\\\]]{0,80}\\{0,4}["']\]){0,200})/u.exec(after)?.[1] ??
      '',
  );
/** The path to a member, which the path may name already. */
export const last = (path: readonly (string | number)[], name: string): (string | number)[] =>
  path.at(-1) === name ? [...path] : [...path, name];

/** The JSON type of a type of Java, C#, Kotlin or Go. */
export function jsonType(name: string): string {
  const inner = /(?:Nullable|Optional)`?\d?[[<]{1,2}([\w.]{1,80})/u.exec(name)?.[1];
  if (inner !== undefined) return jsonType(inner);
  const plain = lastName(name);
  if (/^(?:String|string|CharSequence)$/u.test(plain)) return 'string';
  if (/^(?:Integer|Long|int\d{0,2}|Int\d{0,2}|i\d{2}|u\d{2})$/u.test(plain)) return 'integer';
  if (/^(?:Double|Float|float\d{0,2}|Decimal|f\d{2}|Number)$/u.test(plain)) return 'number';
  if (/^(?:Boolean|boolean|bool)$/u.test(plain)) return 'boolean';
  if (/^(?:ArrayList|List|IList|IReadOnlyList|Set)$/u.test(plain) || name.startsWith('[]') || name.endsWith('[]'))
    return 'array';
  if (/^(?:LinkedHashMap|Map|HashMap|Dictionary|IDictionary)$/u.test(plain) || name.startsWith('map[')) return 'object';
  return plain;
}
