/** A finding: what is wrong, why, and what to do, with the fix or, where there is none, with the advice of its rule. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, expectAccessible, expectNoSideways, hide, resize, show } from '../../testing/browser.tsx';
import type { ShownDiagnostic } from '../engine/types.ts';
import { ProblemRow } from './ProblemRow.tsx';

beforeEach(() => choose('light'));
afterAll(hide);

const FOUND: ShownDiagnostic = {
  rule: 'base/ping-answers',
  requirement: 'base/ping-answers',
  class: 'spec',
  severity: 'error',
  level: 'MUST',
  title: 'Each `ping` must be answered with an empty result',
  what: 'Message 2 answers the `ping` of message 1 with the error `-32601`.',
  why: 'The sender takes the connection for dead.',
  entry: 1,
  pointer: '/error',
  span: { start: 0, end: 1 },
  related: [],
  spec: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/ping',
  specTitle: 'Ping',
  range: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 2 },
};
const ADVICE = 'Answer every `ping` with `"result": {}`.';

const ignore = (): void => undefined;

function row(problem: ShownDiagnostic): void {
  show(
    <main>
      <h1>Problems</h1>
      <h2>All</h2>
      <ol>
        <ProblemRow
          problem={problem}
          current={false}
          page={{ href: '#', id: problem.rule }}
          advice={ADVICE}
          onGo={ignore}
          onFix={ignore}
          onPlace={ignore}
        />
      </ol>
    </main>,
  );
}

/** The paragraphs of the finding: what is wrong and why, then what to do. */
const paragraphs = (): string[] =>
  [...page.getByRole('article').element().querySelectorAll('p')].map(({ textContent }) => textContent);

it('says what to do about a finding that has no fix, after what is wrong and why', async () => {
  for (const theme of ['light', 'dark'] as const) {
    choose(theme);
    for (const width of [1280, 375]) {
      await resize(width);
      row(FOUND);
      await expect.element(page.getByText('Answer every ping with')).toBeVisible();
      expect(paragraphs().at(-1)).toBe(ADVICE.replaceAll('`', ''));
      expectNoSideways(`${width} px`);
      await expectAccessible(`${theme}, ${width} px`);
    }
  }
});

it('leaves the advice out where a fix says it', async () => {
  row({ ...FOUND, fix: { says: 'Answer with an empty result.', safety: 'safe', edits: [] } });
  await expect.element(page.getByRole('button', { name: /^Fix/u })).toBeVisible();
  expect(paragraphs()).toHaveLength(1);
});
