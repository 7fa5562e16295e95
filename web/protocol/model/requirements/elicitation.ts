/** Elicitation, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of elicitation. */
export const elicitation: RequirementRows = {
  'elicitation/action-missing': {
    says: 'The answer to an elicitation says what the person did: `action`.',
    why: 'Without it nobody knows whether the person agreed, whatever else the answer holds.',
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/action-unknown': {
    says: 'The `action` of an answer is `accept`, `decline` or `cancel`.',
    why: 'Servers compare letter by letter; with another word they cannot tell consent from refusal. A refusal is `decline`.',
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/array-not-enum': {
    says: 'A field for a list is a choice of several among fixed texts.',
    why: 'Clients have no control for a free list. List the options in `items.enum`, or with titles in `items.anyOf`.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/array-not-yet': {
    says: 'In 2025-06-18 forms have no fields for lists.',
    why: 'Clients of this revision have no control for several values; choosing several came with 2025-11-25.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': null,
    },
  },
  'elicitation/array-of-objects': {
    says: 'A field never holds a list of objects.',
    why: 'Clients have no control for rows of things; ask for them one by one, or in one text.',
    in: {
      '2025-06-18': [
        'MUST',
        'client/elicitation#supported-schema-types',
        'This revision has no lists at all: `elicitation/array-not-yet` says it.',
      ],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/capability-without-mode': {
    says: 'A capability for elicitation that lists anything lists `form` or `url`.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'elicitation/complete-id-missing': {
    says: 'The notice that an elicitation is over names it in `elicitationId`.',
    why: 'The client may have several addresses open and must know which of them is done.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#completion-notifications-for-url-mode-elicitation'],
      '2026-07-28': null,
    },
  },
  'elicitation/complete-not-defined': {
    says: '`notifications/elicitation/complete` exists in 2025-11-25 only.',
    in: {
      '2024-11-05': ['INFO', 'index#features'],
      '2025-06-18': ['INFO', 'client/elicitation#response-actions'],
      '2025-11-25': null,
      '2026-07-28': ['INFO', 'changelog#minor-changes'],
    },
    unreported: 'The same as `methods/elicitation-complete-only-2025-11-25`, which reports it.',
  },
  'elicitation/content-decimal': {
    says: 'Fractions in an answer are right by the TypeScript source and refused by the JSON schema.',
    in: { '2025-06-18': ['INFO', 'schema#elicitresult'] },
  },
  'elicitation/content-list-not-yet': {
    says: 'In 2025-06-18 an answer holds no lists.',
    why: 'Forms of this revision have no field for several values, and servers do not expect any; they came with 2025-11-25.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#response-actions'],
      '2025-11-25': null,
    },
  },
  'elicitation/content-nested': {
    says: 'The values of an answer are strings, numbers, `true` or `false`.',
    why: 'Forms are flat, so servers look for each answer directly under the name of its field.',
    reworded: {
      '2025-11-25': { says: 'The values of an answer are strings, numbers, `true`, `false` or lists of strings.' },
    },
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/content-null': {
    says: 'A field left empty is left out of the answer.',
    why: 'Null is none of the kinds of values an answer may hold; strict servers refuse the whole answer.',
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/content-without-accept': {
    says: '`content` comes with `accept` only.',
    in: { '2025-06-18': ['INFO', 'client/elicitation#response-actions'] },
  },
  'elicitation/default-boolean-type': {
    says: 'The default of a field for yes or no is `true` or `false`.',
    why: 'A word in quotes sets no tick, and strict clients refuse the form.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/default-not-an-option': {
    says: 'The default of a choice is one of its options.',
    in: { '2025-11-25': ['INFO', 'client/elicitation#requested-schema'] },
  },
  'elicitation/default-not-yet': {
    says: 'In 2025-06-18 only fields for yes or no have a default.',
    why: 'A client of this revision ignores the default and leaves the field empty.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': null,
    },
  },
  'elicitation/default-type-mismatch': {
    says: 'The default of a field is of the type of the field.',
    why: 'The form cannot show a value it would not take; strict clients refuse the form.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/elicitation-id-missing': {
    says: 'In 2025-11-25 an address to open comes with an `elicitationId`.',
    why: 'The notice that the person is done refers to it.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'],
      '2026-07-28': null,
    },
  },
  'elicitation/elicitation-id-removed': {
    says: '`elicitationId` is gone from 2026-07-28 on.',
    why: 'Clients of this revision ignore it. What belongs together is told by `requestState`, which comes back with the next try.',
    in: { '2026-07-28': ['INFO', 'changelog#minor-changes'] },
  },
  'elicitation/enum-names-legacy': {
    says: '`oneOf` replaces `enumNames` from 2025-11-25 on.',
    in: { '2025-11-25': ['INFO', 'schema#legacytitledenumschema'] },
  },
  'elicitation/enum-names-length': {
    says: '`enumNames` has one title for each option.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/enum-not-strings': {
    says: 'The options of a choice are a list of strings.',
    why: 'Clients draw a choice from a list of texts. With anything else they refuse the field, or drop the choice.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/extra-schema-keyword': {
    says: 'Forms use a small part of JSON Schema only.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#request-schema'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/field-ref': {
    says: 'Fields are spelled out in place, without `$ref`.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/field-type-list': {
    says: 'A field has one type.',
    why: 'Clients pick the control by this single word. A field that may stay empty needs no type `null`: it is one that `required` does not name.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/field-type-missing': {
    says: 'Every field is an object with a `type`.',
    why: 'Clients pick the control by the type; without it they do not know what to draw.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/form-asks-for-secret': {
    says: 'Forms do not ask for passwords, keys, tokens or payment data.',
    in: {
      '2025-06-18': ['MUST NOT', 'client/elicitation#security-considerations'],
      '2025-11-25': ['MUST NOT', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/format-unsupported': {
    says: 'The `format` of a text field is `email`, `uri`, `date` or `date-time`.',
    why: 'Clients know these four; with another one strict clients refuse the form. Leave `format` out for other texts.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/link-in-form': {
    says: 'The texts of a form have no links.',
    in: { '2025-11-25': ['SHOULD NOT', 'client/elicitation#safe-url-handling'] },
  },
  'elicitation/message-missing': {
    says: 'An elicitation has a `message` for the person.',
    why: 'The person would see a form and not learn who asks, what for, and why.',
    reworded: { '2025-11-25': { why: 'The person would not learn who asks, what for, and why.' } },
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': ['MUST', 'client/elicitation#elicitation-requests'],
    },
  },
  'elicitation/mode-not-yet': {
    says: '`mode` exists from 2025-11-25 on.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': null,
    },
  },
  'elicitation/mode-unknown': {
    says: 'The `mode` of an elicitation is `form` or `url`.',
    why: 'Clients have no control for another mode and refuse the request. A missing mode means a form.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#elicitation-requests'] },
  },
  'elicitation/multi-default-not-array': {
    says: 'The default of a choice of several is a list of strings.',
    why: 'What is chosen is a list, even with one option in it; strict clients refuse the form.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/nested-object': {
    says: 'Fields hold single values, not further fields.',
    why: 'Clients draw flat forms only. Lay the inner fields out side by side, such as `addressCity` and `addressZip`.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/not-yet-defined': {
    says: '`elicitation/create` exists from 2025-06-18 on.',
    in: {
      '2024-11-05': ['INFO', 'index#features'],
      '2025-06-18': null,
    },
    unreported: 'The same as `methods/elicitation-since-2025-06-18`, which reports it.',
  },
  'elicitation/number-bounds-type': {
    says: '`minimum` and `maximum` of a number field are numbers.',
    why: 'Clients compare numbers; bounds in quotes are ignored, or the form is refused.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/option-title-missing': {
    says: 'Each option with a title has `const` and `title`, in a list.',
    why: 'The form shows the title and sends back the value; without the list there are no options.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/pattern-keyword': {
    says: '`pattern` may be ignored: no published type has it.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/required-error-empty-list': {
    says: 'The error -32042 lists one address to open at least.',
    why: 'The client has nothing to show, so the person can never do what the server waits for.',
    in: {
      '2025-11-25': ['MUST NOT', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
  },
  'elicitation/required-error-form-mode': {
    says: 'The elicitations in an error -32042 are addresses to open.',
    why: 'A client opens addresses from an error and draws no forms from it; a form is asked for by a request.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
  },
  'elicitation/required-error-id-missing': {
    says: 'Each elicitation in an error -32042 has an `elicitationId`.',
    why: 'The client tries again when the notice with this id comes; without it that never happens.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
  },
  'elicitation/required-error-not-defined': {
    says: 'The error -32042 is not sent from 2026-07-28 on.',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#error-codes'] },
    unreported: 'The same as `errors/retired-32042`, which reports it.',
  },
  'elicitation/required-error-without-list': {
    says: 'The error -32042 lists what to open in `data.elicitations`.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
    unreported: 'The same as `errors/url-elicitation-data`, which reports it.',
  },
  'elicitation/required-inside-field': {
    says: '`required` is a list beside `properties`.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/required-unknown-field': {
    says: 'What is required is a field of the form.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/schema-dialect-not-yet': {
    says: '`$schema` in a form exists from 2025-11-25 on.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#request-schema'],
      '2025-11-25': null,
    },
  },
  'elicitation/schema-missing': {
    says: 'An elicitation has a `requestedSchema`.',
    why: 'The client builds the form from it; without one there is nothing to show.',
    reworded: { '2025-11-25': { says: 'A form has a `requestedSchema`.' } },
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': ['MUST', 'client/elicitation#form-mode-elicitation-requests'],
    },
  },
  'elicitation/schema-properties-missing': {
    says: 'A form lists its fields under `properties`.',
    why: 'A form without fields has nothing to fill in; strict clients refuse it.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/schema-type-not-object': {
    says: 'A form has the type `object`.',
    why: 'The answer is always a set of named fields; clients do not draw a form for a single value.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/sub-modes-not-yet': {
    says: '`form` and `url` in the capability exist from 2025-11-25 on.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#capabilities'],
      '2025-11-25': null,
    },
    unreported: 'The same as `capabilities/elicitation-modes-since-2025-11-25`, which reports it.',
  },
  'elicitation/titled-enum-not-yet': {
    says: 'Options with titles in `oneOf` exist from 2025-11-25 on.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': null,
    },
  },
  'elicitation/titled-multi-select-keyword': {
    says: 'A choice of several has its options in `items.anyOf`, a choice of one in `oneOf`.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/url-carries-secret': {
    says: 'The address to open carries no secret and no data of the person.',
    in: { '2025-11-25': ['MUST NOT', 'client/elicitation#safe-url-handling'] },
  },
  'elicitation/url-invalid': {
    says: 'The address to open is a whole, valid one.',
    why: 'The browser has nothing to complete a part with, and does not open what is no address.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'] },
  },
  'elicitation/url-missing': {
    says: 'An elicitation of the mode `url` has a `url`.',
    why: 'There is nothing to open.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'] },
  },
  'elicitation/url-mode-not-yet': {
    says: 'Addresses to open exist from 2025-11-25 on.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': null,
    },
  },
  'elicitation/url-not-https': {
    says: 'Addresses to open use https, except while developing.',
    in: { '2025-11-25': ['SHOULD', 'client/elicitation#safe-url-handling'] },
  },
  'elicitation/url-without-mode': {
    says: 'An address to open comes with the mode `url`.',
    why: 'A missing mode means a form, and there is no form in it.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'] },
  },
};
