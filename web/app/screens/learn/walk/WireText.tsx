/** An expanded wire row: its text with its HTTP headers, its findings, the reason it was sent. */
import type { PlayRow } from '../../../engine/learn.ts';
import { Linked } from '../../../parts/Linked.tsx';
import { WireBody } from '../../../parts/WireBody.tsx';
import { ruleHref } from '../../server/text.ts';
import { useWalk } from './walk.ts';
import css from './WireText.module.css';

/** The text and its annotations. */
export function WireText({ row }: { row: PlayRow }) {
  const shownWhy = useWalk((state) => state.view?.why ?? null);
  const { channel, says } = row;
  // A reason shown below the wire is not repeated.
  const why = says === shownWhy && channel !== 'note' ? null : says;
  return (
    <div className={css.body}>
      <WireBody row={row} width={58} ruleHref={ruleHref} />
      {why === null ? null : (
        <p className={css.says}>
          <Linked text={why} />
        </p>
      )}
    </div>
  );
}
