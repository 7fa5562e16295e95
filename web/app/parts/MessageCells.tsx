import { ArrowLeft, ArrowRight, BookOpen, CircleHelp } from 'lucide-react';
import type { Sender } from '../../protocol/types.ts';
import type { ShownEntry } from '../engine/types.ts';
import { methodHref } from './methodNames.ts';
import css from './Messages.module.css';

const MARKS = { client: ArrowRight, server: ArrowLeft, unknown: CircleHelp };

/** The direction of a message as an arrow; with several sessions, beside the name of the server. */
export function Direction(props: { from: Sender; guessed: boolean; words: string; named: boolean }) {
  const { from, guessed, words, named } = props;
  const Mark = MARKS[from];
  return (
    <span className={css.mark} data-guessed={guessed || undefined}>
      <Mark aria-hidden="true" />
      <span className={named ? undefined : 'vh'}>{words}</span>
    </span>
  );
}

/** The second line of a row: what the message is about. A failed tool call has a label. */
export function Brief({ text, failed }: { text: string | undefined; failed: boolean }) {
  return (
    <div className={css.brief} title={text}>
      {failed ? <span className={css.failed}>failed</span> : null}
      {text}
    </div>
  );
}

const TRUST = {
  normalised: 'Not strict JSON. It was parsed after unambiguous repairs, or a program had reformatted it.',
  altered: 'Shortened or redacted in places, or parsed with a guess. Missing data is not evidence of a mistake.',
};

/** A label for a message that was not parsed verbatim. */
export function Trust({ trust }: Pick<ShownEntry, 'trust'>) {
  if (trust === 'verbatim') return null;
  return (
    <span className={css.trust} title={TRUST[trust]}>
      {trust === 'normalised' ? 'normalized' : trust}
    </span>
  );
}

/** The link to the page of a method, in the selected row: elsewhere a click selects. */
export function MethodLink({ method }: { method: string | undefined }) {
  const href = method === undefined ? null : methodHref(method);
  if (href === null) return null;
  return (
    <a
      className={css.page}
      href={href}
      aria-label={`Reference: ${method}`}
      title={`Reference: ${method}`}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <BookOpen aria-hidden="true" />
    </a>
  );
}
