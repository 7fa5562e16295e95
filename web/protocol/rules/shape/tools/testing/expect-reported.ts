/** Tools and contents in every revision, as tests say them, and what the checker finds in them. */
import { expect, it } from 'vitest';
import { checkOne } from '../../../../check.ts';
import type { RevisionId } from '../../../../types.ts';
import { META } from '../../../envelope/meaning-examples.ts';
import { argument, brought, FIRST, LEGACY, MODERN, PLAIN, tool } from '../example-messages.ts';

/** The revision with batches and sound. */
export const SECOND: RevisionId = '2025-03-26';

/** All revisions of MCP. */
export const ALL: readonly RevisionId[] = [FIRST, SECOND, PLAIN, LEGACY, MODERN];

/** All but the first. */
export const FROM_SECOND = ALL.slice(1);

/** Those since 2025-06-18. */
export const FROM_PLAIN = ALL.slice(2);

/** Those since 2025-11-25. */
export const FROM_LEGACY = ALL.slice(3);

/** A block of text. */
export const TEXT = '{"type":"text","text":"Sunny"}';

/** A schema of arguments. */
export const CITY = '{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}';

/** Findings as «severity requirement pointer». */
export function found(text: string, revision: RevisionId): string[] {
  return checkOne(text, { revision }).diagnostics.map((d) => `${d.severity} ${d.requirement} ${d.pointer}`);
}

/** A call of a tool. */
export function call(inside: string, revision: RevisionId): string {
  const more = revision === MODERN ? `,${META}` : '';
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${inside}${more}}}`;
}

/** The result of a tool with one block. */
export const content = (block: string, revision: RevisionId) => brought(`"content":[${block}]`, revision).text;

/** A tool that takes this. */
export const schema = (text: string, revision: RevisionId) => tool(`"inputSchema":${text}`, revision).text;

/** A tool that gives this. */
export const output = (text: string, revision: RevisionId) =>
  tool(`"inputSchema":${CITY},"outputSchema":${text}`, revision).text;

/** A tool with an argument of this schema. */
export const arg = (text: string, revision: RevisionId) => argument(text, revision).text;

/** A tool whose argument travels in a header. */
export const header = (value: string, more = '"type":"string"') => arg(`{${more},"x-mcp-header":${value}}`, MODERN);

/** What is wrong: the revision, the text, and all that is told. */
export type Wrong = readonly [RevisionId, string, ...string[]];

/** Tests that each text draws exactly these findings. */
export function expectReported(wrong: readonly Wrong[]): void {
  const rows = wrong.map(([revision, text, ...expected]) => ({ revision, text, expected }));
  it.each(rows)('in $revision: $text', ({ revision, text, expected }) => {
    expect(found(text, revision)).toEqual(expected);
  });
}
