import type { ReactNode } from 'react';
import type { RevisionId } from '../../protocol/types.ts';
import { revisionShort } from './words.ts';
import { Inline } from './Inline.tsx';
import css from './Difference.module.css';

/** Why the nearest other revision judges differently, in one sentence; its line is kept when all agree. */
export function Difference({ difference }: { difference: { revision: RevisionId; says: string } | undefined }) {
  return (
    <p className={css.line}>{difference === undefined ? '\u00a0' : sentence(difference.revision, difference.says)}</p>
  );
}

function sentence(revision: RevisionId, says: string): ReactNode {
  const name = revisionShort(revision);
  const at = says.indexOf(name);
  if (at === -1) {
    return (
      <>
        <b>{name}</b> judges differently: <Inline text={says} />
      </>
    );
  }
  return (
    <>
      <Inline text={says.slice(0, at)} />
      <b>{name}</b>
      <Inline text={says.slice(at + name.length)} />
    </>
  );
}
