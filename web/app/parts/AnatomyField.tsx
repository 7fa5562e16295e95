import { useEffect, useId, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { AnatomyRow } from '../../protocol/place-types.ts';
import { Breakable } from './Breakable.tsx';
import { Linked } from './Linked.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import css from './AnatomyField.module.css';
import { word } from '../../protocol/words.ts';

/** Props of one member. */
export interface AnatomyFieldProps {
  row: AnatomyRow;
  /** Whether its contents are hidden; null if it has none. */
  folded: boolean | null;
  onFold: (folded: boolean) => void;
  lit: boolean;
  /** True for the only member in the Tab order. */
  stop: boolean;
  onLight: (pointer: string | null) => void;
  onGo?: ((pointer: string) => void) | undefined;
  /** URL of a type’s page. */
  typeHref?: ((type: string) => string) | undefined;
  /** Keys that move to another member. */
  onWalk: (event: KeyboardEvent) => void;
}

/** Key and value with “required” or “optional”, and the explanation with its findings. */
export function AnatomyField({ row, folded, onFold, lit, stop, onLight, onGo, typeHref, onWalk }: AnatomyFieldProps) {
  const { pointer, name, depth, value, valueType, need, says, allowed, since, type, findings } = row;
  const id = useId();
  const field = useRef<HTMLLIElement>(null);
  const was = useRef(lit);
  useEffect(() => {
    const item = field.current;
    if (lit && !was.current && item?.matches(':hover, :focus-within') === false)
      item.scrollIntoView({ block: 'nearest' });
    was.current = lit;
  }, [lit]);
  const light = () => onLight(pointer);
  const go = () => {
    if (value !== null) onGo?.(pointer);
  };
  /** Right shows the contents, Left hides them. */
  const onKey = (event: KeyboardEvent) => {
    const fold = { ArrowRight: false, ArrowLeft: true }[event.key];
    if (folded === null || fold === undefined) return onWalk(event);
    event.preventDefault();
    if (fold !== folded) onFold(fold);
  };
  const style: CSSProperties & { '--depth': number } = { '--depth': depth };
  return (
    <li
      ref={field}
      className={css.field}
      style={style}
      data-depth={depth}
      data-absent={value === null || undefined}
      data-lit={lit || undefined}
      onPointerEnter={light}
    >
      <div className={css.name}>
        <button
          type="button"
          tabIndex={stop ? 0 : -1}
          aria-describedby={`${id}-value ${id}-says`}
          onFocus={light}
          onBlur={() => onLight(null)}
          onClick={go}
          data-member=""
          onKeyDown={onKey}
        >
          <code>
            <Breakable name={name} />
          </code>
        </button>
        {folded === null ? null : (
          <button
            type="button"
            className={css.fold}
            tabIndex={stop ? 0 : -1}
            aria-expanded={!folded}
            aria-label={`Members of ${name}`}
            title={folded ? 'Show the members' : 'Hide the members'}
            onFocus={light}
            onClick={() => onFold(!folded)}
          >
            {folded ? <ChevronRight /> : <ChevronDown />}
          </button>
        )}
      </div>
      <div className={css.value} id={`${id}-value`}>
        {value === null ? (
          <span>absent</span>
        ) : (
          <code data-type={valueType}>
            <Breakable name={value} />
          </code>
        )}
        <span className={css.need}>{since === undefined ? word(need) : `${word(need)}, ${since}`}</span>
        {type === undefined || !typeHref ? null : (
          <a className={css.type} href={typeHref(type)} tabIndex={stop ? 0 : -1}>
            <Breakable name={type} />
          </a>
        )}
      </div>
      <div className={css.says} id={`${id}-says`}>
        <p>
          <Linked text={says} tabIndex={stop ? 0 : -1} />
          {allowed === undefined ? null : (
            <span className={css.allowed}>
              {' '}
              Allowed: <Linked text={allowed} tabIndex={stop ? 0 : -1} />
            </span>
          )}
        </p>
        {findings.map((finding) => (
          <p key={finding.text} className={css.finding}>
            <SeverityIcon severity={finding.severity} word={finding.severity} />
            <span>
              <Linked text={finding.text} tabIndex={stop ? 0 : -1} />
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}
