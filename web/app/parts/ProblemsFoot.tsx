import type { NotObserved } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { Linked } from './Linked.tsx';
import { grouped } from './text.ts';
import css from './Problems.module.css';

/** Actions after the list: the keys for navigation, and the comparison with another revision where it is not offered above. */
export function Ways({ many, beside }: { many: boolean; beside: { name: string; onCompare: () => void } | null }) {
  if (!many && beside === null) return null;
  return (
    <p className={css.aside}>
      {many ? (
        <span>
          <kbd>F8</kbd> next problem, <kbd>Shift F8</kbd> previous
        </span>
      ) : null}
      {beside === null ? null : (
        <Button look="link" onClick={beside.onCompare}>
          Compare with {beside.name}
        </Button>
      )}
    </p>
  );
}

/** Requirements that could not be judged: expanded without findings, collapsed below findings. */
export function Unseen({ notObserved, folded }: { notObserved: readonly NotObserved[]; folded: boolean }) {
  if (notObserved.length === 0) return null;
  return (
    <details className={css.unseen} open={!folded}>
      <summary>Not observed, so not judged ({grouped(notObserved.length)})</summary>
      <ul>
        {notObserved.map((item) => (
          <li key={`${item.what} ${item.because}`}>
            <Linked text={/[.?]$/.test(item.what) ? item.what : `${item.what}.`} />{' '}
            <span>
              <Linked text={item.because} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
