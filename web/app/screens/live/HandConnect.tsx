/** How a connection by hand is opened: to which server, with which token, and what the page sends by itself. */
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { revisionName } from '../../parts/text.ts';
import { protocolRevision } from '../../state/route.ts';
import { useApp } from '../../state/use.ts';
import type { TapSummary } from '../../../protocol/recording-types.ts';
import { connectByHand, useHand } from './hand.ts';
import css from './Hand.module.css';
import { HandPlays, HandProblem } from './HandPlays.tsx';

/** The form. `taps` has at least one item; `named` if the page has several taps. */
export function HandConnect({
  taps,
  named,
  disabled,
}: {
  taps: readonly TapSummary[];
  named: boolean;
  disabled: boolean;
}) {
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
      <HandPlays />
      <div>
        <Button look="primary" type="submit" disabled={disabled || connecting}>
          {connecting ? 'Connecting' : 'Connect as the client'}
        </Button>
      </div>
      <HandProblem />
    </form>
  );
}
