import { talk } from '../../../testing/conversation.ts';
import { code } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { listsOf, type Shown } from './lists.ts';
import { Once } from './shared.ts';
import { requestModern, HINTS, MODERN, respondModern, tools } from './example-texts.ts';

const now = (id: number, ...names: string[]): string =>
  talk(requestModern(id, 'tools/list'), respondModern(id, `${tools(...names)},${HINTS}`));

/** The same tools in another order. */
export const listOrder = defineSessionRule({
  id: 'tools/list-order',
  requirements: ['tools/list-order-unstable'],
  class: 'spec',
  title: 'The same tools {must} be listed in the same order',
  why: 'Clients compare lists to detect changes, and models cache the beginning of a prompt; a changed order defeats both.',
  how: 'Sort the tools by name before you send them.',
  examples: {
    good: [
      { revision: MODERN, text: talk(now(1, 'echo', 'sum'), now(2, 'echo', 'sum')) },
      { revision: MODERN, text: talk(now(1, 'echo', 'sum'), now(2, 'sum', 'echo', 'grep')), says: 'Another set.' },
      {
        revision: '2025-11-25',
        text: talk(now(1, 'echo', 'sum'), now(2, 'sum', 'echo')).replaceAll(/,"_meta".*?\}\}/gu, ''),
        besides: [],
      },
    ],
    bad: [
      {
        revision: MODERN,
        text: talk(now(1, 'echo', 'sum'), now(2, 'sum', 'echo').replace(/"tools"(?=:\[)/u, '⟦"tools"⟧')),
      },
    ],
  },
  begin(session, report) {
    const lists = listsOf(session);
    const once = new Once();
    let before: Shown | null = null;
    return {
      ...lists.observer,
      end: () => once.reportTo(report),
      'response tools/list': (step) => {
        lists.observe(step);
        const list = lists.newest('tools/list');
        if (!list || list.at.entry !== step.ref.entry || list.at.item !== step.ref.item) return;
        const old = before;
        before = list;
        if (!old || old.names.length !== list.names.length) return;
        const at = list.names.findIndex((name, index) => name !== old.names[index]);
        if (at < 0 || list.names.toSorted().join('\n') !== old.names.toSorted().join('\n')) return;
        once.note('order', () => ({
          requirement: 'tools/list-order-unstable',
          at: step.ref,
          path: ['result', 'tools'],
          mark: 'key',
          what: `The tools in ${session.describe(step.ref)} are those of ${session.describe(old.at)} in another order: the first difference is ${code(old.names[at] ?? '')}, whose place ${code(list.names[at] ?? '')} has now.`,
          ties: [{ at: old.at, path: ['result', 'tools'] }],
        }));
      },
    };
  },
});
