// Every rule with a fix offers it in the editor (lightbulb, Ctrl+.) and in the report; after the fix, the finding is gone.
import type { Page } from '@playwright/test';
import { applyEdits } from '../web/protocol/json/edits.ts';
import { messageRules } from '../web/protocol/rules/index.ts';
import { shapeExamples, shapeRules } from '../web/protocol/rules/shape/index.ts';
import { textRules } from '../web/protocol/rules/text/index.ts';
import { SHAPE_KINDS } from '../web/protocol/schema/kinds.ts';
import type { CheckOptions, Diagnostic, Fix, RevisionId } from '../web/protocol/types.ts';
import { checkOne as checkWhole } from '../web/protocol/check.ts';
import { checkOne } from '../web/protocol/testing/check-rules.ts';
import { unmark } from '../web/protocol/testing/marked.ts';
import { expect, test } from './fixtures.ts';
import { editor, expectText, expectVerdict, open, report } from './screen.ts';

interface Case {
  rule: string;
  /** The id in the report: that of the requirement, if the finding has one. */
  shown: string;
  text: string;
  options: CheckOptions & { revision: NonNullable<CheckOptions['revision']> };
  fix: Fix;
  after: string;
}

/** JSON as the arguments of an otherwise valid message. */
const within = (piece: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":${piece}}}`;
const bad = (found: readonly Diagnostic[]): Diagnostic[] => found.filter(({ severity }) => severity !== 'info');

/** The first of these texts in which the rule's fix is the only fix and, if there is such a text, its finding the only one. */
function caseOf(rule: string, tries: readonly Pick<Case, 'text' | 'options'>[]): Case | null {
  let second: Case | null = null;
  for (const { text, options } of tries) {
    const found = checkOne(text, options).diagnostics;
    const finding = found.find((one) => one.rule === rule);
    const fix = finding?.fix;
    if (!fix || bad(found).some((one) => one.rule !== rule)) continue;
    const after = applyEdits(text, fix.edits);
    // The page also judges extensions, which may miss something in the fixed text.
    if (bad(checkWhole(after, options).diagnostics).length > 0) continue;
    const shown = rule.includes('/') ? (finding.requirement ?? rule) : rule;
    const made = { rule, shown, text, options, fix, after };
    if (found.length === 1) return made;
    second ??= made;
  }
  return second;
}

/** Rules for messages and for values of types, including those from the schemas themselves. */
const rules = [
  ...messageRules,
  ...shapeRules,
  ...Object.values(SHAPE_KINDS).map(({ id }) => ({
    id,
    examples: {
      bad: Object.values(shapeExamples)
        .flat()
        .map(({ bad: text, request, ...more }) => ({
          ...more,
          text: request === undefined ? text : `${request}\n${text}`,
        })),
    },
  })),
];

/** One case for each rule that has one; made as they are read, since all processes of a run read this file. */
function* makeCases(): Generator<Case> {
  for (const { id, examples } of rules) {
    const made = caseOf(
      id,
      examples.bad.map(({ text, revision, from }) => ({
        text: unmark(text).text,
        options: { revision, ...(from ? { from } : {}) },
      })),
    );
    if (made) yield made;
  }
  for (const { id, examples } of textRules) {
    const texts = [
      ...examples.bad.map(({ text }) => unmark(text).text),
      ...examples.bad.map(({ text }) => within(unmark(text).text)),
      within('{"a":& 1}'),
    ];
    const made = caseOf(
      id,
      texts.flatMap((text) => [
        { text, options: { revision: '2025-11-25' as const } },
        // Notation of lessons is a problem only in a text that is chosen to be JSON.
        { text, options: { revision: '2025-11-25' as const, format: 'json' } },
      ]),
    );
    if (made) yield made;
  }
}

/** Loads the text into the open editor. */
async function bring(page: Page, { text, options }: Pick<Case, 'text' | 'options'>): Promise<void> {
  const from = options.from ? `&from=${options.from}` : '';
  const format = options.format ? `&format=${options.format}` : '';
  await page.goto(`./#/check?text=${encodeURIComponent(text)}&revision=${options.revision}${from}${format}`);
  await expectText(page, text);
}

const quickFixes = (page: Page) => page.getByRole('listbox', { name: 'Action Widget' });

/** Opens the quick fixes with Ctrl+. at the first problem, and selects the one with this message. */
async function quickFix(page: Page, fix: Pick<Fix, 'says'>): Promise<void> {
  await page.keyboard.press('F8');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+.');
  await quickFixes(page)
    .getByRole('option', { name: fix.says.replaceAll('`', '') })
    .click();
  await expect(quickFixes(page)).toBeHidden();
}

/** The rules that offer a fix for one of their examples. */
function offering(): string[] {
  const fixes = (rule: string, text: string, options: CheckOptions = {}): boolean =>
    checkOne(unmark(text).text, options).diagnostics.some((one) => one.rule === rule && one.fix);
  const offers = (
    id: string,
    bad: readonly { text: string; revision?: RevisionId; from?: 'client' | 'server' }[],
  ): boolean =>
    bad.some(({ text, revision, from }) =>
      fixes(id, text, { ...(revision ? { revision } : {}), ...(from ? { from } : {}) }),
    );
  return [...rules, ...textRules].filter(({ id, examples }) => offers(id, examples.bad)).map(({ id }) => id);
}

/** Applies each fix in the editor and undoes it. The cases have fixes that remove the finding: `caseOf` applies them. */
async function fixAndUndo(page: Page, cases: readonly Case[]): Promise<void> {
  await open(page);
  for (const one of cases) {
    await test.step(one.rule, async () => {
      await bring(page, one);
      await expect(report(page).getByText(one.shown, { exact: true }).first()).toBeVisible();
      await quickFix(page, one.fix);
      await expectText(page, one.after);
      await expectVerdict(page, 'Valid');
      await expect(report(page).getByText(one.shown, { exact: true })).toHaveCount(0);
      await page.keyboard.press('Control+Z');
      await expectText(page, one.text);
      await expect(report(page).getByText(one.shown, { exact: true }).first()).toBeVisible();
    });
  }
}

/** The first cases are tried alone; of the others every tenth, in one page. */
const [FIRST, EACH] = [11, 10];

test('Ctrl+. fixes, undo restores: the first rules', async ({ page }) => {
  const first: Case[] = [];
  for (const one of makeCases()) if (first.push(one) === FIRST) break;
  expect(first).toHaveLength(FIRST);
  await fixAndUndo(page, first);
});

test('every rule with a fix has a case; Ctrl+. fixes, undo restores: every tenth of the others', async ({ page }) => {
  test.setTimeout(600_000);
  const cases = [...makeCases()];
  const covered = new Set(cases.map((one) => one.rule));
  expect(offering().filter((id) => !covered.has(id))).toEqual([]);
  expect(covered.size).toBeGreaterThan(120);
  await fixAndUndo(
    page,
    cases.slice(FIRST).filter((_, at) => at % EACH === 0),
  );
});
