/** The composed message, and the last response where the wire is not visible. */
import { ComposeBox as Box } from '../../compose/ComposeBox.tsx';
import { Button } from '../../parts/Button.tsx';
import { composer, sendNow } from './compose.ts';
import css from './Server.module.css';
import { board, useBoard } from './server-store.ts';
import { rowTitle } from './text.ts';

/** Text, verdict, button. */
export function ComposeBox() {
  return (
    <>
      <Box composer={composer} name="message" onSend={() => void sendNow()} />
      <LastAnswer />
    </>
  );
}

/** On narrow screens the wire is not visible: shows the response, with a link to it. */
function LastAnswer() {
  const row = useBoard((state) =>
    state.run?.rows.findLast(({ from, channel }) => from === 'server' && channel === 'message'),
  );
  if (!row) return null;
  return (
    <p className={css.answer}>
      The server sent: {rowTitle(row)}.{' '}
      <Button look="link" onClick={() => board.setState({ pane: 'wire', open: row.index })}>
        Show it
      </Button>
    </p>
  );
}
