/** An exercise: the task on the left, the answer and its result on the right. */
import { useEffect, useId, useState } from 'react';
import { placeOf } from '../../../../course/index.ts';
import { Columns } from '../Columns.tsx';
import { Crumb } from '../Crumb.tsx';
import { useCustomSet } from '../teachers/custom-store.ts';
import { ItemContext, load, openItem, useItem } from './item.ts';
import { leave } from './left.ts';
import { ExerciseFoot } from './ExerciseFoot.tsx';
import { AnswerPane } from './AnswerPane.tsx';
import { TaskText } from './TaskText.tsx';
import css from './Exercise.module.css';

/** One exercise of any kind, by its id. Mount it again for another one. */
export function ExerciseView({ id, title }: { id: string; kind: string; title: string }) {
  const [item] = useState(() => openItem(id));
  const heading = useId();
  useEffect(() => {
    void load(item);
    return () => leave(item);
  }, [item]);
  const chapter = placeOf(id)?.chapter.title;
  const set = useCustomSet(({ reading }) => reading?.title);
  return (
    <ItemContext value={item}>
      <Columns
        heading={heading}
        paneLabel="Your answer"
        text={
          <>
            <Crumb where={`${chapter ?? (set || 'Custom exercises')}, exercise`} />
            <h1 id={heading} className={css.title} tabIndex={-1} data-content>
              {title}
            </h1>
            <Loaded />
          </>
        }
        pane={<LoadedAnswer />}
        foot={<ExerciseFoot id={id} />}
      />
    </ItemContext>
  );
}

function Loaded() {
  const shown = useItem((state) => state.shown);
  if (shown === null) return <p className={css.wait}>Loading the exercise.</p>;
  if (shown === 'none') return <p>This exercise no longer exists in this version of the course.</p>;
  return <TaskText shown={shown} />;
}

function LoadedAnswer() {
  const shown = useItem((state) => state.shown);
  return shown === null || shown === 'none' ? null : <AnswerPane shown={shown} />;
}
