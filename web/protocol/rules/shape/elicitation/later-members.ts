import { get, has } from '../../define.ts';
import { code, named } from '../../words.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { begin, fieldName, formOf, inner, isOptionList, SCHEMA } from './forms.ts';
import { ask, field, FIRST, form, NAME } from './texts.ts';

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

function judgeForm(place: Place): void {
  judgeMode(place);
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

function judgeField(place: Place): void {
  const { value } = place;
  const key = ['oneOf', 'anyOf'].find((name) => isOptionList(get(value, name)));
  if (get(value, 'type') !== 'string' || key === undefined) return;
  place.report({
    requirement: 'elicitation/titled-enum-not-yet',
    path: [key],
    mark: 'key',
    title: 'Options with titles exist from 2025-11-25 on',
    why: 'A client of this revision does not read them and shows a free text field instead of a choice.',
    what: `${begin(fieldName(place))} lists options with titles under ${named(key)}; in this revision a choice has \`enum\`, and its titles stand in \`enumNames\`.`,
  });
}

function judgeChoice(place: Place): void {
  if (!has(place.value, 'default')) return;
  place.report({
    requirement: 'elicitation/default-not-yet',
    path: ['default'],
    mark: 'key',
    title: 'Choices have defaults from 2025-11-25 on',
    why: 'A client of this revision ignores the default and starts with nothing chosen.',
    what: `${begin(fieldName(place))} has the default ${code(get(place.value, 'default') ?? null)}; in this revision only fields for yes or no have one.`,
    fix: { says: 'Leave the default out.', safety: 'safe', steps: [{ do: 'remove', path: ['default'] }] },
  });
}

/** What the first revision with elicitation does not have. */
export const laterMembers = defineShapeRule({
  id: 'elicitation/later-members',
  requirements: [
    'elicitation/mode-not-yet',
    'elicitation/url-mode-not-yet',
    'elicitation/schema-dialect-not-yet',
    'elicitation/titled-enum-not-yet',
    'elicitation/default-not-yet',
  ],
  class: 'spec',
  types: ['ElicitRequestParams', 'PrimitiveSchemaDefinition', 'EnumSchema'],
  title: 'Modes, titles and defaults came with 2025-11-25',
  why: 'A client of an earlier revision does not look for them.',
  how: 'Agree on a revision that has them, or ask without them.',
  examples: {
    good: [
      ask(form(NAME), FIRST),
      field('"type":"string","enum":["r","g"],"enumNames":["Red","Green"]', FIRST),
      ask(
        `"mode":"form",${form('"f":{"type":"string","default":"x"}', ',"$schema":"https://json-schema.org/draft/2020-12/schema"')}`,
      ),
    ],
    bad: [
      ask(`⟦"mode":"form"⟧,${form(NAME)}`, FIRST),
      ask(`⟦"mode":"url"⟧,"url":"https://example.com/in",${form(NAME)}`, FIRST),
      ask(form(NAME, ',⟦"$schema":"http://json-schema.org/draft-07/schema#"⟧'), FIRST),
      field('"type":"string",⟦"oneOf"⟧:[{"const":"r","title":"Red"}]', FIRST),
      field('"type":"string","enum":["r","g"],⟦"default"⟧:"r"', FIRST),
    ],
  },
  judge(place) {
    if (place.type === 'EnumSchema') judgeChoice(place);
    else if (place.type === 'PrimitiveSchemaDefinition') judgeField(place);
    else judgeForm(place);
  },
});
