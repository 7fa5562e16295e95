/** Conversations to try the rule `listen/types` on. */
import type { SessionRule } from '../define.ts';
import { discovery, talk } from '../../../testing/talk.ts';
import { acknowledged, listen, onStream } from './texts.ts';

const TOOLS = '"toolsListChanged":true';
const PROMPTS = '"promptsListChanged":true';
const FILES = '"resourceSubscriptions":["file:///a"]';
const BOTH = `${TOOLS},${PROMPTS}`;
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const updated = (uri: string) => onStream('resources/updated', '1', `"uri":${uri},`);
const changed = (list: string) => onStream(`${list}/list_changed`, '1');
const marked = (list: string) => changed(list).replace(/"notifications\/[^"]+"/u, '⟦$&⟧');

/** Right and wrong ones. */
export const listenTypesExamples: SessionRule['examples'] = {
  good: [
    example(listen(1, BOTH), acknowledged('1', TOOLS), changed('tools')),
    example(listen(1, FILES), acknowledged('1', FILES), updated('"file:///a/b.txt"')),
    example(discovery('{"resources":{"subscribe":true}}'), listen(1, FILES), acknowledged('1', FILES)),
  ],
  bad: [
    example(listen(1, TOOLS), acknowledged('1', TOOLS), marked('prompts')),
    example(listen(1, BOTH), acknowledged('1', TOOLS), marked('prompts')),
    example(listen(1, FILES), acknowledged('1', FILES), updated('⟦"file:///b"⟧')),
    example(listen(1, TOOLS), acknowledged('1', `${TOOLS},⟦${PROMPTS}⟧`)),
    example(listen(1, FILES), acknowledged('1', FILES.replace(']', ',⟦"file:///b"⟧]'))),
    example(discovery('{"tools":{}}'), listen(1, TOOLS), acknowledged('1', `⟦${TOOLS}⟧`)),
    example(discovery('{"resources":{}}'), listen(1, FILES.replace(/\[.*\]/u, '⟦$&⟧'))),
  ],
};
