/** A walkthrough: one step at a time, text on the left, message, state and wire on the right. */
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../../state/use.ts';
import { Columns } from '../Columns.tsx';
import { MAP_HREF } from '../contents.ts';
import { NoLesson } from '../NoLesson.tsx';
import css from './Walk.module.css';
import { WalkFoot } from './WalkFoot.tsx';
import { WalkPane } from './WalkPane.tsx';
import { WalkText } from './WalkText.tsx';
import { usePresent } from './present.ts';
import { followRevision, openWalk, useWalk } from './walk.ts';

/** The walkthrough with this id. `title` is shown until it is loaded. */
export function WalkView({ id, title }: { id: string; title: string }) {
  const choice = useApp((state) => state.chosen.learn);
  const missing = useWalk((state) => state.missing);
  const here = useWalk((state) => state.id === id && state.view !== null);
  // A choice made meanwhile is handled below; it does not reopen the walkthrough.
  useOpened(id, choice);
  usePresent();
  useEffect(() => followRevision(choice), [choice]);
  if (missing)
    return (
      <NoLesson title={title}>
        <p>
          This walkthrough does not exist in this version. <a href={MAP_HREF}>All chapters</a> lists the available
          lessons.
        </p>
      </NoLesson>
    );
  return (
    <Columns
      heading="walk-title"
      text={here ? <WalkText title={title} /> : <Opening title={title} />}
      pane={here ? <WalkPane /> : null}
      foot={here ? <WalkFoot /> : null}
    />
  );
}

function useOpened(id: string, choice: Parameters<typeof openWalk>[1]): void {
  const open = useEffectEvent((wanted: string) => openWalk(wanted, choice));
  useEffect(() => open(id), [id]);
}

function Opening({ title }: { title: string }) {
  return (
    <>
      <h1 id="walk-title" className={css.title}>
        {title}
      </h1>
      <p className={css.quiet}>The simulated server is starting.</p>
    </>
  );
}
