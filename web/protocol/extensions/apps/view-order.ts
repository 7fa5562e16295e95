/** The order of messages between a host and its view. */
import { named } from '../../json/describe.ts';
import { get } from '../../json/object.ts';
import { extensionMethod } from '../../model/extensions/index.ts';
import { defineExtensionRule, type ReportFault, type Scene, type Sent } from '../define.ts';
import { isCall, livesIn, type Life } from './lives.ts';

const NOTE = 'ui/notifications/';

/** Who may send a message of the channel. */
function judgeDirection({ messages }: Life, report: ReportFault): void {
  for (const at of messages) {
    if (!isCall(at) || at.method === null) continue;
    const { from, method } = at;
    if (from !== 'view' && from !== 'host' && from !== 'sandbox') continue;
    if (from === 'view' && method.startsWith(`${NOTE}sandbox-`)) {
      report(at, {
        requirement: 'apps/sandbox-reserved-from-view',
        path: ['method'],
        what: `${at.name} is sent by a view and has the reserved method ${named(method)}.`,
      });
      continue;
    }
    if (from === 'sandbox' && at.kind === 'request') {
      report(at, {
        requirement: 'apps/sandbox-requests',
        path: ['method'],
        what: `${at.name} is a request of the sandbox, ${named(method)}.`,
      });
      continue;
    }
    const found = extensionMethod(method);
    if (found?.row.channel === 'view' && !found.row.sender.includes(from) && from !== 'sandbox')
      report(at, {
        requirement: 'apps/direction',
        path: ['method'],
        what: `${at.name} is sent by the ${from}; ${named(method)} is sent by the ${found.row.sender.join(' or the ')}.`,
      });
  }
}

/** What comes before the view is ready. */
function judgeBeginning(life: Life, { gaps }: Scene, report: ReportFault): void {
  const { messages, initialize } = life;
  if (!initialize) return;
  const ready = messages.find((at) => isCall(at) && at.method === `${NOTE}initialized`) ?? null;
  const answer = messages.find((at) => at.request === initialize) ?? null;
  for (const at of messages) {
    if (isCall(at) && at.from === 'view' && at.index < initialize.index && !gaps && at.method !== 'ping')
      report(at, {
        requirement: 'apps/view-request-before-initialize',
        path: ['method'],
        what: `${at.name} (${named(at.method ?? '')}) comes before \`ui/initialize\` in ${initialize.name.toLowerCase()}.`,
      });
    const isForSandbox = at.method?.startsWith(`${NOTE}sandbox-`) ?? false;
    if (
      isCall(at) &&
      at.from === 'host' &&
      !isForSandbox &&
      at.index > initialize.index &&
      (ready === null ? !gaps : at.index < ready.index)
    )
      if (
        ready !== null ||
        at ===
          messages.find(
            (one) =>
              isCall(one) &&
              one.from === 'host' &&
              one.index > initialize.index &&
              !one.method?.startsWith(`${NOTE}sandbox-`),
          )
      )
        report(at, {
          requirement: 'apps/host-before-initialized',
          path: ['method'],
          what: `${at.name} (${named(at.method ?? '')}) is sent before the view reports that it is initialized.`,
        });
  }
  if (ready && answer?.kind === 'error')
    report(ready, {
      requirement: 'apps/initialized-after-error',
      path: ['method'],
      what: `${ready.name} follows the error in ${answer.name.toLowerCase()}.`,
    });
  else if (ready && ready.index > initialize.index && (answer === null ? !gaps : answer.index > ready.index))
    report(ready, {
      requirement: 'apps/initialized-before-result',
      path: ['method'],
      what: `${ready.name} comes before the response to ${initialize.name.toLowerCase()}.`,
    });
  if (
    !ready &&
    answer?.kind === 'response' &&
    !gaps &&
    !messages.some((at) => at.method === 'notifications/initialized')
  ) {
    const later = messages.find((at) => isCall(at) && at.index > answer.index && at.from === 'view');
    if (later)
      report(later, {
        requirement: 'apps/initialized-missing',
        path: ['method'],
        what: `${later.name} (${named(later.method ?? '')}) follows the response to \`ui/initialize\` without \`ui/notifications/initialized\`.`,
      });
  }
}

