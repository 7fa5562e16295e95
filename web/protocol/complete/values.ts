/** Values: allowed strings, methods, versions, levels, codes, names from lists in the text, and whole values by type. */
import type { JsonValue } from '../json/types.ts';
import type { Method } from '../model/define.ts';
import { get } from '../json/object.ts';
import { follow, typesOf } from '../schema/follow.ts';
import type { Known } from '../schema/at.ts';
import type { Line } from '../session/preview-types.ts';
import type { Completion } from '../place-types.ts';
import { draftOf, metaKeysOn } from './draft.ts';
import { argumentChoices, argumentValue, shownFor } from './shown.ts';
import { awaitedType, idFor, linesThere, type CompletionContext, type Site } from './site.ts';
import { escaped, snippetOf, Stops } from './snippet.ts';

/** One value offered. */
interface Offer {
  label: string;
  insert: string;
  kind?: Completion['kind'];
  detail?: string;
  says?: string;
}

/** The values allowed at the caret. */
export function valueItems(site: Site): Completion[] {
  const { cursor, path, next } = site;
  const step = path.at(-1);
  const line = step === undefined ? undefined : linesThere(site, step)[0];
  const comma = next !== '' && !/[,:}\]]/.test(next) ? ',' : '';
  const seen = new Set<string>();
  return offersFor(site, line).flatMap((offer, index) => {
    if (seen.has(offer.label)) return [];
    seen.add(offer.label);
    return [
      {
        label: offer.label,
        kind: offer.kind ?? 'value',
        detail: offer.detail ?? '',
        documentation: offer.says ?? line?.says ?? '',
        insert: offer.insert + comma,
        replace: cursor.token,
        sort: String(index).padStart(5, '0'),
      },
    ];
  });
}

function text(value: string, more: Omit<Offer, 'label' | 'insert'> = {}): Offer {
  return { label: value, insert: escaped(JSON.stringify(value)), ...more };
}

function plain(value: JsonValue, more: Omit<Offer, 'label' | 'insert'> = {}): Offer {
  return { label: JSON.stringify(value), insert: escaped(JSON.stringify(value)), ...more };
}

function offersFor(site: Site, line: Line | undefined): Offer[] {
  const { path, model } = site;
  const [part, second, third] = path;
  const name = path.at(-1);
  if (path.length === 1) {
    if (part === 'jsonrpc') return [text('2.0')];
    if (part === 'id') return [plain(idFor(site, Object.hasOwn(site.message, 'result')))];
    if (part === 'method') return methodOffers(site);
    if (part === 'result' && !line?.inside?.known) return awaitedOffers(site);
  }
  if (part === 'error' && path.length === 2 && second === 'code') {
    return [...model.errorCodes.values()].map(({ code, name: title, says }) => plain(code, { detail: title, says }));
  }
  if (part === 'error' && path.length === 2 && second === 'message') return wordingOffers(site);
  if (name === 'protocolVersion' || name === 'io.modelcontextprotocol/protocolVersion') return versionOffers(site);
  if (path.at(-2) === 'supportedVersions') return versionOffers(site);
  if (part === 'result' && path.length === 2 && second === 'resultType')
    return model.resultTypes.map((one) => text(one));
  if (part === 'params' && path.length === 2 && typeof second === 'string') {
    const shown = shownFor(site, second);
    if (shown.length > 0) return shown.map(({ name: one, says }) => text(one, { says }));
  }
  if (second === '_meta' && path.length === 3) {
    const key = [...metaKeysOn(model, 'request'), ...metaKeysOn(model, 'result')].find((one) => one.key === third);
    if (key?.value === 'log level') return model.logLevels.map((one) => text(one));
  }
  if (second === 'arguments' && typeof third === 'string' && path.length === 3) {
    const choices = argumentChoices(site, third);
    const value = argumentValue(site, third);
    if (choices.length > 0) return choices.map((one) => text(one));
    if (value) return typeof value.value === 'boolean' ? [plain(true), plain(false)] : [];
  }
  return line?.inside?.known ? typedOffers(line.inside.known, site, line.name) : [];
}

/** Methods of the side and the revision; for a message with an id, requests come first. */
function methodOffers(site: Site): Offer[] {
  const isRequest = Object.hasOwn(site.message, 'id');
  const rows = methodsOf(site).toSorted((a, b) => Number(fits(b, isRequest)) - Number(fits(a, isRequest)));
  return rows.map((row) => text(row.name, { kind: 'method', detail: detailOf(row), says: row.says }));
}

function fits({ kind }: Method, isRequest: boolean): boolean {
  return !isRequest || kind === 'request';
}

/** The methods that a side sends; all methods if the side is unknown. */
export function methodsOf({ model, side }: CompletionContext): Method[] {
  return [...model.methods.values()].filter(({ sender }) => side === null || sender === 'both' || sender === side);
}

/** “request, from the client”. */
export function detailOf({ kind, sender }: Method): string {
  return sender === 'both' ? `${kind}, from either side` : `${kind}, from the ${sender}`;
}

function awaitedOffers(site: Site): Offer[] {
  const type = awaitedType(site);
  const known = type === null ? undefined : site.deep.types.get(type);
  if (type === null || !known) return [];
  return [{ label: type, insert: snippetOf(draftOf({ $ref: type }, site), new Stops()), says: known.description }];
}

function wordingOffers({ message, model }: Site): Offer[] {
  const error = get(message, 'error');
  const code = typeof error === 'object' && error !== null && !Array.isArray(error) ? get(error, 'code') : undefined;
  const known = typeof code === 'number' ? model.errorCodes.get(code) : undefined;
  return known ? [text(known.wording ?? known.name, { says: known.says })] : [];
}

/** The current revision first, then the newest. */
function versionOffers({ model }: CompletionContext): Offer[] {
  const all = [...model.published.keys()].toReversed();
  return [...all.filter((id) => id === model.id), ...all.filter((id) => id !== model.id)].map((id) => text(id));
}

function typedOffers(known: Known, site: Site, name: string): Offer[] {
  if (known.values.length > 0) return known.values.map((value) => text(value));
  return known.branches.flatMap((branch): Offer[] => {
    const at = follow(branch, site.deep);
    const types = typesOf(at);
    if (types.includes('boolean')) return [plain(true), plain(false)];
    if (types.includes('null') && types.length === 1) return [plain(null)];
    if (types.length === 0 || (types.includes('string') && !at.schema.format)) return [];
    const value = draftOf(branch, site, name);
    const label = at.name ?? (Array.isArray(value) ? '[ ]' : typeof value === 'object' ? '{ }' : JSON.stringify(value));
    const says = branch.description ?? at.schema.description;
    return [{ label, insert: snippetOf(value, new Stops(), 'line', name), ...(says === undefined ? {} : { says }) }];
  });
}
