/** The checkers of messages: all formats of messages, the types of all revisions, all rules. */
import { allFormats } from '../intake/formats/index.ts';
import { messageRules } from '../rules/index.ts';
import { sessionRules } from '../rules/session/index.ts';
import { shapeRules } from '../rules/shape/index.ts';
import { compiledOf } from '../schema/compiled.ts';
import { createChecker, type Checker } from './checker.ts';
import { createShapes, type Shapes } from './shapes.ts';

/** The types of all revisions with all rules about them. */
export const shapes: Shapes = createShapes({ messageRules, shapeRules, sessionRules, compiledOf });

/** Reads every text as messages. */
export const messageChecker: Checker = createChecker({ formats: allFormats, shapes, parts: null });

/** Reads messages; a text that may have other parts waits for the checker of `full.ts`. */
export const pageChecker: Checker = createChecker({
  formats: { ...allFormats, divide: 'later' },
  shapes,
  parts: null,
});
