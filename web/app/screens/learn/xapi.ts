/**
 * What an embedded lesson reports as a statement of xAPI 1.0.3. It has no actor and no id: the page around it knows the learner, and
 * sends the statement to its record store.
 */

/** A statement without its actor. */
export interface XapiStatement {
  readonly verb: { readonly id: string; readonly display: Readonly<Record<string, string>> };
  readonly object: {
    readonly objectType: 'Activity';
    readonly id: string;
    readonly definition: { readonly name: Readonly<Record<string, string>>; readonly type: string };
  };
  readonly result: {
    readonly score?: { readonly scaled: number };
    readonly success?: boolean;
    readonly completion: boolean;
    readonly duration: string;
  };
  readonly timestamp: string;
}

/** What it is about: an item of the course or of a custom file, and how it went. */
export interface Attempted {
  readonly item: string;
  readonly title: string;
  readonly kind: string;
  readonly passed: boolean;
  /** Since the item was opened, ms. */
  readonly elapsed: number;
}

const VERBS = 'http://adlnet.gov/expapi/verbs/';
const ACTIVITIES = 'http://adlnet.gov/expapi/activities/';

/** The statement; `page` is the address of this page without its fragment. */
export function statementOf({ item, title, kind, passed, elapsed }: Attempted, page: string, now: Date): XapiStatement {
  const walk = kind === 'walkthrough';
  const verb = walk ? 'completed' : passed ? 'passed' : 'failed';
  return {
    verb: { id: VERBS + verb, display: { 'en-US': verb } },
    object: {
      objectType: 'Activity',
      id: `${page}#/learn/${encodeURIComponent(item)}`,
      definition: { name: { 'en-US': title }, type: `${ACTIVITIES}${walk ? 'lesson' : 'assessment'}` },
    },
    result: {
      ...(walk ? {} : { score: { scaled: passed ? 1 : 0 }, success: passed }),
      completion: passed,
      duration: `PT${(Math.max(0, Math.round(elapsed / 10)) / 100).toFixed(2)}S`,
    },
    timestamp: now.toISOString(),
  };
}
