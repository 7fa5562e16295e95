import css from './TypeDescription.module.css';

/** A part of a type description. */
export interface TypePiece {
  is: 'word' | 'value' | 'type';
  text: string;
}

/** Describes a value’s type, with the names of other types as links. */
export function TypeTexts({ pieces, hrefOf }: { pieces: readonly TypePiece[]; hrefOf: (type: string) => string }) {
  return (
    <span className={css.description}>
      {pieces.map(({ is, text }, at) => {
        if (is === 'word') return text;
        return is === 'type' ? (
          <a key={at} href={hrefOf(text)}>
            <code>{text}</code>
          </a>
        ) : (
          <code key={at} data-value="">
            {text}
          </code>
        );
      })}
    </span>
  );
}
