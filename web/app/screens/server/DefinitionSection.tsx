/** “Server definition”: the selected demo server, what it offers, its definition, and the way to the tools of a real server. */
import { Button } from '../../parts/Button.tsx';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import { count } from '../../parts/text.ts';
import { useApp } from '../../state/use.ts';
import { chooseServer, editDefinition, pasteTools, useDraft } from './definition.ts';
import css from './Server.module.css';
import { board, definitionNow, useBoard } from './server-store.ts';

/** The section. */
export function DefinitionSection() {
  const servers = useBoard((state) => state.run?.servers);
  const offers = useBoard((state) => state.run?.inside.offers);
  const edited = useBoard((state) => definitionNow(state) !== null);
  const pasting = useDraft((state) => state.pasting);
  const defining = useBoard((state) => state.defining);
  const server = useApp((state) => state.serverSetup.server);
  const chosen = servers?.find(({ id }) => id === server) ?? servers?.[0];
  return (
    <PaneSection
      title="Server definition"
      tools={
        <MenuButton
          look="pick"
          name={`Server: ${chosen?.title ?? ''}`}
          disabled={servers === undefined}
          sections={[
            {
              kind: 'one-of',
              label: 'Server',
              value: chosen?.id ?? '',
              choices: (servers ?? []).map(({ id, title, says }) => ({ id, label: title, hint: says })),
              onPick: chooseServer,
            },
          ]}
        >
          {chosen?.title ?? 'Server'}
          {edited ? ', edited' : ''}
        </MenuButton>
      }
    >
      <div className={css.definition}>
        {offers === undefined ? null : (
          <span>
            <Number n={offers.tools} one="tool" />, <Number n={offers.resources} one="resource" />,{' '}
            <Number n={offers.prompts} one="prompt" />
          </span>
        )}
        <span className={css.links}>
          <Button
            aria-expanded={defining && !pasting}
            onClick={() => (defining && !pasting ? board.setState({ defining: false }) : editDefinition())}
          >
            Edit as JSON
          </Button>
          <Button aria-expanded={defining && pasting} onClick={pasteTools}>
            Paste your tools/list
          </Button>
        </span>
      </div>
    </PaneSection>
  );
}

function Number({ n, one }: { n: number; one: string }) {
  return (
    <>
      <b>{n}</b> {count(n, one).replace(/^\S+\s/, '')}
    </>
  );
}
