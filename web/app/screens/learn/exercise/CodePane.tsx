/** The pane of exercises in code: the language, the program, its tests, its output. */
import { useEffect } from 'react';
import type { ShownCodeExercise } from '../../../engine/learn.ts';
import { CodeText } from '../../../parts/lesson/CodeText.tsx';
import { Segments } from '../../../parts/Segments.tsx';
import { useApp } from '../../../state/use.ts';
import { chooseLanguage, stop } from './code.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { CodeFoot } from './CodeFoot.tsx';
import { useItem, useItemStore } from './item.ts';
import { Result } from './Result.tsx';
import { PaneHead } from './PaneHead.tsx';
import { LANGUAGE_NAMES } from './text.ts';
import css from './Exercise.module.css';

/** The editor, the tests, the program's output. */
export function CodePane({ shown }: { shown: ShownCodeExercise }) {
  const item = useItemStore();
  const language = useItem((state) => state.language);
  const wanted = useApp((state) => state.lesson.language);
  useEffect(() => () => stop(item), [item]);
  // The address may select another language while the exercise is visible.
  useEffect(() => {
    if (wanted && shown.languages.includes(wanted)) chooseLanguage(item, shown, wanted);
  }, [item, shown, wanted]);
  return (
    <>
      <div className={css.box}>
        <PaneHead title="Program" shown={shown}>
          <Segments
            label="Language"
            items={shown.languages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
            value={language}
            onPick={(id) => {
              const next = shown.languages.find((one) => one === id);
              if (next) chooseLanguage(item, shown, next);
            }}
          />
        </PaneHead>
        <p className={css.signature}>
          <span className="vh">Required names: </span>
          {shown.signatures[language].split(/\n|; (?=class |async function |function |def )/u).map((line) => (
            <code key={line}>{line}</code>
          ))}
        </p>
        {language === 'typescript' ? (
          <p className={css.untyped}>
            Types are removed before the program runs; they are not checked. A wrong type is not reported here.
          </p>
        ) : null}
        <CodeEditor key={language} />
        <CodeFoot />
      </div>
      <Result shown={shown} />
      <Printed />
    </>
  );
}

function Printed() {
  const output = useItem((state) => state.output);
  return output === '' ? null : (
    <section className={css.box} aria-label="Program output">
      <h2>Program output</h2>
      <CodeText text={output.trimEnd()} label="Output" />
    </section>
  );
}
