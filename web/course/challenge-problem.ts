/** The syntax of a challenge, the value of `WWW-Authenticate` (RFC 9110, section 11.6.1). */

const TOKEN = String.raw`[!#$%&'*+.^\x60|~\w-]+`;
const SCHEME = new RegExp(`^(${TOKEN})(?:[ \\t]+|$)`, 'u');
const SCHEME_WITH = new RegExp(`^(${TOKEN})([,:;])`, 'u');
const NAME = new RegExp(`^(${TOKEN})[ \\t]*([=:])[ \\t]*`, 'u');
const VALUE = new RegExp(`^(?:"((?:[^"\\\\]|\\\\.)*)"|${TOKEN}(?=[ \\t,;]|$))`, 'u');
const NEXT_SCHEME = new RegExp(`^${TOKEN}[ \\t]+${TOKEN}[ \\t]*=`, 'u');

/** The maximum length of a challenge that is parsed, UTF-16 units. */
const MAX_LENGTH = 4000;

/** What is wrong with the syntax of a challenge, as feedback; null if nothing is, or if it is too unusual to say. */
export function challengeProblem(challenge: string): string | null {
  if (challenge.length > MAX_LENGTH) return null;
  const value = challenge.trim();
  const [, scheme = '', mark = ''] = SCHEME_WITH.exec(value) ?? [];
  if (scheme !== '') return `Only a space follows the scheme \`${scheme}\`, no \`${mark}\`.`;
  const [start] = SCHEME.exec(value) ?? [];
  return start === undefined ? null : parametersProblem(value.slice(start.length));
}

function parametersProblem(parameters: string): string | null {
  let rest = parameters;
  while (rest !== '') {
    const [head = '', name = '', sign] = NAME.exec(rest) ?? [];
    if (head === '') return null;
    if (sign === ':') return `Write \`=\` between \`${name}\` and its value, not a colon.`;
    const value = rest.slice(head.length);
    const [found = '', inner = ''] = VALUE.exec(value) ?? [];
    if (found === '') return valueProblem(name, value);
    if (/,\s*[\w-]+=$/u.test(inner)) return unclosed(name);
    const after = value.slice(found.length).trimStart();
    if (after !== '' && !after.startsWith(','))
      return after.startsWith(';')
        ? 'Write a comma between the parameters of the challenge, no semicolon.'
        : `A comma is missing after the value of \`${name}\`.`;
    rest = after.replace(/^[,\s]+/u, '');
    if (NEXT_SCHEME.test(rest)) return null;
  }
  return null;
}

function valueProblem(name: string, value: string): string | null {
  if (value === '' || value.startsWith('=')) return null;
  return value.startsWith('"') ? unclosed(name) : `The value of \`${name}\` must be in double quotation marks.`;
}

function unclosed(name: string): string {
  return `The value of \`${name}\` has no quotation mark at its end.`;
}
