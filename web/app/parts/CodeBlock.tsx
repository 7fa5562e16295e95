import type { CSSProperties } from 'react';
import { formatLines } from './jsonLayout.ts';
import type { Ink } from './jsonLayout.ts';
import css from './CodeBlock.module.css';

/** Props of a wire text. */
export interface CodeBlockProps {
  text: string;
  /** The span to underline with a squiggle. */
  mark?: readonly [number, number];
  /** Maximum length of a line, where it can be broken, UTF-16 units. */
  width?: number;
}

/** A wire text, formatted and colored; continuation lines are indented. */
export function CodeBlock({ text, mark, width }: CodeBlockProps) {
  return (
    <pre className={css.block}>
      <code>
        {formatLines(text, mark, width).map((line, row) => (
          <Line key={row} line={line} />
        ))}
      </code>
    </pre>
  );
}

function Line({ line }: { line: readonly Ink[] }) {
  const [first, ...rest] = line;
  const indent = first && first.text.trim() === '' ? first.text.length : 0;
  const style: CSSProperties & { '--indent': number } = { '--indent': indent };
  return (
    <span className={css.line} style={style}>
      {(indent > 0 ? rest : line).map((piece, at) => (
        <span key={at} data-ink={piece.ink} data-marked={piece.marked || undefined}>
          {piece.text}
        </span>
      ))}
      {'\n'}
    </span>
  );
}
