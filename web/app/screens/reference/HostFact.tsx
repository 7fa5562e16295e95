/** One fact about a host, with what to change, its sources, and how sure it is. */
import { isOutdated, sourceLink, type HostEntry } from '../../../protocol/host-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { referenceHref } from '../../state/route.ts';
import css from './Hosts.module.css';
import frame from './Reference.module.css';
import { SourceText } from './SourceText.tsx';

const KINDS: Record<HostEntry['kind'], string> = {
  refusal: 'Refuses',
  truncation: 'Cuts',
  ignored: 'Ignores',
  limit: 'Limit',
  quirk: 'Behavior',
};

const CONFIDENCE: Record<HostEntry['confidence'], string> = {
  code: 'in its code',
  docs: 'in its documentation',
  'many-reports': 'in several reports',
  'one-report': 'in one report',
};

/** The item of a list. */
export function HostFact(props: { host: string; entry: HostEntry; here: boolean; today: string }) {
  const { host, entry, here, today } = props;
  const { id, kind, what, how, only, since, until, status, seenOn, confidence, disputed, sources, unreported } = entry;
  const seen = `last seen on ${seenOn}, ${CONFIDENCE[confidence]}`;
  const span = [since === undefined ? '' : `since ${since}`, until === undefined ? '' : `until ${until}`].filter(
    Boolean,
  );
  return (
    <li data-target={here || undefined}>
      <p>
        <span className={frame.tag}>{status === 'fixed' ? `${KINDS[kind]}, fixed` : KINDS[kind]}</span>{' '}
        <Linked text={what} />{' '}
        <span className={frame.quiet}>
          <Linked text={how} />
        </span>
      </p>
      <p className={frame.small}>
        {[...(only === undefined ? [] : [`Concerns ${only}`]), ...span, seen].join('; ')}.
        {status === 'unknown' ? ' It is not known whether this still holds.' : ''}
        {isOutdated(seenOn, today) ? ' That is more than a year ago, so it may be outdated.' : ''}
      </p>
      {disputed === undefined ? null : (
        <p className={frame.small}>
          <b>Sources disagree:</b> <Linked text={disputed} />
        </p>
      )}
      {unreported === undefined ? null : (
        <p className={frame.small}>
          <b>Never reported:</b> <Linked text={unreported} />
        </p>
      )}
      <ul className={css.sources} aria-label={`Sources of ${id}`}>
        {sources.map((source) => (
          <li key={source}>
            <SourceText source={sourceLink(source)} />
          </li>
        ))}
        <li>
          <a href={referenceHref('hosts', host, id)} aria-label={`The fact ${id}`}>
            <code>{id}</code>
          </a>
        </li>
      </ul>
    </li>
  );
}
