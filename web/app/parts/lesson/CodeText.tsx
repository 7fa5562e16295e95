import css from './CodeText.module.css';

/** A program, or what one printed, as it is. It scrolls by itself and is reached by the keyboard. */
export function CodeText({ text, label }: { text: string; label: string }) {
  return (
    <pre className={css.text} role="region" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
