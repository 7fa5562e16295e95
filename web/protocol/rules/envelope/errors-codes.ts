/** What there is to say about an error code, by the tables of the revision. */
import type { ErrorBand } from '../../model/define.ts';
import type { Finding, Message } from '../define.ts';
import { inner } from './errors-form.ts';

/** What to say of a code without a meaning, by the owner of its band. */
const BANDS: Readonly<Record<ErrorBand['owner'], readonly [requirement: string, title: string, says: string]>> = {
  server: [
    'errors/server-range-meaning',
    'This code means what the server wants it to mean',
    'is one of those left to servers, so it tells nothing across vendors',
  ],
  reserved: [
    'errors/reserved-range-undefined',
    'Reserved codes are not to be invented',
    'is reserved, and no specification gives it a meaning',
  ],
  legacy: [
    'errors/legacy-band',
    'New programs leave this code alone',
    'is one of those left to older programs, and receivers attach no meaning to it',
  ],
  mcp: [
    'errors/mcp-band-undefined',
    'Only MCP itself gives out this code',
    'is kept for codes that MCP defines, and it defines no such one',
  ],
};

/** Numbers that drafts of the stateless revision used, and what became of them. */
const DRAFTS: ReadonlyMap<number, number> = new Map([
  [-32001, -32020],
  [-32003, -32021],
  [-32004, -32022],
]);

/** The one thing to say about a code, or null when the revision defines it. */
export function meaningOf(message: Message, number: number): Omit<Finding, 'path'> | null {
  const { errorCodes, foreignCodes, errorBands } = message.model;
  const said = `The error of ${inner(message)} has the code ${number}`;
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
      title: 'This code belongs to another revision',
      what: `${said}. ${foreign.says}`,
      ...fix,
    };
  }
  if (errorCodes.has(number)) return null;
  const band = errorBands.find(({ from, to }) => number >= from && number <= to);
  if (band) {
    const [requirement, title, says] = BANDS[band.owner];
    const now = errorCodes.get(DRAFTS.get(number) ?? Number.NaN);
    const once = now ? ` Drafts of this revision used it for “${now.name}”, which is ${now.code} now.` : '';
    return { requirement, title, what: `${said}. That number ${says}.${once}` };
  }
  const negative = errorCodes.get(-number);
  if (negative) {
    return {
      requirement: 'errors/sign-lost',
      title: 'The standard codes are negative',
      what: `${said}, without a minus. The standard code for “${negative.name}” is ${negative.code}.`,
      fix: { says: `Use ${negative.code}.`, safety: 'safe', steps: [{ do: 'replace', path, value: negative.code }] },
    };
  }
  return {
    requirement: 'errors/application-code',
    title: 'This code is private to the application',
    what: `${said}, which is allowed. What it means only the sender’s own documentation says.`,
  };
}
