/** The UI state. The text itself is not included: the editor holds it, and the engine has a copy. */
import { createStore } from 'zustand/vanilla';
import type { CodeLanguage } from '../engine/learn.ts';
import type { ShownDiagnostic, ShownReport } from '../engine/types.ts';
import type { Anatomy } from '../../protocol/place-types.ts';
import type { CheckOptions, RevisionChoice, Span } from '../../protocol/types.ts';
import { tokenNow } from './live-token.ts';
import { readSettings } from './settings.ts';
import type { Screen } from './route.ts';
import type { Settings } from './settings.ts';

/** Views of the report. */
export type Tab = 'problems' | 'parts' | 'messages' | 'sequence' | 'anatomy' | 'hosts';
/** The panes of a narrow screen, which shows one at a time. */
export type Pane = 'message' | 'report';

/** The checker’s state. `checking` is set only after 150 ms, so that short checks do not flicker. */
export type Phase = 'idle' | 'checking' | 'stopped' | 'crashed';

/** A notice at the top of the screen, with at most one action. */
export interface Notice {
  text: string;
  tone: 'info' | 'warning' | 'error';
  action?: { label: string; run: 'bring-back' | 'restart' | 'format' | 'reload' };
}

/** The setup of the simulated server, besides its revision. */
export interface ServerSetup {
  /** Id of a demo server. */
  server: string;
  transport: 'stdio' | 'http';
  /** Ids of faults that were turned on by name; a hidden fault is not included. */
  faults: readonly string[];
}

/** Options of a lesson’s address besides its id. */
export interface LessonChoice {
  language: CodeLanguage | null;
  /** A compressed file of custom exercises. */
  own: string | null;
  /** The item is shown by itself, without links to others. */
  alone: boolean;
  /** Progress is stored for this tab alone. */
  tabOnly: boolean;
  /** Large and without the frame of the page, for a projector. */
  present: boolean;
}

/** All state that the page renders. */
export interface State {
  /** True while the text is too long for an editor and shown through windows. */
  windowed: boolean;
  /** Version of the text; increases with each change. */
  version: number;
  /** UTF-16 units. */
  length: number;
  /** Number of complete replacements of the text, such as an example or a file. */
  texts: number;
  screen: Screen;
  /** The reference page or course item, as path segments of its address. */
  page: readonly string[];
  serverSetup: ServerSetup;
  /** A compressed run in a link to the simulated server, until the user runs it or ignores it. */
  runLink: string | null;
  /** True while this tab has the token of a local `tap`. */
  tapped: boolean;
  lesson: LessonChoice;
  /** The revision that Check judges by. */
  revision: RevisionChoice;
  /** True if that revision applies to every text. Otherwise it is a preview: the next text is judged by its own revision. */
  pinned: boolean;
  /** The revisions that the other screens speak; each starts from the same one, `auto`. */
  chosen: Readonly<Record<Exclude<Screen, 'check'>, RevisionChoice>>;
  /** True on a first visit until the reader brings a text: the page introduces itself. */
  intro: boolean;
  from: 'client' | 'server' | null;
  transport: CheckOptions['transport'] | null;
  format: string | null;
  /** Client and server are exchanged where the text states the sender. */
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
  /** The highlighted member, in the anatomy and in the editor. */
  lit: { pointer: string; span: Span | null } | null;
  /** The caret position: UTF-16 offset, line and column. */
  caret: { offset: number; line: number; column: number };
  /** The anatomy of the current message, while that view is open. */
  anatomy: Anatomy | null;
  /** Number of messages at the last check, for “Checking 12,000 messages”. */
  known: number | null;
  /** The share of a long text that is read, from 0 to 1; null if unknown. */
  share: number | null;
  /** Findings that were just fixed, until the next change of the text. */
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
  serverSetup: { server: 'calculator', transport: 'stdio', faults: [] },
  runLink: null,
  tapped: tokenNow() !== null,
  lesson: { language: null, own: null, alone: false, tabOnly: false, present: false },
  revision: 'auto',
  pinned: false,
  chosen: { server: 'auto', live: 'auto', learn: 'auto', reference: 'auto' },
  intro: false,
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

/** Updates parts of the state. */
export function put(change: Partial<State>): void {
  store.setState(change);
}

/** Whether the visible screen has content for a link: not with a blank text, and not where only this tab can see it. */
export function canShare({ screen, length, report }: State): boolean {
  return screen !== 'live' && (screen !== 'check' || (length > 0 && !(report?.blank ?? false)));
}

/** The check options for the engine. */
export function optionsOf(state: State): CheckOptions {
  const options: CheckOptions = { revision: state.revision };
  if (state.from) options.from = state.from;
  if (state.transport) options.transport = state.transport;
  if (state.format) options.format = state.format;
  if (state.flip) options.flip = true;
  return options;
}
