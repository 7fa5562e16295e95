/** The three choices that overrule what was recognized. */
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

const AUTO: Choice = { id: 'auto', label: 'Auto', hint: 'what the text looks like' };

/** Auto by itself, then the formats under the headings of where they come from. */
const FORMAT_GROUPS: Override['groups'] = [
  { label: 'Format', choices: [AUTO] },
  ...[...new Set(FORMAT_TITLES.map(({ group }) => group))].map((group) => ({
    label: group,
    choices: FORMAT_TITLES.filter((one) => one.group === group).map(({ id, title }) => ({ id, label: title })),
  })),
];

/** Format: from the text, or one of the known ones. */
export function formatOverride(format: State['format']): Override {
  const chosen = FORMAT_TITLES.find((one) => one.id === format);
  return {
    value: format ?? 'auto',
    face: chosen?.title ?? 'auto',
    spoken: chosen?.title ?? 'automatic',
    groups: FORMAT_GROUPS,
    onPick: (id) => overrule({ format: FORMAT_TITLES.find((one) => one.id === id)?.id ?? null }),
  };
}

/**
 * Sender: from the text, or one side for every message whose sender the text does not name; where the text names senders by
 * marks alone, such as arrows, also the other way round.
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
    spoken: byText ? 'from the log' : value === 'auto' ? 'automatic' : value,
    groups: [
      {
        label: 'Sender',
        choices: [
          { id: 'auto', label: 'Auto', hint: 'as the text shows' },
          ...SIDES,
          ...(flips || flip ? [{ id: 'flipped', label: 'Flipped', hint: 'the other way round' }] : []),
        ],
      },
    ],
    onPick: (id) => overrule({ from: SIDES.find((one) => one.id === id)?.id ?? null, flip: id === 'flipped' }),
  };
}

/** Transport: not given, so that its rules are quiet, or one of three. */
export function transportOverride(transport: State['transport']): Override {
  const chosen = TRANSPORTS.find((one) => one.id === transport);
  return {
    value: transport ?? 'any',
    face: chosen?.label ?? 'any',
    spoken: chosen?.label ?? 'not given',
    groups: [
      {
        label: 'Transport',
        choices: [{ id: 'any', label: 'Any', hint: 'its own rules are not applied' }, ...TRANSPORTS],
      },
    ],
    onPick: (id) => overrule({ transport: TRANSPORTS.find((one) => one.id === id)?.id ?? null }),
  };
}
