/** The shape stage's own rules: one for each way a value can differ from its type. Their pages show what they say in general. */
import type { RuleClass } from '../types.ts';
import type { ShapeFault } from './faults.ts';

/** What a rule of the shape stage says of itself. */
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
    title: 'Required members are there',
    why: 'Receivers rely on it; strict ones refuse the whole message without it.',
    how: 'Add the member the type requires.',
  },
  type: {
    id: 'shape/type',
    class: 'spec',
    title: 'Members hold the kind of value their type says',
    why: 'Receivers read the value as its type says; another kind of value fails there, or is misread.',
    how: 'Write the value in the form the type asks for.',
  },
  null: {
    id: 'shape/null',
    class: 'spec',
    title: 'A member without a value is left out',
    why: 'Null is a value of its own in JSON, and the type does not allow it: strict receivers refuse the message.',
    how: 'Leave the member out when there is nothing to say.',
  },
  value: {
    id: 'shape/value',
    class: 'spec',
    title: 'Closed sets of values are kept to',
    why: 'Receivers compare letter by letter; a value outside the set means nothing to them.',
    how: 'Use one of the allowed values, letter by letter.',
  },
  range: {
    id: 'shape/range',
    class: 'spec',
    title: 'Numbers stay within their bounds',
    why: 'Receivers refuse numbers outside the bounds, or misread them.',
    how: 'Use a number within the bounds.',
  },
  length: {
    id: 'shape/length',
    class: 'spec',
    title: 'Lists and texts keep to their length',
    why: 'Receivers refuse lists and texts that are too short or too long.',
    how: 'Keep to the length the type allows.',
  },
  format: {
    id: 'shape/format',
    class: 'spec',
    title: 'Texts have the form their type says',
    why: 'Receivers decode the text; one of another form fails there, or gives something else.',
    how: 'Write the text in the form the type asks for.',
  },
  foreign: {
    id: 'shape/foreign',
    class: 'spec',
    title: 'Members of other revisions have no meaning here',
    why: 'A receiver of this revision ignores it, so what it should say is lost.',
    how: 'Agree on a revision that has the member, or leave it out.',
  },
  misspelt: {
    id: 'shape/name',
    class: 'style',
    title: 'Names are matched letter by letter',
    why: 'Receivers ignore a member they do not know, so what it should say is lost.',
    how: 'Use the name as the type spells it.',
  },
};
