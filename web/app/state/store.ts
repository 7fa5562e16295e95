/** The store: what the screen shows. The text itself is not here; the editor holds it, the engine has a copy. */
import { createStore } from 'zustand/vanilla';
import type { CodeLanguage } from '../engine/learn.ts';
import type { ShownDiagnostic, ShownReport } from '../engine/types.ts';
import type { Anatomy } from '../../protocol/place-types.ts';
import type { CheckOptions, RevisionChoice, RevisionId, Span } from '../../protocol/types.ts';
import { readSettings } from './settings.ts';
import type { Screen } from './route.ts';
import type { Settings } from './settings.ts';

/** Views of the report. */
export type Tab = 'problems' | 'messages' | 'sequence' | 'anatomy';
/** Halves of the screen when it is too narrow for both. */
export type Pane = 'message' | 'report';

/** What the checker is doing. `checking` only after 150 ms, so that short checks do not flicker. */
export type Phase = 'idle' | 'checking' | 'stopped' | 'crashed';

/** A sentence at the top of the screen, with at most one thing to do about it. */
export interface Notice {
  text: string;
  tone: 'info' | 'warning' | 'error';
  action?: { label: string; run: 'bring-back' | 'restart' | 'format' | 'reload' };
}

/** How the simulated server is set up, beside its revision. */
export interface Stage {
  /** Id of a demo server. */
  server: string;
  transport: 'stdio' | 'http';
  /** Ids of faults that were switched on by name; one that is on in secret is not among them. */
  faults: readonly string[];
}

/** What an address says of a lesson beside its name. */
export interface LessonChoice {
  language: CodeLanguage | null;
  /** A packed file of somebody's own exercises. */
  own: string | null;
}

/** Everything the parts are drawn from. */
export interface State {
  /** True while the text is too long for an editor and shown through windows. */
  windowed: boolean;
  /** Of the text; grows with each change. */
  version: number;
  /** UTF-16 units. */
  length: number;
  /** How many texts were put in whole: an example, a file. */
  texts: number;
  screen: Screen;
  /** The page of the reference or the item of the course, as the steps of its address. */
  page: readonly string[];
  stage: Stage;
  lesson: LessonChoice;
  revision: RevisionChoice;
  /** Of the exercise in sight: what it is judged by, or `task` where its text says so or it is on its way; null for no exercise. */
  judgedBy: RevisionId | 'task' | null;
  from: 'client' | 'server' | null;
  transport: CheckOptions['transport'] | null;
  format: string | null;
  /** Client and server are exchanged where the text says who sent a message. */
  flip: boolean;
  embed: boolean;
  report: ShownReport | null;
  phase: Phase;
  notice: Notice | null;
  tab: Tab;
  pane: Pane;
  /** Key of the current problem (`state/keys.ts`). */
  problem: string | null;
  /** Index of the current message. */
  entry: number;
  /** The member that is lit: in the anatomy, in the editor. */
  lit: { pointer: string; span: Span | null } | null;
  /** Where the caret is, UTF-16 offset, and as line and column. */
  caret: { offset: number; line: number; column: number };
  /** The current message taken apart, while that view is open. */
  anatomy: Anatomy | null;
  /** How many messages the text had when it was last judged, for «Checking 12 000 messages». */
  known: number | null;
  /** How much of a long text is read, from 0 to 1; null where nothing is known of it. */
  share: number | null;
  /** Findings that a fix has just fixed, until the next change of the text. */
  fixed: { version: number; items: readonly ShownDiagnostic[] };
  settings: Settings;
}

/** The one store. */
export const store = createStore<State>()(() => ({
  windowed: false,
  version: 0,
  length: 0,
  texts: 0,
  screen: 'check',
  page: [],
  stage: { server: 'calculator', transport: 'stdio', faults: [] },
  lesson: { language: null, own: null },
  revision: 'auto',
  judgedBy: null,
  from: null,
  transport: null,
  format: null,
  flip: false,
  embed: false,
  report: null,
  phase: 'idle',
  notice: null,
  tab: 'problems',
  pane: 'message',
  problem: null,
  entry: 0,
  lit: null,
  caret: { offset: 0, line: 1, column: 1 },
  anatomy: null,
  known: null,
  share: null,
  fixed: { version: -1, items: [] },
  settings: readSettings(),
}));

/** Changes some of the state. */
export function put(change: Partial<State>): void {
  store.setState(change);
}

/** What the engine is asked with. */
export function optionsOf(state: State): CheckOptions {
  const options: CheckOptions = { revision: state.revision };
  if (state.from) options.from = state.from;
  if (state.transport) options.transport = state.transport;
  if (state.format) options.format = state.format;
  if (state.flip) options.flip = true;
  return options;
}
