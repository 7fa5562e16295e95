/** Differences between two revisions in the parts that carry messages: envelope, methods, error codes, keys of `_meta`. */
import type { EnvelopeMember, ErrorCode, MetaKey, Method, RevisionModel } from '../model/define.ts';
import { listed } from '../json/describe.ts';
import type { Change, Target } from './define.ts';

/** Compares items by key. `describe` returns the differences, one sentence each. */
export function compare<T>(
  before: ReadonlyMap<string | number, T>,
  after: ReadonlyMap<string | number, T>,
  nameOf: (key: string | number, row: T) => Pick<Change, 'name' | 'says'> & { target?: Target },
  describe: (old: T, now: T) => readonly string[],
  gone: (key: string | number, row: T) => string = (key, row) => nameOf(key, row).says,
): Change[] {
  const out: Change[] = [];
  for (const [key, now] of after) {
    const old = before.get(key);
    const details = old === undefined ? [] : describe(old, now);
    if (old === undefined) out.push({ what: 'added', ...nameOf(key, now), details });
    else if (details.length > 0) out.push({ what: 'changed', ...nameOf(key, now), details });
  }
  for (const [key, old] of before) {
    if (!after.has(key)) out.push({ what: 'removed', ...nameOf(key, old), says: gone(key, old), details: [] });
  }
  const rank = { added: 0, changed: 1, removed: 2 };
  return out.toSorted((a, b) => rank[a.what] - rank[b.what]);
}

const DESCRIPTIONS = {
  batches: {
    allowed: 'Several messages may be sent as one array.',
    'not-mentioned': 'Batches are not mentioned, so JSON-RPC’s rules apply: they are allowed.',
    removed: 'Each message is sent alone; an array of messages is an error.',
  },
  params: { object: '`params` is an object.', structured: '`params` is an object or an array.' },
  results: { object: '`result` is an object.', any: '`result` is any value.' },
  errorId: {
    nullable: 'An error response to an unreadable request has `"id": null`.',
    required: 'An error response always has the id of its request.',
    optional: 'An error response to an unreadable request omits `id`.',
  },
  era: {
    'json-rpc': 'No methods and no sessions: only the envelope.',
    handshake: 'A session begins with `initialize`, which negotiates the version and the capabilities.',
    stateless: 'There is no handshake: each request carries the version and the capabilities in `_meta`.',
  },
} as const;
const TITLES = {
  era: 'Start of a session',
  batches: 'Batches',
  params: 'Type of `params`',
  results: 'Type of `result`',
  errorId: '`id` of an error response',
} as const;

/** What a revision defines for the envelope as a whole, one sentence each. */
export function envelopeFacts(model: RevisionModel): readonly { title: string; says: string }[] {
  return [
    { title: TITLES.era, says: DESCRIPTIONS.era[model.era] },
    { title: TITLES.batches, says: DESCRIPTIONS.batches[model.batches] },
    { title: TITLES.params, says: DESCRIPTIONS.params[model.params] },
    { title: TITLES.results, says: DESCRIPTIONS.results[model.results] },
    { title: TITLES.errorId, says: DESCRIPTIONS.errorId[model.errorId] },
  ];
}

/** The envelope as a whole, then its members. */
export function envelopeChanges(before: RevisionModel, after: RevisionModel): Change[] {
  const old = new Map(envelopeFacts(before).map((fact) => [fact.title, fact]));
  const facts = envelopeFacts(after).flatMap(({ title, says }): Change[] => {
    const was = old.get(title)?.says;
    return was === says ? [] : [{ what: 'changed', name: title, says, details: was ? [`Before: ${was}`] : [] }];
  });
  return [
    ...facts,
    ...valueChanges('Values of `resultType`', before.resultTypes, after.resultTypes),
    ...valueChanges('Log levels', before.logLevels, after.logLevels),
    ...(['request', 'notification', 'response', 'error'] as const).flatMap((kind) =>
      memberChanges(kind, before.envelope[kind], after.envelope[kind]),
    ),
  ];
}

function valueChanges(name: string, before: readonly string[], after: readonly string[]): Change[] {
  const came = after.filter((value) => !before.includes(value));
  const went = before.filter((value) => !after.includes(value));
  if (came.length === 0 && went.length === 0) return [];
  const details = [
    ...(came.length > 0 ? [`New: ${listed(came, 'and', 12)}.`] : []),
    ...(went.length > 0 ? [`Removed: ${listed(went, 'and', 12)}.`] : []),
  ];
  const what = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
  return [{ what, name, says: '', details }];
}

