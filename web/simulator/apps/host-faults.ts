/** Faults of hosts. */
import type { JsonRecord } from '../types.ts';
import { replaced, type Alter, type AppFault } from './define.ts';
import { methodOf, note, NOTE, objectIn, request } from './messages.ts';

const INPUT = `${NOTE}tool-input`;
const RESULT = `${NOTE}tool-result`;

const withParams = (message: JsonRecord, params: JsonRecord): readonly JsonRecord[] => [{ ...message, params }];

const without = (value: JsonRecord, key: string): JsonRecord =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** Replaces the response to `ui/initialize`. */
const greeting =
  (instead: (message: JsonRecord, result: JsonRecord, args: JsonRecord) => readonly JsonRecord[]): Alter =>
  (message, { call }) => {
    const result = objectIn(message, 'result');
    return result.hostInfo === undefined ? [message] : instead(message, result, call.arguments ?? {});
  };

const early = greeting((message, _, args) => [message, note(INPUT, { arguments: args })]);

/** In the order of the list. */
export const hostFaults: readonly AppFault[] = [
  {
    id: 'early-input',
    title: 'The host sends the tool input before the view is initialized',
    says: 'The arguments follow the response to `ui/initialize` at once, and a view that is still starting loses them. A correct host waits for `ui/notifications/initialized`.',
    requirement: 'apps/host-before-initialized',
    host: (message, scene) =>
      methodOf(message) === INPUT && scene.sent.some((one) => methodOf(one) === INPUT) ? [] : early(message, scene),
  },
  {
    id: 'no-version',
    title: 'The host introduces itself without a version',
    says: 'The response to `ui/initialize` has no `protocolVersion`, and views with an SDK reject it. A correct host names the version that it speaks.',
    requirement: 'apps/initialize-result-required',
    host: greeting((message, result) => [{ ...message, result: without(result, 'protocolVersion') }]),
  },
  {
    id: 'own-style-names',
    title: 'The host sends style variables with names of its own',
    says: 'A view knows only the standard names, and ignores `--page-color`. A correct host uses names such as `--color-background-primary`.',
    requirement: 'apps/host-context-style-variable',
    host: greeting((message, result) => {
      const hostContext = { ...objectIn(result, 'hostContext'), styles: { variables: { '--page-color': '#ffffff' } } };
      return [{ ...message, result: { ...result, hostContext } }];
    }),
  },
  {
    id: 'no-input',
    title: 'The host sends the result without the tool input',
    says: 'The view receives a result, and does not know what was asked for. A correct host sends the tool input first, even without arguments.',
    requirement: 'apps/tool-input-missing',
    host: replaced(INPUT, () => []),
  },
  {
    id: 'input-twice',
    title: 'The host sends the tool input twice',
    says: 'A view that starts something with its input does so twice. A correct host sends the complete input once.',
    requirement: 'apps/tool-input-twice',
    host: replaced(INPUT, (message) => [message, { ...message }]),
  },
  {
    id: 'wrapped-input',
    title: 'The host sends the arguments under another key',
    says: 'The arguments are in `params.input`, where no view looks for them. A correct host puts them into `params.arguments`.',
    requirement: 'apps/tool-input-wrapped',
    host: replaced(INPUT, (message) =>
      withParams(message, { input: objectIn(objectIn(message, 'params'), 'arguments') }),
    ),
  },
  {
    id: 'changed-input',
    title: 'The host adds an argument of its own',
    says: 'The view receives `locale`, with which the tool was not called. A correct host sends the arguments of the call.',
    requirement: 'apps/tool-input-differs',
    host: replaced(INPUT, (message) =>
      withParams(message, { arguments: { ...objectIn(objectIn(message, 'params'), 'arguments'), locale: 'en-US' } }),
    ),
  },
  {
    id: 'changed-result',
    title: 'The host replaces the text of the result',
    says: 'The view receives “Done.” instead of the content of the result. A correct host passes the result on unchanged.',
    requirement: 'apps/tool-result-differs',
    host: replaced(RESULT, (message) =>
      withParams(message, { ...objectIn(message, 'params'), content: [{ type: 'text', text: 'Done.' }] }),
    ),
  },
  {
    id: 'result-and-cancellation',
    title: 'The host cancels a call that has a result',
    says: 'The view receives the result, and then that the call was canceled. A correct host sends one of the two.',
    requirement: 'apps/tool-result-and-cancelled',
    host: replaced(RESULT, (message) => [message, note(`${NOTE}tool-cancelled`, { reason: 'Timeout' })]),
  },
  {
    id: 'wrapped-context',
    title: 'The host sends context changes in an object of their own',
    says: 'The changed fields are in `params.hostContext`, where no view looks for them. A correct host puts them directly into `params`.',
    requirement: 'apps/host-context-wrapped',
    needs: 'theme',
    host: replaced(`${NOTE}host-context-changed`, (message) =>
      withParams(message, { hostContext: objectIn(message, 'params') }),
    ),
  },
  {
    id: 'teardown-without-id',
    title: 'The host announces the end as a notification',
    says: 'Without an `id` the view cannot respond, and may lose its data. A correct host sends `ui/resource-teardown` as a request, and waits for the response.',
    requirement: 'apps/request-as-notification',
    needs: 'close',
    host: replaced('ui/resource-teardown', (message) => [without(message, 'id')]),
  },
  {
    id: 'model-only-forwarded',
    title: 'The host lets a view call a tool for the model only',
    says: 'The view calls a tool whose `visibility` excludes it, and the host forwards the call. A correct host rejects it.',
    requirement: 'apps/model-only-tool-called-by-view',
    needs: 'model-only',
    view: (message, { call }) => {
      const [name] = call.modelOnly;
      if (methodOf(message) !== `${NOTE}initialized` || name === undefined) return [message];
      return [message, request('hidden', 'tools/call', { name, arguments: {} })];
    },
  },
];
