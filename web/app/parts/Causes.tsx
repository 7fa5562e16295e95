import { useId } from 'react';
import type { Remedy } from '../../protocol/types.ts';
import type { ShownDiagnostic } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Linked } from './Linked.tsx';
import { RelatedPlaces, type RelatedPlacesProps } from './RelatedPlaces.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { count } from './text.ts';
import css from './Causes.module.css';

/** Props of the block. */
export interface CausesProps {
  /** The causes, the likeliest first; at least one. */
  causes: readonly [ShownDiagnostic, ...ShownDiagnostic[]];
  /** Names the place of the evidence; default: its line. */
  placeOf?: (cause: ShownDiagnostic) => string;
  /** Marks the evidence of a cause in the editor. */
  onEvidence: (cause: ShownDiagnostic) => void;
  /** Reveals further evidence. */
  onPlace: RelatedPlacesProps['onPlace'];
}

/** “Why it fails”: the likeliest cause with its evidence, what to change, and what to paste next; the others are folded. */
export function Causes({ causes, placeOf = lineOf, onEvidence, onPlace }: CausesProps) {
  const id = useId();
  const [first, ...others] = causes;
  const { severity, title, what, why, remedies = [], ask = [] } = first;
  const [best, ...more] = remedies;
  return (
    <section className={css.block} data-severity={severity} aria-labelledby={id}>
      <h3 id={id} className={css.head}>
        Why it fails
      </h3>
      <p className={css.title}>
        <SeverityIcon severity={severity} word={severity} />
        <span>
          <Linked text={title} />
        </span>
      </p>
      <p>
        <Linked text={what} /> <Evidence cause={first} placeOf={placeOf} onEvidence={onEvidence} />{' '}
        <span className={css.why}>
          <Linked text={why} />
        </span>
      </p>
      <RelatedPlaces problem={first} onPlace={onPlace} />
      {best === undefined ? null : (
        <p className={css.change}>
          <b>What to change:</b> <Change remedy={best} />
        </p>
      )}
      {more.length === 0 && ask.length === 0 ? null : (
        <details>
          <summary>{more.length === 0 ? 'If that does not help' : count(more.length, 'more change')}</summary>
          <ul>
            {more.map((remedy) => (
              <li key={`${remedy.for ?? ''} ${remedy.says}`}>
                <Change remedy={remedy} />
              </li>
            ))}
          </ul>
          {ask.length === 0 ? null : (
            <>
              <p>
                <b>What to paste or run next:</b>
              </p>
              <ul>
                {ask.map((one) => (
                  <li key={one}>
                    <Linked text={one} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
      )}
      {others.length === 0 ? null : (
        <details>
          <summary>{count(others.length, 'further cause')}</summary>
          <ul>
            {others.map((cause) => (
              <li key={cause.rule}>
                <b>
                  <Linked text={cause.title} />
                </b>
                . <Linked text={cause.what} /> <Evidence cause={cause} placeOf={placeOf} onEvidence={onEvidence} />{' '}
                {cause.remedies?.[0] ? <Change remedy={cause.remedies[0]} /> : null}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const lineOf = ({ range }: ShownDiagnostic): string => `Line ${range.startLine}`;

function Evidence(props: { cause: ShownDiagnostic } & Required<Pick<CausesProps, 'placeOf' | 'onEvidence'>>) {
  const { cause, placeOf, onEvidence } = props;
  const place = placeOf(cause);
  return (
    <Button
      look="link"
      aria-label={`Evidence in ${place.charAt(0).toLowerCase()}${place.slice(1)}`}
      onClick={() => onEvidence(cause)}
    >
      {place}
    </Button>
  );
}

function Change({ remedy }: { remedy: Remedy }) {
  return (
    <>
      {remedy.for === undefined ? null : <span className={css.for}>{capital(remedy.for)}: </span>}
      <Linked text={remedy.says} />
    </>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
