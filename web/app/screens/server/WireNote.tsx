/** What became of the conversation when something around it changed. */
import { Button } from '../../parts/Button.tsx';
import { count } from '../../parts/words.ts';
import { isOwn } from '../../../simulator/inputs.ts';
import { bringBack } from './former.ts';
import css from './Server.module.css';
import { useBoard } from './stage.ts';

/** A line below the bar of the wire; empty most of the time. */
export function WireNote() {
  const former = useBoard((state) => state.former);
  const carried = useBoard((state) => state.carried);
  const fresh = useBoard((state) => state.run !== null && !state.inputs.some(isOwn));
  const offered = former !== null && fresh;
  return (
    <div className={css.changed} role="status">
      {carried === null ? null : (
        <p>{`The same conversation, played again over ${carried === 'http' ? 'HTTP' : 'stdio'}. Nothing that you sent is lost.`}</p>
      )}
      {offered ? (
        <p>
          {`The conversation began anew. The one before had ${count(former.inputs.filter(isOwn).length, 'step')}, with ${former.setup.server} in ${former.setup.revision}. `}
          <Button look="link" onClick={() => void bringBack()}>
            Bring it back
          </Button>
        </p>
      ) : null}
    </div>
  );
}
