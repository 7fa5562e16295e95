/** The search results, best first. Up and Down move the focus; Up from the first result returns to the field. */
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Hit } from '../../../protocol/catalog.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { Inline } from '../../parts/Inline.tsx';
import { count } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import css from './Found.module.css';
import frame from './Reference.module.css';

interface FoundProps {
  query: string;
  hits: readonly Hit[];
  /** Back to the field. */
  onLeave: () => void;
  onClear: () => void;
}

/** The list, shown in place of the page. */
export function Found({ query, hits, onLeave, onClear }: FoundProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKey = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const here = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Escape') {
      onClear();
      onLeave();
    } else if (event.key === 'ArrowUp' && here <= 0) onLeave();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      links[here + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    else return;
    event.preventDefault();
  };
  const many = hits.length === 0 ? 'No results' : count(hits.length, 'result');
  return (
    <div>
      <h1 className={css.title} aria-live="polite">
        {many} found for “{query}”
      </h1>
      {hits.length === 0 ? (
        <p className={frame.prose}>
          Try a part of a name, such as <code>subscribe</code>, a code, such as <code>-32602</code>, or the id of a
          rule.
        </p>
      ) : (
        <ul className={css.hits} data-hits="" ref={list}>
          {hits.map(({ item, at }, index) => (
            <li key={`${index} ${item.name}`}>
              <a href={referenceHref(...item.path)} onClick={onClear} onKeyDown={onKey}>
                <span className={css.name} data-page={item.sort === 'page' || undefined}>
                  {at === null ? (
                    <Breakable name={item.name} />
                  ) : (
                    <>
                      <Breakable name={item.name.slice(0, at[0])} />
                      <mark>{item.name.slice(...at)}</mark>
                      <Breakable name={item.name.slice(at[1])} />
                    </>
                  )}
                </span>
                <span className={css.sort}>{item.sort}</span>
                <span className={css.says}>
                  <Inline text={item.says} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