/** Input, result and cancellation of the call that opened the view. */
function judgeCall({ messages, initialize }: Life, { gaps }: Scene, report: ReportFault): void {
  let [input, result, cancelled]: (Sent | null)[] = [null, null, null];
  for (const at of messages) {
    if (at.kind !== 'notification') continue;
    if (at.method === `${NOTE}tool-input`) {
      if (input && !result && !cancelled)
        report(at, {
          requirement: 'apps/tool-input-twice',
          path: ['method'],
          what: `${at.name} sends the tool input again, after ${input.name.toLowerCase()}.`,
        });
      else if (input && JSON.stringify(get(input.params, 'arguments')) === JSON.stringify(get(at.params, 'arguments')))
        report(at, {
          requirement: 'apps/tool-input-twice',
          path: ['method'],
          what: `${at.name} repeats the tool input of ${input.name.toLowerCase()}.`,
        });
      [input, result, cancelled] = [at, null, null];
    } else if (at.method === `${NOTE}tool-input-partial` && input && !result && !cancelled) {
      report(at, {
        requirement: 'apps/tool-input-partial-after-input',
        path: ['method'],
        what: `${at.name} is partial input after the complete input in ${input.name.toLowerCase()}.`,
      });
    } else if (at.method === `${NOTE}tool-result` || at.method === `${NOTE}tool-cancelled`) {
      const isResult = at.method.endsWith('result');
      if (!input && isResult && !gaps && initialize)
        report(at, {
          requirement: 'apps/tool-input-missing',
          path: ['method'],
          what: `${at.name} is a tool result without a tool input before it.`,
        });
      const other = isResult ? cancelled : result;
      if (other)
        report(at, {
          requirement: 'apps/tool-result-and-cancelled',
          path: ['method'],
          what: `${at.name} follows ${other.name.toLowerCase()}, which already ended the call.`,
        });
      if (isResult) result = at;
      else cancelled = at;
    }
  }
}

/** The sandbox and the page. */
function judgeSandbox({ messages }: Life, { gaps, messages: all }: Scene, report: ReportFault): void {
  const proxy = messages.find((at) => at.method === `${NOTE}sandbox-proxy-ready`);
  const page = messages.find((at) => at.method === `${NOTE}sandbox-resource-ready`);
  if (gaps) return;
  if (page && all.length > 1 && (!proxy || proxy.index > page.index))
    report(page, {
      requirement: 'apps/sandbox-proxy-ready-missing',
      path: ['method'],
      what: `${page.name} sends the page before the sandbox reports that it is ready.`,
    });
  if (proxy && !page) {
    const later = messages.find((at) => at.index > proxy.index && at.from !== 'sandbox');
    if (later)
      report(proxy, {
        requirement: 'apps/sandbox-resource-missing',
        path: ['method'],
        what: `${proxy.name} is followed by ${later.name.toLowerCase()} (${named(later.method ?? '')}), but not by the page.`,
      });
  }
}

/** The end of the view. */
function judgeTeardown({ messages }: Life, { gaps }: Scene, report: ReportFault): void {
  for (const at of messages) {
    if (at.kind !== 'request' || at.method !== 'ui/resource-teardown' || at.response || gaps) continue;
    const later = messages.find((one) => one.index > at.index);
    if (later)
      report(at, {
        requirement: 'apps/teardown-unanswered',
        path: ['method'],
        what: `${at.name} has no response, although ${later.name.toLowerCase()} follows.`,
      });
  }
}

/** The order on the channel. */
export const viewOrder = defineExtensionRule({
  id: 'apps/view-order',
  requirements: [
    'apps/sandbox-reserved-from-view',
    'apps/sandbox-requests',
    'apps/direction',
    'apps/view-request-before-initialize',
    'apps/host-before-initialized',
    'apps/initialized-after-error',
    'apps/initialized-before-result',
    'apps/initialized-missing',
    'apps/tool-input-twice',
    'apps/tool-input-partial-after-input',
    'apps/tool-input-missing',
    'apps/tool-result-and-cancelled',
    'apps/sandbox-proxy-ready-missing',
    'apps/sandbox-resource-missing',
    'apps/teardown-unanswered',
  ],
  judge(scene, report) {
    for (const life of livesIn(scene)) {
      judgeDirection(life, report);
      judgeBeginning(life, scene, report);
      judgeCall(life, scene, report);
      judgeSandbox(life, scene, report);
      judgeTeardown(life, scene, report);
    }
  },
});
