/** Combines several observers, and reports repeated findings once. */
import type { Observer, Report, Step } from '../define.ts';
import { Once } from '../features/shared.ts';

type ObservedMessage = Readonly<Record<string, ((step: Step) => void) | undefined>>;

/** Calls the handlers of all observers in order. */
export function together(...observers: readonly Observer[]): Observer {
  return {
    ...joined(observers.map((observer) => ({ ...observer, active: undefined }))),
    active: joined(observers.map(({ active = {} }) => active)),
  };
}

function joined(observers: readonly ObservedMessage[]): ObservedMessage {
  const whole: Record<string, ObservedMessage[string]> = {};
  for (const observer of observers) {
    for (const [cue, handle] of Object.entries(observer)) {
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

/** Reports the first finding of each requirement, with the number of repetitions: what a side does each time has one cause. */
export function folded(report: Report, begin: (report: Report) => Observer): Observer {
  const once = new Once();
  return together(
    begin((finding) => once.note(finding.requirement, () => finding)),
    { end: () => once.reportTo(report) },
  );
}
