/** Resources: lists, reading, and subscriptions (until 2025-11-25). */
import { stringOf } from '../../protocol/values.ts';
import { isStateless } from '../eras.ts';
import { offeredTo } from '../extensions/apps.ts';
import type { Request, Turn } from '../turn.ts';
import { proceed, workFor } from '../work.ts';
import type { Handler } from './define.ts';
import { listedResource } from './listed.ts';
import { notFound } from './not-found.ts';
import { answerPage } from './pages.ts';
import { resourceAt } from './resource-plan.ts';

/** What clients see of the resources. */
export const listResources: Handler = (turn, request) => {
  const { resources = [] } = offeredTo(turn.state.definition, request);
  answerPage(turn, request, 'resources', resources.map(listedResource));
};

/** What clients see of the templates. */
export const listTemplates: Handler = (turn, request) => {
  answerPage(turn, request, 'resourceTemplates', (turn.state.definition.resourceTemplates ?? []).map(listedResource));
};

/** Reads a resource. An unknown URI is a protocol error. */
export const readResource: Handler = (turn, request) => {
  if (known(turn, request)) proceed(turn, workFor(request, turn.state.now));
};

/** Subscribes the client to changes of this resource. */
export const subscribe: Handler = (turn, request) => {
  const { uri } = request.params;
  if (!known(turn, request) || typeof uri !== 'string') return;
  const { subscriptions } = turn.state;
  if (!subscriptions.includes(uri)) turn.put({ subscriptions: [...subscriptions, uri] });
  turn.result(
    request,
    {},
    {
      says: `The client now receives \`notifications/resources/updated\` whenever \`${uri}\` changes. The result is empty.`,
    },
  );
};

/** Ends a subscription. Not an error if there was none. */
export const unsubscribe: Handler = (turn, request) => {
  const { uri } = request.params;
  turn.put({ subscriptions: turn.state.subscriptions.filter((one) => one !== uri) });
  turn.result(
    request,
    {},
    {
      says: 'The client no longer receives changes of this resource. The result is empty, even if there was no subscription.',
    },
  );
};

/** Whether the URI has a target; rejects the request if not. */
function known(turn: Turn, request: Request): boolean {
  const { uri } = request.params;
  if (resourceAt(offeredTo(turn.state.definition, request), uri)) return true;
  const { code, message, data } = notFound(uri, request.revision);
  const stateless = isStateless(request.revision);
  turn.refuse(
    request,
    { code, message, ...(data === undefined ? {} : { data }) },
    {
      says: `\`${stringOf(uri)}\` is not a listed resource and matches no template. In MCP ${request.revision} this is the error \`${code}\`, with the URI in \`data\`.`,
      requirement: stateless ? 'resources/not-found-code' : 'resources/not-found-code-legacy',
    },
  );
  return false;
}
