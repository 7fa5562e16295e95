/** What a package reports: the elements of the data model of SCORM 1.2 and SCORM 2004 for the same state. */
import type { ScormVersion } from './lms.ts';

/** What the package knows when it reports. */
export interface Reported {
  readonly solved: number;
  readonly total: number;
  /** Id of the visible item. */
  readonly open: string;
  /** `suspend_data`. */
  readonly suspended: string;
  /** Since the launch, ms. */
  readonly elapsed: number;
}

/** What the system stored at an earlier launch. Later reports never lower it. */
export interface Earlier {
  readonly completed: boolean;
  /** 0 to 100; null if there is none. */
  readonly score: number | null;
}

/** Names of the elements that are read at the launch. */
export const READ = {
  '1.2': {
    suspended: 'cmi.suspend_data',
    mode: 'cmi.core.lesson_mode',
    status: 'cmi.core.lesson_status',
    score: 'cmi.core.score.raw',
  },
  '2004': { suspended: 'cmi.suspend_data', mode: 'cmi.mode', status: 'cmi.completion_status', score: 'cmi.score.raw' },
} as const;

/** Statuses of SCORM 1.2 and 2004 after which a package counts as completed. */
const COMPLETED = ['completed', 'passed'];

/** Reads the earlier status and score as the system returned them. */
export function earlierOf(status: string, score: string): Earlier {
  const number = score.trim() === '' ? NaN : Number(score);
  return { completed: COMPLETED.includes(status), score: number >= 0 && number <= 100 ? number : null };
}

/** The elements with their values, in the order in which they must be set. */
export function valuesFor(
  version: ScormVersion,
  reported: Reported,
  earlier: Earlier,
): [element: string, value: string][] {
  const { solved, total, open, suspended, elapsed } = reported;
  const raw = Math.max(total === 0 ? 0 : Math.round((solved / total) * 100), earlier.score ?? 0);
  const completed = earlier.completed || (total > 0 && solved === total);
  const status = completed ? 'completed' : 'incomplete';
  if (version === '1.2')
    return [
      ['cmi.core.score.min', '0'],
      ['cmi.core.score.max', '100'],
      ['cmi.core.score.raw', String(raw)],
      ['cmi.core.lesson_status', status],
      ['cmi.core.lesson_location', open],
      ['cmi.suspend_data', suspended],
      ['cmi.core.session_time', timespan(elapsed)],
      // Without it the system would discard `suspend_data` and start a new attempt.
      ['cmi.core.exit', 'suspend'],
    ];
  return [
    ['cmi.score.min', '0'],
    ['cmi.score.max', '100'],
    ['cmi.score.raw', String(raw)],
    ['cmi.score.scaled', String(raw / 100)],
    ['cmi.progress_measure', String(raw / 100)],
    ['cmi.completion_status', status],
    ['cmi.success_status', completed ? 'passed' : 'unknown'],
    ['cmi.location', open],
    ['cmi.suspend_data', suspended],
    ['cmi.session_time', duration(elapsed)],
    ['cmi.exit', 'suspend'],
  ];
}

/** `HHHH:MM:SS.SS`, the time of SCORM 1.2. */
export function timespan(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(Math.min(hours, 9999)).padStart(4, '0')}:${two(minutes)}:${two(seconds)}.00`;
}

/** `PT1H2M3S`, the time of SCORM 2004 and of ISO 8601. */
export function duration(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return `PT${hours}H${minutes}M${seconds}S`;
}

function parts(ms: number): { hours: number; minutes: number; seconds: number } {
  const all = Math.max(0, Math.floor(ms / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}
