import type { Severity } from '../../protocol/types.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Linked } from './Linked.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import css from './ExampleFigure.module.css';

/** Props of an example text. */
export interface ExampleFigureProps {
  /** `ok` for a good example, the severity of its finding for a bad one. */
  severity: Severity | 'ok';
  /** E.g. “valid in 2024-11-05 to 2025-11-25”. */
  where: string;
  /** One short sentence about what it shows. */
  note?: string | undefined;
  text: string;
  mark?: readonly [number, number] | undefined;
  /** URL of Check with this text. */
  href: string;
  /** The checker’s finding. */
  says?: string | undefined;
  /** The effect of the suggested fix. */
  fix?: string | undefined;
  /** Number of the example, for its name: “Good example 1”. */
  number: number;
}

/** An example with its verdict, “Try it”, and the checker’s finding. */
export function ExampleFigure(props: ExampleFigureProps) {
  const { severity, where, note, text, mark, href, says, fix, number } = props;
  const word = severity === 'ok' ? 'Good' : severity === 'info' ? 'Worth knowing' : 'Bad';
  const name = `${word} example ${number}`;
  return (
    <figure className={css.figure} aria-label={name}>
      <figcaption>
        <SeverityIcon severity={severity} />
        <b>{word}</b>
        <span className={css.where}>{where}</span>
        <ButtonLink href={href} aria-label={`Try it: ${name}`}>
          Try it
        </ButtonLink>
      </figcaption>
      {note === undefined ? null : (
        <p className={css.note}>
          <Linked text={note} />
        </p>
      )}
      <CodeBlock text={text} {...(mark ? { mark } : {})} />
      {says === undefined ? null : (
        <p className={css.says}>
          <Linked text={says} />
          {fix === undefined ? null : (
            <span>
              {' '}
              The fix: <Linked text={fix} />
            </span>
          )}
        </p>
      )}
    </figure>
  );
}
