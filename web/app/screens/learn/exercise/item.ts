/** One exercise on the screen: its content, the answer, and the result. */
import type { Item, ItemStore } from './item-types.ts';
import { placeOf } from '../../../../course/index.ts';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CodeLanguage, ShownExercise } from '../../../engine/learn.ts';
import { formatLines } from '../../../parts/jsonLayout.ts';
import { draftOf, itemProgress, storeDraft, storeHints, markReported, progress } from '../progress.ts';
import { leftOf } from './left.ts';
import { customStore } from '../teachers/custom-store.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import { isRecord, jsonOf } from '../../../../protocol/json/plain.ts';
import { store } from '../../../state/store.ts';

// Programs as drafts: one text contains the program of each language.

type Programs = Partial<Record<CodeLanguage, string>>;

function programs(draft: string | null): Programs {
  const stored = draft === null ? undefined : jsonOf(draft);
  const { python, typescript, javascript } = isRecord(stored) ? stored : {};
  return {
    ...(typeof python === 'string' ? { python } : {}),
    ...(typeof typescript === 'string' ? { typescript } : {}),
    ...(typeof javascript === 'string' ? { javascript } : {}),
  };
}

/** The program in a language; null if there is none. */
function programIn(draft: string | null, language: CodeLanguage): string | null {
  return programs(draft)[language] ?? null;
}

/** A draft with another program in one language. */
function withProgram(draft: string | null, language: CodeLanguage, program: string): string {
  return JSON.stringify({ ...programs(draft), [language]: program });
}

/** The initial language, if available: that of the address, of this exercise, of another exercise, otherwise the first. */
function firstLanguage(id: string, languages: readonly CodeLanguage[]): CodeLanguage {
  const others = Object.values(progress.getState().items).flatMap(({ language }) => language ?? []);
  const wanted = [store.getState().lesson.language, itemProgress(id).language, others.at(-1)];
  return wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? 'python';
}

/** Maximum line width of a formatted message, UTF-16 units. */
const WIDTH = 56;

/** The store of the visible exercise. */
export const ItemContext = createContext<ItemStore | null>(null);

/** The store from the context of a component. */
export function useItemStore(): ItemStore {
  const item = use(ItemContext);
  if (!item) throw new Error('There is no exercise around this');
  return item;
}

/** Selects a part of the exercise state; the component renders again when it changes. */
export function useItem<T>(pick: (state: Item) => T): T {
  return useStore(useItemStore(), pick);
}

/** The store of an exercise that was just opened: with the previous answer and hints. */
export function openItem(id: string): ItemStore {
  const custom = placeOf(id) ? undefined : (customStore.getState().text ?? undefined);
  return createStore<Item>()(() => ({
    id,
    custom,
    shown: null,
    answer: '',
    filled: 0,
    former: null,
    hints: itemProgress(id).hints ?? 0,
    solution: 'hidden',
    busy: false,
    grade: null,
    missing: null,
    report: null,
    place: null,
    language: 'python',
    running: null,
    output: '',
    runs: [],
    ran: '',
    ended: null,
  }));
}

/** Requests the exercise; restores the previous answer. */
export async function load(item: ItemStore): Promise<void> {
  wakeTutor();
  const { id, custom } = item.getState();
  const shown = await tutor.lesson(id, custom);
  if (!shown) return;
  if (shown === 'none') {
    item.setState({ shown });
    return;
  }
  const language = firstLanguage(id, shown.kind === 'code' ? shown.languages : []);
  const answer = firstAnswer(shown, language);
  item.setState(({ filled }) => ({ ...leftOf(id, custom, language), shown, language, answer, filled: filled + 1 }));
}

/** Formats a one-line message for reading. Text that is not strict JSON, and wire text, stays unchanged. */
function formatted(text: string): string {
  return formatLines(text, undefined, WIDTH)
    .map((line) => line.map((piece) => piece.text).join(''))
    .join('\n');
}

/** The initial answer of an exercise. Choices start empty. */
export function startOf(shown: ShownExercise, language: CodeLanguage): string {
  switch (shown.kind) {
    case 'order-session':
      return shown.start.join(' ');
    case 'find-mistake':
    case 'choose-error':
      return '';
    case 'code':
      return shown.start[language];
    default:
      return shown.wire || shown.start.includes('\n') ? shown.start : formatted(shown.start);
  }
}

/** The last saved answer, or the initial one. */
export function firstAnswer(shown: ShownExercise, language: CodeLanguage): string {
  const start = startOf(shown, language);
  const draft = draftOf(shown.id);
  if (draft === null) return start;
  if (shown.kind === 'code') return programIn(draft, language) ?? start;
  if (shown.kind !== 'order-session') return draft;
  // The course may have changed since: an order of other pieces is discarded.
  const fits = draft.split(' ').sort().join(' ') === start.split(' ').sort().join(' ');
  return fits ? draft : start;
}

/** Accepts an answer that was written or chosen, and saves it. */
export function answered(item: ItemStore, answer: string): void {
  const { id, shown, language, answer: before } = item.getState();
  if (answer === before || shown === null || shown === 'none') return;
  item.setState({ answer, former: null, missing: null });
  storeDraft(id, shown.kind === 'code' ? withProgram(draftOf(id), language, answer) : answer);
}

/** Restores the initial answer; the previous one can be restored. */
export function reset(item: ItemStore): void {
  const { answer, shown, language } = item.getState();
  if (shown === null || shown === 'none') return;
  put(item, startOf(shown, language));
  item.setState({ former: answer, grade: null, missing: null, ended: null, output: '', runs: [] });
}

/** Undoes “Reset”. */
export function bringBack(item: ItemStore): void {
  const { former } = item.getState();
  if (former !== null) put(item, former);
  item.setState({ former: null });
}

function put(item: ItemStore, answer: string): void {
  answered(item, answer);
  item.setState(({ filled }) => ({ filled: filled + 1 }));
}

/** Shows one more hint. */
export function nextHint(item: ItemStore): void {
  const hints = item.getState().hints + 1;
  item.setState({ hints });
  storeHints(item.getState().id, hints);
}

/** Shows the solution; asks for confirmation before the first try. */
export function showSolution(item: ItemStore): void {
  const { id, solution } = item.getState();
  const { attempts = 0, done } = itemProgress(id);
  if (solution === 'hidden' && attempts === 0 && done === undefined) {
    item.setState({ solution: 'asked' });
    return;
  }
  item.setState({ solution: 'shown' });
  markReported(id);
}

/** Hides the solution again. */
export function hideSolution(item: ItemStore): void {
  item.setState({ solution: 'hidden' });
}
