import { layOut } from './jsonLayout.ts';
import css from './CodeBlock.module.css';

/** A text of the wire, laid out and coloured; `mark` is drawn under with a wave. */
export function CodeBlock({ text, mark }: { text: string; mark?: readonly [number, number] }) {
  return (
    <pre className={css.block}>
      <code>
        {layOut(text, mark).map((line, row) => (
          <span key={row} className={css.line}>
            {line.map((piece, at) => (
              <span key={at} data-ink={piece.ink} data-marked={piece.marked || undefined}>
                {piece.text}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
