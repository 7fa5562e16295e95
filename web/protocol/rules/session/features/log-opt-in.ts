import { server, talk } from '../../../testing/conversation.ts';
import { named } from '../../../json/describe.ts';
import type { SessionFinding } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { openRequests } from './log-requests.ts';
import { Once } from './shared.ts';
import { requestModern, content, MODERN, respondModern } from './example-texts.ts';
import { LOG_LEVEL } from '../../keys.ts';

const WANTED = `"${LOG_LEVEL}":"info"`;
const LOG = server('"method":"notifications/message","params":{"level":"error","data":"x"}');
const WRONG = LOG.replace('"notifications/message"', '⟦"notifications/message"⟧');
const calling = (id: number, wanted = ''): string => requestModern(id, 'tools/call', '"name":"echo"', '{}', wanted);
const done = (id: number): string => respondModern(id, content('hi'));
const besides = ['deprecated/log-level', 'deprecated/log-message'];

/** Log messages that no pending request opted in to, in revisions where each request opts in for itself. */
export const logOptIn = defineSessionRule({
  id: 'logging/opt-in',
  requirements: ['logging/message-without-opt-in', 'logging/after-response'],
  class: 'spec',
  title: 'Log messages {must} only be sent for requests that opted in',
  why: 'A log message belongs to a pending request, and a client that did not opt in does not expect one.',
  how: 'Send log messages only between a request with a log level in its `_meta` and its response.',
  examples: {
    good: [
      { revision: MODERN, text: talk(calling(1, WANTED), LOG, done(1)), besides },
      {
        revision: MODERN,
        text: talk(calling(1, WANTED), calling(2), done(2), LOG),
        besides,
        says: 'One request with a log level is still pending.',
      },
      { revision: MODERN, text: talk(LOG, done(7)), besides, says: 'The request came before this excerpt.' },
      {
        revision: MODERN,
        text: talk(calling(41), LOG, done(40), done(41)),
        besides,
        says: 'A request that is not in the text may have a log level.',
      },
    ],
    bad: [
      { revision: MODERN, text: talk(calling(1), WRONG, LOG, done(1)), besides },
      { revision: MODERN, text: talk(calling(1), done(1), WRONG), besides },
      { revision: MODERN, text: talk(calling(1, WANTED), LOG, done(1), WRONG), besides },
    ],
  },
  begin(session, report) {
    if (session.model.era !== 'stateless') return {};
    const once = new Once();
    const requests = openRequests(session);
    return {
      ...requests.observer,
      'notification notifications/message': ({ from, ref, name }) => {
        if (from !== 'server' || requests.pending.size > 0) return;
        const at = { at: ref, path: ['method'] };
        const { done: answered, silent } = requests;
        const open = [...silent].at(-1)?.ref ?? null;
        if (open || !answered.pending) {
          const requested = open ?? answered.silent;
          if (!requested) return;
          const place = open ? `The pending request in ${session.describe(open)}` : 'None of the earlier requests';
          const finding = (): SessionFinding => ({
            ...at,
            requirement: 'logging/message-without-opt-in',
            what: `${name} is a log message. ${place} ${open ? 'did not opt in' : 'opted in'} with ${named(LOG_LEVEL)}.`,
            ties: [{ at: requested }],
          });
          once.note('silent', finding);
          return;
        }
        const last = answered.pending;
        once.note('after', () => ({
          ...at,
          requirement: 'logging/after-response',
          title: 'Log messages {must} be sent before the response',
          what: `${name} is a log message, but no request that opted in is pending: the last one was answered in ${session.describe(last)}.`,
          ties: [{ at: last }],
        }));
      },
      end() {
        if (!requests.unseen) once.reportTo(report);
      },
    };
  },
});
