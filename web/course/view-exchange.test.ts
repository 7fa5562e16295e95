/** The messages between host and view in walkthroughs: the extension’s rules judge them with those of the server. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../protocol/check.ts';
import { EXTENDED } from './extended.ts';
import { begin, go, look, WALKTHROUGHS, type Play, type PlayView } from './play.ts';

const about = WALKTHROUGHS.filter(({ steps }) => steps.some(({ exchange }) => exchange !== undefined));

/** All views from the first to the last step. */
function viewsOf(start: Play): PlayView[] {
  const views: PlayView[] = [];
  for (let play = start; ; play = go(play, 0)) {
    const view = look(play);
    if (!view) throw new Error(`${play.walkthrough} is not there`);
    views.push(view);
    if (view.finished) return views;
  }
}

describe.each(about.flatMap((one) => one.revisions.map((revision) => [one.id, revision, one] as const)))(
  '%s in %s',
  (_, revision, walkthrough) => {
    const views = viewsOf(begin(walkthrough, revision));
    const last = views.at(-1);
    /** Messages of the wire and of the channel, step by step. */
    const lines = (last?.steps ?? []).flatMap(({ exchange }, at) => {
      const wire = (last?.rows ?? []).filter(({ step, channel }) => step === at && channel === 'message');
      const own = exchange.map(({ from, message }) => JSON.stringify({ from, message }));
      return [...wire.map(({ from, text }) => `{"from":"${from}","message":${text}}`), ...own];
    });

    it('breaks no rule of the extension', () => {
      expect(lines.some((line) => line.startsWith('{"from":"view"'))).toBe(true);
      for (const { diagnostics } of [
        EXTENDED.messages(lines.join('\n'), { revision }),
        checkOne(lines.join('\n'), { revision }),
      ])
        expect(diagnostics.filter(({ severity }) => severity !== 'info').map(({ what }) => what)).toEqual([]);
    });

    it('shows no message between host and view before its step is resolved', () => {
      for (const { steps, at, revealed } of views)
        expect(
          steps.every(({ exchange }, index) => exchange.length === 0 || index < at || (index === at && revealed)),
        ).toBe(true);
    });
  },
);
