/** Every walkthrough is played in each of its revisions, forward and back, with and without changes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonOf } from '../protocol/json/plain.ts';
import { ledgerOf } from '../protocol/catalog.ts';
import { checkOne } from '../protocol/check.ts';
import { isObject } from '../protocol/values.ts';
import type { McpRevision } from '../simulator/types.ts';
import { stepsIn } from './play/drafts.ts';
import { back, begin, edit, go, look, WALKTHROUGHS, type Play, type PlayView } from './play.ts';
import type { Walkthrough, WalkStep } from './walkthrough.ts';

const PLAYS = WALKTHROUGHS.flatMap((one) => one.revisions.map((revision) => [one.id, revision, one] as const));
const ALL_STEPS = WALKTHROUGHS.flatMap((one) => one.steps.map((step) => [`${one.id}/${step.id}`, step] as const));
const QUESTIONS = ALL_STEPS.flatMap(([name, { question }]) => (question ? [[name, question] as const] : []));

function seen(play: Play): PlayView {
  const view = look(play);
  if (!view) throw new Error(`${play.walkthrough} is not there`);
  return view;
}

/** All plays from the first to the last, with the right answer to each question. */
function walk(start: Play, steps: readonly WalkStep[]): Play[] {
  const plays = [start];
  for (let play = start; !seen(play).finished;) {
    const right = steps[play.at]?.question?.options.findIndex((option) => option.right === true);
    const next = go(play, right);
    if (next === play || plays.length > 60) throw new Error(`${play.walkthrough} stops at ${play.at}`);
    plays.push(next);
    play = next;
  }
  return plays;
}

/** Causes that a walkthrough is about. */
const CAUSES: Readonly<Record<string, readonly string[]>> = { 'time-outs': ['request-timed-out'] };
/** Sections that no requirement refers to. */
const SECTIONS = ['/changelog#major-changes', '/basic/lifecycle#timeouts'];

const rulesOf = (rows: PlayView['rows']): string[] => rows.flatMap(({ findings }) => findings.map(({ rule }) => rule));

it('there are at least twelve walkthroughs with unique ids, about at least ten chapters', () => {
  const ids = WALKTHROUGHS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(12);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(WALKTHROUGHS.map(({ chapter }) => chapter)).size).toBeGreaterThanOrEqual(10);
  for (const { title, says, steps } of WALKTHROUGHS) {
    expect(Math.min(title.length, says.length)).toBeGreaterThan(8);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  }
});

it.each(ALL_STEPS)('%s has texts, with code between backticks', (_, step) => {
  const { title, text, remark = '', question } = step;
  const texts = [title, text, remark, ...(question ? [question.ask, ...question.options.map(({ says }) => says)] : [])];
  expect(title.length).toBeGreaterThan(2);
  expect(text.length).toBeGreaterThan(10);
  for (const one of texts) expect(one.split('`').length % 2).toBe(1);
});

it.each(QUESTIONS)('%s has one right option, and feedback for each', (_, { options }) => {
  expect(options.filter(({ right }) => right === true)).toHaveLength(1);
  expect(options.length).toBeGreaterThan(1);
  expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
  for (const { says } of options) expect(says.length).toBeGreaterThan(8);
});

