import type { ReactNode } from 'react';
import type { RevisionId } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { revisionShort } from './text.ts';
import { Linked } from './Linked.tsx';
import css from './Difference.module.css';

/** Props of the sentence below the revisions. */
export interface DifferenceProps {
  difference: { revision: RevisionId; says: string } | undefined;
  /** URL of the page with all changes between the two revisions. */
  href: string;
  /** Shows the findings of both side by side. */
  onCompare: () => void;
}

/** Why the nearest other revision judges differently, in one sentence. Its line stays empty when all agree. */
export function Difference({ difference, href, onCompare }: DifferenceProps) {
  if (difference === undefined) return <p className={css.line}>{'\u00a0'}</p>;
  return (
    <p className={css.line}>
      {sentence(difference.revision, difference.says)}{' '}
      <a href={href} aria-label={`What changed with ${revisionShort(difference.revision)}`}>
        What changed
      </a>{' '}
      <Button look="link" aria-label={`Compare with ${revisionShort(difference.revision)}`} onClick={onCompare}>
        Compare
      </Button>
    </p>
  );
}

function sentence(revision: RevisionId, says: string): ReactNode {
  const name = revisionShort(revision);
  const at = says.indexOf(name);
  if (at === -1) {
    return (
      <>
        <b>{name}</b> judges differently: <Linked text={says} />
      </>
    );
  }
  return (
    <>
      <Linked text={says.slice(0, at)} />
      <b>{name}</b>
      <Linked text={says.slice(at + name.length)} />
    </>
  );
}
