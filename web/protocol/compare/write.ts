/** A comparison as text for a terminal, as JSON for programs, as Markdown for an issue. The page uses the last two. */
import { code, plain, sentence } from '../export/quote.ts';
import { rangeOf } from '../export/json.ts';
import { toJson, type Writable } from '../export/write.ts';
import { LineIndex } from '../json/lines.ts';
import type { Area, ChangePlace, Comparison, Effect, SessionChange } from './types.ts';

/** One of the two texts. */
export interface ComparedText {
  readonly name: string;
  readonly text: string;
}

/** Headings of the areas. */
export const AREA_TITLES: Readonly<Record<Area, string>> = {
  session: 'Sessions',
  revision: 'Revision',
  server: 'Server',
  capabilities: 'Capabilities of the server',
  instructions: 'Instructions',
  tools: 'Tools',
  resources: 'Resources',
  templates: 'Resource templates',
  prompts: 'Prompts',
  skills: 'Skills',
  client: 'Client',
  calls: 'Calls',
  notifications: 'Notifications',
};
/** Names of the effects; empty for changes without one. */
export const EFFECT_TITLES: Readonly<Record<Effect, string>> = {
  breaking: 'breaking for clients',
  'may-break': 'may break clients',
  none: '',
};

/** The number of changes by effect. */
export function countsOf(changes: readonly SessionChange[]): Readonly<Record<Effect, number>> {
  const counts = { breaking: 0, 'may-break': 0, none: 0 };
  for (const { effect } of changes) counts[effect]++;
  return counts;
}

/** “5 differences, 2 breaking for clients, 1 may break clients”. */
export function verdictOf(changes: readonly SessionChange[]): string {
  if (changes.length === 0) return 'no difference';
  const { breaking, 'may-break': may } = countsOf(changes);
  return [
    changes.length === 1 ? '1 difference' : `${changes.length} differences`,
    ...(breaking > 0 ? [`${breaking} breaking for clients`] : []),
    ...(may > 0 ? [`${may} may break clients`] : []),
  ].join(', ');
}

/** The comparison with only its breaking changes. */
export function breakingOnly(comparison: Comparison): Comparison {
  return { ...comparison, changes: comparison.changes.filter(({ effect }) => effect === 'breaking') };
}

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

/** The comparison as text. */
export function comparisonText(comparison: Comparison, a: ComparedText, b: ComparedText): string {
  const { changes, notCompared } = comparison;
  const [linesA, linesB] = [new LineIndex(a.text), new LineIndex(b.text)];
  const out = [`${a.name} (${comparison.a}) → ${b.name} (${comparison.b}): ${verdictOf(changes)}`];
  for (const [area, list] of byArea(changes)) {
    out.push('', AREA_TITLES[area]);
    for (const change of list) {
      const { kind, name, says, effect, because, session } = change;
      const place = placeText(change, linesA, linesB);
      const mark = effect === 'none' ? '' : ` [${EFFECT_TITLES[effect]}]`;
      const who = [session, name].filter((part) => part !== '').join(': ');
      out.push(`  ${SIGNS[kind]} ${who === '' ? '' : `${flat(who)}: `}${flat(says)}${mark}${place}`);
      if (because !== null) out.push(`      ${flat(because)}`);
    }
  }
  if (notCompared.length > 0) out.push('', 'Not compared');
  for (const { what, because } of notCompared) out.push(`  ${flat(what)}. ${flat(because)}`);
  return `${out.join('\n')}\n`;
}

/** Text of the messages on one line, without characters that control a terminal. */
function flat(text: string): string {
  // Besides line ends, everything that could move the cursor or change colors.
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');
}

function byArea(changes: readonly SessionChange[]): Map<Area, SessionChange[]> {
  const map = new Map<Area, SessionChange[]>();
  for (const change of changes) map.set(change.area, [...(map.get(change.area) ?? []), change]);
  return map;
}

function placeText({ a, b }: SessionChange, linesA: LineIndex, linesB: LineIndex): string {
  const line = (place: ChangePlace | null, lines: LineIndex): string =>
    place === null ? '' : String(lines.at(place.span.start).line);
  const [one, other] = [line(a, linesA), line(b, linesB)];
  if (one === '' && other === '') return '';
  return ` (line ${[one, other].map((at) => at || '–').join(' → ')})`;
}

/** The comparison as one JSON object on one line. Lines and columns count from 1, ends are exclusive. */
export function comparisonJson(comparison: Comparison, a: ComparedText, b: ComparedText): string {
  const { changes, notCompared } = comparison;
  const [linesA, linesB] = [new LineIndex(a.text), new LineIndex(b.text)];
  const { breaking, 'may-break': may } = countsOf(changes);
  const place = (at: ChangePlace | null, lines: LineIndex): Writable =>
    at && { messageIndex: at.entry, range: rangeOf(lines, at.span) };
  return `${toJson({
    a: { name: a.name, contains: comparison.a },
    b: { name: b.name, contains: comparison.b },
    same: changes.length === 0,
    summary: { differences: changes.length, breaking, mayBreak: may },
    differences: changes.map((change) => ({
      kind: change.kind,
      area: change.area,
      session: change.session === '' ? undefined : change.session,
      name: change.name,
      pointer: change.pointer,
      message: change.says,
      effect: change.effect,
      because: change.because ?? undefined,
      before: change.before,
      after: change.after,
      a: place(change.a, linesA),
      b: place(change.b, linesB),
    })),
    notCompared: notCompared.map(({ what, because }) => ({ what, because })),
  })}\n`;
}

/** The comparison as Markdown. Nothing from the texts is interpreted as Markdown. */
export function comparisonMarkdown(comparison: Comparison, a: ComparedText, b: ComparedText): string {
  const { changes, notCompared } = comparison;
  const verdict = verdictOf(changes);
  const out = [
    `# ${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}`,
    '',
    `${code(a.name)} (${plain(comparison.a)}) → ${code(b.name)} (${plain(comparison.b)})`,
  ];
  for (const [area, list] of byArea(changes)) {
    out.push('', `## ${AREA_TITLES[area]}`, '');
    for (const { kind, name, says, effect, because, session } of list) {
      const mark = effect === 'none' ? '' : `**${EFFECT_TITLES[effect]}**: `;
      const who = [session, name].filter((part) => part !== '').map((part) => code(part));
      const subject = who.length === 0 ? '' : `${who.join(', ')}: `;
      const reason = because === null ? '' : ` ${sentence(because)}`;
      out.push(`- ${kind}, ${mark}${subject}${sentence(says)}${reason}`);
    }
  }
  if (notCompared.length > 0) out.push('', '## Not compared', '');
  for (const { what, because } of notCompared) out.push(`- ${plain(what)}. ${sentence(because)}`);
  return `${out.join('\n')}\n`;
}
