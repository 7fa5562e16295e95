import type { RelatedPlace, Span } from '../../protocol/types.ts';
import type { ShownDiagnostic } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { grouped } from './text.ts';
import css from './RelatedPlaces.module.css';

/** Maximum number of positions shown; a finding may refer to hundreds of messages. */
const MAX = 6;

/** Props of the positions. */
export interface RelatedPlacesProps {
  problem: Pick<ShownDiagnostic, 'entry' | 'related'>;
  onPlace: (entry: number, span: Span) => void;
}

/** The related positions of a finding, each a button that reveals it; nothing if there are none. */
export function RelatedPlaces(props: RelatedPlacesProps) {
  const { problem, onPlace } = props;
  const { related } = problem;
  if (related.length === 0) return null;
  return (
    <ul className={css.places} aria-label="Other places">
      {related.slice(0, MAX).map((place, index) => (
        <li key={index}>
          <Button look="link" onClick={() => onPlace(place.entry, place.span)}>
            See {placeName(place, problem.entry)}
          </Button>
          {place.pointer === '' || place.entry === problem.entry ? null : (
            <>
              {' '}
              <code>{place.pointer}</code>
            </>
          )}
        </li>
      ))}
      {related.length > MAX ? <li>and {grouped(related.length - MAX)} more</li> : null}
    </ul>
  );
}

/** E.g. “message 3”; in the same message its pointer, outside of messages “related position”. */
function placeName({ entry, pointer }: RelatedPlace, home: number): string {
  if (entry >= 0 && entry !== home) return `message ${grouped(entry + 1)}`;
  return pointer === '' ? 'related position' : pointer;
}
