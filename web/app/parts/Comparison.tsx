import type { ReactNode } from 'react';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionId } from '../../protocol/types.ts';
import type { Comparison as Compared, ShownDiagnostic } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { Linked } from './Linked.tsx';
import { MenuButton } from './MenuButton.tsx';
import { oneOf } from './choice.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { grouped, revisionName, revisionShort } from './text.ts';
import css from './Comparison.module.css';

/** Props of the comparison of two revisions. */
export interface ComparisonProps {
  a: RevisionId;
  b: RevisionId;
  /** `null` while it is computed. */
  compared: Compared | null;
  /** True while the schemas are loading: no comparison is possible yet. */
  early: boolean;
  /** Name of the session that the comparison is limited to. */
  session: string | null;
  onEverything: () => void;
  onPick: (b: RevisionId) => void;
  onClose: () => void;
  /** Reveals a finding in the editor. */
  onGo: (finding: ShownDiagnostic) => void;
}

/** Findings of either revision only, and of both; a click reveals a finding. */
export function Comparison({ a, b, compared, early, session, onEverything, onPick, onClose, onGo }: ComparisonProps) {
  const others = REVISION_IDS.filter((id) => id !== a);
  const choices = others.map((id) => ({ id, label: revisionName(id) }));
  return (
    <section className={css.block} aria-label={`${revisionName(a)} beside ${revisionName(b)}`}>
      <div className={css.head}>
        <h3>
          <b>{revisionShort(a)}</b> beside
        </h3>
        <MenuButton
          look="pick"
          name={`Beside: ${revisionName(b)}`}
          sections={[oneOf({ label: 'Beside', value: b, choices, onPick })]}
        >
          <b>{revisionShort(b)}</b>
        </MenuButton>
        <Button look="quiet" onClick={onClose}>
          Close<span className="vh"> the comparison</span>
        </Button>
      </div>
      {session === null ? null : (
        <p className={css.scope}>
          Session {session}.{' '}
          <Button look="link" onClick={onEverything}>
            Compare the whole text
          </Button>
        </p>
      )}
      {compared === null ? (
        <p className={css.none}>
          {early ? 'The schemas are still loading. The comparison starts when they are ready.' : 'Comparing'}
        </p>
      ) : (
        <Lists compared={compared} onGo={onGo} />
      )}
    </section>
  );
}

function Lists({ compared, onGo }: { compared: Compared; onGo: ComparisonProps['onGo'] }) {
  const { a, b, onlyA, onlyB, both, counts } = compared;
  if (counts.onlyA + counts.onlyB + counts.both === 0) {
    return <p className={css.none}>Neither revision has any findings.</p>;
  }
  return (
    <>
      <Group title={`Only in ${revisionShort(a)}`} count={counts.onlyA} shown={onlyA.length} open>
        {onlyA.map((finding, index) => (
          <Row key={index} finding={finding} onGo={onGo} />
        ))}
      </Group>
      <Group title={`Only in ${revisionShort(b)}`} count={counts.onlyB} shown={onlyB.length} open>
        {onlyB.map((finding, index) => (
          <Row key={index} finding={finding} onGo={onGo} />
        ))}
      </Group>
      <Group
        title="In both"
        count={counts.both}
        shown={both.length}
        open={counts.onlyA + counts.onlyB === 0 || both.some(({ finding, inB }) => finding.severity !== inB)}
      >
        {both.map(({ finding, inB }, index) => (
          <Row key={index} finding={finding} onGo={onGo}>
            {inB === finding.severity ? null : `${inB} in ${revisionShort(b)}`}
          </Row>
        ))}
      </Group>
    </>
  );
}

function Group(props: { title: string; count: number; shown: number; open: boolean; children: ReactNode }) {
  const { title, count, shown, open, children } = props;
  return (
    <details className={css.group} open={open && count > 0}>
      <summary>
        <h4>{title}</h4> <span>{grouped(count)}</span>
      </summary>
      {count === 0 ? <p className={css.none}>Nothing.</p> : <ol>{children}</ol>}
      {shown < count ? <p className={css.none}>And {grouped(count - shown)} more, not listed.</p> : null}
    </details>
  );
}

function Row(props: { finding: ShownDiagnostic; onGo: ComparisonProps['onGo']; children?: ReactNode }) {
  const { finding, onGo, children } = props;
  const { severity, title, what, range, entry } = finding;
  return (
    <li>
      <SeverityIcon severity={severity} word={severity} />
      <div>
        <button type="button" onClick={() => onGo(finding)}>
          <Inline text={title} />
        </button>{' '}
        <span className={css.place}>
          {entry < 0 ? null : `message ${grouped(entry + 1)}, `}line {grouped(range.startLine)}
        </span>
        <p>
          <Linked text={what} />
          {children ? <b> {children}</b> : null}
        </p>
      </div>
    </li>
  );
}
