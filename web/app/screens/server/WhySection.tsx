/** “Explanation”: the reason for the expanded message, with its requirement; the reason of a fault is shown on request. */
import { Button } from '../../parts/Button.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { MethodLink } from '../../parts/MethodLink.tsx';
import { Note } from '../../parts/Note.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import css from './Server.module.css';
import { board, openRow, useBoard } from './server-store.ts';
import { rowTitle, ruleHref } from './text.ts';

/** The section. */
export function WhySection() {
  const run = useBoard((state) => state.run);
  const at = useBoard(openRow);
  const revealed = useBoard((state) => state.revealed);
  const rows = run?.rows ?? [];
  const row = rows[at ?? rows.length - 1];
  const fault = row && row.fault !== null ? run?.faultList.find(({ id }) => id === row.fault) : undefined;
  return (
    <PaneSection title="Explanation" minor>
      <div className={css.why} aria-live="polite">
        {row === undefined ? (
          <p className={css.quiet}>Send a message first. The reason for each response is shown here.</p>
        ) : fault !== undefined && !revealed ? (
          <Note>
            A fault is on. Compare the response with the request before you look.{' '}
            <Button look="link" onClick={() => board.setState({ revealed: true })}>
              Show the reason
            </Button>
          </Note>
        ) : (
          <>
            <p className={css.quiet}>
              {row.index + 1}, {rowTitle(row)} <MethodLink method={row.method ?? row.answersMethod} />
            </p>
            {fault === undefined ? (
              <Reason says={row.says} requirement={row.requirement} />
            ) : (
              <Reason says={`${fault.title}. ${fault.says}`} requirement={fault.rule} />
            )}
          </>
        )}
      </div>
    </PaneSection>
  );
}

function Reason({ says, requirement }: { says: string | null; requirement: string | null }) {
  return (
    <>
      <p>
        <Linked text={says ?? 'The server accepts it and sends nothing.'} />
      </p>
      {requirement === null ? null : (
        <p>
          <a href={ruleHref(requirement)}>
            <code>{requirement}</code>
          </a>
        </p>
      )}
    </>
  );
}
