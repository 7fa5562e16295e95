/** Entry point: the demo servers, and how servers are made from written or pasted definitions. */
import type { ServerDefinition } from '../types.ts';
import { calculator } from './calculator.ts';
import { everything } from './everything.ts';
import { notes } from './notes.ts';
import { weather } from './weather.ts';
import { weatherApp } from './weather-app.ts';
import { conformance } from './conformance.ts';

export { definitionFromToolsList, type Pasted } from './pasted.ts';
export { isDefinition, problemsOf, type Problem } from './validate.ts';

/** A server to choose from. */
export interface DemoServer {
  /** Its name in the command line and in URLs. */
  id: string;
  title: string;
  /** One sentence: what it demonstrates. */
  says: string;
  definition: ServerDefinition;
}

/** The demo servers, simplest first. */
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
    says: 'Structured results, alerts with logs and progress, and places as resources with completion.',
    definition: weather,
  },
  {
    id: 'notes',
    title: 'Notes',
    says: 'Resources with subscriptions, tools that change lists, and prompts with embedded resources.',
    definition: notes,
  },
  {
    id: 'everything',
    title: 'Everything',
    says: 'Each feature of the protocol: all kinds of content, long work, pagination, and requests to the client.',
    definition: everything,
  },
  {
    id: 'apps',
    title: 'Weather app',
    says: 'A tool with a view that hosts display, a tool for the view alone, and text for hosts without views (MCP Apps).',
    definition: weatherApp,
  },
];

/** Servers for tests, in addition to the demo servers. */
export const FIXTURES: readonly DemoServer[] = [
  {
    id: 'conformance',
    title: 'Conformance fixture',
    says: 'The server that the official conformance suite expects.',
    definition: conformance,
  },
];

/** The demo or fixture server with this id; null if there is none. */
export function serverNamed(id: string): DemoServer | null {
  return [...SERVERS, ...FIXTURES].find((one) => one.id === id) ?? null;
}
