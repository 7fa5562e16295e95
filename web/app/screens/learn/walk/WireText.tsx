/** A row of the wire unfolded: its text with what stands around it, what is wrong in it, why it was said. */
import type { PlayRow } from '../../../engine/learn.ts';
import { CodeBlock } from '../../../parts/CodeBlock.tsx';
import { Inline } from '../../../parts/Inline.tsx';
import { SeverityIcon } from '../../../parts/SeverityIcon.tsx';
import { ruleHref } from '../../server/words.ts';
import { useWalk } from './walk.ts';
import css from './WireText.module.css';

/** A text is shown up to here, UTF-16 units: a page gets slow on more. */
const MOST = 50_000;
/** Units of a line, where it can be broken. */
const WIDTH = 58;

/** The text and what is to be said of it. */
export function WireText({ row }: { row: PlayRow }) {
  const told = useWalk((state) => state.view?.why ?? null);
  const { index, channel, http, text, findings, says } = row;
  const inText = findings.find((finding) => finding.in === 'text');
  const inHead = findings.find((finding) => finding.in === 'head');
  const around = http ? [http.head, http.event].filter((part) => part !== null).join('\n') : '';
  const shown = channel !== 'note' && around + text !== '';
  // The reason that stands below the wire is not said twice.
  const why = says === told && channel !== 'note' ? null : says;
  return (
    <div className={css.body}>
      {shown ? (
        <div className={css.text} tabIndex={0} role="region" aria-label={`Text of line ${index + 1}`}>
          {around === '' ? null : <CodeBlock text={around.trimEnd()} {...markOf(inHead)} />}
          {text === '' ? null : <CodeBlock text={text.slice(0, MOST)} width={WIDTH} {...markOf(inText)} />}
        </div>
      ) : null}
      {findings.map(({ severity, what, rule }, at) => (
        <p key={at} className={css.finding}>
          <SeverityIcon severity={severity} word={`${severity}: `} />
          <span>
            <Inline text={what} />{' '}
            <a href={ruleHref(rule)}>
              <code>{rule}</code>
            </a>
          </span>
        </p>
      ))}
      {why === null ? null : (
        <p className={css.says}>
          <Inline text={why} />
        </p>
      )}
    </div>
  );
}

function markOf(finding: PlayRow['findings'][number] | undefined) {
  return finding ? { mark: [finding.start, finding.end] as const } : {};
}
