/** “Misbehave”: faults of the server, selected by name or hidden. */
import { FaultList } from '../../parts/FaultList.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import { renewRoute } from '../../state/address.ts';
import { put, store } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import css from './Server.module.css';
import { board, setFaults, useBoard } from './server-store.ts';
import { ruleHref } from './text.ts';

/** Named faults are part of the address; the hidden one is not. */
function choose(faults: readonly string[], secret: string | null): void {
  put({ serverSetup: { ...store.getState().serverSetup, faults } });
  renewRoute();
  void setFaults(faults, secret);
}

/** Selects a random fault that is visible in this revision and not on yet. */
function surprise(): void {
  const { run } = board.getState();
  const { faults, server, transport } = store.getState().serverSetup;
  const able = (run?.faultList ?? []).filter(
    (one) => !one.elsewhere && (transport === 'http' || !one.http) && !faults.includes(one.id),
  );
  const near = able.filter((one) => one.server === server);
  const among = near.length > 0 ? near : able;
  const picked = among[Math.floor(Math.random() * among.length)];
  if (picked) choose(faults, picked.id);
}

/** The section with its count. */
export function MisbehaveSection() {
  const list = useBoard((state) => state.run?.faultList);
  const secret = useBoard((state) => state.secret);
  const on = useApp((state) => state.serverSetup.faults);
  const faults = list ?? [];
  const count = on.filter((id) => faults.some((one) => one.id === id)).length + (secret === null ? 0 : 1);
  return (
    <PaneSection title="Misbehave" tools={<span className={css.quiet}>{`${count} of ${faults.length} on`}</span>}>
      <p className={css.lead}>
        Turn on a fault: it takes effect with the next message. Send one, and find the fault on the wire.
      </p>
      <FaultList
        faults={faults}
        on={on}
        onChange={(id, next) => choose(next ? [...on, id] : on.filter((one) => one !== id), secret)}
        onSurprise={surprise}
        secret={secret !== null}
        onSecretOff={() => choose(on, null)}
        ruleHref={ruleHref}
      />
    </PaneSection>
  );
}
