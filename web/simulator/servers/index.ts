/** Door: the demo servers, and what makes servers of what people write and paste. */
import type { ServerDefinition } from '../types.ts';
import { calculator } from './calculator.ts';
import { everything } from './everything.ts';
import { notes } from './notes.ts';
import { weather } from './weather.ts';
import { conformance } from './conformance.ts';

export { definitionFromToolsList, type Pasted } from './pasted.ts';
export { isDefinition, problemsOf, type Problem } from './validate.ts';

/** A server to choose. */
export interface DemoServer {
  /** As the command and addresses name it. */
  id: string;
  title: string;
  /** One sentence: what there is to see. */
  says: string;
  definition: ServerDefinition;
}

/** The demo servers, the simplest first. */
export const SERVERS: readonly DemoServer[] = [
  {
    id: 'calculator',
    title: 'Calculator',
    says: 'Tools that add and divide: the smallest useful server.',
    definition: calculator,
  },
  {
    id: 'weather',
    title: 'Weather',
    says: 'Structured answers, alerts that log and report progress, places as resources with completion.',
    definition: weather,
  },
  {
    id: 'notes',
    title: 'Notes',
    says: 'Resources to subscribe to, tools that change lists, prompts that embed what they are about.',
    definition: notes,
  },
  {
    id: 'everything',
    title: 'Everything',
    says: 'Each feature of the protocol once: all kinds of content, long work, pages, and questions to the client.',
    definition: everything,
  },
];

/** Servers for tests, beside the demo servers. */
export const FIXTURES: readonly DemoServer[] = [
  {
    id: 'conformance',
    title: 'Conformance fixture',
    says: 'What the official conformance suite expects to find.',
    definition: conformance,
  },
];

/** A server by its id, demo or fixture; null where there is none. */
export function serverNamed(id: string): DemoServer | null {
  return [...SERVERS, ...FIXTURES].find((one) => one.id === id) ?? null;
}
