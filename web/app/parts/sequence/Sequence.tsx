import type { SequenceProps } from './SequenceBody.tsx';
import { useRef } from 'react';
import { SequenceBody } from './SequenceBody.tsx';
import { useWidth } from './useViewport.ts';
import css from './Sequence.module.css';

/** Lifelines of client and server with one arrow per message, and tools for search and navigation. */
export function Sequence(props: SequenceProps) {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  return (
    <div className={css.sequence}>
      <div ref={room} className={css.room} />
      {width > 0 ? <SequenceBody {...props} width={width} /> : null}
    </div>
  );
}
