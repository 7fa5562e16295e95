/** Tools and content in every revision, for tests, and the findings of the checker. */
import { expect, it } from 'vitest';
import { checkOne } from '../../../../check.ts';
import type { RevisionId } from '../../../../types.ts';
import { META } from '../../../envelope/meaning-examples.ts';
import { argument, brought, FIRST, LEGACY, MODERN, PLAIN, tool } from '../example-messages.ts';

/** The revision that added batches and audio. */
export const SECOND: RevisionId = '2025-03-26';

/** All revisions of MCP. */
export const ALL: readonly RevisionId[] = [FIRST, SECOND, PLAIN, LEGACY, MODERN];

/** All revisions except the first. */
export const FROM_SECOND = ALL.slice(1);

/** The revisions since 2025-06-18. */
export const FROM_PLAIN = ALL.slice(2);

/** The revisions since 2025-11-25. */
export const FROM_LEGACY = ALL.slice(3);

/** A text block. */
export const TEXT = '{"type":"text","text":"Sunny"}';

/** A schema for arguments. */
export const CITY = '{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}';

/** Findings as “severity requirement pointer”. */
export function found(text: string, revision: RevisionId): string[] {
  return checkOne(text, { revision }).diagnostics.map((d) => `${d.severity} ${d.requirement} ${d.pointer}`);
}

/** A tool call. */
export function call(inside: string, revision: RevisionId): string {
  const more = revision === MODERN ? `,${META}` : '';
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${inside}${more}}}`;
}

/** A tool result with one block. */
export const content = (block: string, revision: RevisionId) => brought(`"content":[${block}]`, revision).text;

/** A tool with this input schema. */
export const schema = (text: string, revision: RevisionId) => tool(`"inputSchema":${text}`, revision).text;

/** A tool with this output schema. */
export const output = (text: string, revision: RevisionId) =>
  tool(`"inputSchema":${CITY},"outputSchema":${text}`, revision).text;

/** A tool with an argument that has this schema. */
export const arg = (text: string, revision: RevisionId) => argument(text, revision).text;

/** A tool with a header argument. */
export const header = (value: string, more = '"type":"string"') => arg(`{${more},"x-mcp-header":${value}}`, MODERN);

/** An invalid message: the revision, the input, and all expected findings. */
export type Wrong = readonly [RevisionId, string, ...string[]];

/** Tests that each input produces exactly these findings. */
export function expectReported(wrong: readonly Wrong[]): void {
  const rows = wrong.map(([revision, text, ...expected]) => ({ revision, text, expected }));
  it.each(rows)('in $revision: $text', ({ revision, text, expected }) => {
    expect(found(text, revision)).toEqual(expected);
  });
}
