/** The last project: build a server and check it, from `docs/project.md`. */
import text from '../../../../../docs/project.md?raw';
import { learnHref } from '../../../state/route.ts';
import { Blocks } from '../teachers/Blocks.tsx';
import { readBlocks } from '../teachers/markdown.ts';
import css from '../teachers/Teachers.module.css';

const BLOCKS = readBlocks(text);

/** The page. */
export function ProjectPage() {
  return (
    <div className={css.page}>
      <article className={css.text} aria-labelledby="project-title">
        <p className={css.crumbs}>
          <a href={learnHref('own-server')}>Build and check a server of your own</a>
        </p>
        <h1 id="project-title" tabIndex={-1} data-content>
          A server of your own
        </h1>
        <Blocks blocks={BLOCKS} live={{}} />
      </article>
    </div>
  );
}
