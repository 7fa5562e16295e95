/** The examples, loaded after the first paint. */
import { useEffect, useState } from 'react';
import { replaceText, chooseRevision, showNotice } from '../../state/actions.ts';
import { formatRoute } from '../../state/route.ts';
import type { Example, ExampleGroup } from '../../parts/choice.ts';
import type { CheckExample } from './examples.ts';
import { FORMAT_TITLES } from '../../../protocol/intake/titles.ts';

// Realistic logs, one for each format: the titles are here, the text is downloaded when one is selected.

const MARK = 'log-';

/** The logs as a group of the examples. */
const LOGS: ExampleGroup = {
  title: 'Logs',
  items: FORMAT_TITLES.flatMap(({ id, title, group, sample }) =>
    sample === undefined ? [] : [{ id: MARK + id, title, says: group, href: `samples/${sample}` }],
  ),
};

/** One example of each of the first three groups, or the first three. */
export function threeOf(groups: readonly ExampleGroup[]): readonly Example[] {
  const first = groups.flatMap((group) => group.items.slice(0, 1));
  const others = groups.flatMap((group) => group.items.slice(1));
  return [...first, ...others].slice(0, 3);
}

/** Number of requested texts: only the last one is shown. */
let requested = 0;

/** Downloads a log and inserts it into the editor; this can be undone. False for an unknown id. */
function showLog(id: string): boolean {
  const log = LOGS.items.find((one) => one.id === id);
  if (!log) return false;
  void fetchLog(log.href, ++requested).catch(() =>
    showNotice({ text: `“${log.title}” could not be loaded. Your text is unchanged.`, tone: 'warning' }),
  );
  return true;
}

async function fetchLog(href: string, ticket: number): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(String(answer.status));
  const text = await answer.text();
  if (ticket !== requested) return;
  replaceText(text);
  chooseRevision('auto');
}

let loaded: readonly CheckExample[] = [];

/** All examples loaded so far. */
export function examplesNow(): readonly CheckExample[] {
  return loaded;
}

/** Groups in the order of their first example. */
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

/** Inserts an example into the editor; undo restores the previous text. */
export function showExample(id: string): void {
  if (showLog(id)) return;
  const example = loaded.find((one) => one.id === id);
  if (!example) return;
  replaceText(example.text);
  chooseRevision(example.revision ?? 'auto', true);
}

/** The groups; empty until they are loaded. */
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
