import {
  defineSessionRule,
  type SessionRule,
  type SessionExample,
  type SessionFinding,
  type SessionView,
  type Step,
} from '../define.ts';
import { observeInputResponses, type InputResponse } from './input-requests.ts';
import type { RevisionId } from '../../../types.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { about, requests, becomesTask, call, complete, done, extTask, FORM, TASKS } from './example-texts.ts';
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { listed, named, whatIs } from '../../../json/describe.ts';
import { formFault, type FormFault } from './form.ts';

// Compares the response to a form with the form.

/** A finding without its message; `way` leads from the form to the related part. */
type Report = (finding: Omit<SessionFinding, 'at' | 'ties'>, ...way: readonly string[]) => void;

const IDS: Readonly<Record<FormFault['about'], readonly [id: string, title: string]>> = {
  type: ['elicitation/content-wrong-type', 'A value {must} have the type of its form field'],
  option: ['elicitation/content-not-an-option', 'A choice {must} be one of the offered values'],
  count: ['elicitation/content-item-count', 'A list {must} have the number of values that the form allows'],
  bounds: ['elicitation/content-out-of-bounds', 'A value {must} respect the constraints of its form field'],
};
/** The maximum number of fields of one form that are checked. */
const MANY = 50;

/** Reports what an accepted form lacks, and values that do not match its fields. */
function judgeForm(session: SessionView, answered: InputResponse, step: Step, add: Report): void {
  const { params, result, to } = answered;
  const form = get(params, 'requestedSchema');
  if (!isObject(form) || get(result, 'action') !== 'accept') return;
  const fields = objectAt(form, 'properties');
  const required = get(form, 'required');
  const needed = (Array.isArray(required) ? required : []).filter(
    (one): one is string => typeof one === 'string' && has(fields, one),
  );
  const requested = session.describe(answered.at);
  const content = get(result, 'content');
  if (content === undefined) {
    if (needed.length === 0 || step.altered) return;
    add({
      requirement: 'elicitation/content-missing-on-accept',
      path: to,
      mark: 'missing',
      title: 'An accepted form {must} have `content`',
      what: `${step.name} accepts the form of ${requested}, which requires ${listed(needed)}, but has no \`content\`.`,
    });
    return;
  }
  if (!isObject(content)) return;
  const lost = needed.filter((one) => !has(content, one));
  if (lost.length > 0 && !step.altered) {
    add({
      requirement: 'elicitation/content-missing-required',
      path: [...to, 'content'],
      mark: 'missing',
      title: 'Required form fields {must} be filled in',
      what: `The response in ${session.describe(step.ref)} has no ${listed(lost)}, which the form of ${requested} requires.`,
    });
  }
  for (const [key, value] of Object.entries(content).slice(0, MANY)) {
    const answer = `the response in ${session.describe(step.ref)} to the form of ${requested}`;
    judgeField(session, answer, key, value, get(fields, key), [...to, 'content', key], add);
  }
}

function judgeField(
  { deep }: SessionView,
  answer: string,
  key: string,
  value: JsonValue,
  field: JsonValue | undefined,
  path: Path,
  add: Report,
): void {
  if (field === undefined) {
    add({
      requirement: 'elicitation/content-unknown-field',
      path,
      mark: 'key',
      title: 'The response contains a field that the form does not have',
      what: `In ${answer}, ${named(key)} is ${whatIs(value)}, but the form has no such field.`,
    });
    return;
  }
  const fault = isObject(field) ? formFault(field, value) : null;
  if (!fault) return;
  const [own, title] = IDS[fault.about];
  const place = [...path, ...fault.path];
  const { right } = fault;
  const step = right === undefined ? null : ({ do: 'replace', path: place, value: right } as const);
  add(
    {
      // If a revision has no separate requirement for choices, they count as constraints.
      requirement: deep.ledger.has(own) ? own : IDS.bounds[0],
      path: place,
      title,
      what: `In ${answer}, ${named(key)} ${fault.says}.`,
      ...(step ? { fix: { says: 'Send the value itself.', safety: 'unsafe', steps: [step] } } : {}),
    },
    'properties',
    key,
  );
}

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
const requested = (fields: readonly string[]) =>
  server(
    `"id":"s1","method":"elicitation/create","params":{"message":"You?","requestedSchema":{"type":"object","properties":{${fields.join()}},"required":["name"]}}`,
  );
/** The result of an elicitation in a revision with a handshake. */
const pair = (result: string, revision: RevisionId = '2025-11-25') => ({
  revision,
  text: talk(
    requested([...FIELDS, ...(revision === '2025-11-25' ? CHOICES : [PLAIN_CHOICE])]),
    client(`"id":"s1","result":${result}`),
  ),
});
const filled = (content: string, revision?: RevisionId) => pair(`{"action":"accept","content":{${content}}}`, revision);
/** The same with the place of the finding marked. */
const marked = ({ revision, text }: SessionExample, at: string) => ({ revision, text: text.replace(at, `⟦${at}⟧`) });
const again = (answer: string) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1), requests(1, `"who":{${FORM}}`), call(2, `,"inputResponses":{"who":${answer}}`), done(2)),
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

/** Correct and incorrect examples. */
const formAnswersExamples: SessionRule['examples'] = {
  good: [
    filled('"name":"Ana","age":20,"mail":"ana@example.com","size":"s","days":["tue"]'),
    filled('"name":"Ana","size":"l"', '2025-06-18'),
    pair('{"action":"decline"}'),
    { revision: '2025-11-25', text: talk(requested([]), client('"id":"s1","result":{"action":"accept"}')) },
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

/** The content of a form response matches the form. */
export const formAnswers = defineSessionRule({
  id: 'elicitation/form-answers',
  requirements: [
    'elicitation/content-missing-on-accept',
    'elicitation/content-missing-required',
    'elicitation/content-wrong-type',
    'elicitation/content-out-of-bounds',
    'elicitation/content-not-an-option',
    'elicitation/content-item-count',
    'elicitation/content-unknown-field',
  ],
  class: 'spec',
  title: 'The content of a form response {must} match the form',
  why: 'The server validates the response against its own form and rejects invalid values, so the user has to fill in the form again.',
  how: 'Validate the response against `requestedSchema` before you send it, and let the user correct invalid values.',
  examples: formAnswersExamples,
  begin(session, report) {
    return observeInputResponses(session, (answered, step) => {
      if (answered.method !== 'elicitation/create') return;
      judgeForm(session, answered, step, (finding, ...way) => {
        const ties = [{ at: answered.at, path: [...answered.path, 'params', 'requestedSchema', ...way] }];
        report({ ...finding, at: step.ref, ties });
      });
    });
  },
});
