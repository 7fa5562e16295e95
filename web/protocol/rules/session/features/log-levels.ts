import { server, talk } from '../../../testing/conversation.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { openRequests } from './log-requests.ts';
import { Once } from './shared.ts';
import { requestText, requestModern, FIRST, LAST, MODERN, opened, respond, THIRD } from './example-texts.ts';
import { LOG_LEVEL } from '../../keys.ts';

const log = (level: string): string =>
  server(`"method":"notifications/message","params":{"level":${level},"data":"x"}`);
const set = (id: number, level: string): string =>
  talk(requestText(id, 'logging/setLevel', `"level":"${level}"`), respond(id, ''));
const besides = ['deprecated/log-level', 'deprecated/log-message'];
const OPEN = opened('{"logging":{}}');

/** Log messages that are less severe than the requested level. */
export const logLevels = defineSessionRule({
  id: 'logging/levels',
  requirements: ['logging/below-requested-level'],
  class: 'spec',
  title: 'Log messages below the requested level {must} not be sent',
  why: 'The client requested less, and has to receive and discard every additional message.',
  how: 'Compare the level with the one the client has set, and discard messages below it.',
  examples: {
    good: [
      { revision: LAST, text: talk(OPEN, set(1, 'error'), log('"critical"'), log('"error"')) },
      { revision: LAST, text: talk(OPEN, log('"debug"')), says: 'No level was set.' },
      {
        revision: LAST,
        text: talk(
          OPEN,
          set(1, 'info'),
          requestText(2, 'logging/setLevel', '"level":"error"'),
          log('"info"'),
          respond(2, ''),
        ),
        says: 'The new level does not apply before it is confirmed.',
      },
      { revision: THIRD, text: talk(set(1, 'error'), set(2, 'debug'), log('"info"')) },
    ],
    bad: [
      { revision: LAST, text: talk(OPEN, set(1, 'error'), log('⟦"info"⟧')) },
      { revision: FIRST, text: talk(set(1, 'warning'), log('"error"'), log('⟦"notice"⟧'), log('"debug"')) },
      {
        revision: MODERN,
        text: talk(
          requestModern(1, 'tools/call', '"name":"echo"', '{}', `"${LOG_LEVEL}":"warning"`),
          log('⟦"info"⟧'),
          log('"error"'),
        ),
        besides,
      },
    ],
  },
  begin(session, report): Observer {
    const once = new Once();
    const order = session.model.logLevels;

    function below(step: Step, min: number, requested: Ref, path: readonly string[]): void {
      const level = get(step.params, 'level');
      const at = typeof level === 'string' ? order.indexOf(level) : -1;
      if (at < 0 || at >= min || typeof level !== 'string') return;
      const wanted = order[min] ?? '';
      once.note(`${requested.entry} ${requested.item}`, () => ({
        requirement: 'logging/below-requested-level',
        at: step.ref,
        path: ['params', 'level'],
        what: `${step.name} has the level ${code(level)}, but ${session.describe(requested)} requests ${code(wanted)} and above.`,
        ties: [{ at: requested, path }],
      }));
    }

    if (session.model.era === 'stateless') {
      const requests = openRequests(session);
      return {
        ...requests.observer,
        'notification notifications/message': (step) => {
          let min: readonly [Call, number] | null = null;
          for (const one of requests.pending) if (!min || one[1] < min[1]) min = one;
          if (min && step.from === 'server') below(step, min[1], min[0].ref, ['params', '_meta', LOG_LEVEL]);
        },
        end: () => {
          if (!requests.unseen) once.reportTo(report);
        },
      };
    }

    const open = new Map<Call, number>();
    let current: { level: number; at: Ref } | null = null;
    return {
      'request logging/setLevel': ({ call, params }) => {
        const level = get(params, 'level');
        if (call && typeof level === 'string') open.set(call, order.indexOf(level));
      },
      'answer logging/setLevel': ({ call, kind }) => {
        const level = call ? open.get(call) : undefined;
        if (!call || level === undefined) return;
        open.delete(call);
        if (kind === 'response') current = { level, at: call.ref };
      },
      'notification notifications/message': (step) => {
        if (!current || step.from !== 'server') return;
        const min = Math.min(current.level, ...open.values());
        if (min === current.level) below(step, min, current.at, ['params', 'level']);
      },
      end: () => once.reportTo(report),
    };
  },
});
