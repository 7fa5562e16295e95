/** Elicitation: the requirements that begin with 2025-06-18, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'elicitation/action-missing': {
    says: 'The answer to an elicitation says what the person did: `action`.',
    why: 'Without it nobody knows whether the person agreed, whatever else the answer holds.',
  },
  'elicitation/action-unknown': {
    says: 'The `action` of an answer is `accept`, `decline` or `cancel`.',
    why: 'Servers compare letter by letter; with another word they cannot tell consent from refusal. A refusal is `decline`.',
  },
  'elicitation/array-not-yet': {
    says: 'In 2025-06-18 forms have no fields for lists.',
    why: 'Clients of this revision have no control for several values; choosing several came with 2025-11-25.',
  },
  'elicitation/array-of-objects': {
    says: 'A field never holds a list of objects.',
    why: 'Clients have no control for rows of things; ask for them one by one, or in one text.',
  },
  'elicitation/content-decimal': {
    says: 'Fractions in an answer are right by the TypeScript source and refused by the JSON schema.',
  },
  'elicitation/content-list-not-yet': {
    says: 'In 2025-06-18 an answer holds no lists.',
    why: 'Forms of this revision have no field for several values, and servers do not expect any; they came with 2025-11-25.',
  },
  'elicitation/content-nested': {
    says: 'The values of an answer are strings, numbers, `true` or `false`.',
    why: 'Forms are flat, so servers look for each answer directly under the name of its field.',
  },
  'elicitation/content-null': {
    says: 'A field left empty is left out of the answer.',
    why: 'Null is none of the kinds of values an answer may hold; strict servers refuse the whole answer.',
  },
  'elicitation/content-without-accept': {
    says: '`content` comes with `accept` only.',
  },
  'elicitation/default-boolean-type': {
    says: 'The default of a field for yes or no is `true` or `false`.',
    why: 'A word in quotes sets no tick, and strict clients refuse the form.',
  },
  'elicitation/default-not-yet': {
    says: 'In 2025-06-18 only fields for yes or no have a default.',
    why: 'A client of this revision ignores the default and leaves the field empty.',
  },
  'elicitation/enum-names-length': {
    says: '`enumNames` has one title for each option.',
  },
  'elicitation/enum-not-strings': {
    says: 'The options of a choice are a list of strings.',
    why: 'Clients draw a choice from a list of texts. With anything else they refuse the field, or drop the choice.',
  },
  'elicitation/extra-schema-keyword': {
    says: 'Forms use a small part of JSON Schema only.',
  },
  'elicitation/field-ref': {
    says: 'Fields are spelled out in place, without `$ref`.',
  },
  'elicitation/field-type-list': {
    says: 'A field has one type.',
    why: 'Clients pick the control by this single word. A field that may stay empty needs no type `null`: it is one that `required` does not name.',
  },
  'elicitation/field-type-missing': {
    says: 'Every field is an object with a `type`.',
    why: 'Clients pick the control by the type; without it they do not know what to draw.',
  },
  'elicitation/form-asks-for-secret': {
    says: 'Forms do not ask for passwords, keys, tokens or payment data.',
  },
  'elicitation/format-unsupported': {
    says: 'The `format` of a text field is `email`, `uri`, `date` or `date-time`.',
    why: 'Clients know these four; with another one strict clients refuse the form. Leave `format` out for other texts.',
  },
  'elicitation/message-missing': {
    says: 'An elicitation has a `message` for the person.',
    why: 'The person would see a form and not learn who asks, what for, and why.',
  },
  'elicitation/mode-not-yet': {
    says: '`mode` exists from 2025-11-25 on.',
  },
  'elicitation/nested-object': {
    says: 'Fields hold single values, not further fields.',
    why: 'Clients draw flat forms only. Lay the inner fields out side by side, such as `addressCity` and `addressZip`.',
  },
  'elicitation/number-bounds-type': {
    says: '`minimum` and `maximum` of a number field are numbers.',
    why: 'Clients compare numbers; bounds in quotes are ignored, or the form is refused.',
  },
  'elicitation/pattern-keyword': {
    says: '`pattern` may be ignored: no published type has it.',
  },
  'elicitation/required-inside-field': {
    says: '`required` is a list beside `properties`.',
  },
  'elicitation/required-unknown-field': {
    says: 'What is required is a field of the form.',
  },
  'elicitation/schema-dialect-not-yet': {
    says: '`$schema` in a form exists from 2025-11-25 on.',
  },
  'elicitation/schema-missing': {
    says: 'An elicitation has a `requestedSchema`.',
    why: 'The client builds the form from it; without one there is nothing to show.',
  },
  'elicitation/schema-properties-missing': {
    says: 'A form lists its fields under `properties`.',
    why: 'A form without fields has nothing to fill in; strict clients refuse it.',
  },
  'elicitation/schema-type-not-object': {
    says: 'A form has the type `object`.',
    why: 'The answer is always a set of named fields; clients do not draw a form for a single value.',
  },
  'elicitation/sub-modes-not-yet': {
    says: '`form` and `url` in the capability exist from 2025-11-25 on.',
  },
  'elicitation/titled-enum-not-yet': {
    says: 'Options with titles in `oneOf` exist from 2025-11-25 on.',
  },
  'elicitation/url-mode-not-yet': {
    says: 'Addresses to open exist from 2025-11-25 on.',
  },
};
