/** Compares the answer to a form with the form. */
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { listed, named, whatIs } from '../../../json/describe.ts';
import type { SessionFinding, SessionView, Step } from '../define.ts';
import { formFault, type FormFault } from './form.ts';
import type { Answered } from './questions.ts';

/** A finding without the message it is about; `way` leads from the form to what it rests on. */
export type Tell = (finding: Omit<SessionFinding, 'at' | 'ties'>, ...way: readonly string[]) => void;

const IDS: Readonly<Record<FormFault['about'], readonly [id: string, title: string]>> = {
  type: ['elicitation/content-wrong-type', 'Answers have the type the form asks for'],
  option: ['elicitation/content-not-an-option', 'A choice is one of the values on offer'],
  count: ['elicitation/content-item-count', 'As many values as the form allows'],
  bounds: ['elicitation/content-out-of-bounds', 'Answers keep to the bounds of their field'],
};
/** Answers of one form that are looked at. */
const MANY = 50;

/** Says what an accepted form lacks, and what does not fit its fields. */
export function judgeForm(session: SessionView, answered: Answered, step: Step, tell: Tell): void {
  const { params, result, to } = answered;
  const form = get(params, 'requestedSchema');
  if (!isObject(form) || get(result, 'action') !== 'accept') return;
  const fields = objectAt(form, 'properties');
  const required = get(form, 'required');
  const needed = (Array.isArray(required) ? required : []).filter(
    (one): one is string => typeof one === 'string' && has(fields, one),
  );
  const asked = session.said(answered.at);
  const content = get(result, 'content');
  if (content === undefined) {
    if (needed.length === 0 || step.altered) return;
    tell({
      requirement: 'elicitation/content-missing-on-accept',
      path: to,
      mark: 'missing',
      title: 'A form that is sent off has its content',
      what: `${step.name} accepts the form of ${asked}, which requires ${listed(needed)}, but has no \`content\`.`,
    });
    return;
  }
  if (!isObject(content)) return;
  const lost = needed.filter((one) => !has(content, one));
  if (lost.length > 0 && !step.altered) {
    tell({
      requirement: 'elicitation/content-missing-required',
      path: [...to, 'content'],
      mark: 'missing',
      title: 'Required fields are filled in',
      what: `The answer in ${session.said(step.ref)} has no ${listed(lost)}, which the form of ${asked} requires.`,
    });
  }
  for (const [key, value] of Object.entries(content).slice(0, MANY)) {
    const answer = `the answer of ${session.said(step.ref)} to the form of ${asked}`;
    judgeField(session, answer, key, value, get(fields, key), [...to, 'content', key], tell);
  }
}

function judgeField(
  { deep }: SessionView,
  answer: string,
  key: string,
  value: JsonValue,
  field: JsonValue | undefined,
  path: Path,
  tell: Tell,
): void {
  if (field === undefined) {
    tell({
      requirement: 'elicitation/content-unknown-field',
      path,
      mark: 'key',
      title: 'Only the fields of the form are answered',
      what: `In ${answer} stands ${named(key)}, ${whatIs(value)}; the form has no such field.`,
    });
    return;
  }
  const fault = isObject(field) ? formFault(field, value) : null;
  if (!fault) return;
  const [own, title] = IDS[fault.about];
  const place = [...path, ...fault.path];
  const { right } = fault;
  const step = right === undefined ? null : ({ do: 'replace', path: place, value: right } as const);
  tell(
    {
      // Where a revision says nothing of choices apart, they are bounds like others.
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
