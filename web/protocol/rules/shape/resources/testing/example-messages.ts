/** Resources, prompts, suggestions and roots in every revision, as tests say them, and what the checker finds in them. */
import { describe, expect, test } from 'vitest';
import { checkOne } from '../../../../check.ts';
import { applyEdits } from '../../../../json/edits.ts';
import { REVISION_IDS, type RevisionId } from '../../../../types.ts';
import { META, MODERN, SERVER_META } from '../../../envelope/meaning-examples.ts';

/** All revisions of MCP. */
export const ALL = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');

/** Those from one on. */
export const since = (first: RevisionId): RevisionId[] => ALL.filter((id) => id >= first);

/** Those up to one. */
export const upTo = (last: RevisionId): RevisionId[] => ALL.filter((id) => id <= last);

/** A text as each revision wants it. */
export type Text = (revision: RevisionId) => string;

/** A result as each revision wants it; `kept` for results with hints how long to keep them. */
export const result =
  (inside: string, kept = false): Text =>
  (revision) => {
    const hints = kept ? ',"ttlMs":0,"cacheScope":"private"' : '';
    const more = revision === MODERN ? `,"resultType":"complete",${SERVER_META}${hints}` : '';
    return `{"jsonrpc":"2.0","id":1,"result":{${inside}${more}}}`;
  };

/** A result with such hints. */
export const kept = (inside: string): Text => result(inside, true);

/** A request as each revision wants it. */
export const asks =
  (method: string, inside = ''): Text =>
  (revision) => {
    const members = [inside, revision === MODERN ? META : ''].filter(Boolean).join(',');
    const params = members === '' ? '' : `,"params":{${members}}`;
    return `{"jsonrpc":"2.0","id":1,"method":"${method}"${params}}`;
  };

/** A list of resources. */
export const listed = (entry: string): Text => kept(`"resources":[${entry}]`);

/** A list of templates. */
export const templates = (entry: string): Text => kept(`"resourceTemplates":[${entry}]`);

/** What a resource holds. */
export const contents = (part: string): Text => kept(`"contents":[${part}]`);

/** A list of prompts. */
export const prompts = (entry: string): Text => kept(`"prompts":[${entry}]`);

/** A prompt filled in. */
export const messagesResult = (message: string): Text => result(`"messages":[${message}]`);

/** Suggestions. */
export const completed = (inside: string): Text => result(`"completion":{${inside}}`);

/** Roots, which no revision dresses up. */
export const roots =
  (entry: string): Text =>
  () =>
    `{"jsonrpc":"2.0","id":1,"result":{"roots":[${entry}]}}`;

/** A request for suggestions. */
export const complete = (inside: string): Text => asks('completion/complete', inside);

/** The same text in every revision. */
export const always =
  (text: string): Text =>
  () =>
    text;

/** A prompt to complete. */
export const NAMED = '"ref":{"type":"ref/prompt","name":"trip"}';

/** An argument to complete. */
export const CITY = '"argument":{"name":"city","value":"Os"}';

/** A resource with this address. */
export const uri = (text: string): string => `{"uri":${JSON.stringify(text)},"name":"a"}`;

/** Findings as «requirement pointer», with the severity of what is no error. */
export const brief = (text: string, revision: RevisionId): string[] =>
  checkOne(text, { revision }).diagnostics.map(
    ({ severity, requirement, pointer }) => `${severity === 'error' ? '' : `${severity} `}${requirement} ${pointer}`,
  );

/** What is wrong: its name, the text, what is told, and where; everywhere where nothing is said. */
export type Wrong = [name: string, text: Text, expected: string, where?: readonly RevisionId[]];

/** Tests that each text draws this finding alone, and none once it is fixed. */
export function wrongly(wrong: readonly Wrong[]): void {
  describe.each(wrong)('%s', (_name, text, expected, where = ALL) => {
    test.each(where)('is told in %s', (revision) => {
      expect(brief(text(revision), revision)).toEqual([expected]);
    });

    test('is right once mended', () => {
      const [revision = MODERN] = where;
      const [only] = checkOne(text(revision), { revision }).diagnostics;
      const fixed = applyEdits(text(revision), only?.fix?.edits ?? []);
      expect(brief(fixed, revision)).toEqual(only?.fix ? [] : [expected]);
    });
  });
}
