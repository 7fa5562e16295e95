/** The three choices that overrule what was recognised. */
import type { Override } from '../../parts/Recognised.tsx';
import { overrule } from '../../state/actions.ts';
import type { State } from '../../state/store.ts';

/** Formats that can be insisted on; the ids are those of `protocol/intake/formats/`. */
export const FORMATS: readonly { id: string; label: string }[] = [
  { id: 'json', label: 'JSON' },
  { id: 'lines', label: 'One message per line' },
  { id: 'markdown', label: 'Markdown with code blocks' },
];
const TRANSPORTS = [
  { id: 'stdio', label: 'stdio' },
  { id: 'http', label: 'HTTP' },
  { id: 'sse', label: 'SSE' },
] as const;
const SIDES = [
  { id: 'client', label: 'Client' },
  { id: 'server', label: 'Server' },
] as const;

/** Format: from the text, or one of the known ones. */
export function formatOverride(format: State['format']): Override {
  const chosen = FORMATS.find((one) => one.id === format);
  return {
    value: format ?? 'auto',
    face: chosen?.label ?? 'auto',
    spoken: chosen?.label ?? 'automatic',
    choices: [{ id: 'auto', label: 'Auto', hint: 'what the text looks like' }, ...FORMATS],
    onPick: (id) => overrule({ format: FORMATS.find((one) => one.id === id)?.id ?? null }),
  };
}

/** Sender: from the text, or one side for every message whose sender the text does not name. */
export function senderOverride(from: State['from']): Override {
  return {
    value: from ?? 'auto',
    face: from ?? 'auto',
    spoken: from ?? 'automatic',
    choices: [{ id: 'auto', label: 'Auto', hint: 'as the text shows' }, ...SIDES],
    onPick: (id) => overrule({ from: SIDES.find((one) => one.id === id)?.id ?? null }),
  };
}

/** Transport: not given, so that its rules are quiet, or one of three. */
export function transportOverride(transport: State['transport']): Override {
  const chosen = TRANSPORTS.find((one) => one.id === transport);
  return {
    value: transport ?? 'any',
    face: chosen?.label ?? 'any',
    spoken: chosen?.label ?? 'not given',
    choices: [{ id: 'any', label: 'Any', hint: 'its own rules are not applied' }, ...TRANSPORTS],
    onPick: (id) => overrule({ transport: TRANSPORTS.find((one) => one.id === id)?.id ?? null }),
  };
}
