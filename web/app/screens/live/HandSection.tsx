/** “By hand”: connecting as the client, and the composed message while connected. */
import { useState } from 'react';
import { ComposeBox } from '../../compose/ComposeBox.tsx';
import { OfferPicker } from '../../compose/OfferPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { OpenRequestBox } from '../../parts/OpenRequestBox.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { revisionName } from '../../parts/text.ts';
import { protocolRevision } from '../../state/route.ts';
import { useApp } from '../../state/use.ts';
import type { LiveState, TapSummary } from '../../../protocol/recording-types.ts';
import {
  closeByHand,
  composer,
  connectByHand,
  isOwnRun,
  openHandRun,
  sendByHand,
  sendComposed,
  setPlays,
  useHand,
} from './hand.ts';
import { LastAnswer } from './LastAnswer.tsx';
import css from './Live.module.css';
import { chooseRun, useBoard } from './live-store.ts';
import { runName } from './words.ts';

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
    <PaneSection title="By hand">
      {other === null ? null : (
        <p className={css.lead}>
          {runName({ run: other })} is still open.{' '}
          <Button look="link" onClick={() => chooseRun(other)}>
            Return to it
          </Button>
        </p>
      )}
      <Connect taps={taps} named={tap?.taps !== undefined && tap.taps.length > 1} disabled={link !== 'open'} />
    </PaneSection>
  );
}

function Connect({ taps, named, disabled }: { taps: readonly TapSummary[]; named: boolean; disabled: boolean }) {
  const [picked, setPicked] = useState<number | null>(null);
  const [bearer, setBearer] = useState('');
  const connecting = useHand((state) => state.connecting);
  const revision = useApp((state) => protocolRevision(state.chosen.live));
  const tap = taps.find((one) => one.tap === picked) ?? taps[0];
  if (!tap) return null;
  return (
    <form
      className={css.connect}
      onSubmit={(event) => {
        event.preventDefault();
        // The field is empty again before anything else happens.
        setBearer('');
        void connectByHand(bearer, named ? tap.tap : null);
      }}
    >
      <p>
        Be the client yourself: the connection is a session of its own, next to those of hosts. You propose{' '}
        {revisionName(revision)}, the revision at the top.
      </p>
      {taps.length < 2 ? null : (
        <MenuButton
          look="pick"
          name={`Server: ${tap.target}`}
          sections={[
            {
              kind: 'one-of',
              label: 'Server',
              value: String(tap.tap),
              choices: taps.map((one) => ({ id: String(one.tap), label: one.target })),
              onPick: (id) => setPicked(Number(id)),
            },
          ]}
        >
          <span className={css.target}>{tap.target}</span>
        </MenuButton>
      )}
      {tap.transport === 'stdio' ? null : (
        <label className={css.bearer}>
          Bearer token, if the server needs one
          <input
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={bearer}
            onChange={(event) => setBearer(event.currentTarget.value)}
          />
          <span>
            It is sent to the server with each request of this connection. It is not stored and not recorded. A sign-in
            with OAuth is shown and judged, not driven: get the token with a host first.
          </span>
        </label>
      )}
      <Plays />
      <div>
        <Button look="primary" type="submit" disabled={disabled || connecting}>
          {connecting ? 'Connecting' : 'Connect as the client'}
        </Button>
      </div>
      <Problem />
    </form>
  );
}

function Plays() {
  const { handshake, answers } = useHand((state) => state.plays);
  return (
    <div className={css.plays}>
      <Toggle
        label="Automatic handshake"
        more={
          <>
            The page sends <code>initialize</code> and <code>notifications/initialized</code>.
          </>
        }
        on={handshake}
        onChange={(on) => setPlays({ handshake: on })}
      />
      <Toggle
        label="Automatic responses"
        more="The page responds to requests from the server, with made-up content."
        on={answers}
        onChange={(on) => setPlays({ answers: on })}
      />
    </div>
  );
}

/** Why an action failed. */
function Problem() {
  const problem = useHand((state) => state.problem);
  return (
    <p role="alert" className={css.problem}>
      {problem}
    </p>
  );
}

function Connected() {
  const view = useHand((state) => state.view);
  const offers = view?.conversation.offers ?? NONE;
  return (
    <PaneSection title="By hand" tools={<OfferPicker composer={composer} offers={offers} />}>
      <ComposeBox composer={composer} name="live-message" onSend={() => void sendComposed()} />
      <Problem />
      <LastAnswer />
      <Requests />
      {view === null || isOwnRun(view.run) ? (
        <Plays />
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
