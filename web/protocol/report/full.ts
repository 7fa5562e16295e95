/** The whole checker: messages, logs, fragments, documents and programs. */
import { partFormats } from '../intake/parts/index.ts';
import { createChecker, type Checker } from './checker.ts';
import { shapes } from './messages.ts';
import { judgeParts } from './parts.ts';

export { shapes } from './messages.ts';

/** Judges by all formats, documents, types and rules. */
export const checker: Checker = createChecker({ formats: partFormats, shapes, parts: judgeParts });
