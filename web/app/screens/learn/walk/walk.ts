/** The visible walkthrough: its state (small plain data), its view, and the learner's current text. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CheckOptions, RevisionChoice } from '../../../../protocol/types.ts';
import type { McpRevision } from '../../../../simulator/types.ts';
import type { Play, PlayAct, Played, PlayView, StepView } from '../../../engine/learn.ts';
import { protocolRevision } from '../../../state/route.ts';
import { announceGraded } from '../embed.ts';
import { markDone } from '../progress.ts';
import { tutor } from '../tutor.ts';
import { storePlay, storedPlay } from './stored.ts';
import { mcpRevision } from './plays.ts';
import { triedBy } from './tries.ts';

/** All state that the screen shows. */
export interface Walk {
  id: string;
  /** Null before the first result of the worker, like `view`. */
  play: Play | null;
  view: PlayView | null;
  /** The walkthrough does not exist. */
  missing: boolean;
  /** The text in the editor; empty if the step sends nothing. */
  text: string;
  /** Increases whenever the page, not the user, replaces the text: the editor then loads it. */
  filled: number;
  /** The chosen option that is not resolved yet. */
  chosen: number | null;
  /** Increases with each attempt to continue without a choice. */
  unchosen: number;
  /** The expanded row of the wire; `last` follows new messages. */
  open: number | 'last' | null;
  /** Suggested changes that the learner made, as `step/try`. */
  tried: ReadonlySet<string>;
  /** The end is shown. */
  ended: boolean;
  /** Increases when a button opens another step. */
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

/** Selects a part of it; the component renders again when it changes. */
export function useWalk<T>(pick: (state: Walk) => T): T {
  return useStore(walk, pick);
}

/** The current step; null before there is one. */
export function presentStep({ view }: Pick<Walk, 'view'>): StepView | null {
  return view?.steps[view.at] ?? null;
}

/** True if something must be resolved or done before the next step. */
export function hasMore({ question, message, happens }: StepView): boolean {
  return question !== null || message !== null || happens !== null;
}

/** True if the verdict is that of the current text. */
export function isJudged(state: Pick<Walk, 'view' | 'text'>): boolean {
  return presentStep(state)?.message === state.text;
}

// ---- Calls to the worker run one after the other, so that no result overtakes another -----------------------------------

type PlayRequest =
  | { do: 'begin'; revision: McpRevision; turn: boolean }
  /** `wanted`: the revision to use, if the walkthrough has it. */
  | { do: 'look'; play?: Play; wanted?: McpRevision | null }
  | { do: 'go'; answer?: number }
  | { do: 'back' };

let queue: PlayRequest[] = [];
let busy = false;

function enqueue(next: PlayRequest): void {
  queue.push(next);
  if (!busy) void answerAll();
}

async function answerAll(): Promise<void> {
  busy = true;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { id, play } = walk.getState();
    const act = actOf(next, id, play);
    const played = act ? await tutor.play(act) : null;
    if (walk.getState().id === id) take(next, played);
  }
  busy = false;
}

function actOf(next: PlayRequest, id: string, now: Play | null): PlayAct | null {
  if (next.do === 'begin') return { do: 'begin', walkthrough: id, revision: next.revision };
  const play = (next.do === 'look' ? next.play : undefined) ?? now;
  if (!play) return null;
  if (next.do === 'go') return { do: 'go', play, ...(next.answer === undefined ? {} : { answer: next.answer }) };
  return { do: next.do, play };
}

