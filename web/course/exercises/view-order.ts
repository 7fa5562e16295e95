/** The beginning of the channel between a host and its view. */
import { appsClause } from '../apps-log.ts';
import { answer, notification, request } from '../goals.ts';
import type { OrderSource } from '../source.ts';

/** Put the messages in order. */
export const viewOrder: OrderSource = {
  id: 'view-order',
  kind: 'order-session',
  extensions: true,
  title: 'Put the first messages of a view in order',
  revision: '2025-11-25',
  task: 'Put the messages between a view and its host in order, from the opened view to the result of the tool.',
  pieces: [
    {
      id: 'input',
      from: 'host',
      message: notification('ui/notifications/tool-input', { arguments: { city: 'Turku' } }),
    },
    { id: 'ready', from: 'view', message: notification('ui/notifications/initialized') },
    {
      id: 'result',
      from: 'host',
      message: notification('ui/notifications/tool-result', {
        content: [{ type: 'text', text: '21 degrees, sunny' }],
        structuredContent: { celsius: 21, sky: 'sunny' },
      }),
    },
    {
      id: 'hello',
      from: 'view',
      message: request(1, 'ui/initialize', {
        protocolVersion: '2026-01-26',
        appInfo: { name: 'forecast', version: '1.0.0' },
        appCapabilities: {},
      }),
    },
    {
      id: 'welcome',
      from: 'host',
      message: answer(1, {
        protocolVersion: '2026-01-26',
        hostInfo: { name: 'desk', version: '1.0.0' },
        hostCapabilities: { serverTools: {} },
        hostContext: { theme: 'light' },
      }),
    },
  ],
  start: 'input ready result hello welcome',
  hints: [
    'The view sends the first message. Which of its messages introduces it?',
    'It resembles the handshake of MCP: a request, its response, a notification.',
    'The host sends the arguments of the call before its result, so that the view can draw early.',
  ],
  solution: 'hello welcome ready input result',
  lesson:
    'A view begins with `ui/initialize`, reads the response, and reports `ui/notifications/initialized`. Before that the host sends nothing. Then come the arguments of the call, once, and its result.',
  links: [appsClause('lifecycle', 'Lifecycle'), appsClause('notifications-host--view', 'Notifications')],
  goals: [
    {
      id: 'handshake',
      name: 'The view is ready before the host sends data',
      says: 'The host sends data before `ui/notifications/initialized`. The view does not listen yet.',
      before: ['ready', 'input'],
    },
    {
      id: 'input-first',
      name: 'The arguments come before the result',
      says: 'The result comes before the arguments. A view draws the arguments first, and then the result.',
      before: ['input', 'result'],
    },
    {
      id: 'answer-after',
      name: 'The response comes after its request',
      says: 'The response of the host comes before `ui/initialize`, its request.',
      before: ['hello', 'welcome'],
    },
    {
      id: 'ready-after',
      name: 'The view reads the response before it is ready',
      says: 'The view must read the response of the host before it reports that it is ready.',
      before: ['welcome', 'ready'],
    },
  ],
  mistakes: [
    {
      id: 'too-early',
      says: 'The host sends the arguments before the view is ready, so the view misses them.',
      example: 'hello welcome input ready result',
      all: [{ before: ['input', 'ready'] }, { before: ['hello', 'input'] }],
    },
    {
      id: 'ready-too-early',
      says: 'The view reports that it is ready before it knows whether the host accepts it.',
      example: 'hello ready welcome input result',
      all: [{ before: ['ready', 'welcome'] }, { before: ['hello', 'ready'] }, { before: ['welcome', 'input'] }],
    },
    {
      id: 'result-first',
      says: 'The host must send the arguments before the result: a view waits for them before it draws.',
      example: 'hello welcome ready result input',
      all: [{ before: ['result', 'input'] }, { before: ['ready', 'result'] }],
    },
    {
      id: 'host-first',
      says: 'The view begins, not the host: only the view knows when its document has loaded.',
      example: 'welcome hello ready input result',
      first: 'welcome',
    },
  ],
};
