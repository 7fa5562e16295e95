import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Carried, type Report, type Request, type Header } from '../define.ts';
import { invalidAnnotation, isHidden, mirroredIn, onlyMessage, textOf, weight, type Mirrored } from './requested.ts';
import { paramExamples } from './params.examples.ts';
import { written, needsEncoding, readValue } from './sentinel.ts';

// What is wrong with the header of an argument.

/** What to add to the sentence, by requirement. */
const SAYS: Readonly<Record<string, string>> = {
  'http-headers/param-whitespace': ' Blanks at its ends are lost on the way, so it travels as base64.',
  'http-headers/param-control-characters': ' A text with control characters travels as base64.',
  'http-headers/param-looks-encoded': ' A text that itself looks encoded is encoded once more.',
  'http-headers/param-boolean-case': ' Truth values are `true` and `false`.',
  'http-headers/param-integer-format': ' Whole numbers are plain decimal digits.',
};

/** A header that bears the name of the argument instead of the annotation's. */
function namedAfter(request: Request, { path, header }: Mirrored): Header | null {
  const key = path.at(-1) ?? '';
  return key.toLowerCase() === header.toLowerCase() ? null : request.header(`Mcp-Param-${key}`);
}

/** True for a header that holds the argument as it is, with characters outside ASCII. */
const isRaw = (written: string, text: string): boolean => written === text && /[^\0-~]/u.test(text);

/** What is wrong with the header of an argument; null when nothing is, or its marks are wrong, which is found elsewhere. */
function faultOf({ value: written }: Header, text: string, value: unknown): string | null {
  const read = readValue(written);
  if (read.how === 'wrong') return null;
  if (read.how === 'encoded') {
    if (read.text === text) return null;
    return written === text ? 'http-headers/param-looks-encoded' : 'http-headers/param-mismatch';
  }
  const needs = needsEncoding(text);
  if (needs === 'control') return 'http-headers/param-control-characters';
  if (needs === 'blanks' && written === text.trim()) return 'http-headers/param-whitespace';
  if (needs === null && written === text) return null;
  if (typeof value === 'boolean' && /^(?:true|false|yes|no|on|off|0|1)$/iu.test(written)) {
    const same = written.toLowerCase() === text || /^(?:yes|on|1)$/iu.test(written) === value;
    return same ? 'http-headers/param-boolean-case' : 'http-headers/param-mismatch';
  }
  if (typeof value === 'number' && !/^-?(?:0|[1-9]\d*)$/u.test(written)) return 'http-headers/param-integer-format';
  return 'http-headers/param-mismatch';
}

/** Arguments that a tool's schema marks with `x-mcp-header` stand in headers too, each written the one right way. */
export const params = defineWireRule({
  id: 'http-headers/params',
  requirements: [
    'http-headers/annotation-invalid-tool-called',
    'http-headers/param-missing',
    'http-headers/param-nested',
    'http-headers/param-named-after-argument',
    'http-headers/param-mismatch',
    'http-headers/param-null',
    'http-headers/param-without-argument',
    'http-headers/param-boolean-case',
    'http-headers/param-integer-format',
    'http-headers/param-integer-unsafe',
    'http-headers/param-whitespace',
    'http-headers/param-control-characters',
    'http-headers/param-looks-encoded',
  ],
  class: 'spec',
  title: 'Marked arguments stand in `Mcp-Param` headers',
  why: 'The server compares header and body, and refuses the call where they differ: gateways decide by the header alone.',
  how: 'For each argument whose schema has `x-mcp-header`, send `Mcp-Param-` and that name, with the value of the argument.',
  examples: paramExamples,
  begin: (view, report) => ({
    request(request) {
      const message = request.mcp ? onlyMessage(request) : null;
      const mirrored = message && mirroredIn(message, view);
      if (!message || !mirrored) return;
      const invalid = invalidAnnotation(mirrored);
      if (invalid !== null) {
        report({
          requirement: 'http-headers/annotation-invalid-tool-called',
          at: request,
          instead: ['x-mcp-header/rejected-tool-called'],
          title: 'A tool with a wrong annotation is not called',
          why: 'A client over HTTP leaves such a tool out of its list: a header made from it could be anything.',
          what: `${request.name} calls a tool whose annotation \`x-mcp-header\` is not valid: ${invalid}.`,
        });
        return;
      }
      for (const one of mirrored) judge(request, message, one, report);
    },
  }),
});

function judge(request: Request, message: Carried, one: Mirrored, report: Report): void {
  const name = `Mcp-Param-${one.header}`;
  const header = request.header(name);
  const base = { at: request, ...weight(request) };
  const argument = `\`arguments.${one.path.join('.')}\``;
  const { value } = one;
  if (header && isHidden(header)) return;
  if (value === undefined || value === null) {
    if (!header) return;
    const fix = { says: 'Leave the header out.', safety: 'safe', steps: [{ do: 'remove', header: name }] } as const;
    const requirement = value === null ? 'http-headers/param-null' : 'http-headers/param-without-argument';
    const what = `${request.name} has ${named(header.name)}, but ${argument} is ${value === null ? '`null`' : 'not there'}.`;
    report({ ...base, requirement, place: { of: 'header', header }, what, fix });
    return;
  }
  const text = textOf(value);
  if (text === null) return;
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    report({
      ...base,
      requirement: 'http-headers/param-integer-unsafe',
      place: header
        ? { of: 'header', header }
        : { of: 'message', at: message.ref, path: ['params', 'arguments', ...one.path] },
      what: `${request.name} mirrors ${argument}, a whole number beyond ±9007199254740991.`,
    });
    return;
  }
  const fix = {
    says: `Write ${named(written(text))}.`,
    safety: 'safe',
    steps: [{ do: 'set', header: name, value: written(text) }],
  } as const;
  if (!header) {
    const odd = namedAfter(request, one);
    report({
      ...base,
      requirement: odd
        ? 'http-headers/param-named-after-argument'
        : one.path.length > 1
          ? 'http-headers/param-nested'
          : 'http-headers/param-missing',
      place: odd ? { of: 'header', header: odd, mark: 'name' } : { of: 'head' },
      what: odd
        ? `${request.name} has ${named(odd.name)}, named after the argument; the tool's annotation asks for ${named(name)}.`
        : `${request.name} has no ${named(name)}, which the tool's schema asks for at ${argument}; its value is ${code(value)}.`,
      ...(odd ? {} : { fix }),
    });
    return;
  }
  const requirement = faultOf(header, text, value);
  if (requirement === null) return;
  const what = isRaw(header.value, text)
    ? `${request.name} says ${named(header.value)} in ${named(header.name)}: characters outside ASCII, which travel as \`=?base64?…?=\`.`
    : `${request.name} says ${named(header.value)} in ${named(header.name)}, and ${code(value)} in ${argument}.`;
  report({ ...base, requirement, place: { of: 'header', header }, what: what + (SAYS[requirement] ?? ''), fix });
}
