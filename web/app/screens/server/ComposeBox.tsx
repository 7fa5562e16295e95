/** The composed message: a text box, the checker's verdict, and “Send”. */
import { SendHorizontal } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { SeverityIcon } from '../../parts/SeverityIcon.tsx';
import { sendNow, useCompose } from './compose.ts';
import css from './Server.module.css';
import { board, useBoard } from './server-store.ts';
import { rowTitle, verdictOf } from './text.ts';
import { ComposeEditor } from './ComposeEditor.tsx';

/** Text, verdict, button. */
export function ComposeBox() {
  return (
    <>
      <ComposeEditor />
      <div className={css.send}>
        <Verdict />
        <Button look="primary" onClick={() => void sendNow()} aria-keyshortcuts="Control+Enter">
          Send
          <SendHorizontal />
        </Button>
      </div>
      <FirstTexts />
      <LastAnswer />
    </>
  );
}

function Verdict() {
  const report = useCompose((state) => state.report);
  if (!report) return <p className={css.verdict} role="status" />;
  const { severity, words } = verdictOf(report);
  return (
    <p className={css.verdict} role="status">
      <SeverityIcon severity={severity} />
      <span>{words}</span>
    </p>
  );
}

function FirstTexts() {
  const report = useCompose((state) => state.report);
  const first = report ? verdictOf(report).first : null;
  return first === null ? null : (
    <p className={css.first}>
      <Linked text={first} />
    </p>
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
