/** What both sides declare compared: the revision, the server, its capabilities and instructions, the client. */
import { code, listed, named } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import type { Add } from './gather.ts';
import { exactly } from './meaning.ts';
import type { Offer, Placed } from './offer.ts';
import type { Effect } from './types.ts';

/** Adds the changes of everything that is declared once. */
export function compareDeclared(a: Offer, b: Offer, add: Add): void {
  revisions(a, b, add);
  program('server', a.server, b.server, add);
  capabilities('capabilities', a.capabilities, b.capabilities, add);
  texts(a, b, add);
  program('client', a.client, b.client, add);
  capabilities('client', a.clientCapabilities, b.clientCapabilities, add);
}

function revisions(a: Offer, b: Offer, add: Add): void {
  const both = placesOf(a.revision, b.revision);
  if (a.revision && b.revision && a.revision.value !== b.revision.value) {
    const [before, after] = [a.revision.value, b.revision.value];
    const [was, is] = [modelOf(before).era, modelOf(after).era];
    const because =
      was !== is
        ? is === 'stateless'
          ? 'Clients that begin with `initialize` only work if the server still answers it.'
          : 'Clients that send no `initialize` only work if the server still answers them.'
        : after < before
          ? 'Features of the newer revision can no longer be used.'
          : 'Older clients only work if the server still agrees on their revision.';
    const says = `The session is in MCP ${after} instead of MCP ${before}.`;
    add({ kind: 'changed', area: 'revision', name: '', pointer: '', says, effect: 'may-break', because, ...both });
  }
  if (!a.supported || !b.supported) return;
  const [left, right] = [a.supported.value.map(String), b.supported.value.map(String)];
  const [gone, fresh] = [left.filter((one) => !right.includes(one)), right.filter((one) => !left.includes(one))];
  const places = placesOf(a.supported, b.supported);
  const base = { area: 'revision', name: '', pointer: '/supportedVersions', ...places } as const;
  if (gone.length > 0) {
    const because = 'Clients that know no other revision cannot use the server any more.';
    add({
      ...base,
      kind: 'removed',
      says: `The server no longer supports ${listed(gone)}.`,
      effect: 'breaking',
      because,
    });
  }
  if (fresh.length > 0)
    add({ ...base, kind: 'added', says: `The server also supports ${listed(fresh)}.`, effect: 'none', because: null });
}

function placesOf(a: Placed<unknown> | undefined, b: Placed<unknown> | undefined) {
  return { a: a?.spot ?? null, b: b?.spot ?? null };
}

/** Name, version and the rest of what a program says about itself. */
function program(
  area: 'server' | 'client',
  a: Placed<JsonObject> | undefined,
  b: Placed<JsonObject> | undefined,
  add: Add,
): void {
  if (!a || !b) return;
  const title = area === 'server' ? 'the server' : 'the client';
  for (const name of new Set([...Object.keys(a.value), ...Object.keys(b.value)])) {
    const [before, after] = [get(a.value, name), get(b.value, name)];
    if (exactly(before) === exactly(after)) continue;
    const says =
      before === undefined
        ? `The member ${named(name)} of ${title} is new.`
        : after === undefined
          ? `The member ${named(name)} of ${title} is removed.`
          : `The ${named(name)} of ${title} is ${code(after, 60)} instead of ${code(before, 60)}.`;
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    add({ kind, area, name: '', pointer: pointerOf([name]), says, effect: 'none', because: null, ...placesOf(a, b) });
  }
}

/** Capabilities whose absence only means that no notifications arrive. */
const NOTIFIES = new Set(['listChanged', 'subscribe']);

function capabilities(
  area: 'capabilities' | 'client',
  a: Placed<JsonObject> | undefined,
  b: Placed<JsonObject> | undefined,
  add: Add,
): void {
  if (!a || !b) return;
  const places = placesOf(a, b);
  const walk = (one: JsonObject, other: JsonObject, path: readonly string[]): void => {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [before, after] = [declared(get(one, key)), declared(get(other, key))];
      const own = [...path, key];
      const name = own.join('.');
      const base = { area, name: area === 'client' ? '' : name, pointer: pointerOf(own), ...places } as const;
      const whose = area === 'client' ? 'The client' : 'The server';
      if (before === undefined && after !== undefined)
        add({
          ...base,
          kind: 'added',
          says: `${whose} declares the capability ${named(name)} now.`,
          effect: 'none',
          because: null,
        });
      else if (before !== undefined && after === undefined) {
        const says = `${whose} no longer declares the capability ${named(name)}.`;
        add({ ...base, kind: 'removed', says, ...lossOf(area, own) });
      } else if (isObject(before) && isObject(after)) walk(before, after, own);
      else if (exactly(before) !== exactly(after)) {
        const says = `The capability ${named(name)} is ${code(after ?? null, 60)} instead of ${code(before ?? null, 60)}.`;
        add({
          ...base,
          kind: 'changed',
          says,
          effect: 'may-break',
          because: 'It depends on what the capability means.',
        });
      }
    }
  };
  walk(a.value, b.value, []);
}

/** A capability that is false or null is not declared. */
function declared(value: JsonValue | undefined): JsonValue | undefined {
  return value === false || value === null ? undefined : value;
}

function lossOf(area: 'capabilities' | 'client', path: readonly string[]): { effect: Effect; because: string | null } {
  if (area === 'client') return { effect: 'none', because: 'The server can no longer request this from the client.' };
  const [first = '', ...more] = path;
  const last = more.at(-1) ?? first;
  if (NOTIFIES.has(last) && last === 'listChanged')
    return { effect: 'may-break', because: 'Clients that rely on notifications of changes receive none.' };
  if (NOTIFIES.has(last)) return { effect: 'breaking', because: 'Requests to subscribe are rejected.' };
  if (first === 'experimental' || first === 'extensions')
    return { effect: 'may-break', because: 'Clients that use the extension have to do without it.' };
  if (more.length > 0) return { effect: 'may-break', because: 'Clients that use this part have to do without it.' };
  return { effect: 'breaking', because: 'Requests that need the capability are rejected.' };
}

function texts(a: Offer, b: Offer, add: Add): void {
  const [one, other] = [a.instructions, b.instructions];
  if (!one || !other || one.value === other.value) return;
  const [before, after] = [one.value, other.value];
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  const says = {
    added: 'The server has instructions now.',
    removed: 'The server no longer has instructions.',
    changed: 'The instructions of the server differ.',
  }[kind];
  add({
    kind,
    area: 'instructions',
    name: '',
    pointer: '',
    says,
    effect: 'none',
    because: 'Models that read them may behave differently.',
    ...(before === null ? {} : { before }),
    ...(after === null ? {} : { after }),
    ...placesOf(one, other),
  });
}
