/** What hosts do with the text, and the sizes of its tools, prepared for display. Loaded on first use. */
import { judgeByHosts, sizesIn, tokenAssumption } from '../../protocol/host-check.ts';
import type { LineIndex } from '../../protocol/json/lines.ts';
import type { Checker } from '../../protocol/report/checker.ts';
import type { Prepared } from '../../protocol/report/phases.ts';
import { shownFinding } from './shown.ts';
import type { HostsShown } from './types.ts';

/** No more findings, lists and tools are shown. */
const MAX_FINDINGS = 500;
const MAX_SIZES = 5;
const MAX_TOOLS = 100;

/** The findings about all hosts, and the sizes of the first tool lists. */
export function shownHosts(prepared: Prepared, { shapes }: Checker, today: string, lines: LineIndex): HostsShown {
  const findings = judgeByHosts(prepared, shapes, today).slice(0, MAX_FINDINGS);
  return {
    findings: findings.map(({ finding, entry }) => ({
      ...shownFinding(prepared.text, lines, finding),
      effect: entry?.kind ?? 'quirk',
      seenOn: entry?.seenOn ?? '',
      isDisputed: entry?.disputed !== undefined,
    })),
    sizes: sizesIn(prepared, shapes)
      .slice(0, MAX_SIZES)
      .map(({ tools, limits, ...size }) => ({
        characters: size.characters,
        tokens: size.tokens,
        entry: size.entry,
        count: tools.length,
        tools: tools.slice(0, MAX_TOOLS).map(({ name, characters, tokens, share, span }) => {
          return { name, characters, tokens, share, span };
        }),
        limits: limits.map(({ names, hosts, unit, of, max, value, isExceeded, seenOn, disputed }) => {
          return { names, hosts, unit, of, max, value, isExceeded, seenOn, isDisputed: disputed !== undefined };
        }),
      })),
    assumption: tokenAssumption,
  };
}
