import { methodHref } from './methodNames.ts';

/** A sentence like `Inline`, whose method names link to their pages. Not for text inside a button or a link. */
export function Linked({ text }: { text: string }) {
  const pieces = text.split(/`([^`]+)`/);
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return piece;
        const href = methodHref(piece);
        const code = <code key={index}>{piece}</code>;
        return href === null ? (
          code
        ) : (
          <a key={index} href={href}>
            {code}
          </a>
        );
      })}
    </>
  );
}
