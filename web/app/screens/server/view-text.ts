/** Text formatting for the view of a tool. Pure but for the theme. */
import type { AppFault } from '../../../simulator/apps/faults.ts';
import type { HostPhase, Shown } from '../../../simulator/apps/types.ts';
import type { ViewBoard } from './view-store.ts';

const HOST: Readonly<Record<HostPhase, string>> = {
  sandbox: 'The sandbox is loading.',
  waiting: 'The view is loading. It begins with `ui/initialize`.',
  initializing: 'The host waits for `ui/notifications/initialized`.',
  ready: 'The view is ready.',
  ending: 'The host waits for the response to `ui/resource-teardown`.',
  ended: 'The view has ended.',
};

/** The state of a view, in one sentence. */
export function phaseText(phase: ViewBoard['phase'], host: HostPhase | null, uri: string): string {
  if (phase === 'offered') return 'The tool has a view. It runs in a sandbox without network.';
  if (phase === 'reading') return `The host reads \`${uri}\`. The view opens when the server has sent it.`;
  if (phase === 'closed') return 'The view is closed. Its messages stay until it is opened again.';
  return HOST[host ?? 'sandbox'];
}

const MAX = 200;
const quoted = (text: string): string =>
  `“${text.length > MAX ? `${text.slice(0, MAX)}…` : text}”`.replaceAll('`', '’');

/** What a view made its host show, in one sentence. */
export function shownText(shown: Shown): string {
  if (shown.do === 'link')
    return `The view asks its host to open ${quoted(shown.url)}. This page opens no link of a view.`;
  if (shown.do === 'message') return `The view adds to the conversation: ${quoted(shown.text)}.`;
  if (shown.do === 'context') return `The view adds to the context of the model: ${quoted(shown.text)}.`;
  return shown.do === 'mode' ? `The view is displayed ${shown.mode === 'inline' ? 'inline' : 'large'}.` : '';
}

/** What the user must do to see a fault. `hidden` is true if no tool is for the model only. */
export function needText(needs: AppFault['needs'], hidden: boolean): string {
  if (needs === 'theme') return 'Change the theme of the host to see it.';
  if (needs === 'close') return 'Close the view to see it.';
  return needs === 'model-only' && hidden ? 'This server has no such tool, so nothing happens here.' : '';
}

/** The theme that the page has now. */
export function themeNow(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
