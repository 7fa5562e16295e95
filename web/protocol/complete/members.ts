/** Member names, each with a suitable value. */
import type { JsonValue } from '../json/types.ts';
import type { EnvelopeMember } from '../model/define.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { Line } from '../session/preview-types.ts';
import type { Completion } from '../place-types.ts';
import {
  draftOf,
  errorDraft,
  metaDraft,
  metaKeysOn,
  metaValue,
  paramsDraft,
  resultDraft,
  type MetaPlace,
} from './draft.ts';
import { argumentLines, argumentValue } from './shown.ts';
import { awaitedType, idFor, linesThere, membersThere, type Site } from './site.ts';
import { escaped, snippetOf, Stops } from './snippet.ts';

/** The members that can be added to the object at the caret: required members first, `_meta` last. */
export function memberItems(site: Site): Completion[] {
  const there = membersThere(site);
  const lines = [...linesThere(site), ...others(site, there), ...argumentLines(site)];
  const seen = new Set(there);
  return lines.flatMap((line, index) => {
    if (seen.has(line.name) || line.need === 'not defined' || line.need === 'item') return [];
    seen.add(line.name);
    return [itemOf(site, line, index)];
  });
}

/** A message without a kind may become any kind; one with a method may need an id. */
function others({ model, path, message }: Site, there: ReadonlySet<string>): Line[] {
  if (path.length > 0 || there.has('result') || there.has('error')) return [];
  if (there.has('method')) {
    const method = get(message, 'method');
    const row = typeof method === 'string' ? model.methods.get(method) : undefined;
    return row?.kind === 'notification' ? [] : envelopeLines(model.envelope.request, row ? 'required' : 'optional');
  }
  return envelopeLines([...model.envelope.response, ...model.envelope.error], 'optional');
}

function envelopeLines(members: readonly EnvelopeMember[], need: 'required' | 'optional'): Line[] {
  return members.flatMap((member) =>
    member.need === 'required' ? [{ ...member, step: member.name, need, inside: null }] : [],
  );
}

function itemOf(site: Site, line: Line, index: number): Completion {
  const { cursor, next } = site;
  const { name } = line;
  const group = name === '_meta' && line.need !== 'required' ? 2 : line.need === 'required' ? 0 : 1;
  const named = escaped(JSON.stringify(name));
  const value = next === ':' ? null : valueFor(site, line);
  const comma = next !== '' && !/[,:}\]]/.test(next) ? ',' : '';
  const item: Completion = {
    label: name,
    kind: 'member',
    detail: line.need,
    documentation: [line.says, line.since ? `${capital(line.since)}.` : ''].filter(Boolean).join(' '),
    insert: value === null ? named : `${named}: ${value.text}${comma}`,
    replace: cursor.token,
    sort: `${group}${String(index).padStart(4, '0')}`,
  };
  if (cursor.bare !== null) item.also = { start: cursor.bare, end: cursor.bare, text: ',' };
  if (value?.goesOn) item.goesOn = true;
  return item;
}

/** Capitalizes the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value to insert, a closed set of choices, or `choose`: the editor opens the completions again. */
type Made = { value: JsonValue } | { choices: readonly string[] } | 'choose';

function valueFor(site: Site, line: Line): { text: string; goesOn: boolean } {
  const made = special(site, line) ?? typedValue(site, line);
  if (made === 'choose') return { text: `"${new Stops().empty()}"`, goesOn: true };
  if ('choices' in made) return { text: `"${new Stops().choosing(made.choices)}"`, goesOn: false };
  return { text: snippetOf(made.value, new Stops(), 'line', line.name), goesOn: false };
}

function typedValue(site: Site, { name, inside }: Line): Made {
  const known = inside?.known;
  const [branch] = known?.branches ?? [];
  const [only, ...rest] = known?.values ?? [];
  if (known && rest.length > 0) return { choices: known.values };
  return { value: only ?? (branch ? draftOf(branch, site, name) : {}) };
}

/** Values that do not depend on a type. */
function special(site: Site, { name }: Line): Made | null {
  const { path, message, model } = site;
  if (path.length === 0) return ofEnvelope(site, name);
  const [part, second] = path;
  if (part === 'error' && path.length === 1) return ofError(site, name);
  if (part !== 'params' && part !== 'result') return null;
  const on: MetaPlace = part === 'result' ? 'result' : Object.hasOwn(message, 'id') ? 'request' : 'notification';
  if (path.length === 1 && name === '_meta') return { value: metaDraft(on, site) };
  if (path.length === 1 && name === 'resultType') {
    return { choices: model.resultTypes };
  }
  if (path.length === 2 && second === '_meta') {
    const key = metaKeysOn(model, on).find((one) => one.key === name);
    if (!key) return null;
    return key.value === 'log level' ? { choices: model.logLevels } : { value: metaValue(key, site) };
  }
  return argumentValue(site, name);
}

function ofEnvelope(site: Site, name: string): Made | null {
  const { message, model } = site;
  const answers = Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error');
  const method = get(message, 'method');
  const row = typeof method === 'string' ? model.methods.get(method) : undefined;
  if (name === 'jsonrpc') return { value: '2.0' };
  if (name === 'id') return { value: idFor(site, answers) };
  if (name === 'method') return 'choose';
  if (name === 'params') return { value: row ? (paramsDraft(row, site) ?? {}) : {} };
  if (name === 'error') return { value: get(errorDraft(GENERAL, 1, site), 'error') ?? {} };
  const type = name === 'result' ? awaitedType(site) : null;
  return type === null ? null : { value: resultDraft(type, get(message, 'id') ?? 1, site) };
}

const GENERAL = { code: -32603, name: 'Internal error', says: '' };

function ofError(site: Site, name: string): Made | null {
  const code = get(objectAt(site.message, 'error'), 'code');
  const known = typeof code === 'number' ? site.model.errorCodes.get(code) : undefined;
  const whole = get(errorDraft(known ?? GENERAL, 1, site), 'error');
  const value = isObject(whole) ? get(whole, name) : undefined;
  return value === undefined ? null : { value };
}
