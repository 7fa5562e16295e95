/** “Trigger events”: actions of a person at the server or the client, other than sending messages. */
import { Button } from '../../parts/Button.tsx';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import type { ShownRun } from '../../engine/types.ts';
import css from './Server.module.css';
import { act, clock, hangUp, send, useBoard } from './server-store.ts';

const LISTS = ['tools', 'resources', 'prompts'] as const;
const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

/** The section. Actions that do not apply are disabled; “Explanation” states why an action sends no notification. */
export function EventsSection({ run }: { run: ShownRun }) {
  const replaying = useBoard((state) => state.replaying !== null);
  const { inside, resources, streams } = run;
  const begun = run.rows.length > 0 && inside.life.at(-1)?.place !== 'now' && !replaying;
  const { subscriptions, stateless, running, listening } = inside;
  const first = resources.toSorted((a, b) => Number(subscriptions.includes(b)) - Number(subscriptions.includes(a)));
  return (
    <PaneSection title="Trigger events" minor>
      <p className={css.lead}>
        Make something happen that no message of yours causes: a list or a resource changes, or the server writes a log.
      </p>
      <div className={css.hand}>
        <Menu
          label="Change a list"
          disabled={!begun}
          choices={LISTS.filter((list) => inside.offers[list] > 0).map((list) => ({
            id: list,
            label: list,
          }))}
          onPick={(id) => {
            const list = LISTS.find((one) => one === id);
            if (list) void act({ act: 'changed', list });
          }}
        />
        <Menu
          label="Change a resource"
          disabled={!begun}
          choices={first.map((uri) => ({
            id: uri,
            label: uri,
            ...(subscriptions.includes(uri) ? { hint: 'subscribed' } : {}),
          }))}
          onPick={(uri) => void act({ act: 'update', uri, text: `Changed by hand at ${clock()} ms` })}
        />
        <Menu
          label="Write a log"
          disabled={!begun}
          choices={LEVELS.map((level) => ({ id: level, label: level }))}
          onPick={(level) => void act({ act: 'log', level, data: 'Written by hand', logger: 'by-hand' })}
        />
        {stateless ? (
          <Button disabled={!begun || listening.length === 0} onClick={() => void act({ act: 'end' })}>
            End the subscriptions
          </Button>
        ) : null}
        <Menu
          label="Cancel a request"
          disabled={!begun}
          choices={running
            .filter(({ method }) => method !== 'initialize')
            .map(({ id, method }) => ({ id, label: `${method}, id ${id}` }))}
          onPick={(id) => void send(cancelling(id))}
        />
        {streams.length === 0 ? null : (
          <Menu
            label="Close a stream"
            disabled={!begun}
            choices={streams.map(({ exchange, title }) => ({ id: exchange, label: `of ${title}` }))}
            onPick={hangUp}
          />
        )}
      </div>
    </PaneSection>
  );
}

/** `id` is already JSON text. */
function cancelling(id: string): string {
  return `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id},"reason":"Cancelled by hand"}}`;
}

function Menu(props: {
  label: string;
  disabled: boolean;
  choices: readonly { id: string; label: string; hint?: string }[];
  onPick: (id: string) => void;
}) {
  const { label, disabled, choices, onPick } = props;
  return (
    <MenuButton disabled={disabled || choices.length === 0} sections={[{ kind: 'actions', label, choices, onPick }]}>
      {label}
    </MenuButton>
  );
}
