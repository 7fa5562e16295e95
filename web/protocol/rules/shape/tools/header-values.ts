import { code, named, whatIs } from '../../../json/describe.ts';
import type { FixPlan } from '../../../json/plan.ts';
import type { Finding } from '../../define.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { annotationsOf, type Annotation } from './headers.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, tool, within } from './example-messages.ts';

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;

/** A valid header name made from the existing characters. */
function fixed(text: string): string {
  return text.replaceAll(/[^!#$%&'*+.^_`|~0-9A-Za-z-]+/gu, '-').replaceAll(/^-+|-+$/gu, '');
}

function callIt({ path }: Annotation, name: string): { fix: FixPlan } | null {
  if (!TOKEN.test(name)) return null;
  return { fix: { says: `Use ${named(name)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: name }] } };
}

function judge(place: Place, one: Annotation, before: Map<string, string>): Finding | null {
  const { value, path, part } = one;
  const own = fixed(part.property ?? '');
  if (typeof value !== 'string') {
    const what = `${within(place, path)} is ${whatIs(value)}; it must be a header name, as a string.`;
    return {
      requirement: 'x-mcp-header/not-a-string',
      path,
      title: 'A header name {must} be a string',
      what,
      ...callIt(one, own),
    };
  }
  if (value === '') {
    const what = `${within(place, path)} is empty, so clients cannot create a header from it.`;
    return {
      requirement: 'x-mcp-header/empty',
      path,
      title: 'A header name {must} not be empty',
      what,
      ...callIt(one, own),
    };
  }
  if (/\p{Cc}/u.test(value)) {
    return {
      requirement: 'x-mcp-header/control-characters',
      path,
      title: 'A header name {must} not have control characters',
      why: 'A line break would end the header and could start an injected one, so clients remove the whole tool.',
      what: `${within(place, path)} is ${code(value)}, which contains control characters.`,
      ...callIt(one, fixed(value)),
    };
  }
  if (!TOKEN.test(value)) {
    const what = `${within(place, path)} is ${code(value)}. A header name has ASCII letters, digits and a few other characters, but no spaces.`;
    return {
      requirement: 'x-mcp-header/token-syntax',
      path,
      title: 'A header name {must} be a valid HTTP token',
      what,
      ...callIt(one, fixed(value)),
    };
  }
  const first = before.get(value.toLowerCase());
  if (first === undefined) {
    before.set(value.toLowerCase(), value);
    return null;
  }
  return {
    requirement: 'x-mcp-header/duplicate',
    path,
    title: 'Every argument {must} have a header name of its own',
    what: `${within(place, path)} is ${code(value)}, and ${first === value ? 'so is an earlier one' : `an earlier one is ${code(first)}`}. Header names are case-insensitive.`,
    ...(before.has(own.toLowerCase()) ? {} : callIt(one, own)),
  };
}

const two = (first: string, second: string) =>
  tool(
    `"inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":${first}},"b":{"type":"string","x-mcp-header":${second}}}}`,
    MODERN,
  );
const one = (value: string) => argument(`{"type":"string","x-mcp-header":${value}}`, MODERN);

/** A header name is a token of RFC 9110, unique within a tool. */
export const headerValues = defineShapeRule({
  id: 'x-mcp-header/name',
  requirements: [
    'x-mcp-header/not-a-string',
    'x-mcp-header/empty',
    'x-mcp-header/control-characters',
    'x-mcp-header/token-syntax',
    'x-mcp-header/duplicate',
  ],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: '`x-mcp-header` {must} be a header name',
  why: 'HTTP clients remove the whole tool from the list.',
  how: 'Give each such argument a short unique name, as in `"x-mcp-header": "Region"`.',
  examples: {
    good: [two('"Region"', '"Time-Zone"'), one('"x.y_2"')],
    bad: [
      one('⟦true⟧'),
      one('⟦""⟧'),
      one('⟦"Region\\r\\nX-Admin: 1"⟧'),
      one('⟦"Home Region"⟧'),
      two('"Zone"', '⟦"ZONE"⟧'),
    ],
  },
  judge(place) {
    const before = new Map<string, string>();
    for (const annotation of annotationsOf(place)) {
      const finding = judge(place, annotation, before);
      if (finding) place.report(finding);
    }
  },
});
