/** Several hearings as one, and findings that come again and again told once. */
import type { Hearing, Report, Step } from '../define.ts';
import { Once } from '../features/shared.ts';

type Heard = Readonly<Record<string, ((step: Step) => void) | undefined>>;

/** What each of them does, one after the other. */
export function together(...hearings: readonly Hearing[]): Hearing {
  return {
    ...joined(hearings.map((hearing) => ({ ...hearing, awake: undefined }))),
    awake: joined(hearings.map(({ awake = {} }) => awake)),
  };
}

function joined(hearings: readonly Heard[]): Heard {
  const whole: Record<string, Heard[string]> = {};
  for (const hearing of hearings) {
    for (const [cue, handle] of Object.entries(hearing)) {
      if (!handle) continue;
      const before = whole[cue];
      whole[cue] = before
        ? (step) => {
            before(step);
            handle(step);
          }
        : handle;
    }
  }
  return whole;
}

/** Tells the first finding of each requirement, and how often it came again: what a side does each time is one cause. */
export function folded(report: Report, begin: (report: Report) => Hearing): Hearing {
  const once = new Once();
  return together(
    begin((finding) => once.note(finding.requirement, () => finding)),
    { end: () => once.tell(report) },
  );
}
