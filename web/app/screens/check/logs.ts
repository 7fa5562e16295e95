/** Real-looking logs, one for each format: their titles are here, their text is fetched when one is picked. */
import { FORMAT_TITLES } from '../../../protocol/intake/titles.ts';
import type { ExampleGroup } from '../../parts/choice.ts';
import { chooseRevision, replaceText, tell } from '../../state/actions.ts';

const MARK = 'log-';

/** The logs as a group of the examples. */
export const LOGS: ExampleGroup = {
  title: 'Logs',
  items: FORMAT_TITLES.flatMap(({ id, title, group, sample }) =>
    sample === undefined ? [] : [{ id: MARK + id, title, says: group, href: `samples/${sample}` }],
  ),
};

/** Texts asked for: only the last one is shown. */
let asked = 0;

/** Fetches a log and puts it into the editor, one undo away. False where this is none. */
export function showLog(id: string): boolean {
  const log = LOGS.items.find((one) => one.id === id);
  if (!log) return false;
  void fetchLog(log.href, ++asked).catch(() =>
    tell({ text: `“${log.title}” could not be fetched. Your text is unchanged.`, tone: 'warning' }),
  );
  return true;
}

async function fetchLog(href: string, ticket: number): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(String(answer.status));
  const text = await answer.text();
  if (ticket !== asked) return;
  replaceText(text);
  chooseRevision('auto');
}
