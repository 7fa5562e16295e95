/** Conversations to try the rule `tasks/related-answers` on. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { FORM, plainTask, related } from './texts.ts';
import { RELATED_TASK } from '../../keys.ts';

const ask = (operation: string, params = '"taskId":"t-1"') =>
  client(`"id":1,"method":"tasks/${operation}","params":{${params}}`);
const told = (members: string) => server(`"id":1,"result":{${members}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });
const form = server(`"id":9,${FORM.replace(/\}$/u, `,${related()}}`)}`);
const answer = (result: string, at = 'result') => client(`"id":9,"${at}":${result}`);
const MARKED = `"_meta":{⟦"${RELATED_TASK}":{"taskId":"t-1"}⟧}`;

/** Right and wrong ones. */
export const taskRelatedExamples: SessionRule['examples'] = {
  good: [
    example(ask('result'), told(`"content":[],${related()}`)),
    example(ask('get'), told(plainTask())),
    example(form, answer(`{"action":"decline",${related()}}`)),
    example(form, answer('{"code":-32603,"message":"No window"}', 'error')),
  ],
  bad: [
    example(ask('result'), told('"content":[]').replace('"result"', '⟦"result"⟧')),
    example(ask('result'), told(`"content":[],${related().replace('"t-1"', '⟦"t-2"⟧')}`)),
    example(form, answer('{"action":"decline"}').replace('"result"', '⟦"result"⟧')),
    example(form, answer('{"action":"decline","_meta":{}}').replace('"_meta"', '⟦"_meta"⟧')),
    example(form, answer(`{"action":"decline",${related().replace('"t-1"', '⟦"t-8"⟧')}}`)),
    example(ask('get'), told(`${plainTask()},${MARKED}`)),
    example(ask('list', ''), told(`"tasks":[],${MARKED}`)),
  ],
};
