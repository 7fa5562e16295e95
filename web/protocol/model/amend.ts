/** Builds whole models from the ordered amendments: each folder contains only what its revision adds, changes and drops. */
import { placeTitle } from './places.ts';
import { spellOf } from './spell.ts';
import { titleOf } from './titles.ts';
import { nextListings, type LedgerSteps, type Listings } from './ledger.ts';
import type { RevisionId } from '../types.ts';
import type {
  EnvelopeMember,
  ErrorBand,
  ErrorCode,
  ForeignCode,
  ForeignMethod,
  LedgerEntry,
  McpEra,
  MetaKey,
  Method,
  RevisionModel,
} from './define.ts';

/** Why a method is missing in a revision: the ledger entry, and what to use instead. */
export interface Absence {
  requirement: string;
  hint?: string;
  instead?: string;
}
/** Why a code is foreign to a revision. */
export interface CodeAbsence {
  requirement: string;
  hint?: string;
  instead?: number;
}
/** The four kinds of message that have an envelope. */
export type EnvelopeKind = keyof RevisionModel['envelope'];

/** Additions, changes and removals for a table of keyed entries. */
export interface TableChange<T, K extends string | number, Gone> {
  added?: readonly T[];
  changed?: Readonly<Partial<Record<K, Partial<T>>>>;
  dropped?: Readonly<Partial<Record<K, Gone>>>;
}

/** One revision, expressed as a change to the previous one. The first is a change to nothing. */
export interface Amendment {
  id: RevisionId;
  era: RevisionModel['era'];
  /** The base URL of the paths in `places`. */
  root: string;
  /** Paths of clauses below the root, by our own keys; a revision that only moves a page overrides its key here. */
  places: Readonly<Record<string, string>>;
  methods?: TableChange<Method, string, Absence> & {
    /** Why the methods that this revision introduces are missing in earlier ones. */
    before?: Readonly<Record<string, Absence>>;
  };
  inputRequests?: readonly Method[];
  errorCodes?: TableChange<ErrorCode, number, CodeAbsence> & {
    before?: Readonly<Record<number, CodeAbsence>>;
  };
  errorBands?: readonly ErrorBand[];
  metaKeys?: TableChange<MetaKey, string, true>;
  /** Rules for `_meta` keys, since this revision. */
  meta?: { names: 'free' | 'checked'; reserved: RegExp | null };
  resultTypes?: readonly string[];
  extensionResultTypes?: Readonly<Record<string, string>>;
  logLevels?: readonly string[];
  batches?: RevisionModel['batches'];
  params?: RevisionModel['params'];
  results?: RevisionModel['results'];
  errorId?: RevisionModel['errorId'];
  /** The order of members in examples, since this revision. */
  order?: readonly string[];
  /** Members by kind; a member with a known name is replaced. */
  envelope?: Readonly<Partial<Record<EnvelopeKind, readonly EnvelopeMember[]>>>;
  errorObject?: readonly EnvelopeMember[];
}

/** A whole revision before the other revisions are known, with the data that the next amendment builds on. */
interface Built {
  amendment: Amendment;
  places: Readonly<Record<string, string>>;
  listings: Listings;
  model: RevisionModel;
}

/** Applies a change to a table. Changes to unknown keys are ignored; the test of the model reports such keys. */
function amendTable<T extends object, K extends string | number, Gone>(
  before: ReadonlyMap<K, T>,
  change: TableChange<T, K, Gone> | undefined,
  keyOf: (row: T) => K,
): Map<K, T> {
  const table = new Map<K, T>();
  for (const [key, row] of before) {
    if (change?.dropped && Object.hasOwn(change.dropped, key)) continue;
    const changed: Partial<T> | undefined = change?.changed?.[key];
    table.set(key, changed ? Object.freeze({ ...row, ...changed }) : row);
  }
  for (const row of change?.added ?? []) table.set(keyOf(row), Object.freeze(row));
  return table;
}

function wholeLedger(built: Pick<Built, 'amendment' | 'places' | 'listings'>): Map<string, LedgerEntry> {
  const ledger = new Map<string, LedgerEntry>();
  for (const [id, [level, clause]] of built.listings) {
    const path = built.places[clause] ?? clause;
    ledger.set(id, Object.freeze({ id, level, url: built.amendment.root + path, place: placeTitle(path) }));
  }
  return ledger;
}

function amendMembers(
  before: readonly EnvelopeMember[],
  change: readonly EnvelopeMember[] | undefined,
  order: readonly string[] = [],
): readonly EnvelopeMember[] {
  const table = new Map(before.map((member) => [member.name, member]));
  for (const member of change ?? []) table.set(member.name, Object.freeze(member));
  return Object.freeze([...table.values()].toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)));
}

