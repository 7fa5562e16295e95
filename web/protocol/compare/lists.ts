/** The lists of both offers compared by the keys of their items; their order does not count. */
import { named } from '../json/describe.ts';
import type { Gather } from './gather.ts';
import { hasSameArguments, itemChanges } from './items.ts';
import { LIST_NAMES, LISTS, type Listing, type ListName, type Offer } from './offer.ts';

const THINGS: Readonly<Record<ListName, { one: string; many: string; use: string }>> = {
  tools: { one: 'tool', many: 'Tools', use: 'Calls of it are rejected.' },
  resources: { one: 'resource', many: 'Resources', use: 'It may no longer be readable.' },
  templates: {
    one: 'resource template',
    many: 'Resource templates',
    use: 'Resources of this form may no longer be readable.',
  },
  prompts: { one: 'prompt', many: 'Prompts', use: 'Requests for it are rejected.' },
  skills: { one: 'skill', many: 'Skills', use: 'Agents can no longer load it.' },
};

/** Adds the changes of all lists that both sides show, and what only one of them shows. */
export function compareLists(a: Offer, b: Offer, gather: Gather): void {
  for (const name of LIST_NAMES) {
    const [one, other] = [a.lists[name], b.lists[name]];
    if (one && other) compareList(name, one, other, gather);
    else if (one || other) {
      const side = one ? 'second' : 'first';
      gather.missing(THINGS[name].many, `The ${side} text has no result of \`${LISTS[name].method}\`.`);
    }
  }
}

function compareList(list: ListName, a: Listing, b: Listing, gather: Gather): void {
  const { one, many, use } = THINGS[list];
  for (const [key, before] of a.items) {
    const after = b.items.get(key);
    const places = { a: before.spot, b: after?.spot ?? null };
    const base = { area: list, name: key, ...places } as const;
    if (after) for (const change of itemChanges(list, before.value, after.value)) gather.add({ ...base, ...change });
    else if (b.complete) {
      const says = `The ${one} ${named(key)} is removed.`;
      const effect = list === 'resources' ? 'may-break' : 'breaking';
      gather.add({ ...base, kind: 'removed', pointer: '', says, effect, because: use });
    }
  }
  for (const [key, after] of b.items) {
    if (a.items.has(key) || !a.complete) continue;
    const former = list === 'tools' ? formerName(key, a, b) : null;
    const because =
      former === null ? null : `It has the same arguments as ${named(former)}, so it may be its new name.`;
    const says = `The ${one} ${named(key)} is new.`;
    gather.add({
      area: list,
      name: key,
      kind: 'added',
      pointer: '',
      says,
      effect: 'none',
      because,
      a: null,
      b: after.spot,
    });
  }
  if (!a.complete || !b.complete) {
    const side = a.complete ? 'second' : b.complete ? 'first' : null;
    const where = side === null ? 'Both texts lack' : `The ${side} text lacks`;
    gather.missing(`${many} that only one text lists`, `${where} the last page of \`${LISTS[list].method}\`.`);
  }
}

/** The removed tool with the same arguments, if there is exactly one. */
function formerName(key: string, a: Listing, b: Listing): string | null {
  const fresh = b.items.get(key);
  if (!fresh) return null;
  const found = [...a.items].filter(([name, { value }]) => !b.items.has(name) && hasSameArguments(value, fresh.value));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
