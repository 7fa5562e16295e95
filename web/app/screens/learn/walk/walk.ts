/** The walkthrough in sight: a play (small plain data), what there is to see of it, and what the learner writes meanwhile. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CheckOptions, RevisionChoice } from '../../../../protocol/types.ts';
import type { McpRevision } from '../../../../simulator/types.ts';
import type { Play, PlayAct, Played, PlayView, StepView } from '../../../engine/learn.ts';
import { spokenRevision } from '../../../state/route.ts';
import { announceSolved } from '../embed.ts';
import { markDone } from '../progress.ts';
import { tutor } from '../tutor.ts';
import { storePlay, storedPlay } from './stored.ts';
import { mcpRevision } from './plays.ts';
import { triedBy } from './tries.ts';

/** All that the screen shows. */
export interface Walk {
  id: string;
  /** Null before the first answer of the worker, as is `view`. */
  play: Play | null;
  view: PlayView | null;
  /** There is no such walkthrough. */
  missing: boolean;
  /** What stands in the editor; empty where the step sends nothing. */
  text: string;
  /** Grows whenever the page, not a hand, puts a text in: the editor takes it over. */
  filled: number;
  /** The option that is chosen and not yet told. */
  chosen: number | null;
  /** Grows with each try to go on without having chosen one. */
  unchosen: number;
  /** The row of the wire that is open; `last` follows what the server says. */
  open: number | 'last' | null;
  /** Invitations that the learner has followed, as `step/try`. */
  tried: ReadonlySet<string>;
  /** The end is told. */
  ended: boolean;
  /** Grows when another step comes in sight by a button. */
  turns: number;
}

const NOTHING: Walk = {
  id: '',
  play: null,
  view: null,
  missing: false,
  text: '',
  filled: 0,
  chosen: null,
  unchosen: 0,
  open: 'last',
  tried: new Set(),
  ended: false,
  turns: 0,
};

/** The store of the view. */
export const walk = createStore<Walk>()(() => NOTHING);

/** A piece of it; the component is drawn again when it changes. */
export function useWalk<T>(pick: (state: Walk) => T): T {
  return useStore(walk, pick);
}

/** The present step; null before there is one. */
export function presentStep({ view }: Pick<Walk, 'view'>): StepView | null {
  return view?.steps[view.at] ?? null;
}

/** True where something is to be told or done before the next step. */
export function hasMore({ question, message, happens }: StepView): boolean {
  return question !== null || message !== null || happens !== null;
}

/** True while the verdict speaks of the text as it is. */
export function isJudged(state: Pick<Walk, 'view' | 'text'>): boolean {
  return presentStep(state)?.message === state.text;
}

// ---- The worker is asked one thing after the other, so that no answer is overtaken ----------------------------------------

type Ask =
  | { do: 'begin'; revision: McpRevision; turn: boolean }
  /** `wanted`: the revision to play in, if the walkthrough has it. */
  | { do: 'look'; play?: Play; wanted?: McpRevision | null }
  | { do: 'go'; answer?: number }
  | { do: 'back' };

let asks: Ask[] = [];
let busy = false;

function ask(next: Ask): void {
  asks.push(next);
  if (!busy) void answerAll();
}

async function answerAll(): Promise<void> {
  busy = true;
  for (let next = asks.shift(); next; next = asks.shift()) {
    const { id, play } = walk.getState();
    const act = actOf(next, id, play);
    const played = act ? await tutor.play(act) : null;
    if (walk.getState().id === id) take(next, played);
  }
  busy = false;
}

function actOf(next: Ask, id: string, now: Play | null): PlayAct | null {
  if (next.do === 'begin') return { do: 'begin', walkthrough: id, revision: next.revision };
  const play = (next.do === 'look' ? next.play : undefined) ?? now;
  if (!play) return null;
  if (next.do === 'go') return { do: 'go', play, ...(next.answer === undefined ? {} : { answer: next.answer }) };
  return { do: next.do, play };
}

function take(asked: Ask, played: Played | 'none' | null): void {
  if (played === 'none') walk.setState({ missing: true });
  if (played === null || played === 'none') return;
  const { play: now, view: before } = walk.getState();
  const { view } = played;
  const step = presentStep({ view });
  if (!step) {
    ask({ do: 'begin', revision: view.revision, turn: false });
    return;
  }
  if (asked.do === 'look' && asked.wanted && asked.wanted !== view.revision && view.revisions.includes(asked.wanted)) {
    ask({ do: 'begin', revision: asked.wanted, turn: false });
    return;
  }
  // What was typed while the worker was busy is newer than what it answers.
  const edits = asked.do === 'begin' || now === null ? played.play.edits : now.edits;
  const play = { ...played.play, edits };
  const same = asked.do !== 'begin' && before?.at === view.at && before.revision === view.revision;
  const told = same && before.revealed === view.revealed;
  walk.setState((state) => ({
    play,
    view,
    ...(same && edits[step.id] !== undefined ? {} : filledWith(step.message ?? '', state)),
    ...(same ? {} : { chosen: step.question?.chosen ?? null, turns: state.turns + (turns(asked) ? 1 : 0) }),
    ...(told ? {} : { open: 'last', ended: false }),
  }));
  noteTries();
  storePlay(play);
  if (view.finished) markDone(view.walkthrough);
  if (view.finished && asked.do === 'go') announceSolved(view.walkthrough);
}