function amendOne(before: Built | null, amendment: Amendment, steps: LedgerSteps): Built {
  const old = before?.model;
  const places = { ...before?.places, ...amendment.places };
  const listings = nextListings(before?.listings ?? new Map(), steps[amendment.id]);
  const members = (kind: EnvelopeKind) =>
    amendMembers(old?.envelope[kind] ?? [], amendment.envelope?.[kind], amendment.order);
  const model: RevisionModel = {
    id: amendment.id,
    title: titleOf(amendment.id),
    era: amendment.era,
    methods: amendTable(old?.methods ?? new Map(), amendment.methods, (row) => row.name),
    inputRequests: amendment.inputRequests
      ? new Map(amendment.inputRequests.map((row) => [row.name, row]))
      : (old?.inputRequests ?? new Map()),
    foreign: new Map(),
    errorCodes: amendTable(old?.errorCodes ?? new Map(), amendment.errorCodes, (row) => row.code),
    foreignCodes: new Map(),
    errorBands: amendment.errorBands ?? old?.errorBands ?? [],
    metaKeys: amendTable(old?.metaKeys ?? new Map(), amendment.metaKeys, (row) => row.key),
    meta: {
      ...(amendment.meta ?? old?.meta ?? { names: 'free', reserved: null }),
      reservedElsewhere: [],
    },
    resultTypes: amendment.resultTypes ?? old?.resultTypes ?? [],
    extensionResultTypes: amendment.extensionResultTypes
      ? new Map(Object.entries(amendment.extensionResultTypes))
      : (old?.extensionResultTypes ?? new Map()),
    logLevels: amendment.logLevels ?? old?.logLevels ?? [],
    batches: amendment.batches ?? old?.batches ?? 'allowed',
    params: amendment.params ?? old?.params ?? 'structured',
    results: amendment.results ?? old?.results ?? 'any',
    errorId: amendment.errorId ?? old?.errorId ?? 'nullable',
    published: new Map(),
    ledger: wholeLedger({ amendment, places, listings }),
    envelope: Object.freeze({
      request: members('request'),
      notification: members('notification'),
      response: members('response'),
      error: members('error'),
    }),
    errorObject: amendMembers(old?.errorObject ?? [], amendment.errorObject),
  };
  return { amendment, places, listings, model };
}

/**
 * Everything that other revisions define and revision `at` does not: from `before` of later ones and `dropped` of earlier ones.
 */
function strangers<K extends string | number, T, A extends { hint?: string }>(
  all: readonly Built[],
  at: number,
  tableOf: (model: RevisionModel) => ReadonlyMap<K, T>,
  changeOf: (amendment: Amendment) => (TableChange<T, K, A> & { before?: Readonly<Partial<Record<K, A>>> }) | undefined,
): Map<K, { absence: A; row: T; says: string }> {
  const found = new Map<K, { absence: A; row: T; says: string }>();
  const own = all[at];
  if (!own) return found;
  const ids = all.map((built) => built.model.id);
  for (const { model } of all) {
    for (const [key, row] of tableOf(model)) {
      if (found.has(key) || tableOf(own.model).has(key)) continue;
      const having = all.filter((built) => tableOf(built.model).has(key)).map((built) => built.model.id);
      const later = all.slice(at + 1).map((built) => changeOf(built.amendment)?.before?.[key]);
      const earlier = all.slice(0, at + 1).map((built) => changeOf(built.amendment)?.dropped?.[key]);
      const absence = earlier.findLast((gone) => gone !== undefined) ?? later.find((gone) => gone !== undefined);
      if (absence) {
        found.set(key, {
          absence,
          row,
          says: `exists ${spellOf(having, ids)}${absence.hint ? `; ${absence.hint}` : ''}.`,
        });
      }
    }
  }
  return found;
}

function foreignMethods(all: readonly Built[], at: number): Map<string, ForeignMethod> {
  const table = new Map<string, ForeignMethod>();
  const gone = strangers<string, Method, Absence>(
    all,
    at,
    (model) => model.methods,
    (amendment) => amendment.methods,
  );
  for (const [name, { absence, says }] of gone) {
    const entry: ForeignMethod = { requirement: absence.requirement, says: `\`${name}\` ${says}` };
    const { instead } = absence;
    const here = instead !== undefined && all[at]?.model.methods.has(instead);
    table.set(name, Object.freeze(here ? { ...entry, instead } : entry));
  }
  return table;
}

function foreignCodes(all: readonly Built[], at: number): Map<number, ForeignCode> {
  const table = new Map<number, ForeignCode>();
  const gone = strangers<number, ErrorCode, CodeAbsence>(
    all,
    at,
    (model) => model.errorCodes,
    (amendment) => amendment.errorCodes,
  );
  for (const [code, { absence, row, says }] of gone) {
    const entry = { requirement: absence.requirement, name: row.name, says: `${code} (${row.name}) ${says}` };
    table.set(code, Object.freeze(absence.instead === undefined ? entry : { ...entry, instead: absence.instead }));
  }
  return table;
}

/**
 * Builds every revision from the ordered amendments, oldest first, and from the listings of the requirements table. Pure; the
 * result is frozen and shares unchanged parts. A revision of era `json-rpc` defines no methods, so nothing is foreign to it.
 */
export function wholeModels(amendments: readonly Amendment[], steps: LedgerSteps): readonly RevisionModel[] {
  const built: Built[] = [];
  for (const amendment of amendments) built.push(amendOne(built.at(-1) ?? null, amendment, steps));
  const mcp = built.filter(({ model }) => model.era !== 'json-rpc');
  const published = new Map<string, McpEra>(
    mcp.map(({ model }) => [model.id, model.era === 'stateless' ? 'stateless' : 'handshake']),
  );
  const patterns = new Set(mcp.flatMap(({ model }) => model.meta.reserved ?? []));
  const models = built.map(({ model }) => {
    const at = mcp.findIndex((other) => other.model === model);
    const { reserved } = model.meta;
    const reservedElsewhere = reserved ? [...patterns].filter((pattern) => pattern !== reserved) : [];
    return Object.freeze({
      ...model,
      published,
      foreign: foreignMethods(mcp, at),
      foreignCodes: foreignCodes(mcp, at),
      meta: Object.freeze({ ...model.meta, reservedElsewhere }),
    });
  });
  return Object.freeze(models);
}
