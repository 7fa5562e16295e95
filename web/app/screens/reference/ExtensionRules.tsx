/** The requirements of all extensions, in the index of rules. */
import type { ExtensionBook } from '../../../protocol/extension-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { SeverityIcon } from '../../parts/SeverityIcon.tsx';
import { referenceHref } from '../../state/route.ts';
import frame from './Reference.module.css';
import css from './Rule.module.css';
import { severityOf } from './ruleData.ts';

/** One group for each extension. */
export function ExtensionRules({ book }: { book: ExtensionBook }) {
  return book.extensions.map(({ slug, title, requirements }) => (
    <section key={slug} aria-label={title}>
      <h2>
        <a href={referenceHref('extensions', slug)}>{title}</a> <span className={frame.num}>{requirements.length}</span>
      </h2>
      <ul className={css.rows}>
        {requirements.map(({ id, title: says, levels }) => {
          const severity = severityOf(levels.at(-1)?.level ?? 'INFO', 'spec');
          return (
            <li key={id}>
              <span>
                <SeverityIcon severity={severity} word={severity} />
              </span>
              <a href={referenceHref('rules', id)}>
                <code>{id}</code>
              </a>
              <p>
                <Linked text={says} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
