/** Turns findings about several messages into diagnostics with positions; findings of an earlier phase suppress them. */
import { planEdits } from '../../json/edits.ts';
import { isHole, isIncomplete, locate, spanOf } from '../../json/locate.ts';
import { pointerOf } from '../../json/pointer.ts';
import type { Path } from '../../json/plan.ts';
import type { LedgerEntry } from '../../model/define.ts';
import type { Diagnostic, RelatedPlace } from '../../types.ts';
import type { Judged } from '../../session/judged.ts';
import { diagnosed } from '../run.ts';
import type { Ref } from '../../session/call.ts';
import type { Found } from './run.ts';

/** The context that turns a finding into a diagnostic. */
export interface Realising {
  readonly text: string;
  /** The ledger of the session's revision. */
  ledger(id: string): LedgerEntry | undefined;
  judged(entry: number): Judged | null;
  /** The findings of earlier phases in an entry. */
  before(entry: number): readonly Diagnostic[];
}

/** The diagnostic of a finding; null if an earlier one covers it, or if the text does not show enough. */
export function realise(found: Found, about: Realising): Diagnostic | null {
  const listed = about.ledger(found.requirement);
  const entry = about.judged(found.at.entry);
  if (!listed || !entry) return null;
  const path = pathOf(found.at, found.path);
  const mark = found.mark ?? 'value';
  const root = entry.tree();
  if (root && (isHole(root, path) || (mark === 'missing' && (entry.damaged || isIncomplete(root, path))))) return null;
  if (entry.damaged && listed.level === 'INFO') return null;
  if (isReported(found, path, about.before(found.at.entry))) return null;
  const span = root ? spanOf(about.text, root, path, mark) : { start: 0, end: 0 };
  if (entry.doubts.some(({ start, end }) => start < span.end && span.start < end && path.length > 0)) return null;
  const { rule, why = rule.why, what, fix, mild = false } = found;
  const { title, note } = found.title === undefined ? rule : { title: found.title, note: found.note };
  const base = found.at.item === null ? [] : [found.at.item];
  const node = root && fix && entry.fixable !== false ? (locate(root, base)?.node ?? null) : null;
  const edits = fix && node ? planEdits(about.text, node, fix) : null;
  return {
    ...diagnosed(
      { id: rule.id, class: found.class ?? rule.class },
      { title, note, what, why, mild },
      listed,
      found.at.entry,
      path,
    ),
    span,
    related: (found.ties ?? []).flatMap(({ at, path: to }) => relatedAt(at, to, about) ?? []),
    ...(fix && edits ? { fix: { says: fix.says, safety: fix.safety, edits } } : {}),
  };
}

function pathOf({ item }: Ref, path: Path = []): Path {
  return item === null ? path : [item, ...path];
}

function relatedAt(at: Ref, path: Path | undefined, about: Realising): RelatedPlace | null {
  const entry = about.judged(at.entry);
  const root = entry?.tree();
  if (!entry || !root) return null;
  const whole = pathOf(at, path);
  return { entry: at.entry, pointer: pointerOf(whole), span: spanOf(about.text, root, whole, 'value') };
}

/** The findings about the message itself that a finding replaces. */
export function reportedBetter({ instead = [], at }: Found, { before }: Realising): readonly Diagnostic[] {
  const item = at.item === null ? '' : `/${at.item}`;
  return before(at.entry).filter(
    ({ requirement, pointer }) =>
      requirement !== null && instead.includes(requirement) && (item === '' || isBelow(pointer, item)),
  );
}

function isBelow(pointer: string, item: string): boolean {
  return pointer === item || pointer.startsWith(`${item}/`);
}

/** One cause, one diagnostic. */
function isReported(
  { requirement, unless = [], instead = [], at }: Found,
  path: Path,
  before: readonly Diagnostic[],
): boolean {
  const pointer = pointerOf(path);
  const item = at.item === null ? '' : `/${at.item}`;
  return before.some((one) => {
    if (item !== '' && !isBelow(one.pointer, item)) return false;
    if (instead.includes(one.requirement ?? '')) return false;
    if (one.requirement === requirement) return true;
    if (one.severity !== 'info' && pointer !== item && one.pointer === pointer) return true;
    const id = one.requirement ?? one.rule;
    return unless.some((area) => id === area || id.startsWith(`${area}/`));
  });
}
