/** One exercise on the screen: what is shown of it, what is written, and what came of that. */
import type { Item, ItemStore } from './item-types.ts';
import { placeOf } from '../../../../course/index.ts';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CodeLanguage, ShownExercise } from '../../../engine/learn.ts';
import { formatLines } from '../../../parts/jsonLayout.ts';
import { draftOf, itemProgress, storeDraft, storeHints, markReported, progress } from '../progress.ts';
import { leftOf } from './left.ts';
import { ownStore } from '../teachers/own-store.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import { isRecord, jsonOf } from '../../../../protocol/json/plain.ts';
import { store } from '../../../state/store.ts';

// Programs as drafts: one text holds what was written in each language.

type Programs = Partial<Record<CodeLanguage, string>>;

function programs(draft: string | null): Programs {
  const kept = draft === null ? undefined : jsonOf(draft);
  const { python, typescript, javascript } = isRecord(kept) ? kept : {};
  return {
    ...(typeof python === 'string' ? { python } : {}),
    ...(typeof typescript === 'string' ? { typescript } : {}),
    ...(typeof javascript === 'string' ? { javascript } : {}),
  };
}

/** What was written in a language; null where nothing was. */
function programIn(draft: string | null, language: CodeLanguage): string | null {
  return programs(draft)[language] ?? null;
}

/** A draft with another program in one language. */
function withProgram(draft: string | null, language: CodeLanguage, program: string): string {
  return JSON.stringify({ ...programs(draft), [language]: program });
}

/** The language to begin with, of those that there are: of the address, of this exercise, of another one, else the first. */
function firstLanguage(id: string, languages: readonly CodeLanguage[]): CodeLanguage {
  const others = Object.values(progress.getState().items).flatMap(({ language }) => language ?? []);
  const wanted = [store.getState().lesson.language, itemProgress(id).language, others.at(-1)];
  return wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? 'python';
}

/** Units of a line at most, where a message can be broken. */
const WIDTH = 56;

/** The store of the exercise in sight. */
export const ItemContext = createContext<ItemStore | null>(null);

/** The store around a component. */
export function useItemStore(): ItemStore {
  const item = use(ItemContext);
  if (!item) throw new Error('There is no exercise around this');
  return item;
}

/** A piece of the exercise in sight; the component is drawn again when it changes. */
export function useItem<T>(pick: (state: Item) => T): T {
  return useStore(useItemStore(), pick);
}

/** The store of an exercise that was just opened: with what was written and shown before. */
export function openItem(id: string): ItemStore {
  const own = placeOf(id) ? undefined : (ownStore.getState().text ?? undefined);
  return createStore<Item>()(() => ({
    id,
    own,
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
    traceback: '',
    ended: null,
  }));
}

/** Asks for the exercise; what was written before stands in it again. */
export async function load(item: ItemStore): Promise<void> {
  wakeTutor();
  const { id, own } = item.getState();
  const shown = await tutor.lesson(id, own);
  if (!shown) return;
  if (shown === 'none') {
    item.setState({ shown });
    return;
  }
  const language = firstLanguage(id, shown.kind === 'code' ? shown.languages : []);
  const answer = firstAnswer(shown, language);
  item.setState(({ filled }) => ({ ...leftOf(id, own, language), shown, language, answer, filled: filled + 1 }));
}

/** A message on one line, laid out for reading. What is no strict JSON, and what goes down a pipe as it stands, stays as it is. */
function laidOut(text: string): string {
  return formatLines(text, undefined, WIDTH)
    .map((line) => line.map((piece) => piece.text).join(''))
    .join('\n');
}

/** What an exercise begins with where nothing was written. Choices begin with none. */
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
      return shown.wire || shown.start.includes('\n') ? shown.start : laidOut(shown.start);
  }
}

/** What was written last, or what the exercise begins with. */
export function firstAnswer(shown: ShownExercise, language: CodeLanguage): string {
  const start = startOf(shown, language);
  const draft = draftOf(shown.id);
  if (draft === null) return start;
  if (shown.kind === 'code') return programIn(draft, language) ?? start;
  if (shown.kind !== 'order-session') return draft;
  // Content may have changed since: an order of other pieces is none.
  const fits = draft.split(' ').sort().join(' ') === start.split(' ').sort().join(' ');
  return fits ? draft : start;
}

/** Takes an answer as it was written or chosen, and keeps it. */
export function answered(item: ItemStore, answer: string): void {
  const { id, shown, language, answer: before } = item.getState();
  if (answer === before || shown === null || shown === 'none') return;
  item.setState({ answer, former: null, missing: null });
  storeDraft(id, shown.kind === 'code' ? withProgram(draftOf(id), language, answer) : answer);
}

/** Puts the start back in; what stood there can be brought back. */
export function reset(item: ItemStore): void {
  const { answer, shown, language } = item.getState();
  if (shown === null || shown === 'none') return;
  put(item, startOf(shown, language));
  item.setState({ former: answer, grade: null, missing: null, ended: null, output: '', traceback: '' });
}

/** Brings back what “Reset” took away. */
export function bringBack(item: ItemStore): void {
  const { former } = item.getState();
  if (former !== null) put(item, former);
  item.setState({ former: null });
}

function put(item: ItemStore, answer: string): void {
  answered(item, answer);
  item.setState(({ filled }) => ({ filled: filled + 1 }));
}

/** Shows one hint more. */
export function nextHint(item: ItemStore): void {
  const hints = item.getState().hints + 1;
  item.setState({ hints });
  storeHints(item.getState().id, hints);
}

/** Shows the solution; where nothing was tried it asks once more. */
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

/** Puts the solution out of sight again. */
export function hideSolution(item: ItemStore): void {
  item.setState({ solution: 'hidden' });
}
