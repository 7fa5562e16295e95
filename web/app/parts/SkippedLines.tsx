import type { SkippedPart } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Linked } from './Linked.tsx';
import { grouped } from './text.ts';
import css from './SkippedLines.module.css';

/** Props of the list of skipped parts. */
export interface SkippedLinesProps {
  parts: readonly SkippedPart[];
  /** Number of all skipped lines, including those not listed. */
  lines: number;
  onGo: (line: number) => void;
}

/** Skipped parts by reason, each with its line and first characters; a click goes to the line. */
export function SkippedLines({ parts, lines, onGo }: SkippedLinesProps) {
  const reasons = new Map<string, SkippedPart[]>();
  for (const part of parts) {
    const same = reasons.get(part.because);
    if (same) same.push(part);
    else reasons.set(part.because, [part]);
  }
  const listed = parts.reduce((sum, part) => sum + part.last - part.line + 1, 0);
  return (
    <div className={css.skipped} role="group" aria-label="Skipped lines">
      {[...reasons].map(([because, same]) => (
        <div key={because}>
          <p>
            <Linked text={because} />
          </p>
          <ul>
            {same.map((part, index) => (
              <li key={index}>
                <Button look="link" onClick={() => onGo(part.line)}>
                  {placeText(part)}
                </Button>{' '}
                <code>{part.text}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {listed < lines ? <p>And {grouped(lines - listed)} lines more.</p> : null}
    </div>
  );
}

function placeText({ line, last }: SkippedPart): string {
  return line === last ? `line ${grouped(line)}` : `lines ${grouped(line)} to ${grouped(last)}`;
}
