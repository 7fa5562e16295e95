/** Conversations to try the rule `tasks-ext/declared` on. */
import type { SessionRule } from '../define.ts';
import { server, talk } from '../../../testing/talk.ts';
import { EXTENSION } from './extension.ts';
import { about, acknowledged, complete, extTask, listen, TASKS } from './texts.ts';

const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const refused = (id: number, code: number) =>
  server(
    `"id":${id},"error":{"code":${code},"message":"Missing required client capability","data":{"requiredCapabilities":{"extensions":{"${EXTENSION}":{}}}}}`,
  );
const fails = (id: number, code: string) => server(`"id":${id},"error":{"code":${code},"message":"Task not found"}`);
const FILTER = '"taskIds":["t-1"]';
const shown = (id: number) => complete(id, `,${extTask()}`).replace(/("result":)(\{.*\})\}\}$/u, '$1⟦$2⟧}}');

/** Right and wrong ones. */
export const extDeclaredExamples: SessionRule['examples'] = {
  good: [
    example(about(2, 'get'), complete(2, `,${extTask()}`)),
    example(about(2, 'get', '', '{}'), refused(2, -32021)),
    example(about(2, 'get', '', '{}'), fails(2, '-32601')),
    example(listen(1, FILTER, `{${TASKS}}`), acknowledged('1', FILTER)),
    example(listen(1, FILTER), refused(1, -32021)),
  ],
  bad: [
    example(about(2, 'get', '', '{}'), shown(2)),
    example(about(2, 'cancel', '', '{}'), fails(2, '⟦-32602⟧')),
    example(listen(1, FILTER), acknowledged('1', FILTER.replace('["t-1"]', '⟦["t-1"]⟧'))),
    example(listen(1, FILTER), fails(1, '⟦-32602⟧')),
  ],
};
