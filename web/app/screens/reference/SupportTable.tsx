/** A table of who supports what, with the day and the source of each statement. */
import type { ReactNode } from 'react';
import type { FeatureStatement } from '../../../protocol/host-book.ts';
import { ScrollTable } from '../../parts/ScrollTable.tsx';
import frame from './Reference.module.css';
import { SourceText } from './SourceText.tsx';
import css from './SupportTable.module.css';

const SUPPORT: Record<FeatureStatement['support'], string> = { yes: 'Yes', no: 'No', partial: 'Partly' };

/** What sources state about one subject. */
export interface SupportRow {
  key: string;
  subject: ReactNode;
  newest: FeatureStatement;
  /** Older statements that differ from it. */
  others: readonly FeatureStatement[];
}

/** The table. The newest statement counts; those that differ from it are below. */
export function SupportTable({
  labelledBy,
  head,
  rows,
}: {
  labelledBy: string;
  head: string;
  rows: readonly SupportRow[];
}) {
  return (
    <ScrollTable labelledBy={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Supported</th>
          <th scope="col">Seen on</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, subject, newest, others }) => (
          <tr key={key}>
            <th scope="row">{subject}</th>
            <td>
              {SUPPORT[newest.support]}
              {newest.note === '' ? null : <span className={frame.quiet}>, {newest.note}</span>}
              {others.length === 0 ? null : <b>, disputed</b>}
            </td>
            <td className={css.day}>{newest.on}</td>
            <td className={css.source}>
              <SourceText source={newest.source} />
              {others.map((other) => (
                <div key={`${other.support} ${other.on}`} className={frame.small}>
                  {`${SUPPORT[other.support]} on ${other.on}: `}
                  <SourceText source={other.source} />
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
