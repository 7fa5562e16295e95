/** Messages about resources, prompts, completion and roots in every revision, for tests, and the findings of the checker. */
import { describe, expect, test } from 'vitest';
import { checkOne } from '../../../../check.ts';
import { applyEdits } from '../../../../json/edits.ts';
import { REVISION_IDS, type RevisionId } from '../../../../types.ts';
import { META, MODERN, SERVER_META } from '../../../envelope/meaning-examples.ts';

/** All revisions of MCP. */
export const ALL = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');

/** The revisions since the given one. */
export const since = (first: RevisionId): RevisionId[] => ALL.filter((id) => id >= first);

/** The revisions until the given one, inclusive. */
export const upTo = (last: RevisionId): RevisionId[] => ALL.filter((id) => id <= last);

/** A message in the form of each revision. */
export type Text = (revision: RevisionId) => string;

/** A result in the form of each revision; `cached` adds cache hints. */
export const result =
  (inside: string, cached = false): Text =>
  (revision) => {
    const hints = cached ? ',"ttlMs":0,"cacheScope":"private"' : '';
    const more = revision === MODERN ? `,"resultType":"complete",${SERVER_META}${hints}` : '';
    return `{"jsonrpc":"2.0","id":1,"result":{${inside}${more}}}`;
  };

/** A result with cache hints. */
export const stored = (inside: string): Text => result(inside, true);

/** A request in the form of each revision. */
export const requests =
  (method: string, inside = ''): Text =>
  (revision) => {
    const members = [inside, revision === MODERN ? META : ''].filter(Boolean).join(',');
    const params = members === '' ? '' : `,"params":{${members}}`;
    return `{"jsonrpc":"2.0","id":1,"method":"${method}"${params}}`;
  };

/** A list of resources. */
export const listed = (entry: string): Text => stored(`"resources":[${entry}]`);

/** A list of templates. */
export const templates = (entry: string): Text => stored(`"resourceTemplates":[${entry}]`);

/** The contents of a resource. */
export const contents = (part: string): Text => stored(`"contents":[${part}]`);

/** A list of prompts. */
export const prompts = (entry: string): Text => stored(`"prompts":[${entry}]`);

/** The result of `prompts/get`. */
export const messagesResult = (message: string): Text => result(`"messages":[${message}]`);

/** Completion values. */
export const completed = (inside: string): Text => result(`"completion":{${inside}}`);

/** Roots; the same in every revision. */
export const roots =
  (entry: string): Text =>
  () =>
    `{"jsonrpc":"2.0","id":1,"result":{"roots":[${entry}]}}`;

/** A completion request. */
export const complete = (inside: string): Text => requests('completion/complete', inside);

/** The same message in every revision. */
export const always =
  (text: string): Text =>
  () =>
    text;

/** A completion reference to a prompt. */
export const NAMED = '"ref":{"type":"ref/prompt","name":"trip"}';

/** A completion argument. */
export const CITY = '"argument":{"name":"city","value":"Os"}';

/** A resource with this URI. */
export const uri = (text: string): string => `{"uri":${JSON.stringify(text)},"name":"a"}`;

/** Findings as “requirement pointer”, with the severity unless it is an error. */
export const brief = (text: string, revision: RevisionId): string[] =>
  checkOne(text, { revision }).diagnostics.map(
    ({ severity, requirement, pointer }) => `${severity === 'error' ? '' : `${severity} `}${requirement} ${pointer}`,
  );

/** An invalid message: its name, the input, the expected finding, and the revisions; all revisions when omitted. */
export type Wrong = [name: string, text: Text, expected: string, where?: readonly RevisionId[]];

/** Tests that each input produces only this finding, and none after the fix. */
export function wrongly(wrong: readonly Wrong[]): void {
  describe.each(wrong)('%s', (_name, text, expected, where = ALL) => {
    test.each(where)('is reported in %s', (revision) => {
      expect(brief(text(revision), revision)).toEqual([expected]);
    });

    test('is valid after the fix', () => {
      const [revision = MODERN] = where;
      const [only] = checkOne(text(revision), { revision }).diagnostics;
      const fixed = applyEdits(text(revision), only?.fix?.edits ?? []);
      expect(brief(fixed, revision)).toEqual(only?.fix ? [] : [expected]);
    });
  });
}
