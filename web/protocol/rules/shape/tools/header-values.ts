import { code, named, whatIs } from '../../../json/describe.ts';
import type { FixPlan } from '../../../json/plan.ts';
import type { Finding } from '../../define.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { annotationsOf, type Annotation } from './headers.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, MODERN, tool, within } from './example-messages.ts';

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;

/** The nearest name a header can have, made of the letters that are there. */
function fixed(text: string): string {
  return text.replaceAll(/[^!#$%&'*+.^_`|~0-9A-Za-z-]+/gu, '-').replaceAll(/^-+|-+$/gu, '');
}

function callIt({ path }: Annotation, name: string): { fix: FixPlan } | null {
  if (!TOKEN.test(name)) return null;
  return { fix: { says: `Name it ${named(name)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: name }] } };
}

function judge(place: Place, one: Annotation, before: Map<string, string>): Finding | null {
  const { value, path, part } = one;
  const own = fixed(part.property ?? '');
  if (typeof value !== 'string') {
    const what = `${within(place, path)} is ${whatIs(value)}; it is the name of a header, as a string.`;
    return {
      requirement: 'x-mcp-header/not-a-string',
      path,
      title: 'A header is named by a string',
      what,
      ...callIt(one, own),
    };
  }
  if (value === '') {
    const what = `${within(place, path)} is empty, so that there is no header to make of it.`;
    return {
      requirement: 'x-mcp-header/empty',
      path,
      title: 'The name of a header is not empty',
      what,
      ...callIt(one, own),
    };
  }
  if (/\p{Cc}/u.test(value)) {
    return {
      requirement: 'x-mcp-header/control-characters',
      path,
      title: 'The name of a header has no line breaks',
      why: 'A line break would end the header and begin another one of the writer’s choice, so clients drop the whole tool.',
      what: `${within(place, path)} is ${code(value)}, which has control characters in it.`,
      ...callIt(one, fixed(value)),
    };
  }
  if (!TOKEN.test(value)) {
    const what = `${within(place, path)} is ${code(value)}. A header name has letters of ASCII, digits and few signs, no spaces.`;
    return {
      requirement: 'x-mcp-header/token-syntax',
      path,
      title: 'A header name is one plain word',
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
    title: 'Every argument has a header of its own',
    what: `${within(place, path)} is ${code(value)}, and ${first === value ? 'so is an earlier one' : `an earlier one is ${code(first)}`}. Header names ignore letter case.`,
    ...(before.has(own.toLowerCase()) ? {} : callIt(one, own)),
  };
}

const two = (first: string, second: string) =>
  tool(
    `"inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":${first}},"b":{"type":"string","x-mcp-header":${second}}}}`,
    MODERN,
  );
const one = (value: string) => argument(`{"type":"string","x-mcp-header":${value}}`, MODERN);

/** The name of a header is a token of RFC 9110, and only one argument of a tool has it. */
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
  title: '`x-mcp-header` names a header',
  why: 'Clients on HTTP drop the whole tool from the list.',
  how: 'Give each such argument one short word of its own, as in `"x-mcp-header": "Region"`.',
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
