/** On narrow screens the messages are not visible beside the composed one: names the last one of the server, with a link. */
import { Button } from '../../parts/Button.tsx';
import { methodOf } from '../../parts/messageFilter.ts';
import css from './Hand.module.css';
import { openMessage, currentRun, useBoard } from './live-store.ts';

/** The line. */
export function LastAnswer() {
  const run = useBoard(currentRun);
  const entry = run?.entries.findLast(({ from }) => from === 'server');
  if (!run || !entry) return null;
  const { kind, method, index } = entry;
  const of = methodOf(entry, run.entries);
  const what = method ?? `${kind === 'error' ? 'an error' : 'the result'}${of === undefined ? '' : ` of ${of}`}`;
  return (
    <p className={css.answer}>
      The server sent {what}.{' '}
      <Button look="link" onClick={() => openMessage(index)}>
        Show it
      </Button>
    </p>
  );
}
