/** Error codes: the meaning of each, who uses it when, and the owners of the other codes. */
import { useId } from 'react';
import { errorBandsOf, errorRows, isUsedIn, whyNoCode, type ErrorRow } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { revisionShort } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import css from './Errors.module.css';
import frame from './Reference.module.css';
import { sinceText, spanText } from './spans.ts';
import { useRevision } from './useRevision.ts';

const OWNER = {
  reserved: 'Reserved',
  server: 'Servers',
  legacy: 'Older programs',
  mcp: 'MCP',
};

/** The page. `row` is the code in the address. */
export function ErrorsPage({ row }: { row: string }) {
  const id = useId();
  const now = useRevision();
  return (
    <div>
      <PageHead
        id={id}
        title="Error codes"
        lead="An error is the response to a failed request. Its `code` is an integer. The codes below have a standard meaning."
      />
      <ul className={css.codes} aria-labelledby={id}>
        {errorRows().map((one) => (
          <Row key={one.code} row={one} now={now} here={row === String(one.code)} />
        ))}
      </ul>
      <h2 id={`${id}-bands`}>Owners of the other codes in {revisionShort(now)}</h2>
      <ul className={css.bands} aria-labelledby={`${id}-bands`}>
        {errorBandsOf(now).map((band) => (
          <li key={band.from}>
            <code>
              {band.from} to {band.to}
            </code>
            <span>{OWNER[band.owner]}</span>
            <span className={frame.quiet}>{band.says}</span>
          </li>
        ))}
        <li>
          <code>others</code>
          <span>Applications</span>
          <span className={frame.quiet}>
            Available for application errors. Only the application defines their meaning.
          </span>
        </li>
      </ul>
    </div>
  );
}

function Row({ row, now, here }: { row: ErrorRow; now: RevisionId; here: boolean }) {
  const { code, name, says, revisions, uses } = row;
  const why = revisions.includes(now) ? null : whyNoCode(now, code);
  return (
    <li data-target={here || undefined}>
      <a className={css.anchor} href={referenceHref('errors', String(code))} aria-label={String(code)}>
        <code>{code}</code>
      </a>
      <div>
        <h2 className={css.title}>{name}</h2>
        <p>
          <Linked text={says} />
        </p>
        <p className={css.span}>{spanText(revisions)}</p>
        {why === null ? null : (
          <p className={css.span}>
            <Linked text={why} />
          </p>
        )}
      </div>
      <ul className={css.uses} aria-label={`Uses of ${code}`}>
        {uses.map((use) => {
          const when = sinceText(use.from === '2024-11-05' ? undefined : use.from, use.to);
          return (
            <li key={use.when} data-elsewhere={isUsedIn(use, now) ? undefined : ''}>
              <span className={css.who}>{use.who}</span> <Linked text={use.when} />
              {when === '' ? null : <span className={css.since}> {when}</span>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
