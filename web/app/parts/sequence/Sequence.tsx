import { useRef } from 'react';
import type { ShownEntry } from '../../engine/types.ts';
import type { SessionSummary } from '../../../protocol/types.ts';
import type { Picture, PictureLooks } from './picture.ts';
import { SequenceBody } from './SequenceBody.tsx';
import { useWidth } from './useSight.ts';
import css from './Sequence.module.css';

/** Properties of the sequence of messages. */
export interface SequenceProps {
  entries: readonly ShownEntry[];
  sessions: readonly SessionSummary[];
  /** False while answers are not yet matched with requests: then nobody is said to wait. */
  followed: boolean;
  /** Index into `entries`. */
  selected: number | null;
  onSelect: (index: number) => void;
  /** Enter or a double click: the anatomy. */
  onOpen: (index: number) => void;
  /** Index of the session that is shown alone; `null` for all of them, one after the other. */
  session: number | null;
  onSession: (session: number | null) => void;
  /** Writes a file; `draw` makes the picture of what is unfolded now, step by step. */
  onSave: (format: 'svg' | 'png', draw: (looks: PictureLooks) => Generator<undefined, Picture>) => void;
  /** What is to be said of the file that was saved. */
  saved: string | null;
}

/** Lifelines of client and server with one arrow per message, and the tools to find one's way through many of them. */
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
