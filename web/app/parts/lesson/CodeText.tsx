import css from './CodeText.module.css';

/** A program or its output, unchanged. It scrolls separately and is focusable. */
export function CodeText({ text, label }: { text: string; label: string }) {
  return (
    <pre className={css.text} role="region" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