function take(request: PlayRequest, played: Played | 'none' | null): void {
  if (played === 'none') walk.setState({ missing: true });
  if (played === null || played === 'none') return;
  const { play: now, view: before } = walk.getState();
  const { view } = played;
  const step = presentStep({ view });
  if (!step) {
    enqueue({ do: 'begin', revision: view.revision, turn: false });
    return;
  }
  if (
    request.do === 'look' &&
    request.wanted &&
    request.wanted !== view.revision &&
    view.revisions.includes(request.wanted)
  ) {
    enqueue({ do: 'begin', revision: request.wanted, turn: false });
    return;
  }
  // Text typed while the worker was busy is newer than its result.
  const edits = request.do === 'begin' || now === null ? played.play.edits : now.edits;
  const play = { ...played.play, edits };
  const same = request.do !== 'begin' && before?.at === view.at && before.revision === view.revision;
  const unchanged = same && before.revealed === view.revealed;
  walk.setState((state) => ({
    play,
    view,
    ...(same && edits[step.id] !== undefined ? {} : filledWith(step.message ?? '', state)),
    ...(same ? {} : { chosen: step.question?.chosen ?? null, turns: state.turns + (turns(request) ? 1 : 0) }),
    ...(unchanged ? {} : { open: 'last', ended: false }),
  }));
  noteTries();
  storePlay(play);
  if (view.finished) markDone(view.walkthrough);
  if (view.finished && request.do === 'go') announceGraded(view.walkthrough, true);
}

function turns(request: PlayRequest): boolean {
  return request.do === 'begin' ? request.turn : request.do !== 'look';
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

// ---- The current text, for hover and completion -----------------------------------------------------------------------------

let version = 0;

function reportText(text: string): void {
  version = tutor.version + 1;
  tutor.setText(text, version);
}

/** The engine that serves the editor of the current text. */
export const walkSide = {
  engine: tutor,
  options: (): CheckOptions => {
    const { play } = walk.getState();
    return { from: 'client', ...(play ? { revision: play.revision } : {}) };
  },
  version: (): number => version,
};

// ---- Actions of the learner
// ---------------------------------------------------------------------------------------------------

/** Opens a walkthrough at its saved step, or at its start. A selected revision takes precedence. */
export function openWalk(id: string, choice: RevisionChoice): void {
  queue = [];
  const play = storedPlay(id);
  walk.setState({ ...NOTHING, id, filled: walk.getState().filled });
  if (play) enqueue({ do: 'look', play, wanted: mcpRevision(choice) });
  else enqueue({ do: 'begin', revision: protocolRevision(choice), turn: false });
}

/** Restarts in a selected revision, if it differs and the walkthrough has it. */
export function followRevision(choice: RevisionChoice): void {
  const { play, view } = walk.getState();
  const revision = mcpRevision(choice);
  if (!play || !view || revision === null || revision === play.revision || !view.revisions.includes(revision)) return;
  enqueue({ do: 'begin', revision, turn: false });
}

/** Restarts without the learner's changes. */
export function restart(): void {
  const { play } = walk.getState();
  if (play) enqueue({ do: 'begin', revision: play.revision, turn: true });
}

/** Chooses an option; the next action resolves it. */
export function choose(option: number): void {
  walk.setState({ chosen: option });
}

/** Continues: sends or resolves the current step, then opens the next one, finally the end. */
export function goOn(): void {
  const { view, chosen } = walk.getState();
  const step = presentStep({ view });
  if (!view || !step) return;
  if (view.finished) walk.setState({ ended: true });
  else if (view.revealed || step.question === null) enqueue({ do: 'go' });
  else if (chosen === null) walk.setState(({ unchosen }) => ({ unchosen: unchosen + 1 }));
  else enqueue({ do: 'go', answer: chosen });
}

/** Goes back by one step. */
export function goBack(): void {
  if (walk.getState().ended) walk.setState(({ turns: before }) => ({ ended: false, turns: before + 1 }));
  else enqueue({ do: 'back' });
}

/** Delay between the last key and the replay, ms. */
const PAUSE = 150;
let pause: ReturnType<typeof setTimeout> | null = null;

/** Accepts typed text; the step is replayed with it after a delay. */
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
  pause = setTimeout(() => enqueue({ do: 'look' }), PAUSE);
}

/** Restores the initial text of the step. */
export function resetText(): void {
  const { play } = walk.getState();
  const step = presentStep(walk.getState());
  if (!play || !step) return;
  const { [step.id]: _, ...edits } = play.edits;
  walk.setState({ play: { ...play, edits } });
  enqueue({ do: 'look' });
}
