import type { RunRow } from '../engine/types.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Linked } from './Linked.tsx';
import { MethodLink } from './MethodLink.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { grouped } from './text.ts';
import css from './WireBody.module.css';

/** Props of an expanded wire row. */
export interface WireBodyProps {
  row: Pick<RunRow, 'index' | 'channel' | 'http' | 'text' | 'findings' | 'method' | 'answersMethod'>;
  /** Maximum length of a text line where it can be broken, UTF-16 units. */
  width: number;
  ruleHref: (rule: string) => string;
}

/** A longer text is truncated, UTF-16 units, since it would slow down the page. */
const MAX = 50_000;

/** The text of a wire row with its HTTP headers, its findings below it, and the page of its method. */
export function WireBody({ row, width, ruleHref }: WireBodyProps) {
  const { index, channel, http, text, findings, method, answersMethod } = row;
  const inText = findings.find((finding) => finding.in === 'text');
  const inHead = findings.find((finding) => finding.in === 'head');
  const around = http ? [http.head, http.event].filter((part) => part !== null).join('\n') : '';
  return (
    <>
      {channel === 'note' || around + text === '' ? null : (
        <div className={css.text} tabIndex={0} role="region" aria-label={`Text of line ${index + 1}`}>
          {around === '' ? null : <CodeBlock text={around.trimEnd()} {...markOf(inHead)} />}
          {text === '' ? null : <CodeBlock text={text.slice(0, MAX)} width={width} {...markOf(inText)} />}
          {text.length > MAX ? <p>{`and ${grouped(text.length - MAX)} more characters`}</p> : null}
        </div>
      )}
      {findings.map(({ severity, what, rule }, at) => (
        <p key={at} className={css.finding}>
          <SeverityIcon severity={severity} word={`${severity}: `} />
          <span className={css.message}>
            <span>
              <Linked text={what} />
            </span>
            <a href={ruleHref(rule)}>
              <code>{rule}</code>
            </a>
          </span>
        </p>
      ))}
      <div className={css.page}>
        <MethodLink method={method ?? answersMethod} named />
      </div>
    </>
  );
}

function markOf(finding: RunRow['findings'][number] | undefined) {
  return finding ? { mark: [finding.start, finding.end] as const } : {};
}
