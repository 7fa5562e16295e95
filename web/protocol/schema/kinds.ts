/** The shape phase’s own rules: one for each way a value can differ from its type. Their pages show the general texts. */
import type { RuleClass } from '../types.ts';
import type { ShapeFault } from './faults.ts';

/** The texts of a rule of the shape phase. */
export interface ShapeKind {
  id: string;
  class: RuleClass;
  title: string;
  why: string;
  how: string;
}

/** By fault. */
export const SHAPE_KINDS: Readonly<Record<ShapeFault['fault'], ShapeKind>> = {
  missing: {
    id: 'shape/missing',
    class: 'spec',
    title: 'Required members {must} be present',
    why: 'Receivers rely on it; strict ones reject the whole message without it.',
    how: 'Add the member that the type requires.',
  },
  type: {
    id: 'shape/type',
    class: 'spec',
    title: 'Members {must} have the JSON type that their schema requires',
    why: 'Receivers read the value as the required type; a value of another type fails there, or is misread.',
    how: 'Use a value of the required type.',
  },
  null: {
    id: 'shape/null',
    class: 'spec',
    title: 'A member without a value {must} be omitted',
    why: 'Null is a separate value in JSON, and the type does not allow it: strict receivers reject the message.',
    how: 'Omit the member if it has no value.',
  },
  value: {
    id: 'shape/value',
    class: 'spec',
    title: 'Members with a fixed set of values {must} use one of them',
    why: 'Receivers compare the value exactly; a value outside the set has no meaning for them.',
    how: 'Use one of the allowed values, spelled exactly.',
  },
  range: {
    id: 'shape/range',
    class: 'spec',
    title: 'Numbers {must} be within their allowed range',
    why: 'Receivers reject numbers outside the range, or misread them.',
    how: 'Use a number within the range.',
  },
  length: {
    id: 'shape/length',
    class: 'spec',
    title: 'Arrays and strings {must} have an allowed length',
    why: 'Receivers reject arrays and strings that are too short or too long.',
    how: 'Use a length that the type allows.',
  },
  format: {
    id: 'shape/format',
    class: 'spec',
    title: 'Strings {must} have the format that their type requires',
    why: 'Receivers decode the string; a string in another format fails there, or decodes to another value.',
    how: 'Write the string in the format that the type requires.',
  },
  foreign: {
    id: 'shape/foreign',
    class: 'spec',
    title: 'Receivers may ignore members of other revisions',
    why: 'A receiver of this revision ignores it, so its information is lost.',
    how: 'Negotiate a revision that has the member, or remove it.',
  },
  misspelt: {
    id: 'shape/name',
    class: 'style',
    title: 'Member names {must} be spelled exactly',
    why: 'Receivers ignore a member they do not know, so its information is lost.',
    how: 'Use the name as the type spells it.',
  },
};