/** The properties of a walkthrough in one of its revisions. */
function holds(id: string, revision: McpRevision, walkthrough: Walkthrough): void {
  const steps = stepsIn(walkthrough, revision);
  let plays: Play[] = [];
  let views: PlayView[] = [];
  beforeAll(() => {
    plays = walk(begin(walkthrough, revision), steps);
    views = plays.map(seen);
  });

  it('is clean, except for the rules that its steps violate on purpose', () => {
    expect(views.at(-1)?.finished).toBe(true);
    for (const { rows, at } of views.filter(({ revealed }) => revealed)) {
      for (const [index, { id, shows }] of steps.slice(0, at + 1).entries()) {
        const found = new Set(rulesOf(rows.filter((row) => row.step === index)));
        expect([id, [...found]]).toEqual([id, shows === undefined ? [] : [shows]]);
      }
      expect(rulesOf(rows.filter((row) => row.step < 0))).toEqual([]);
    }
  });

  it('reports the problems of a message before it is sent', () => {
    for (const { verdict, at, steps: all } of views.filter(({ revealed }) => !revealed)) {
      const { sends, shows, faults } = steps[at] ?? {};
      expect(all[at]?.message ?? null).toEqual(sends ? expect.stringMatching(/\S/) : null);
      if (!sends || faults) continue;
      expect(verdict?.findings.map(({ rule }) => rule)).toEqual(shows === undefined ? [] : [shows]);
    }
  });

  it('has no cause of a failure, unless a step shows a mistake or a refusal on purpose', () => {
    const rows = (views.at(-1)?.rows ?? []).filter(({ channel }) => channel === 'message');
    const text = rows.map(({ from, text: message }) => `{"from":"${from}","message":${message}}`).join('\n');
    if (steps.some(({ shows, faults }) => shows !== undefined || faults !== undefined)) return;
    const causes = checkOne(text, { revision }).diagnostics.filter((one) => one.class === 'cause');
    const others = causes.filter(({ rule }) => !(CAUSES[id] ?? []).includes(rule));
    expect(others.map(({ rule, what }) => `${rule}: ${what}`)).toEqual([]);
    expect(causes.map(({ rule }) => rule)).toEqual(CAUSES[id] ?? []);
  });

  it('leaves no request open except streams', () => {
    const open = views.at(-1)?.rows.filter(({ answer }) => answer.state === 'waiting') ?? [];
    expect(open.filter(({ method }) => method !== 'subscriptions/listen')).toEqual([]);
  });

  it('goes back through the same plays, and forward again', () => {
    const place = ({ at, revealed }: Play) => [at, revealed];
    let play = plays.at(-1) ?? begin(walkthrough, revision);
    for (const former of plays.slice(0, -1).toReversed()) {
      play = back(play);
      expect(place(play)).toEqual(place(former));
    }
    expect(back(play)).toEqual(play);
    const { rows, life, verdict } = seen(play);
    expect({ rows, life, verdict }).toEqual({ rows: views[0]?.rows, life: views[0]?.life, verdict: views[0]?.verdict });
    for (const former of plays.slice(1)) {
      play = go(play);
      expect(place(play)).toEqual(place(former));
    }
    expect(seen(play)).toEqual(views.at(-1));
    expect(go(play)).toEqual(play);
  });

  it('has another outcome when a message is changed, and the same one when it is restored', () => {
    let changed = 0;
    for (const [index, play] of plays.entries()) {
      const step = steps[play.at];
      const plain = views[index];
      const message = jsonOf(plain?.steps[play.at]?.message ?? '');
      if (!step?.sends || !plain || !play.revealed || !isObject(message)) continue;
      changed++;
      const broken = edit(play, step.id, `${JSON.stringify(message)}}`);
      const { verdict, altered, steps: all } = seen(broken);
      expect(verdict?.errors).toBeGreaterThan(0);
      expect(altered.map(({ what }) => what)).toContain('verdict');
      expect(all[play.at]?.edited).toBe(true);
      expect(edit(broken, step.id, null)).toEqual(play);
      const serverRows = plain.rows.filter(({ step: of, from }) => of === play.at && from === 'server');
      const answered = serverRows.some(({ kind, id }) => kind !== 'request' && id === JSON.stringify(message.id));
      if (typeof message.method !== 'string' || !answered) continue;
      const other = seen(edit(play, step.id, JSON.stringify({ ...message, id: 'another-id' }, null, 2)));
      const replies = other.rows.filter(({ step: of, from }) => of === play.at && from === 'server');
      expect(replies.map(({ id }) => id)).toContain('"another-id"');
      expect(other.altered.map(({ what }) => what)).toContain('reply');
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('is plain data, with the revision inserted and links to existing pages', () => {
    const urls = new Set(ledgerOf(revision).flatMap(({ url }) => [url, url.replace(/#.*$/, '')]));
    const view = views.at(-1);
    expect(structuredClone(view)).toEqual(view);
    expect(JSON.stringify(view)).not.toContain('$revision');
    const links = view?.steps.flatMap((step) => step.links.map(({ url }) => url)) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((url) => !urls.has(url) && !SECTIONS.some((one) => url.endsWith(one)))).toEqual([]);
  });
}

const newest = ([, revision, { revisions }]: (typeof PLAYS)[number]): boolean => revision === revisions.at(-1);

/** Every third walkthrough, in its newest revision. */
const DAILY = new Set(PLAYS.filter(newest).filter((_, index) => index % 3 === 0));

describe.each(PLAYS.filter((play) => DAILY.has(play)))('%s in %s', (...play) => {
  holds(...play);
});
describe.each(PLAYS.filter((play) => !DAILY.has(play)))('%s in %s', { tags: ['all'] }, (...play) => {
  holds(...play);
});
