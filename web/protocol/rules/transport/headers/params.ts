import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Carried, type Report, type Request, type Header } from '../define.ts';
import { invalidAnnotation, isHidden, mirroredIn, onlyMessage, textOf, weight, type Mirrored } from './requested.ts';
import { paramExamples } from './params.examples.ts';
import { written, needsEncoding, readValue } from './sentinel.ts';

// What is wrong with the header of an argument.

/** The sentence added for each requirement. */
const TITLES: Readonly<Record<string, string>> = {
  'http-headers/param-whitespace': ' Spaces at its ends are lost in transit, so it must be sent as base64.',
  'http-headers/param-control-characters': ' A string with control characters must be sent as base64.',
  'http-headers/param-looks-encoded': ' A string that looks encoded must itself be encoded.',
  'http-headers/param-boolean-case': ' Boolean values are written as `true` and `false`.',
  'http-headers/param-integer-format': ' Integers are written in plain decimal digits.',
};

/** A header named after the argument instead of the annotation. */
function namedAfter(request: Request, { path, header }: Mirrored): Header | null {
  const key = path.at(-1) ?? '';
  return key.toLowerCase() === header.toLowerCase() ? null : request.header(`Mcp-Param-${key}`);
}

/** True for a header with the unencoded argument that has characters outside ASCII. */
const isRaw = (written: string, text: string): boolean => written === text && /[^\0-~]/u.test(text);

/**
 * What is wrong with the header of an argument; null if it is valid, or if its encoding is wrong, which another rule reports.
 */
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

/** Arguments that a tool's schema marks with `x-mcp-header` must also be sent in headers, in one exact notation. */
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
  title: 'Arguments marked `x-mcp-header` {must} be sent in `Mcp-Param` headers',
  why: 'Gateways rely on the header alone, so the server compares it with the body and rejects a mismatch.',
  how: 'For each argument whose schema has `x-mcp-header`, send `Mcp-Param-` followed by that name, with the argument’s value.',
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
          title: 'A tool with an invalid annotation {must} not be called',
          why: 'A client over HTTP must exclude such a tool from its list, because it cannot build a valid header from it.',
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
    const fix = { says: 'Omit the header.', safety: 'safe', steps: [{ do: 'remove', header: name }] } as const;
    const requirement = value === null ? 'http-headers/param-null' : 'http-headers/param-without-argument';
    const what = `${request.name} has ${named(header.name)}, but ${argument} is ${value === null ? '`null`' : 'absent'}.`;
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
      what: `${request.name} mirrors ${argument}, an integer beyond ±9007199254740991.`,
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
        ? `${request.name} has ${named(odd.name)}, named after the argument; the tool’s annotation requires ${named(name)}.`
        : `${request.name} has no ${named(name)}, which the tool’s schema requires for ${argument}; its value is ${code(value)}.`,
      ...(odd ? {} : { fix }),
    });
    return;
  }
  const requirement = faultOf(header, text, value);
  if (requirement === null) return;
  const what = isRaw(header.value, text)
    ? `${request.name} has ${named(header.value)} in ${named(header.name)}: characters outside ASCII, which must be sent as \`=?base64?…?=\`.`
    : `${request.name} has ${named(header.value)} in ${named(header.name)}, but ${code(value)} in ${argument}.`;
  report({ ...base, requirement, place: { of: 'header', header }, what: what + (TITLES[requirement] ?? ''), fix });
}
