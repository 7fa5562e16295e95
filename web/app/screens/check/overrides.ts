/** The three choices that override what was detected. */
import type { Override } from '../../parts/Recognised.tsx';
import type { Choice } from '../../parts/choice.ts';
import { overrule } from '../../state/actions.ts';
import type { State } from '../../state/store.ts';
import { FORMAT_TITLES } from '../../../protocol/intake/titles.ts';

const TRANSPORTS = [
  { id: 'stdio', label: 'stdio' },
  { id: 'http', label: 'HTTP' },
  { id: 'sse', label: 'SSE' },
] as const;
const SIDES = [
  { id: 'client', label: 'Client' },
  { id: 'server', label: 'Server' },
] as const;

const AUTO: Choice = { id: 'auto', label: 'Auto', hint: 'detected from the text' };

/** Auto first, then the formats grouped by their source. */
const FORMAT_GROUPS: Override['groups'] = [
  { label: 'Format', choices: [AUTO] },
  ...[...new Set(FORMAT_TITLES.map(({ group }) => group))].map((group) => ({
    label: group,
    choices: FORMAT_TITLES.filter((one) => one.group === group).map(({ id, title }) => ({ id, label: title })),
  })),
];

/** Format: detected, or one of the known ones. */
export function formatOverride(format: State['format']): Override {
  const chosen = FORMAT_TITLES.find((one) => one.id === format);
  return {
    value: format ?? 'auto',
    face: chosen?.title ?? 'auto',
    accessibleName: chosen?.title ?? 'automatic',
    groups: FORMAT_GROUPS,
    onPick: (id) => overrule({ format: FORMAT_TITLES.find((one) => one.id === id)?.id ?? null }),
  };
}

/**
 * Sender: detected, or one side for every message whose sender the text does not state. If the text marks senders only by
 * symbols such as arrows, the sides can also be swapped.
 */
export function senderOverride(
  { from, flip }: Pick<State, 'from' | 'flip'>,
  { described, flips }: { described: boolean; flips: boolean },
): Override {
  const value = flip ? 'flipped' : (from ?? 'auto');
  const byText = value === 'auto' && described;
  return {
    value,
    face: byText ? 'from log' : value,
    accessibleName: byText ? 'from the log' : value === 'auto' ? 'automatic' : value,
    groups: [
      {
        label: 'Sender',
        choices: [
          { id: 'auto', label: 'Auto', hint: 'detected from the text' },
          ...SIDES,
          ...(flips || flip ? [{ id: 'flipped', label: 'Flipped', hint: 'client and server swapped' }] : []),
        ],
      },
    ],
    onPick: (id) => overrule({ from: SIDES.find((one) => one.id === id)?.id ?? null, flip: id === 'flipped' }),
  };
}

/** Transport: none, so that its rules do not apply, or one of three. */
export function transportOverride(transport: State['transport']): Override {
  const chosen = TRANSPORTS.find((one) => one.id === transport);
  return {
    value: transport ?? 'any',
    face: chosen?.label ?? 'any',
    accessibleName: chosen?.label ?? 'not given',
    groups: [
      {
        label: 'Transport',
        choices: [{ id: 'any', label: 'Any', hint: 'transport rules do not apply' }, ...TRANSPORTS],
      },
    ],
    onPick: (id) => overrule({ transport: TRANSPORTS.find((one) => one.id === id)?.id ?? null }),
  };
}
