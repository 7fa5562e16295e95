/** The lesson of an address: a walkthrough, an exercise, or a document: for teachers, or about the last project. */
import { lazy, Suspense, useEffect } from 'react';
import { placeOf } from '../../../course/index.ts';
import { useApp } from '../../state/use.ts';
import { MAP_HREF } from './contents.ts';
import { useEmbedded } from './embed.ts';
import { NoLesson } from './NoLesson.tsx';
import { CustomNotice } from './teachers/CustomNotice.tsx';
import { useCustomSet } from './teachers/custom-store.ts';
import css from './Learn.module.css';

const WalkView = lazy(() => import('./walk/WalkView.tsx').then((file) => ({ default: file.WalkView })));
const ExerciseView = lazy(() => import('./exercise/ExerciseView.tsx').then((file) => ({ default: file.ExerciseView })));
const TeachersPage = lazy(() => import('./teachers/TeachersPage.tsx').then((file) => ({ default: file.TeachersPage })));
const ProjectPage = lazy(() => import('./project/ProjectPage.tsx').then((file) => ({ default: file.ProjectPage })));

/** Documents by their address. */
const DOCUMENTS: Readonly<Record<string, { title: string; Page: typeof TeachersPage }>> = {
  teachers: { title: 'For teachers', Page: TeachersPage },
  project: { title: 'A server of your own', Page: ProjectPage },
};

/** One lesson by its id. */
export function Lesson({ id }: { id: string }) {
  const place = placeOf(id);
  const custom = useCustomSet(({ reading }) => reading?.items.find((one) => one.id === id));
  const title = place?.item.title ?? custom?.title ?? documentAt(id)?.title ?? 'Learn';
  useEffect(() => {
    document.title = `${title} · MCP Protocol Playground`;
  }, [title]);
  useEmbedded(id);
  return <Suspense fallback={<p className={css.waits}>Loading the lesson.</p>}>{viewOf(id, place)}</Suspense>;
}

function viewOf(id: string, place: ReturnType<typeof placeOf>) {
  const document = documentAt(id);
  if (document) return <document.Page />;
  if (!place) return <CustomLesson id={id} />;
  const { kind, title } = place.item;
  return kind === 'walkthrough' ? (
    <WalkView id={id} title={title} />
  ) : (
    <ExerciseView id={id} kind={kind} title={title} />
  );
}

function documentAt(id: string) {
  return Object.hasOwn(DOCUMENTS, id) ? DOCUMENTS[id] : undefined;
}

/** An item of a custom exercise file, which may not be read yet. */
function CustomLesson({ id }: { id: string }) {
  const link = useApp(({ lesson }) => lesson.own);
  const item = useCustomSet(({ reading }) => reading?.items.find((one) => one.id === id));
  const text = useCustomSet((state) => state.text);
  const trouble = useCustomSet((state) => state.trouble);
  const waits = useCustomSet(
    (state) => state.busy || (state.text !== null && !state.reading) || (link !== null && state.opened !== link),
  );
  if (waits) return <p className={css.waits}>Loading the exercises.</p>;
  // A stored exercise may have the same id, but the link did not mean that one.
  const broken = link === null ? null : trouble;
  if (broken !== null) return <Broken says={broken} />;
  if (!item) return <Missing id={id} />;
  return (
    <div className={css.custom}>
      <CustomNotice />
      <ExerciseView key={text} id={id} kind={item.kind} title={item.title} />
    </div>
  );
}

function Broken({ says }: { says: string }) {
  return (
    <NoLesson title="This link cannot be opened">
      <p>{says}</p>
      <p>
        <a href={MAP_HREF}>All chapters</a> lists the lessons of the course.
      </p>
    </NoLesson>
  );
}

function Missing({ id }: { id: string }) {
  return (
    <NoLesson title="Unknown lesson">
      <p>
        The address contains “{id.slice(0, 60)}”, which does not exist in this version of the course.{' '}
        <a href={MAP_HREF}>All chapters</a> lists the available lessons.
      </p>
    </NoLesson>
  );
}
