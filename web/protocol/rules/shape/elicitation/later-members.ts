import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { formOf, inner, SCHEMA } from './forms.ts';
import { ask, FIRST, form, NAME } from './example-texts.ts';

function judgeMode(place: Place): void {
  const { value } = place;
  const mode = get(value, 'mode');
  if (mode === 'url' || (mode === undefined && has(value, 'url') && !has(value, 'requestedSchema'))) {
    const key = mode === undefined ? 'url' : 'mode';
    place.report({
      requirement: 'elicitation/url-mode-not-yet',
      path: [key],
      mark: 'member',
      title: 'Addresses to open exist from 2025-11-25 on',
      why: 'A client of this revision looks for a form and refuses a request without one.',
      what: `The elicitation in ${inner(place)} asks to open an address; in this revision every elicitation is a form.`,
    });
  } else if (mode !== undefined) {
    place.report({
      requirement: 'elicitation/mode-not-yet',
      path: ['mode'],
      mark: 'member',
      title: '`mode` exists from 2025-11-25 on',
      why: 'Clients of this revision do not know it. Every elicitation is a form, so nothing is lost without it.',
      what: `The elicitation in ${inner(place)} has the mode ${code(mode)}; this revision knows no modes.`,
      fix: { says: 'Leave `mode` out.', safety: 'safe', steps: [{ do: 'remove', path: ['mode'] }] },
    });
  }
}

function judgeTask(place: Place): void {
  if (!has(place.value, 'task')) return;
  place.report({
    requirement: 'tasks/param-before-2025-11-25',
    path: ['task'],
    mark: 'key',
    title: '`task` exists from 2025-11-25 on',
    why: 'A client of this revision ignores the wish and answers when the person does.',
    what: `The elicitation in ${inner(place)} asks for a task; this revision knows no tasks.`,
    fix: { says: 'Leave `task` out.', safety: 'safe', steps: [{ do: 'remove', path: ['task'] }] },
  });
}

function judgeForm(place: Place): void {
  judgeMode(place);
  judgeTask(place);
  const form = formOf(place);
  if (!form || !has(form, '$schema')) return;
  const path = [...SCHEMA, '$schema'];
  place.report({
    requirement: 'elicitation/schema-dialect-not-yet',
    path,
    mark: 'member',
    title: 'Forms name their dialect from 2025-11-25 on',
    why: 'The form type of this revision has no such member; clients ignore it, strict ones may refuse the form.',
    what: `The form in ${inner(place)} names a dialect in \`$schema\`, which this revision does not define there.`,
    fix: { says: 'Leave `$schema` out.', safety: 'safe', steps: [{ do: 'remove', path }] },
  });
}

/** What the first revision with elicitation does not have. */
export const laterMembers = defineShapeRule({
  id: 'elicitation/later-members',
  requirements: [
    'elicitation/mode-not-yet',
    'elicitation/url-mode-not-yet',
    'elicitation/schema-dialect-not-yet',
    'tasks/param-before-2025-11-25',
  ],
  class: 'spec',
  types: ['ElicitRequestParams'],
  title: 'Modes, dialects and tasks came with 2025-11-25',
  why: 'A client of an earlier revision does not look for them.',
  how: 'Agree on a revision that has them, or ask without them.',
  examples: {
    good: [
      ask(form(NAME), FIRST),
      ask(
        `"mode":"form",${form('"f":{"type":"string","default":"x"}', ',"$schema":"https://json-schema.org/draft/2020-12/schema"')}`,
      ),
    ],
    bad: [
      ask(`⟦"mode":"form"⟧,${form(NAME)}`, FIRST),
      ask(`⟦"mode":"url"⟧,"url":"https://example.com/in",${form(NAME)}`, FIRST),
      ask(form(NAME, ',⟦"$schema":"http://json-schema.org/draft-07/schema#"⟧'), FIRST),
      ask(`${form(NAME)},⟦"task"⟧:{"ttl":60000}`, FIRST),
    ],
  },
  judge: judgeForm,
});
