/** Conversations to try the rule `elicitation/form-answers` on. */
import type { SessionRule } from '../define.ts';
import type { RevisionId } from '../../../types.ts';
import { type SessionExample } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { about, asks, becomesTask, call, complete, done, extTask, FORM, TASKS } from './texts.ts';

const FIELDS = [
  '"name":{"type":"string"}',
  '"age":{"type":"integer","minimum":18}',
  '"mail":{"type":"string","format":"email"}',
];
const CHOICES = [
  '"size":{"type":"string","oneOf":[{"const":"s","title":"Small"},{"const":"l","title":"Large"}]}',
  '"days":{"type":"array","maxItems":1,"items":{"type":"string","enum":["mon","tue"]}}',
];
const PLAIN_CHOICE = '"size":{"type":"string","enum":["s","l"]}';
const asked = (fields: readonly string[]) =>
  server(
    `"id":"s1","method":"elicitation/create","params":{"message":"You?","requestedSchema":{"type":"object","properties":{${fields.join()}},"required":["name"]}}`,
  );
/** The result of an elicitation in a revision with a handshake. */
const pair = (result: string, revision: RevisionId = '2025-11-25') => ({
  revision,
  text: talk(
    asked([...FIELDS, ...(revision === '2025-11-25' ? CHOICES : [PLAIN_CHOICE])]),
    client(`"id":"s1","result":${result}`),
  ),
});
const filled = (content: string, revision?: RevisionId) => pair(`{"action":"accept","content":{${content}}}`, revision);
/** The same with the place of the finding marked. */
const marked = ({ revision, text }: SessionExample, at: string) => ({ revision, text: text.replace(at, `⟦${at}⟧`) });
const again = (answer: string) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1), asks(1, `"who":{${FORM}}`), call(2, `,"inputResponses":{"who":${answer}}`), done(2)),
});
const task = (answer: string) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', `{${TASKS}}`),
    becomesTask(1),
    about(2, 'get'),
    complete(2, `,${extTask('input_required', `,"inputRequests":{"who":{${FORM}}}`)}`),
    about(3, 'update', `,"inputResponses":{"who":${answer}}`),
    complete(3),
  ),
});

/** Right and wrong ones. */
export const formAnswersExamples: SessionRule['examples'] = {
  good: [
    filled('"name":"Ana","age":20,"mail":"ana@example.com","size":"s","days":["tue"]'),
    filled('"name":"Ana","size":"l"', '2025-06-18'),
    pair('{"action":"decline"}'),
    { revision: '2025-11-25', text: talk(asked([]), client('"id":"s1","result":{"action":"accept"}')) },
    again('{"action":"accept","content":{"name":"Ana"}}'),
    task('{"action":"accept","content":{"name":"Ana"}}'),
  ],
  bad: [
    marked(pair('{"action":"accept"}', '2025-06-18'), '"result"'),
    marked(filled('"age":20'), '"content"'),
    filled('"name":"Ana","age":⟦"20"⟧'),
    filled('"name":⟦7⟧', '2025-06-18'),
    filled('"name":"Ana","age":⟦17⟧'),
    filled('"name":"Ana","mail":⟦"ana at home"⟧'),
    filled('"name":"Ana","size":⟦"m"⟧', '2025-06-18'),
    filled('"name":"Ana","size":⟦"Large"⟧'),
    filled('"name":"Ana","days":["mon",⟦"wed"⟧]'),
    filled('"name":"Ana","days":⟦["mon","tue"]⟧'),
    filled('"name":"Ana",⟦"nick"⟧:"A"'),
    again('{"action":"accept","content":{"name":⟦true⟧}}'),
    task('{"action":"accept","content":{"name":⟦["Ana"]⟧}}'),
  ],
};
