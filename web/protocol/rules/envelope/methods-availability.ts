import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { availabilityExamples } from './methods-availability.examples.ts';
import { isServerRequest, renamePlan, verdictOf } from './methods-verdict.ts';

/** One rule over the table of methods that other revisions have. */
export const methodsAvailability = defineRule({
  id: 'methods/availability',
  requirements: [
    'methods/acknowledged-since-2026-07-28',
    'methods/discover-since-2026-07-28',
    'methods/elicitation-complete-only-2025-11-25',
    'methods/elicitation-since-2025-06-18',
    'methods/initialize-removed',
    'methods/initialized-removed',
    'methods/listen-since-2026-07-28',
    'methods/ping-removed',
    'methods/resource-subscribe-removed',
    'methods/resource-unsubscribe-removed',
    'methods/roots-list-changed-removed',
    'methods/set-level-removed',
    'methods/tasks-list-removed',
    'methods/tasks-result-removed',
    'methods/tasks-since-2025-11-25',
    'methods/tasks-status-notification-renamed',
    'methods/tasks-update-extension-only',
    'stateless/server-request',
  ],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'This method belongs to another revision',
  why: 'A peer that speaks this revision does not know the method: it refuses a request and drops a notification.',
  how: 'Use what this revision offers instead, or judge the message in the revision it was written for.',
  examples: availabilityExamples,
  judge(message) {
    const verdict = verdictOf(message);
    if (verdict?.is !== 'foreign' || isServerRequest(message)) return;
    const { entry, name } = verdict;
    const meant = name === message.method ? '' : `, short for ${named(name)}`;
    const right = entry.instead !== undefined && message.model.methods.has(entry.instead) ? entry.instead : null;
    message.report({
      requirement: entry.requirement,
      path: ['method'],
      what: joined(`${message.name} says ${named(message.method ?? '')}${meant}`, entry.says, named(name)),
      ...(right === null ? {} : { fix: renamePlan(message, right, 'unsafe') }),
    });
  },
});

/** Makes one sentence of two where the second begins with the name that the first ends with. */
function joined(first: string, second: string, name: string): string {
  return first.endsWith(name) && second.startsWith(`${name} `)
    ? `${first}, which${second.slice(name.length)}`
    : `${first}. ${second}`;
}
