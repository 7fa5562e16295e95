/** Information for teachers, from `docs/teachers.md`, with interactive parts in place. */
import text from '../../../../../docs/teachers.md?raw';
import { MAP_HREF } from '../contents.ts';
import { Blocks } from './Blocks.tsx';
import { LinkMaker } from './LinkMaker.tsx';
import { readBlocks } from './markdown.ts';
import { CustomFile } from './CustomFile.tsx';
import css from './Teachers.module.css';

const BLOCKS = readBlocks(text);
/** The content of the placeholders in the text. */
const LIVE = { 'link maker': <LinkMaker />, 'own file': <CustomFile /> };

/** The page. */
export function TeachersPage() {
  return (
    <div className={css.page}>
      <article className={css.text} aria-labelledby="teachers-title">
        <p className={css.crumbs}>
          <a href={MAP_HREF}>All chapters</a>
        </p>
        <h1 id="teachers-title" tabIndex={-1} data-content>
          For teachers
        </h1>
        <Blocks blocks={BLOCKS} live={LIVE} />
      </article>
    </div>
  );
}
