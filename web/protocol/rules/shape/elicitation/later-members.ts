import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { formOf, inner, SCHEMA } from './forms.ts';
import { requestText, FIRST, form, NAME } from './example-texts.ts';

function judgeMode(place: Place): void {
  const { value } = place;
  const mode = get(value, 'mode');
  if (mode === 'url' || (mode === undefined && has(value, 'url') && !has(value, 'requestedSchema'))) {
    const key = mode === undefined ? 'url' : 'mode';
    place.report({
      requirement: 'elicitation/url-mode-not-yet',
      path: [key],
      mark: 'member',
      title: 'URL elicitation exists since 2025-11-25',
      why: 'A client of this revision looks for a form and rejects a request without one.',
      what: `The elicitation in ${inner(place)} requests to open a URL; in this revision every elicitation is a form.`,
    });
  } else if (mode !== undefined) {
    place.report({
      requirement: 'elicitation/mode-not-yet',
      path: ['mode'],
      mark: 'member',
      title: '`mode` exists since 2025-11-25',
      why: 'Clients of this revision ignore it, because every elicitation is a form.',
      what: `The elicitation in ${inner(place)} has the mode ${code(mode)}; this revision has no modes.`,
      fix: { says: 'Remove `mode`.', safety: 'safe', steps: [{ do: 'remove', path: ['mode'] }] },
    });
  }
}

function judgeTask(place: Place): void {
  if (!has(place.value, 'task')) return;
  place.report({
    requirement: 'tasks/param-before-2025-11-25',
    path: ['task'],
    mark: 'key',
    title: '`task` exists since 2025-11-25',
    why: 'A client of this revision ignores `task` and responds only when the user does.',
    what: `The elicitation in ${inner(place)} requests a task; this revision has no tasks.`,
    fix: { says: 'Remove `task`.', safety: 'safe', steps: [{ do: 'remove', path: ['task'] }] },
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
    title: '`$schema` in forms exists since 2025-11-25',
    why: 'The form type of this revision has no such member; clients ignore it, and strict clients may reject the form.',
    what: `The form in ${inner(place)} declares a dialect in \`$schema\`, which this revision does not define there.`,
    fix: { says: 'Remove `$schema`.', safety: 'safe', steps: [{ do: 'remove', path }] },
  });
}

/** Features that the first revision with elicitation does not have. */
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
  title: 'Modes, dialects and tasks exist since 2025-11-25',
  why: 'A client of an earlier revision ignores them.',
  how: 'Negotiate a revision that has them, or send the request without them.',
  examples: {
    good: [
      requestText(form(NAME), FIRST),
      requestText(
        `"mode":"form",${form('"f":{"type":"string","default":"x"}', ',"$schema":"https://json-schema.org/draft/2020-12/schema"')}`,
      ),
    ],
    bad: [
      requestText(`⟦"mode":"form"⟧,${form(NAME)}`, FIRST),
      requestText(`⟦"mode":"url"⟧,"url":"https://example.com/in",${form(NAME)}`, FIRST),
      requestText(form(NAME, ',⟦"$schema":"http://json-schema.org/draft-07/schema#"⟧'), FIRST),
      requestText(`${form(NAME)},⟦"task"⟧:{"ttl":60000}`, FIRST),
    ],
  },
  judge: judgeForm,
});
