import { CircleDashed, Download, FoldVertical, UnfoldVertical } from 'lucide-react';
import { KIND_PATHS } from '../KindIcon.tsx';
import { KindBadge } from '../KindBadge.tsx';
import { Button } from '../Button.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { SeverityIcon } from '../SeverityIcon.tsx';
import { grouped } from '../text.ts';
import type { Kind, Severity } from '../../../protocol/types.ts';
import { SequenceFind } from './SequenceFind.tsx';
import type { SequenceFindProps } from './SequenceFind.tsx';
import css from './SequenceTools.module.css';

/** Props of the toolbar above the drawing. */
export interface SequenceToolsProps extends SequenceFindProps {
  /** Messages with findings, and their worst severity. */
  findings: number;
  worst: Severity | null;
  onFinding: () => void;
  waiting: number;
  onWaiting: () => void;
  /** Number of runs, and whether one of them is collapsed. */
  runs: number;
  closed: boolean;
  onFoldAll: (fold: boolean) => void;
  kinds: readonly Kind[];
  /** Names of the sessions; the menu is omitted for a single session. */
  sessions: readonly string[];
  session: number | null;
  onSession: (session: number | null) => void;
  onSave: (format: 'svg' | 'png') => void;
  /** Status message about the saved file. */
  saved: string | null;
}

const ORDER = Object.keys(KIND_PATHS);

/** Find, jump, collapse, save. */
export function SequenceTools(props: SequenceToolsProps) {
  const { findings, worst, onFinding, waiting, onWaiting, runs, closed, onFoldAll, kinds, onSave, saved } = props;
  return (
    <div className={css.tools} role="group" aria-label="Sequence tools">
      <div className={css.first}>
        <SequenceFind {...props} />
        {findings > 0 && worst ? (
          <Button look="quiet" icon={<SeverityIcon severity={worst} />} onClick={onFinding}>
            Next finding <span className={css.n}>{grouped(findings)}</span>
          </Button>
        ) : null}
        {waiting > 0 ? (
          <Button look="quiet" icon={<CircleDashed />} onClick={onWaiting}>
            Next waiting <span className={css.n}>{grouped(waiting)}</span>
          </Button>
        ) : null}
      </div>
      <div className={css.line}>
        <ul className={css.legend} aria-label="Visible kinds">
          {kinds
            .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
            .map((kind) => (
              <li key={kind}>
                <KindBadge kind={kind} />
              </li>
            ))}
        </ul>
        <span className={css.save}>
          <Sessions {...props} />
          {runs > 0 ? (
            <Button
              look="quiet"
              icon={closed ? <UnfoldVertical /> : <FoldVertical />}
              onClick={() => onFoldAll(!closed)}
            >
              {closed ? 'Unfold all' : 'Fold all'} <span className={css.n}>{grouped(runs)}</span>
            </Button>
          ) : null}
          <Button look="quiet" icon={<Download />} onClick={() => onSave('svg')}>
            Save as SVG
          </Button>
          <Button look="quiet" aria-label="Save as PNG" onClick={() => onSave('png')}>
            PNG
          </Button>
        </span>
      </div>
      <p className={css.note} aria-live="polite" hidden={saved === null}>
        {saved}
      </p>
    </div>
  );
}

function Sessions({ sessions, session, onSession }: SequenceToolsProps) {
  if (sessions.length < 2) return null;
  const face = session === null ? 'all' : (sessions[session] ?? 'all');
  const choices = sessions.map((label, index) => ({ id: String(index), label }));
  const onPick = (id: string) => onSession(id === '' ? null : Number(id));
  const all = { id: '', label: 'All, one after the other' };
  return (
    <MenuButton
      look="bare"
      name={`Session: ${face}`}
      sections={[
        {
          kind: 'one-of',
          label: 'Session',
          value: session === null ? '' : String(session),
          choices: [all, ...choices],
          onPick,
        },
      ]}
    >
      <span className={css.face}>
        Session <b>{face}</b>
      </span>
    </MenuButton>
  );
}
