/** Elicitation: the requirements that begin with 2025-11-25, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'elicitation/array-not-enum': {
    says: 'A field for a list is a choice of several among fixed texts.',
    why: 'Clients have no control for a free list. List the options in `items.enum`, or with titles in `items.anyOf`.',
  },
  'elicitation/capability-without-mode': {
    says: 'A capability for elicitation that lists anything lists `form` or `url`.',
  },
  'elicitation/complete-id-missing': {
    says: 'The notice that an elicitation is over names it in `elicitationId`.',
    why: 'The client may have several addresses open and must know which of them is done.',
  },
  'elicitation/content-nested': {
    says: 'The values of an answer are strings, numbers, `true`, `false` or lists of strings.',
    why: 'Forms are flat, so servers look for each answer directly under the name of its field.',
  },
  'elicitation/default-not-an-option': {
    says: 'The default of a choice is one of its options.',
  },
  'elicitation/default-type-mismatch': {
    says: 'The default of a field is of the type of the field.',
    why: 'The form cannot show a value it would not take; strict clients refuse the form.',
  },
  'elicitation/elicitation-id-missing': {
    says: 'In 2025-11-25 an address to open comes with an `elicitationId`.',
    why: 'The notice that the person is done refers to it.',
  },
  'elicitation/enum-names-legacy': {
    says: '`oneOf` replaces `enumNames` from 2025-11-25 on.',
  },
  'elicitation/link-in-form': {
    says: 'The texts of a form have no links.',
  },
  'elicitation/message-missing': {
    says: 'An elicitation has a `message` for the person.',
    why: 'The person would not learn who asks, what for, and why.',
  },
  'elicitation/mode-unknown': {
    says: 'The `mode` of an elicitation is `form` or `url`.',
    why: 'Clients have no control for another mode and refuse the request. A missing mode means a form.',
  },
  'elicitation/multi-default-not-array': {
    says: 'The default of a choice of several is a list of strings.',
    why: 'What is chosen is a list, even with one option in it; strict clients refuse the form.',
  },
  'elicitation/option-title-missing': {
    says: 'Each option with a title has `const` and `title`, in a list.',
    why: 'The form shows the title and sends back the value; without the list there are no options.',
  },
  'elicitation/required-error-empty-list': {
    says: 'The error -32042 lists one address to open at least.',
    why: 'The client has nothing to show, so the person can never do what the server waits for.',
  },
  'elicitation/required-error-form-mode': {
    says: 'The elicitations in an error -32042 are addresses to open.',
    why: 'A client opens addresses from an error and draws no forms from it; a form is asked for by a request.',
  },
  'elicitation/required-error-id-missing': {
    says: 'Each elicitation in an error -32042 has an `elicitationId`.',
    why: 'The client tries again when the notice with this id comes; without it that never happens.',
  },
  'elicitation/required-error-without-list': {
    says: 'The error -32042 lists what to open in `data.elicitations`.',
  },
  'elicitation/schema-missing': {
    says: 'A form has a `requestedSchema`.',
    why: 'The client builds the form from it; without one there is nothing to show.',
  },
  'elicitation/titled-multi-select-keyword': {
    says: 'A choice of several has its options in `items.anyOf`, a choice of one in `oneOf`.',
  },
  'elicitation/url-carries-secret': {
    says: 'The address to open carries no secret and no data of the person.',
  },
  'elicitation/url-invalid': {
    says: 'The address to open is a whole, valid one.',
    why: 'The browser has nothing to complete a part with, and does not open what is no address.',
  },
  'elicitation/url-missing': {
    says: 'An elicitation of the mode `url` has a `url`.',
    why: 'There is nothing to open.',
  },
  'elicitation/url-not-https': {
    says: 'Addresses to open use https, except while developing.',
  },
  'elicitation/url-without-mode': {
    says: 'An address to open comes with the mode `url`.',
    why: 'A missing mode means a form, and there is no form in it.',
  },
};
