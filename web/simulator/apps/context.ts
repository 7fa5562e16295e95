/** How a host describes itself and its context to a view. */
import type { JsonRecord } from '../types.ts';
import { APPS_VERSION } from './messages.ts';
import type { HostLook, OpenedCall } from './types.ts';

const COLORS = {
  light: { '--color-background-primary': '#ffffff', '--color-text-primary': '#1c1c1a' },
  dark: { '--color-background-primary': '#1b1c1f', '--color-text-primary': '#ececea' },
} as const;

/** The largest height of a frame inside the conversation, in pixels. */
const MAX_HEIGHT = 480;

const dimensions = ({ width }: HostLook): JsonRecord => ({ width, maxHeight: MAX_HEIGHT });

/** The result of `ui/initialize`. */
export function welcome({ id, tool }: OpenedCall, look: HostLook): JsonRecord {
  return {
    protocolVersion: APPS_VERSION,
    hostInfo: { name: 'mcp-protocol-playground', version: '1.0.0' },
    hostCapabilities: {
      openLinks: {},
      serverTools: {},
      logging: {},
      message: { text: {} },
      updateModelContext: { text: {} },
    },
    hostContext: {
      toolInfo: { id, tool },
      theme: look.theme,
      styles: { variables: COLORS[look.theme] },
      displayMode: look.displayMode,
      availableDisplayModes: ['inline', 'fullscreen'],
      containerDimensions: dimensions(look),
      locale: 'en-US',
      timeZone: 'UTC',
      platform: 'web',
    },
  };
}

/** The fields of the context that differ; empty if none do. */
export function contextChange(before: HostLook, now: HostLook): JsonRecord {
  return {
    ...(before.theme === now.theme ? {} : { theme: now.theme, styles: { variables: COLORS[now.theme] } }),
    ...(before.displayMode === now.displayMode ? {} : { displayMode: now.displayMode }),
    ...(before.width === now.width ? {} : { containerDimensions: dimensions(now) }),
  };
}
