import type { RelatedPlace, Span } from '../../protocol/types.ts';
import type { ShownDiagnostic } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { grouped } from './text.ts';
import css from './RelatedPlaces.module.css';

/** Places shown; a finding may tie hundreds of messages together. */
const MAX = 6;

/** The other places that a finding ties to, each a button that goes there; nothing where there is none. */
export function RelatedPlaces(props: {
  problem: Pick<ShownDiagnostic, 'entry' | 'related'>;
  onPlace: (entry: number, span: Span) => void;
}) {
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

/** «message 3»; in the same message its place there, outside of messages «the other place». */
function placeName({ entry, pointer }: RelatedPlace, home: number): string {
  if (entry >= 0 && entry !== home) return `message ${grouped(entry + 1)}`;
  return pointer === '' ? 'the other place' : pointer;
}
