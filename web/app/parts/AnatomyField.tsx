import { useEffect, useId, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { AnatomyRow } from '../../protocol/place-types.ts';
import { Inline } from './Inline.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import css from './AnatomyField.module.css';

/** Props of one member. */
export interface AnatomyFieldProps {
  row: AnatomyRow;
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
export function AnatomyField({ row, lit, stop, onLight, onGo, typeHref, onWalk }: AnatomyFieldProps) {
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
          onKeyDown={onWalk}
        >
          <code>{name}</code>
        </button>
      </div>
      <div className={css.value} id={`${id}-value`}>
        {value === null ? <span>absent</span> : <code data-type={valueType}>{value}</code>}
        <span className={css.need}>{since === undefined ? need : `${need}, ${since}`}</span>
        {type === undefined || !typeHref ? null : (
          <a className={css.type} href={typeHref(type)} tabIndex={stop ? 0 : -1}>
            {type}
          </a>
        )}
      </div>
      <div className={css.says} id={`${id}-says`}>
        <p>
          <Inline text={says} />
          {allowed === undefined ? null : (
            <span className={css.allowed}>
              {' '}
              Allowed: <Inline text={allowed} />
            </span>
          )}
        </p>
        {findings.map((finding) => (
          <p key={finding.text} className={css.finding}>
            <SeverityIcon severity={finding.severity} word={finding.severity} />
            <span>
              <Inline text={finding.text} />
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}
