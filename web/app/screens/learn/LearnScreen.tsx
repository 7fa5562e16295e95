/** Learn: the map of the course, and one lesson with its chapters beside it. */
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { ChapterList } from '../../parts/lesson/ChapterList.tsx';
import { PageError } from '../../parts/PageError.tsx';
import { useApp } from '../../state/use.ts';
import { useStore } from 'zustand';
import { chaptersWith, MAP_HREF, customChapter } from './contents.ts';
import { useFramedLesson } from './embed.ts';
import { Lesson } from './Lesson.tsx';
import { MapView } from './MapView.tsx';
import { ProgressNote } from './ProgressNote.tsx';
import { useProgress } from './progress.ts';
import { openCustomLink, readCustomSet } from './teachers/custom-set.ts';
import { useCustomSet } from './teachers/custom-store.ts';
import { tutor, tutorState, wakeTutor } from './tutor.ts';
import css from './Learn.module.css';

const CertificatePage = lazy(() =>
  import('./certificate/CertificatePage.tsx').then((file) => ({ default: file.CertificatePage })),
);

/** The screen. */
export function LearnScreen() {
  const [id] = useApp((state) => state.page);
  const bare = useApp(({ embed, lesson }) => embed || lesson.alone || lesson.present);
  const items = useProgress((state) => state.items);
  const crashed = useStore(tutorState, (state) => state.crashed);
  const link = useApp(({ lesson }) => lesson.own);
  const custom = useCustomSet((state) => state.reading);
  const chapters = useMemo(
    () => [...chaptersWith({ items }), ...(custom ? [customChapter(custom, { items })] : [])],
    [items, custom],
  );
  useEffect(() => {
    void (link === null ? readCustomSet() : openCustomLink(link));
  }, [link]);
  useEffect(() => {
    // Loads the schemas before the user types.
    tutor.loadSchemas();
  }, []);
  useFramedLesson();
  if (id === undefined || id === '') return <MapView chapters={chapters} />;
  if (id === 'certificate')
    return (
      <Suspense fallback={<p className={css.waits}>Loading the certificate.</p>}>
        <CertificatePage />
      </Suspense>
    );
  return (
    <div className={css.screen} data-embed={bare || undefined}>
      {bare ? null : (
        <nav className={css.chapters} aria-label="Chapters">
          <ChapterList chapters={chapters} current={id} mapHref={MAP_HREF} />
          <ProgressNote />
        </nav>
      )}
      {crashed ? (
        <PageError
          says="The checker for answers stopped. Your answer is saved."
          onAction={() => {
            wakeTutor();
            location.reload();
          }}
        />
      ) : (
        <Lesson key={id} id={id} />
      )}
    </div>
  );
}
