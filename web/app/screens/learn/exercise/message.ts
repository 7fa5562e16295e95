/** A message as an answer: judged by the checker while it is written. */
import { useMemo } from 'react';
import type { ShownMessageExercise } from '../../../engine/learn.ts';
import type { CheckOptions } from '../../../../protocol/types.ts';
import type { Side } from '../../../editor/sides.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import type { ItemStore } from './item-types.ts';
import { answered, useItemStore } from './item.ts';

/** While the types are on their way, ms. */
const AGAIN = 150;

/** What the text is judged by: the exercise's own revision and side, whatever the page's are. */
function optionsOf(item: ItemStore): CheckOptions {
  const { shown } = item.getState();
  if (!isMessage(shown)) return {};
  const { revision, from, wire } = shown;
  return { revision, from, ...(wire ? { transport: wire } : {}) };
}

/** Whether the answer to an exercise is a message. */
export function isMessage(shown: unknown): shown is ShownMessageExercise {
  if (typeof shown !== 'object' || shown === null || !('kind' in shown)) return false;
  return shown.kind === 'fix-message' || shown.kind === 'write-message' || shown.kind === 'answer-as-server';
}

/** Hands the text as it is to the checker. */
export function judge(item: ItemStore): void {
  wakeTutor();
  const version = tutor.version + 1;
  tutor.loadSchemas();
  const { answer, shown } = item.getState();
  // Down a pipe a message ends with its newline, which nobody types.
  const piped = isMessage(shown) && shown.wire === 'stdio' && !answer.endsWith('\n') && answer.trim() !== '';
  tutor.setText(piped ? `${answer}\n` : answer, version);
  item.setState({ report: null });
  void ask(item, version);
}

async function ask(item: ItemStore, version: number): Promise<void> {
  const report = await tutor.check(optionsOf(item), version);
  if (!report || version !== tutor.version) return;
  item.setState({ report });
  if (!report.deep) setTimeout(() => version === tutor.version && void ask(item, version), AGAIN);
}

/** Takes a text as it was typed. */
export function typed(item: ItemStore, text: string): void {
  if (text === item.getState().answer) return;
  answered(item, text);
  judge(item);
}

/** Whom the editor asks about the text. */
export function useSide(): Side {
  const item = useItemStore();
  return useMemo(() => ({ engine: tutor, options: () => optionsOf(item), version: () => tutor.version }), [item]);
}
