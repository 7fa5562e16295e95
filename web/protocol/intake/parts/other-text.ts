/** Recognizes a line of text that is not JSON: code, markup, a template, encoded bytes. */

/** How a value or a string begins. */
const BEGINS = /^(?:["'“`{]|\[(?![A-Za-z]|\d{1,4}[-/:.]\w))/u;
/** A tag of a template: a name in two braces, or a statement. */
const TEMPLATE = /^\{(?:\{[#/^>!&~-]?\s*[A-Za-z_.][\w.]*(?:\s[^{}]*)?\}\}|%-?\s*\w+\s[^{}]*%\})/;
/** Markup, a statement of SQL, or a declaration: JSON in it is that of the code. */
const CODE =
  /^(?:<[!?/a-z]|(?:select|insert into|update|delete from|create|alter|drop)\s|(?:(?:pub|public|private|export|final|data) )*(?:class|struct|enum|record|interface|trait|type|message|func|fn|def) \w)/i;
/** A key in quotes, or a key that messages have. */
const KEYED = /["”]\s*:|\b(?:jsonrpc|method|params|result|error)(?::(?!:)|\s:\s)|jsonrpc/iu;
const VERSION = /jsonrpc/i;
/** A shorter line may be a value with a mistake, such as a string without its quotes or a number with a comment, UTF-16 units. */
const SHORT_VALUE = 30;

/** True for a text that begins with a tag of a template and has no key of a message. */
export function isTemplate(text: string): boolean {
  return TEMPLATE.test(text) && !KEYED.test(text);
}

/** True for a line in which nothing is a value or a part of one. */
export function isOtherText(line: string): boolean {
  if (BEGINS.test(line)) return isTemplate(line);
  if (line.length <= SHORT_VALUE) return false;
  return CODE.test(line) ? !VERSION.test(line) : !KEYED.test(line) && /\p{L}/u.test(line);
}

/** A value without values in it, in a sentence. */
const SMALL = /\{[^{}\n]{0,400}\}/g;
const NAMED = /jsonrpc|["'“](?:method|params|result|error)["'”]/i;

/** The line with a word in place of each small value that has no member of a message; null if it begins or ends with one. */
export function withoutValues(line: string): string | null {
  const text = line.replaceAll(SMALL, (value) => (NAMED.test(value) ? value : 'value'));
  return /^[`"'“]?[{[]|[}\]]$/u.test(line) ? null : text;
}
