import type { Sender } from '../../protocol/types.ts';
import type { ShownEntry } from '../engine/types.ts';
import css from './Messages.module.css';

// Paths of icons, 16 × 16: the icon library is part of the first paint.
const MARKS = {
  client: 'M2.5 8h11M9.5 4l4 4l-4 4',
  server: 'M13.5 8h-11M6.5 4l-4 4l4 4',
  unknown: 'M5.5 6a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M8 12.5v.5',
};

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The direction of a message as an arrow; with several sessions, beside the name of the server. */
export function Direction(props: { from: Sender; guessed: boolean; label: string; named: boolean }) {
  const { from, guessed, label, named } = props;
  return (
    <span className={css.mark} data-guessed={guessed || undefined}>
      <Mark path={MARKS[from]} />
      <span className={named ? undefined : 'vh'}>{label}</span>
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
