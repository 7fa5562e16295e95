/** Comparisons and translations as the page shows them: the same as those of the commands. */
import { describe, expect, it } from 'vitest';
import { NOTES, sessionText } from '../../protocol/compare/testing/notes.ts';
import { checker } from '../../protocol/parts.ts';
import { runSessionJob } from './session-jobs.ts';
import type { NoResult, OtherText, ShownDifference, ShownTranslation, Target } from './session-types.ts';

const BEFORE = sessionText(NOTES);
const AFTER = sessionText({ ...NOTES, tools: NOTES.tools.slice(0, 1) }, { firstId: 40 });

const diff = (text: string, other: Partial<OtherText>): ShownDifference | NoResult => {
  const whole = { text: AFTER, name: '', isFirst: false, options: {}, ...other };
  const made = runSessionJob({ name: 'diff', version: 1, args: [whole, {}, 1] }, checker, text);
  if (!('verdict' in made) && !('problem' in made)) throw new Error('no difference');
  return made;
};
const translate = (text: string, to: Target, discover = true): ShownTranslation | NoResult => {
  const made = runSessionJob({ name: 'translate', version: 1, args: [to, discover, {}, 1] }, checker, text);
  if ('verdict' in made) throw new Error('no translation');
  return made;
};

describe('differences', () => {
  it('are grouped by area, with their places in both texts', () => {
    const line = BEFORE.split('\n').findIndex((one) => one.includes('delete_note')) + 1;
    expect(diff(BEFORE, {})).toMatchObject({
      verdict: '1 difference, 1 breaking for clients',
      counts: { breaking: 1, 'may-break': 0, none: 0 },
      groups: [
        {
          title: 'Tools',
          changes: [{ kind: 'removed', mark: 'breaking for clients', here: { line }, there: null }],
        },
      ],
      more: 0,
    });
  });

  it('are reversed if the other text is the first, and name its file', () => {
    const made = diff(AFTER, { text: BEFORE, isFirst: true, name: 'old.jsonl' });
    expect(made).toMatchObject({
      verdict: '1 difference, 1 breaking for clients',
      groups: [{ changes: [{ kind: 'removed', here: null }] }],
    });
    expect('markdown' in made ? made.markdown : '').toContain(
      '`old.jsonl` (1 session, 22 messages) → `text in the editor`',
    );
  });

  it('are capped, and counted whole', () => {
    const tools = (count: number): string =>
      JSON.stringify({
        tools: Array.from({ length: count }, (_, at) => ({ name: `t${at}`, inputSchema: { type: 'object' } })),
      });
    const made = diff(tools(1), { text: tools(702) });
    expect(made).toMatchObject({ more: 201, counts: { none: 701 } });
  });

  it('are none of texts with nothing to compare', () => {
    expect(diff('hello', {})).toEqual({
      problem: expect.stringContaining('The first text has neither messages') as string,
    });
  });
});

describe('a translation', () => {
  it('has its notes by kind, what is lost first, with the lines of the original', () => {
    const made = translate(BEFORE, '2026-07-28');
    expect(made).toMatchObject({ to: '2026-07-28', isUnmarked: false });
    if ('problem' in made) return;
    expect(made.groups.map(({ kind }) => kind)).toEqual(['lost', 'added', 'changed']);
    expect(made.groups[0]?.notes[0]).toMatchObject({ lines: [1], more: 0 });
    expect(made.messages).toBe(made.text.trim().split('\n').length);
    expect(translate(BEFORE, '2026-07-28', false)).not.toMatchObject({
      text: expect.stringContaining('server/discover') as string,
    });
  });

  it('of a message alone does not show its revision', () => {
    expect(translate('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', '2024-11-05')).toMatchObject({
      messages: 1,
      isUnmarked: true,
    });
    expect(translate('hello', '2024-11-05')).toEqual({ problem: 'The text has no messages to translate.' });
  });
});
