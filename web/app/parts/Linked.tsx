import { methodHref } from './methodNames.ts';

/**
 * A sentence like `Inline`, whose method names, and addresses of this page, are links. Not for text inside a button or a link. `tabIndex` is that of
 * the links, for rows of which only one is in the order of Tab.
 */
export function Linked({ text, tabIndex }: { text: string; tabIndex?: number }) {
  const pieces = text.split(/`([^`]+)`/);
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return piece;
        const href = /^#\/\w[\w/-]*\w$/u.test(piece) ? piece : methodHref(piece);
        const code = <code key={index}>{piece}</code>;
        return href === null ? (
          code
        ) : (
          <a key={index} href={href} tabIndex={tabIndex}>
            {code}
          </a>
        );
      })}
    </>
  );
}
