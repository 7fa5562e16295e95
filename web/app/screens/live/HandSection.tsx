/** “This page as client”: connecting as the client, and the composed message while connected. */
import { ComposeBox } from '../../compose/ComposeBox.tsx';
import { OfferPicker } from '../../compose/OfferPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { OpenRequestBox } from '../../parts/OpenRequestBox.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import type { LiveState, TapSummary } from '../../../protocol/recording-types.ts';
import { closeByHand, composer, isOwnRun, openHandRun, sendByHand, sendComposed, useHand } from './hand.ts';
import { HandConnect } from './HandConnect.tsx';
import { HandPlays, HandProblem } from './HandPlays.tsx';
import { LastAnswer } from './LastAnswer.tsx';
import css from './Hand.module.css';
import { chooseRun, useBoard } from './live-store.ts';
import { runName } from './text.ts';

/** The taps that one can connect through. */
function tapsOf(tap: LiveState | null): readonly TapSummary[] {
  if (!tap) return [];
  const { transport, target, hand, taps } = tap;
  return (taps ?? [{ tap: 1, transport, target, hand, running: true }]).filter((one) => one.hand && one.running);
}

/** The section; nothing where `tap` does not allow it. */
export function HandSection() {
  const tap = useBoard((state) => state.tap);
  const link = useBoard((state) => state.link?.state);
  const run = useBoard((state) => openHandRun(state)?.run ?? null);
  const other = useBoard(({ runs }) => runs.findLast(({ by, end }) => by === 'hand' && end === null)?.run ?? null);
  const taps = tapsOf(tap);
  if (run !== null) return <Connected />;
  if (taps.length === 0) return null;
  return (
    <PaneSection title="This page as client">
      {other === null ? null : (
        <p className={css.lead}>
          {runName({ run: other })} is still open.{' '}
          <Button look="link" onClick={() => chooseRun(other)}>
            Return to it
          </Button>
        </p>
      )}
      <HandConnect taps={taps} named={tap?.taps !== undefined && tap.taps.length > 1} disabled={link !== 'open'} />
    </PaneSection>
  );
}

function Connected() {
  const view = useHand((state) => state.view);
  const offers = view?.conversation.offers ?? NONE;
  return (
    <PaneSection title="This page as client" tools={<OfferPicker composer={composer} offers={offers} />}>
      <ComposeBox composer={composer} name="live-message" onSend={() => void sendComposed()} />
      <HandProblem />
      <LastAnswer />
      <Requests />
      {view === null || isOwnRun(view.run) ? (
        <HandPlays />
      ) : (
        <p className={css.lead}>Another tab opened this connection. Only that one sends messages by itself.</p>
      )}
      <p className={css.close}>
        <Button look="link" onClick={() => void closeByHand()}>
          Close the connection
        </Button>
      </p>
    </PaneSection>
  );
}

const NONE: readonly never[] = [];

/** The server's requests that wait for the user. */
function Requests() {
  const view = useHand((state) => state.view);
  const automatic = useHand((state) => state.plays.answers);
  const open = view?.conversation.openRequests ?? NONE;
  if (automatic && view && isOwnRun(view.run)) return null;
  return (
    <div className={css.asked}>
      {open.map((request) => (
        <OpenRequestBox
          key={request.row}
          request={request}
          onSend={(text) => void sendByHand(text)}
          onEdit={(text) => composer.fill(text)}
        />
      ))}
    </div>
  );
}
