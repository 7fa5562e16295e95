import { methodHref } from './methodNames.ts';
import css from './MethodLink.module.css';

// Path of an icon, 16 × 16: the icon library is part of the first paint.
const BOOK = 'M8 4.5C6.5 3.3 4.5 3 2 3v9.5c2.5 0 4.5.3 6 1.5c1.5-1.2 3.5-1.5 6-1.5V3c-2.5 0-4.5.3-6 1.5ZM8 4.5V14';

/**
 * The link to the page of a method, for places where a click on the name itself selects; `named` shows the name beside the icon.
 * Nothing without a page.
 */
export function MethodLink({ method, named = false }: { method: string | null | undefined; named?: boolean }) {
  const href = method == null ? null : methodHref(method);
  if (href === null) return null;
  return (
    <a
      className={css.link}
      href={href}
      aria-label={`Reference: ${method}`}
      title={named ? undefined : `Reference: ${method}`}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
        <path d={BOOK} />
      </svg>
      {named ? (
        <span>
          Reference: <code>{method}</code>
        </span>
      ) : null}
    </a>
  );
}
