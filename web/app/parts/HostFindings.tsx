import { useId, useState } from 'react';
import type { Span } from '../../protocol/types.ts';
import type { ShownHostFinding } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { ProblemRow } from './ProblemRow.tsx';
import { count } from './text.ts';
import css from './Hosts.module.css';

/** Findings that are shown at first. */
const FIRST = 30;

/** What hosts do, with reasons, sources and fixes. A row marks its place in the editor. */
export function HostFindings(props: {
  findings: readonly ShownHostFinding[];
  /** The name of the only host; null for all. */
  host: string | null;
  onGo: (finding: ShownHostFinding) => void;
  onFix: (finding: ShownHostFinding) => void;
  onPlace: (entry: number, span: Span) => void;
}) {
  const { findings, host, onGo, onFix, onPlace } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (findings.length === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, FIRST);
  return (
    <section aria-labelledby={id}>
      <div className={css.section}>
        <h3 id={id}>{host === null ? 'Reasons' : `Reasons: ${host}`}</h3>
        <p>Nothing here breaks a rule of the specification. Each fact names its source and the day it was last seen.</p>
      </div>
      <ol className={css.list}>
        {shown.map((finding) => {
          const key = `${finding.rule} ${finding.span.start}`;
          return (
            <ProblemRow
              key={key}
              problem={finding}
              current={key === current}
              page={null}
              onGo={() => {
                setCurrent(key);
                onGo(finding);
              }}
              onFix={() => onFix(finding)}
              onPlace={onPlace}
            />
          );
        })}
      </ol>
      {shown.length < findings.length ? (
        <p className={css.more}>
          <Button look="link" onClick={() => setWhole(true)}>
            Show {count(findings.length - shown.length, 'more finding')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
