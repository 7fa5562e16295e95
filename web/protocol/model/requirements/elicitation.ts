/** Elicitation, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of elicitation. */
export const elicitation: RequirementRows = {
  'elicitation/action-missing': {
    says: 'An elicitation result contains the user’s `action`.',
    why: 'Without it, the server does not know whether the user agreed, regardless of the other members.',
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/action-unknown': {
    says: 'The `action` of a result is `accept`, `decline` or `cancel`.',
    why: 'Servers compare the exact value, such as `decline` for a refusal, and with any other they cannot distinguish consent from refusal.',
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/array-not-enum': {
    says: 'An array field is a multi-select of predefined strings.',
    why: 'Clients have no control for free-form lists, only for options in `items.enum` or, with titles, in `items.anyOf`.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/array-not-yet': {
    says: 'Forms in 2025-06-18 have no array fields.',
    why: 'Clients of this revision have no control for multiple values; 2025-11-25 added multi-select fields.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': null,
    },
  },
  'elicitation/array-of-objects': {
    says: 'A field never contains an array of objects.',
    why: 'Clients have no control for rows of objects; request them one by one, or in one string.',
    in: {
      '2025-06-18': [
        'MUST',
        'client/elicitation#supported-schema-types',
        'This revision has no array fields at all: `elicitation/array-not-yet` reports it.',
      ],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/capability-without-mode': {
    says: 'A non-empty `elicitation` capability contains `form` or `url`.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'elicitation/complete-id-missing': {
    says: 'The completion notification identifies its elicitation in `elicitationId`.',
    why: 'The client may have several URLs open and must know which of them is done.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#completion-notifications-for-url-mode-elicitation'],
      '2026-07-28': null,
    },
  },
  'elicitation/complete-not-defined': {
    says: '`notifications/elicitation/complete` exists only in 2025-11-25.',
    in: {
      '2024-11-05': ['INFO', 'index#features'],
      '2025-06-18': ['INFO', 'client/elicitation#response-actions'],
      '2025-11-25': null,
      '2026-07-28': ['INFO', 'changelog#minor-changes'],
    },
    unreported: 'The same as `methods/elicitation-complete-only-2025-11-25`, which is reported instead.',
  },
  'elicitation/content-decimal': {
    says: 'The TypeScript source allows fractions in `content`, and the JSON Schema rejects them.',
    in: { '2025-06-18': ['INFO', 'schema#elicitresult'] },
  },
  'elicitation/content-list-not-yet': {
    says: 'The `content` of a result in 2025-06-18 contains no arrays.',
    why: 'Forms of this revision have no multi-select fields, and servers do not expect arrays; 2025-11-25 added them.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#response-actions'],
      '2025-11-25': null,
    },
  },
  'elicitation/content-nested': {
    says: 'The values in `content` are strings, numbers, `true` or `false`.',
    why: 'Forms are flat, so servers look up each value directly under the name of its field.',
    reworded: {
      '2025-11-25': { says: 'The values in `content` are strings, numbers, `true`, `false` or arrays of strings.' },
    },
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/content-null': {
    says: 'An empty field is omitted from `content`.',
    why: 'Null is not an allowed type of value; strict servers reject the whole result.',
    in: { '2025-06-18': ['MUST', 'client/elicitation#response-actions'] },
  },
  'elicitation/content-without-accept': {
    says: '`content` is present only with `accept`.',
    in: { '2025-06-18': ['INFO', 'client/elicitation#response-actions'] },
  },
  'elicitation/default-boolean-type': {
    says: 'The default of a boolean field is `true` or `false`.',
    why: 'A string does not select the checkbox, and strict clients reject the form.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/default-not-an-option': {
    says: 'The default of an enum field is one of its options.',
    in: { '2025-11-25': ['INFO', 'client/elicitation#requested-schema'] },
  },
  'elicitation/default-not-yet': {
    says: 'In 2025-06-18, only boolean fields have a default.',
    why: 'A client of this revision ignores the default and leaves the field empty.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': null,
    },
  },
  'elicitation/default-type-mismatch': {
    says: 'The default of a field has the type of the field.',
    why: 'The form cannot display a value that it would not accept; strict clients reject the form.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/elicitation-id-missing': {
    says: 'A URL elicitation in 2025-11-25 has an `elicitationId`.',
    why: 'The completion notification refers to it.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'],
      '2026-07-28': null,
    },
  },
  'elicitation/elicitation-id-removed': {
    says: '`elicitationId` is removed since 2026-07-28.',
    why: 'Clients of this revision ignore it, because the `requestState` in the retry links the messages instead.',
    in: { '2026-07-28': ['INFO', 'changelog#minor-changes'] },
  },
  'elicitation/enum-names-legacy': {
    says: '`oneOf` replaces `enumNames` since 2025-11-25.',
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
    says: 'The options of an enum field are an array of strings.',
    why: 'Clients build the control from an array of strings, and otherwise reject or omit the field.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/extra-schema-keyword': {
    says: 'Forms use only a restricted subset of JSON Schema.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#request-schema'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/field-ref': {
    says: 'Fields are defined inline, without `$ref`.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/field-type-list': {
    says: 'A field has one type.',
    why: 'Clients choose the control by this single value; an optional field needs no type `null`, since it is not listed in `required`.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/field-type-missing': {
    says: 'Every field is an object with a `type`.',
    why: 'Clients choose the control by the type; without it they cannot display the field.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/form-asks-for-secret': {
    says: 'Forms do not request passwords, keys, tokens or payment data.',
    in: {
      '2025-06-18': ['MUST NOT', 'client/elicitation#security-considerations'],
      '2025-11-25': ['MUST NOT', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/format-unsupported': {
    says: 'The `format` of a string field is `email`, `uri`, `date` or `date-time`.',
    why: 'Clients know only these four, and strict clients reject a form with any other instead of ignoring it.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/link-in-form': {
    says: 'The texts of a form contain no links.',
    in: { '2025-11-25': ['SHOULD NOT', 'client/elicitation#safe-url-handling'] },
  },
  'elicitation/message-missing': {
    says: 'An elicitation has a `message` for the user.',
    why: 'The user would see a form without knowing who requests the data, what for, and why.',
    reworded: { '2025-11-25': { why: 'The user would not know who requests the data, what for, and why.' } },
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': ['MUST', 'client/elicitation#elicitation-requests'],
    },
  },
  'elicitation/mode-not-yet': {
    says: '`mode` exists since 2025-11-25.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': null,
    },
  },
  'elicitation/mode-unknown': {
    says: 'The `mode` of an elicitation is `form` or `url`.',
    why: 'Clients have no control for a mode other than `form`, the default, and `url`, and reject the request.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#elicitation-requests'] },
  },
  'elicitation/multi-default-not-array': {
    says: 'The default of a multi-select field is an array of strings.',
    why: 'The selection is an array, even with a single option; strict clients reject the form.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/nested-object': {
    says: 'Fields contain single values, not nested fields.',
    why: 'Clients support only flat forms, in which inner fields become fields such as `addressCity` and `addressZip`.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/not-yet-defined': {
    says: '`elicitation/create` exists since 2025-06-18.',
    in: {
      '2024-11-05': ['INFO', 'index#features'],
      '2025-06-18': null,
    },
    unreported: 'The same as `methods/elicitation-since-2025-06-18`, which is reported instead.',
  },
  'elicitation/number-bounds-type': {
    says: 'The `minimum` and `maximum` of a number field are numbers.',
    why: 'Clients compare numbers; they ignore string bounds or reject the form.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/option-title-missing': {
    says: 'Options with titles are an array of objects with `const` and `title`.',
    why: 'The form shows the title and returns the value; without the array there are no options.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/pattern-keyword': {
    says: '`pattern` may be ignored: no published type contains it.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/required-error-empty-list': {
    says: 'The error -32042 lists at least one URL elicitation.',
    why: 'The client has nothing to show, so the user can never complete the required interaction.',
    in: {
      '2025-11-25': ['MUST NOT', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
  },
  'elicitation/required-error-form-mode': {
    says: 'The elicitations in an error -32042 use URL mode.',
    why: 'A client opens URLs from an error but shows no forms from it; a form needs a request.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
  },
  'elicitation/required-error-id-missing': {
    says: 'Each elicitation in an error -32042 has an `elicitationId`.',
    why: 'The client retries when the notification with this id arrives; without an id it never does.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
  },
  'elicitation/required-error-not-defined': {
    says: 'The error -32042 is not sent since 2026-07-28.',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#error-codes'] },
    unreported: 'The same as `errors/retired-32042`, which is reported instead.',
  },
  'elicitation/required-error-without-list': {
    says: 'The error -32042 lists its URL elicitations in `data.elicitations`.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
    unreported: 'The same as `errors/url-elicitation-data`, which is reported instead.',
  },
  'elicitation/required-inside-field': {
    says: '`required` is an array beside `properties`.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/required-unknown-field': {
    says: 'Every name in `required` is a field of the form.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['INFO', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/schema-dialect-not-yet': {
    says: '`$schema` in a form exists since 2025-11-25.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#request-schema'],
      '2025-11-25': null,
    },
  },
  'elicitation/schema-missing': {
    says: 'An elicitation has a `requestedSchema`.',
    why: 'The client builds the form from it; without it there is nothing to show.',
    reworded: { '2025-11-25': { says: 'A form has a `requestedSchema`.' } },
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': ['MUST', 'client/elicitation#form-mode-elicitation-requests'],
    },
  },
  'elicitation/schema-properties-missing': {
    says: 'A form defines its fields in `properties`.',
    why: 'A form without fields has nothing to fill in; strict clients reject it.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/schema-type-not-object': {
    says: 'A form has the type `object`.',
    why: 'The response is always a set of named fields; clients do not show a form for a single value.',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#supported-schema-types'],
      '2025-11-25': ['MUST', 'client/elicitation#requested-schema'],
    },
  },
  'elicitation/sub-modes-not-yet': {
    says: '`form` and `url` in the capability exist since 2025-11-25.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#capabilities'],
      '2025-11-25': null,
    },
    unreported: 'The same as `capabilities/elicitation-modes-since-2025-11-25`, which is reported instead.',
  },
  'elicitation/titled-enum-not-yet': {
    says: 'Options with titles in `oneOf` exist since 2025-11-25.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#supported-schema-types'],
      '2025-11-25': null,
    },
  },
  'elicitation/titled-multi-select-keyword': {
    says: 'A multi-select field has its options in `items.anyOf`, a single-select field in `oneOf`.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#requested-schema'] },
  },
  'elicitation/url-carries-secret': {
    says: 'The elicitation URL contains no secrets and no personal data.',
    in: { '2025-11-25': ['MUST NOT', 'client/elicitation#safe-url-handling'] },
  },
  'elicitation/url-invalid': {
    says: 'The elicitation URL is absolute and valid.',
    why: 'The browser cannot resolve a relative URL, and does not open an invalid one.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'] },
  },
  'elicitation/url-missing': {
    says: 'An elicitation with the mode `url` has a `url`.',
    why: 'Without it there is no page to open.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'] },
  },
  'elicitation/url-mode-not-yet': {
    says: 'URL elicitations exist since 2025-11-25.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': null,
    },
  },
  'elicitation/url-not-https': {
    says: 'Elicitation URLs use https, except during development.',
    in: { '2025-11-25': ['SHOULD', 'client/elicitation#safe-url-handling'] },
  },
  'elicitation/url-without-mode': {
    says: 'An elicitation with a `url` has the mode `url`.',
    why: 'The default mode is `form`, and this request has no form.',
    in: { '2025-11-25': ['MUST', 'client/elicitation#url-mode-elicitation-requests'] },
  },
};
