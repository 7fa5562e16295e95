/** Below a program: “Run tests”, the progress of a run, “Stop”. Nothing runs or loads automatically. */
import { useRef } from 'react';
import { Square } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import { LoadLine } from '../../../parts/lesson/LoadLine.tsx';
import { loadLanguage, run, stop, useReady } from './code.ts';
import type { Running } from './item-types.ts';
import { useItem, useItemStore } from './item.ts';
import { LANGUAGE_NAMES, megabytes } from './text.ts';
import type { CodeLanguage } from '../../../engine/learn.ts';
import css from './Exercise.module.css';

/** The row. */
export function CodeFoot() {
  const item = useItemStore();
  const language = useItem((state) => state.language);
  const running = useItem((state) => state.running);
  const solved = useItem((state) => state.grade?.passed ?? false);
  const tests = useItem((state) =>
    state.shown !== 'none' && state.shown?.kind === 'code' ? state.shown.tests.length : 0,
  );
  const ready = useReady(language);
  // “Load” and “Stop” disappear when they are pressed; the focus stays in the row.
  const runs = useRef<HTMLButtonElement>(null);
  const stay = () => runs.current?.focus();
  return (
    <div className={css.send}>
      {running ? <LoadLine {...progressOf(running, language, tests)} /> : null}
      {running || ready ? null : (
        <Button
          look="quiet"
          onClick={() => {
            stay();
            void loadLanguage(item);
          }}
        >
          {`Load ${LANGUAGE_NAMES[language]}`}
        </Button>
      )}
      {running ? (
        <Button
          icon={<Square />}
          onClick={() => {
            stay();
            stop(item);
          }}
        >
          Stop
        </Button>
      ) : null}
      <Button
        ref={runs}
        look={solved ? 'plain' : 'primary'}
        aria-keyshortcuts="Control+Enter"
        aria-disabled={running !== null}
        onClick={() => void run(item)}
      >
        Run tests
      </Button>
    </div>
  );
}

function progressOf(running: Running, language: CodeLanguage, tests: number): { label: string; share: number | null } {
  if (running.phase === 'tests') {
    const { test } = running;
    return {
      label: `Test ${Math.min(test, tests)} of ${tests}`,
      share: tests === 0 ? null : Math.min(test, tests) / tests,
    };
  }
  const { progress } = running;
  const name = LANGUAGE_NAMES[language];
  if (!progress || progress.what === 'start') return { label: `${name} is starting`, share: null };
  const { done, all } = progress;
  return { label: `${name} is loading, ${megabytes(done, all)}`, share: all === 0 ? null : done / all };
}
