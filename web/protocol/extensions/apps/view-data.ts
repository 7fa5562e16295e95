/** The data of a call as its view receives it, compared with the call itself. */
import { code, named } from '../../json/describe.ts';
import { get, has, objectAt } from '../../json/object.ts';
import { defineExtensionRule, type ReportFault, type Scene, type Sent } from '../define.ts';
import { isCall, livesIn, type Life } from './lives.ts';

const NOTE = 'ui/notifications/';

/** The data that a view receives, compared with the call. */
export const viewData = defineExtensionRule({
  id: 'apps/view-data',
  requirements: [
    'apps/tool-input-differs',
    'apps/tool-result-differs',
    'apps/tool-result-missing',
    'apps/tool-cancelled-missing',
  ],
  judge(scene, report) {
    const calls = scene.messages.filter(
      (at) => at.channel === 'mcp' && at.kind === 'request' && at.method === 'tools/call',
    );
    const [only] = calls;
    // With several calls, the text does not show which of them opened the view.
    if (!only || calls.length > 1) return;
    for (const life of livesIn(scene)) {
      const { messages } = life;
      const input = messages.find((at) => at.method === `${NOTE}tool-input` && at.kind === 'notification');
      const result = messages.find((at) => at.method === `${NOTE}tool-result` && at.kind === 'notification');
      const cancelled = messages.some((at) => at.method === `${NOTE}tool-cancelled`);
      const sent = get(only.params, 'arguments') ?? {};
      if (input && has(input.params, 'arguments') && !same(get(input.params, 'arguments'), sent))
        report(input, {
          requirement: 'apps/tool-input-differs',
          path: ['params', 'arguments'],
          what: `${input.name} has ${code(get(input.params, 'arguments') ?? null)}; ${only.name.toLowerCase()} calls the tool with ${code(sent)}.`,
        });
      const answer = only.response;
      if (result && answer?.kind === 'response') {
        const lost = ['structuredContent', '_meta', 'content', 'isError'].find(
          (key) => has(answer.result, key) && !same(get(answer.result, key), get(result.params, key)),
        );
        // An empty `_meta`, or one about the server alone, is not for the view.
        const isOwn =
          lost === '_meta' &&
          Object.keys(objectAt(answer.result, '_meta')).every((key) => key.startsWith('io.modelcontextprotocol/'));
        if (lost !== undefined && !isOwn)
          report(result, {
            requirement: 'apps/tool-result-differs',
            path: ['params', ...(has(result.params, lost) ? [lost] : [])],
            mark: has(result.params, lost) ? 'value' : 'missing',
            what: `${result.name} ${has(result.params, lost) ? 'changes' : 'omits'} ${named(lost)} of ${answer.name.toLowerCase()}.`,
          });
      }
      judgeEnd(scene, life, only, { ended: result !== undefined || cancelled }, report);
    }
  },
});

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** The value with the members of objects in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** The view receives neither the result nor the cancellation, although the text continues. */
function judgeEnd(
  { gaps, messages }: Scene,
  { messages: own }: Life,
  call: Sent,
  { ended }: { ended: boolean },
  report: ReportFault,
): void {
  const ready = own.find((at) => at.method === `${NOTE}initialized`);
  if (ended || gaps || !ready) return;
  const stop = messages.find(
    (at) => at.channel === 'mcp' && at.method === 'notifications/cancelled' && get(at.params, 'requestId') === call.id,
  );
  const answer = call.response;
  const end = stop ?? answer;
  const later =
    end && own.find((at) => at.index > end.index && at.index > ready.index && at.from === 'host' && isCall(at));
  if (!later || !end) return;
  report(later, {
    requirement: stop ? 'apps/tool-cancelled-missing' : 'apps/tool-result-missing',
    path: ['method'],
    what: stop
      ? `${later.name} (${named(later.method ?? '')}) follows the cancellation in ${end.name.toLowerCase()}, which the view never learns.`
      : `${later.name} (${named(later.method ?? '')}) follows the result in ${end.name.toLowerCase()}, which the view never receives.`,
  });
}
