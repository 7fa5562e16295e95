/**
 * The result of an answer: why it is not correct yet, or what to remember and the next item. Announced once to screen readers.
 */
import { useEffect, useRef } from 'react';
import { callText } from '../../../../course/code/outcome.ts';
import type { CodeLanguage, ShownExercise, TestCase } from '../../../engine/learn.ts';
import type { ShownReport } from '../../../engine/types.ts';
import { Note } from '../../../parts/Note.tsx';
import { SolvedNote } from '../../../parts/lesson/SolvedNote.tsx';
import { TestRows } from '../../../parts/lesson/TestRows.tsx';
import { Feedback, type FeedbackItem } from '../../../parts/lesson/Feedback.tsx';
import { useLessonHref } from './useLessonHref.ts';
import { useApp } from '../../../state/use.ts';
import { useAround } from './around.ts';
import type { Item, ItemStore } from './item-types.ts';
import { useItem, useItemStore } from './item.ts';
import { headOf } from './text.ts';
import css from './Exercise.module.css';

/** The result below an answer. */
export function Result({ shown }: { shown: ShownExercise }) {
  const status = useItem(statusOf);
  const peek = useInViewport();
  return (
    <div className={css.result}>
      <div ref={peek} className={css.peek} aria-hidden="true" />
      <p className="vh" role="status" aria-label="Result">
        {status}
      </p>
      <Shown shown={shown} />
    </div>
  );
}

/** Scrolls the start of a new result into view, but not a result that was already there when the exercise was opened. */
function useInViewport() {
  const ref = useRef<HTMLDivElement>(null);
  const came = useItem((state) => state.missing ?? state.ended ?? state.grade);
  const before = useRef(came);
  useEffect(() => {
    if (came !== null && came !== before.current) ref.current?.scrollIntoView({ block: 'nearest' });
    before.current = came;
  }, [came]);
  return ref;
}

/** In one or two sentences, for screen readers; empty while an answer is being graded. */
function statusOf({ busy, running, missing, ended, grade }: Item): string {
  if (busy || running) return '';
  if (missing !== null) return missing;
  if (ended !== null) return ended;
  if (!grade) return '';
  if (grade.passed) return 'Solved.';
  return `${headOf(grade)}. ${(grade.feedback[0]?.text ?? '').replaceAll('`', '')}`;
}

function Shown({ shown }: { shown: ShownExercise }) {
  const item = useItemStore();
  const grade = useItem((state) => state.grade);
  const runs = useItem((state) => state.runs);
  const language = useItem((state) => state.language);
  const report = useItem((state) => state.report);
  const lessonHref = useLessonHref();
  const { next } = useAround(shown.id);
  const alone = useApp((state) => state.lesson.alone);
  const missing = useItem((state) => state.missing ?? state.ended);
  if (missing !== null) return <Note>{missing}</Note>;
  if (!grade) return null;
  const code = shown.kind === 'code';
  const tests = grade.tests.map((test, at) => ({ ...test, run: shownRun(runs[at], language) }));
  if (grade.passed) {
    return (
      <>
        <SolvedNote
          lesson={shown.lesson}
          next={alone ? undefined : next && { title: next.title, href: lessonHref(next.id) }}
        />
        {code ? <TestRows tests={tests} detailed /> : null}
      </>
    );
  }
  // The row of a failed test states what it expects, what came, and where: feedback that says the same is left out.
  const items = grade.feedback.filter(({ id }, at) => !code || (id !== 'test' && (at === 0 || id !== 'exception')));
  return (
    <Feedback head={headOf(grade)} items={items.map((one) => feedbackItem(one, report, item))}>
      {grade.tests.length < 2 ? null : <TestRows tests={tests} detailed={code} />}
    </Feedback>
  );
}

/** What happened in a test, with its calls in the language of the program. */
function shownRun(run: TestCase | undefined, language: CodeLanguage) {
  return run && { ...run, calls: run.calls.map((call) => callText(call, language)) };
}

/** Feedback with its position, if the checker still reports it in the current text. */
function feedbackItem(
  { id, text }: { id: string; text: string },
  report: ShownReport | null,
  item: ItemStore,
): FeedbackItem {
  const found = report?.blank === false ? report.diagnostics.find(({ rule }) => rule === id) : undefined;
  if (!found) return { text };
  const { range } = found;
  const label = `Show it on line ${range.startLine}`;
  return { text, place: { label, go: () => item.setState({ place: { ...range } }) } };
}