function turns(asked: Ask): boolean {
  return asked.do === 'begin' ? asked.turn : asked.do !== 'look';
}

function filledWith(text: string, { text: before, filled }: Walk): Partial<Walk> {
  if (text === before) return {};
  reportText(text);
  return { text, filled: filled + 1 };
}

function noteTries(): void {
  const state = walk.getState();
  const step = presentStep(state);
  if (!step || step.draft === null || !state.view) return;
  const valid = isJudged(state) && state.view.verdict?.errors === 0;
  const made = triedBy(step.draft, state.text, valid).map((one) => `${step.id}/${one}`);
  if (made.some((one) => !state.tried.has(one))) walk.setState({ tried: new Set([...state.tried, ...made]) });
}

// ---- The text in hand, for hover and completion -----------------------------------------------------------------------------

let version = 0;

function reportText(text: string): void {
  version = tutor.version + 1;
  tutor.setText(text, version);
}

/** Whom the editor asks about the text in hand. */
export const walkSide = {
  engine: tutor,
  options: (): CheckOptions => {
    const { play } = walk.getState();
    return { from: 'client', ...(play ? { revision: play.revision } : {}) };
  },
  version: (): number => version,
};

// ---- What the learner does ----------------------------------------------------------------------------------------------------

/** Opens a walkthrough where it was left, or at its beginning. A revision that was chosen comes first. */
export function openWalk(id: string, choice: RevisionChoice): void {
  asks = [];
  const play = storedPlay(id);
  walk.setState({ ...NOTHING, id, filled: walk.getState().filled });
  if (play) ask({ do: 'look', play, wanted: mcpRevision(choice) });
  else ask({ do: 'begin', revision: spokenRevision(choice), turn: false });
}

/** Begins anew in a revision that was chosen, where it is another one and the walkthrough has it. */
export function followRevision(choice: RevisionChoice): void {
  const { play, view } = walk.getState();
  const revision = mcpRevision(choice);
  if (!play || !view || revision === null || revision === play.revision || !view.revisions.includes(revision)) return;
  ask({ do: 'begin', revision, turn: false });
}

/** Begins anew, without the learner's changes. */
export function restart(): void {
  const { play } = walk.getState();
  if (play) ask({ do: 'begin', revision: play.revision, turn: true });
}

/** Chooses an answer; it is told with the next step on. */
export function choose(option: number): void {
  walk.setState({ chosen: option });
}

/** On by one: sends or tells what the step is about, then the next step, at last the end. */
export function goOn(): void {
  const { view, chosen } = walk.getState();
  const step = presentStep({ view });
  if (!view || !step) return;
  if (view.finished) walk.setState({ ended: true });
  else if (view.revealed || step.question === null) ask({ do: 'go' });
  else if (chosen === null) walk.setState(({ unchosen }) => ({ unchosen: unchosen + 1 }));
  else ask({ do: 'go', answer: chosen });
}

/** Back by one. */
export function goBack(): void {
  if (walk.getState().ended) walk.setState(({ turns: before }) => ({ ended: false, turns: before + 1 }));
  else ask({ do: 'back' });
}

/** Between the last key and a new look, ms. */
const PAUSE = 150;
let pause: ReturnType<typeof setTimeout> | null = null;

/** Takes a text that was typed; the step is played with it after a moment. */
export function typed(text: string): void {
  const state = walk.getState();
  const step = presentStep(state);
  if (text === state.text || !state.play || !step || step.message === null) return;
  const play = { ...state.play, edits: { ...state.play.edits, [step.id]: text } };
  walk.setState({ text, play });
  reportText(text);
  noteTries();
  storePlay(play);
  if (pause !== null) clearTimeout(pause);
  pause = setTimeout(() => ask({ do: 'look' }), PAUSE);
}

/** Puts the text of the step back that it began with. */
export function resetText(): void {
  const { play } = walk.getState();
  const step = presentStep(walk.getState());
  if (!play || !step) return;
  const { [step.id]: _, ...edits } = play.edits;
  walk.setState({ play: { ...play, edits } });
  ask({ do: 'look' });
}
