/** A message as an answer: judged by the checker during typing. */
import { useMemo } from 'react';
import type { ShownMessageExercise } from '../../../engine/learn.ts';
import type { CheckOptions } from '../../../../protocol/types.ts';
import type { Side } from '../../../editor/sides.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import type { ItemStore } from './item-types.ts';
import { answered, useItemStore } from './item.ts';

/** Delay while the schemas load, ms. */
const AGAIN = 150;

/** The check options: the exercise's own revision and side, independent of the page's. */
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

/** Sends the current text to the checker. */
export function judge(item: ItemStore): void {
  wakeTutor();
  const version = tutor.version + 1;
  tutor.loadSchemas();
  const { answer, shown } = item.getState();
  // Over stdio a message ends with its newline, which users do not type.
  const piped = isMessage(shown) && shown.wire === 'stdio' && !answer.endsWith('\n') && answer.trim() !== '';
  tutor.setText(piped ? `${answer}\n` : answer, version);
  item.setState({ report: null });
  void request(item, version);
}

async function request(item: ItemStore, version: number): Promise<void> {
  const report = await tutor.check(optionsOf(item), version);
  if (!report || version !== tutor.version) return;
  item.setState({ report });
  if (!report.deep) setTimeout(() => version === tutor.version && void request(item, version), AGAIN);
}

/** Accepts typed text. */
export function typed(item: ItemStore, text: string): void {
  if (text === item.getState().answer) return;
  answered(item, text);
  judge(item);
}

/** The engine that serves the editor of this text. */
export function useSide(): Side {
  const item = useItemStore();
  return useMemo(() => ({ engine: tutor, options: () => optionsOf(item), version: () => tutor.version }), [item]);
}
