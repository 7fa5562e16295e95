/** The examples, fetched after the first paint: they are no part of it. */
import { useEffect, useState } from 'react';
import { replaceText, chooseRevision } from '../../state/actions.ts';
import { formatRoute } from '../../state/route.ts';
import type { ExampleGroup } from '../../parts/choice.ts';
import type { CheckExample } from './examples.ts';
import { LOGS, showLog } from './logs.ts';

let loaded: readonly CheckExample[] = [];

/** All examples that have arrived so far. */
export function examplesNow(): readonly CheckExample[] {
  return loaded;
}

/** Groups in the order in which the examples name them. */
export function groupsOf(examples: readonly CheckExample[]): readonly ExampleGroup[] {
  const groups = new Map<string, ExampleGroup['items'][number][]>();
  for (const { id, group, title, says, text, revision } of examples) {
    const items = groups.get(group) ?? [];
    const href = formatRoute({ screen: 'check', text, revision: revision ?? 'auto', embed: false });
    items.push({ id, title, says, href });
    groups.set(group, items);
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}

function withLogs(examples: readonly CheckExample[]): readonly ExampleGroup[] {
  return [...groupsOf(examples), LOGS];
}

/** Puts an example into the editor; undo brings the former text back. */
export function showExample(id: string): void {
  if (showLog(id)) return;
  const example = loaded.find((one) => one.id === id);
  if (!example) return;
  replaceText(example.text);
  chooseRevision(example.revision ?? 'auto');
}

/** The groups; empty until they have arrived. */
export function useExamples(): readonly ExampleGroup[] {
  const [groups, setGroups] = useState<readonly ExampleGroup[]>(() => (loaded.length > 0 ? withLogs(loaded) : []));
  useEffect(() => {
    let wanted = true;
    void import('./examples.ts').then(
      ({ EXAMPLES }) => {
        loaded = EXAMPLES;
        if (wanted) setGroups(withLogs(EXAMPLES));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return groups;
}
