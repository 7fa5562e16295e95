/** A source, as a link if it has an address. */
import type { SourceLink } from '../../../protocol/host-book.ts';

/** The text or the link. */
export function SourceText({ source: { title, url } }: { source: SourceLink }) {
  if (url === undefined) return <>{title}</>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {title}
      <span className="vh"> (opens a new tab)</span>
    </a>
  );
}
