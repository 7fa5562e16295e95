/** Actions on parts of the text, done by the engine and applied to the editor. */
import { useEffect, useState } from 'react';
import { editor } from '../../editor/handle.ts';
import type { Converted, ConvertChoice, ShownReport } from '../../engine/types.ts';
import { engine } from '../../state/session.ts';
import { optionsOf, store } from '../../state/store.ts';

/** Puts messages in the place of a fragment; one undo step. Nothing happens if the text has changed meanwhile. */
export async function editPart(index: number, action: 'wrap' | 'call'): Promise<void> {
  const state = store.getState();
  const edit = await engine.editPart(index, action, optionsOf(state), state.version);
  if (edit && store.getState().version === state.version) editor()?.apply([edit]);
}

/** A configuration as another host writes it; null if it has no server, or the text has changed. */
export async function convertPart(index: number, host: string): Promise<Converted | null> {
  const state = store.getState();
  return engine.convertPart(index, host, optionsOf(state), state.version);
}

/** The hosts that the configurations of a text can be converted for, by part; loaded when there is one. */
export function useConvertChoices(report: ShownReport): ReadonlyMap<number, readonly ConvertChoice[]> {
  const [known, setKnown] = useState<ReadonlyMap<number, readonly ConvertChoice[]>>(new Map());
  useEffect(() => {
    let wanted = true;
    const indexes = report.parts.flatMap(({ actions }, index) => (actions.includes('convert') ? [index] : []));
    const request = async (): Promise<void> => {
      const found = new Map<number, readonly ConvertChoice[]>();
      for (const index of indexes.slice(0, MAX_REQUESTED)) {
        const hosts = await engine.convertChoices(index, optionsOf(store.getState()), report.version);
        if (hosts) found.set(index, hosts);
      }
      if (wanted) setKnown(found);
    };
    void request();
    return () => {
      wanted = false;
    };
  }, [report]);
  return known;
}

/** No more configurations of one text can be converted. */
const MAX_REQUESTED = 20;
