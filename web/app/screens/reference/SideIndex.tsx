/** Search, the pages, and the areas of the rules. On a narrow screen the lists are collapsed below the search. */
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { ChevronDown, Search } from 'lucide-react';
import type { RuleBook } from '../../../protocol/catalog.ts';
import { grouped } from '../../parts/text.ts';
import { REFERENCE_PAGES } from '../../state/reference-pages.ts';
import { referenceHref } from '../../state/route.ts';
import { areaTitle, areasOf, rulePages } from './areas.ts';
import css from './SideIndex.module.css';

interface SideIndexProps {
  page: readonly string[];
  query: string;
  onQuery: (query: string) => void;
  /** Focuses the first result, or opens it. */
  onHits: (open: boolean) => void;
  book: RuleBook | null;
  field: RefObject<HTMLInputElement | null>;
}

/** The left side. */
export function SideIndex({ page, query, onQuery, onHits, book, field }: SideIndexProps) {
  const id = useId();
  // Open only for the page where it was opened: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const address = page.join('/');
  const open = openAt === address;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') onQuery('');
    else if (event.key === 'ArrowDown') onHits(false);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onHits(true);
    else return;
    event.preventDefault();
  };
  const [here, second = ''] = page;
  const area = here === 'rules' ? (second.includes('/') ? second.split('/')[0] : second) : null;
  const areas = areasOf(book);
  return (
    <div className={css.side} data-open={open || undefined}>
      <search className={css.find}>
        <label className="vh" htmlFor={`${id}-find`}>
          Find in the reference
        </label>
        <Search />
        <input
          ref={field}
          id={`${id}-find`}
          type="search"
          placeholder="Find a method, rule, code"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKey}
        />
      </search>
      <button
        type="button"
        className={css.more}
        aria-expanded={open}
        aria-controls={`${id}-index`}
        onClick={() => setOpenAt(open ? null : address)}
      >
        Contents <ChevronDown />
      </button>
      <nav id={`${id}-index`} aria-label="Reference">
        <ul>
          {REFERENCE_PAGES.map((one) => (
            <li key={one.id}>
              <a href={referenceHref(one.id)} aria-current={one.id === here ? 'page' : undefined}>
                {one.title}
              </a>
            </li>
          ))}
        </ul>
        <p className={css.head}>
          <a href={referenceHref('rules')} aria-current={here === 'rules' && second === '' ? 'page' : undefined}>
            Rules <span>{grouped(rulePages(book))}</span>
          </a>
        </p>
        <ul>
          {areas.map((one) => (
            <li key={one.id}>
              <a href={referenceHref('rules', one.id)} aria-current={one.id === area ? 'page' : undefined}>
                {areaTitle(one.id)} <span>{one.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
