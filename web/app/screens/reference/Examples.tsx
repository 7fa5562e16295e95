/** Good and bad examples of a rule or requirement, with what the checker reports. */
import type { ExampleDoc } from '../../../protocol/catalog.ts';
import { ExampleFigure } from '../../parts/ExampleFigure.tsx';
import { tryHref } from './links.ts';
import { spanText } from './spans.ts';

/** The heading and the figures; nothing if there is no example. */
export function Examples({ good, bad }: { good: readonly ExampleDoc[]; bad: readonly ExampleDoc[] }) {
  if (good.length === 0 && bad.length === 0) return null;
  return (
    <>
      <h2>Examples</h2>
      {good.map(({ text, revision, revisions, from, transport, says }, at) => (
        <ExampleFigure
          key={text}
          number={at + 1}
          severity="ok"
          where={revisions.length === 0 ? 'valid JSON, but not a message' : `valid in ${spanText(revisions)}`}
          note={says}
          text={text}
          href={tryHref(text, revision, from, transport)}
        />
      ))}
      {bad.map(({ text, revision, revisions, from, transport, says, mark, found }, at) => (
        <ExampleFigure
          key={text}
          number={at + 1}
          severity={found?.severity ?? 'error'}
          where={`reported in ${spanText(revisions.length === 0 ? [revision] : revisions)}`}
          note={says}
          text={text}
          mark={mark}
          href={tryHref(text, revision, from, transport)}
          says={found?.what}
          fix={found?.fix?.says}
        />
      ))}
    </>
  );
}
