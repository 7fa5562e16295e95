import { defineRule, type Finding, type Message } from '../define.ts';
import type { Headline } from '../../model/headline.ts';
import { UNUSUAL_CODE } from './cues.ts';
import { codeOf, errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY, MODERN } from './meaning-examples.ts';
import type { ErrorBand } from '../../model/define.ts';

// What to report about an error code, by the tables of the revision.

/** What to report about a code in one range. `says` completes “That code …”. */
interface BandFinding extends Headline {
  readonly requirement: string;
  readonly says: string;
}

/** What to report about a code without a meaning, by the owner of its range. */
const BANDS: Readonly<Record<ErrorBand['owner'], BandFinding>> = {
  server: {
    requirement: 'errors/server-range-meaning',
    title: 'The server defines the meaning of this error code',
    says: 'is in the range for server-defined errors, so its meaning differs between vendors',
  },
  reserved: {
    requirement: 'errors/reserved-range-undefined',
    title: 'Undefined codes of the reserved range {must} not be used',
    note: 'This error code is reserved and has no defined meaning',
    says: 'is reserved, and no specification defines it',
  },
  legacy: {
    requirement: 'errors/legacy-band',
    title: 'New programs {must} not use this error code',
    says: 'is in the range reserved for older programs, and receivers attach no meaning to it',
  },
  mcp: {
    requirement: 'errors/mcp-band-undefined',
    title: 'Codes in the MCP range {must} be defined by MCP',
    says: 'is reserved for codes that MCP defines, and MCP does not define this one',
  },
};

/** Codes from drafts of the stateless revision, and their replacements. */
const DRAFTS: ReadonlyMap<number, number> = new Map([
  [-32001, -32020],
  [-32003, -32021],
  [-32004, -32022],
]);

/** The one finding about a code, or null if the revision defines it. */
function meaningOf(message: Message, number: number): Omit<Finding, 'path'> | null {
  const { errorCodes, foreignCodes, errorBands } = message.model;
  const beginning = `The error of ${inner(message)} has the code ${number}`;
  const path = ['error', 'code'];
  const foreign = foreignCodes.get(number);
  if (foreign) {
    const fix =
      foreign.instead === undefined
        ? {}
        : {
            fix: {
              says: `Use ${foreign.instead}.`,
              safety: 'safe' as const,
              steps: [{ do: 'replace' as const, path, value: foreign.instead }],
            },
          };
    return {
      requirement: foreign.requirement,
      title: 'This error code {must} not be used in this revision',
      note: 'This code belongs to another revision',
      what: `${beginning}. ${foreign.says}`,
      ...fix,
    };
  }
  if (errorCodes.has(number)) return null;
  const band = errorBands.find(({ from, to }) => number >= from && number <= to);
  if (band) {
    const { says, ...finding } = BANDS[band.owner];
    const now = errorCodes.get(DRAFTS.get(number) ?? Number.NaN);
    const once = now ? ` Drafts of this revision used it for “${now.name}”, which is now ${now.code}.` : '';
    return { ...finding, what: `${beginning}. That code ${says}.${once}` };
  }
  const negative = errorCodes.get(-number);
  if (negative) {
    return {
      requirement: 'errors/sign-lost',
      title: 'The standard error codes are negative',
      what: `${beginning}, without a minus sign. The standard code for “${negative.name}” is ${negative.code}.`,
      fix: { says: `Use ${negative.code}.`, safety: 'safe', steps: [{ do: 'replace', path, value: negative.code }] },
    };
  }
  return {
    requirement: 'errors/application-code',
    title: 'This error code is specific to the application',
    what: `${beginning}, which is allowed. Only the sender’s own documentation defines its meaning.`,
  };
}

/** One rule for the tables of codes and ranges: one finding per code. */
export const errorsCodeMeaning = defineRule({
  id: 'errors/code-meaning',
  requirements: [
    'errors/application-code',
    'errors/legacy-band',
    'errors/mcp-band-undefined',
    'errors/modern-code-in-legacy',
    'errors/reserved-range-undefined',
    'errors/retired-32002',
    'errors/retired-32042',
    'errors/server-range-meaning',
    'errors/sign-lost',
    'errors/url-elicitation-foreign',
  ],
  class: 'spec',
  kinds: ['error', 'invalid'],
  cues: [UNUSUAL_CODE],
  title: 'An error code {must} have a meaning in this revision',
  note: 'This error code has no meaning in this revision',
  why: 'A receiver acts on the codes it knows, and any other code only shows that something failed.',
  how: 'Use a code that the revision defines. If none fits, choose a code outside the range from -32768 to -32000.',
  examples: {
    good: [
      example('jsonrpc-2.0', failure('{"code":-32601,"message":"Method not found"}')),
      example(LEGACY, failure('{"code":-32002,"message":"Resource not found"}')),
      example(MODERN, failure('{"code":-32020,"message":"Header mismatch"}')),
    ],
    bad: [
      example('2025-06-18', failure('{"code":⟦404⟧,"message":"Not found"}')),
      example(MODERN, failure('{"code":⟦-32001⟧,"message":"Busy"}')),
      example(MODERN, failure('{"code":⟦-32050⟧,"message":"Busy"}')),
      example(LEGACY, failure('{"code":⟦-32022⟧,"message":"Unsupported protocol version"}')),
      example(LEGACY, failure('{"code":⟦-32650⟧,"message":"Busy"}')),
      example(MODERN, failure('{"code":⟦-32650⟧,"message":"Busy"}')),
      example(MODERN, failure('{"code":⟦-32002⟧,"message":"Resource not found"}')),
      example(MODERN, failure('{"code":⟦-32042⟧,"message":"Login required"}')),
      example('jsonrpc-2.0', failure('{"code":⟦-32000⟧,"message":"Busy"}')),
      example(LEGACY, failure('{"code":⟦32601⟧,"message":"Method not found"}')),
      example('2025-06-18', failure('{"code":⟦-32042⟧,"message":"Login required"}')),
    ],
  },
  judge(message) {
    const number = codeOf(errorOf(message));
    const finding = number === null ? null : meaningOf(message, number);
    if (finding) message.report({ ...finding, path: ['error', 'code'] });
  },
});
