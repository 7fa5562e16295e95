/** The left pane: the server, the composed message with its HTTP headers, faults. */
import { OfferPicker } from '../../compose/OfferPicker.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { useApp } from '../../state/use.ts';
import { ComposeBox } from './ComposeBox.tsx';
import { DefinitionSection } from './DefinitionSection.tsx';
import { HeadersSection } from './HeadersSection.tsx';
import { MisbehaveSection } from './MisbehaveSection.tsx';
import css from './Server.module.css';
import { playsOf, setPlays, useBoard } from './server-store.ts';
import { composer, fillNext } from './compose.ts';

/** Server definition, Compose, HTTP headers, Misbehave. */
export function ComposePane() {
  const http = useApp((state) => state.serverSetup.transport === 'http');
  return (
    <>
      <DefinitionSection />
      <PaneSection title="Compose" tools={<Offers />}>
        <ComposeBox />
        <PlaySwitches />
      </PaneSection>
      {http ? <HeadersSection /> : null}
      <MisbehaveSection />
    </>
  );
}

function Offers() {
  const offers = useBoard((state) => state.run?.offers) ?? NONE;
  return <OfferPicker composer={composer} offers={offers} />;
}

const NONE: readonly never[] = [];

function PlaySwitches() {
  const plays = useBoard(playsNow);
  const stateless = useBoard((state) => state.run?.inside.stateless ?? false);
  const [handshake = false, answers = false] = plays.split(' ').map((word) => word === 'true');
  return (
    <div className={css.plays}>
      {stateless ? null : (
        <Toggle
          label="Automatic handshake"
          more={<Linked text="The page sends `initialize` and `notifications/initialized`." />}
          on={handshake}
          onChange={(on) => void setPlays({ handshake: on }).then((run) => run && fillNext(run))}
        />
      )}
      <Toggle
        label="Automatic responses"
        more="The page responds to requests from the server."
        on={answers}
        onChange={(on) => void setPlays({ answers: on })}
      />
    </div>
  );
}

/** As one string, so that the component renders again only when it changes. */
function playsNow(state: Parameters<typeof playsOf>[0]): string {
  const { handshake, answers } = playsOf(state);
  return `${handshake} ${answers}`;
}