function memberChanges(kind: string, before: readonly EnvelopeMember[], after: readonly EnvelopeMember[]): Change[] {
  const byName = (all: readonly EnvelopeMember[]) => new Map(all.map((member) => [member.name, member]));
  return compare(
    byName(before),
    byName(after),
    (name, member) => ({ name: `\`${name}\` of ${/^[aeiou]/u.test(kind) ? 'an' : 'a'} ${kind}`, says: member.says }),
    (old, now) => {
      const details: string[] = [];
      if (old.need !== now.need) details.push(`It was ${old.need}; it is now ${now.need}.`);
      if (old.allowed !== now.allowed && now.allowed !== undefined)
        details.push(`Allowed: ${now.allowed}${old.allowed === undefined ? '' : `; before: ${old.allowed}`}.`);
      return details;
    },
  );
}

const SENDER = { client: 'the client', server: 'the server', both: 'either side' };

/** Methods that were added or removed, or that changed their sender, result or capability. */
export function methodChanges(before: RevisionModel, after: RevisionModel): Change[] {
  return compare(
    before.methods,
    after.methods,
    (key, row) => ({ name: row.name, says: row.says, target: { page: 'methods', id: String(key) } }),
    methodDetails,
    (key, row) => after.foreign.get(String(key))?.says ?? row.says,
  );
}

function methodDetails(old: Method, now: Method): string[] {
  const details: string[] = [];
  const changed = (name: string, was: string | undefined, is: string | undefined): void => {
    if (was === is) return;
    if (is === undefined) details.push(`It no longer specifies ${name} (before: \`${was}\`).`);
    else
      details.push(
        `${name.charAt(0).toUpperCase()}${name.slice(1)} is \`${is}\`${was ? ` (before: \`${was}\`)` : ''}.`,
      );
  };
  if (old.kind !== now.kind) details.push(`It was a ${old.kind} and is now a ${now.kind}.`);
  if (old.sender !== now.sender) details.push(`Sent by ${SENDER[now.sender]} (before: ${SENDER[old.sender]}).`);
  if (old.params !== now.params) details.push(`\`params\` was ${old.params} and is now ${now.params}.`);
  changed('the type', old.type, now.type);
  changed('the result', old.result, now.result);
  changed('the required capability', old.capability, now.capability);
  changed('the receiver’s required capability', old.receiverCapability, now.receiverCapability);
  changed('the extension', old.extension, now.extension);
  changed('the capability for running it as a task', old.asTask, now.asTask);
  if (!old.mayRequestInput && now.mayRequestInput) details.push('The response may request input first.');
  if (old.mayRequestInput && !now.mayRequestInput) details.push('The response can no longer request input.');
  const fresh = (now.otherResults ?? []).filter((name) => !old.otherResults?.includes(name));
  const lost = (old.otherResults ?? []).filter((name) => !now.otherResults?.includes(name));
  if (fresh.length > 0) details.push(`The result may also be ${listed(fresh, 'or')}.`);
  if (lost.length > 0) details.push(`The result is no longer ${listed(lost, 'or')}.`);
  return [...details, ...leaving(old, now)];
}

/** Whether an item became deprecated, or is no longer deprecated. */
function leaving(old: { deprecated?: string }, now: { deprecated?: string }): string[] {
  if (!old.deprecated === !now.deprecated) return [];
  return [now.deprecated ? 'It is deprecated.' : 'It is no longer deprecated.'];
}

/** Error codes that were added or removed, or whose meaning changed. */
export function errorChanges(before: RevisionModel, after: RevisionModel): Change[] {
  return compare<ErrorCode>(
    before.errorCodes,
    after.errorCodes,
    (code, row) => ({ name: `${code} ${row.name}`, says: row.says, target: { page: 'errors', id: String(code) } }),
    (old, now) => [
      ...(old.name === now.name ? [] : [`Its previous name was ${old.name}.`]),
      ...(old.says === now.says ? [] : [`Previous wording: ${old.says}`]),
    ],
    (code, row) => after.foreignCodes.get(Number(code))?.says ?? row.says,
  );
}

/** Keys of `_meta` that were added or removed, or whose use changed. */
export function metaChanges(before: RevisionModel, after: RevisionModel): Change[] {
  return compare<MetaKey>(
    before.metaKeys,
    after.metaKeys,
    (key, row) => ({ name: String(key), says: row.says }),
    (old, now) => [
      ...(old.need === now.need ? [] : [`It was ${old.need}; it is now ${now.need}.`]),
      ...(old.on === now.on ? [] : [`It was used in: ${old.on}; it is now used in: ${now.on}.`]),
      ...(old.value === now.value ? [] : [`Previous value: ${old.value}; now: ${now.value}.`]),
      ...leaving(old, now),
    ],
  );
}
