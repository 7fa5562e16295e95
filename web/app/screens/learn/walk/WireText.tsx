/** A row of the wire unfolded: its text with what stands around it, what is wrong in it, why it was said. */
import type { PlayRow } from '../../../engine/learn.ts';
import { Inline } from '../../../parts/Inline.tsx';
import { WireBody } from '../../../parts/WireBody.tsx';
import { ruleHref } from '../../server/text.ts';
import { useWalk } from './walk.ts';
import css from './WireText.module.css';

/** The text and what is to be said of it. */
export function WireText({ row }: { row: PlayRow }) {
  const told = useWalk((state) => state.view?.why ?? null);
  const { channel, says } = row;
  // The reason that stands below the wire is not said twice.
  const why = says === told && channel !== 'note' ? null : says;
  return (
    <div className={css.body}>
      <WireBody row={row} width={58} ruleHref={ruleHref} />
      {why === null ? null : (
        <p className={css.says}>
          <Inline text={why} />
        </p>
      )}
    </div>
  );
}
