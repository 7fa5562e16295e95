/** The words of all areas. Apart from the types: only screens that list requirements, and findings, read them. */
import type { RequirementWords } from '../../schema.ts';
import { words as base } from './base-words.ts';
import { words as tools } from './tools-words.ts';
import { words as resources } from './resources-words.ts';
import { words as sampling } from './sampling-words.ts';
import { words as elicitation } from './elicitation-words.ts';
import { words as flows } from './flows-words.ts';
import { words as instance } from './instance-words.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  ...base,
  ...tools,
  ...resources,
  ...sampling,
  ...elicitation,
  ...flows,
  ...instance,
};
