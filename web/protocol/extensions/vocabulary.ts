/**
 * A revision with its extensions: their methods beside its own, and their types where its types have room for them. For completions,
 * hover texts and the anatomy; nothing is judged by it.
 */
import type { Method, RevisionModel } from '../model/define.ts';
import { deepOf, type DeepModel, type NamedType } from '../model/deep.ts';
import { apps } from '../model/extensions/apps.ts';
import type { Extension, ExtensionMethod, Party } from '../model/extensions/define.ts';
import { EXTENSIONS, typesOf } from '../model/extensions/index.ts';
import { modelOf } from '../model/index.ts';
import type { Schema } from '../model/schema.ts';
import { guideOf, type Guide } from '../schema/at.ts';
import type { RevisionId } from '../types.ts';

/** What is known of messages, including those of extensions. */
export interface Vocabulary {
  readonly model: RevisionModel;
  readonly deep: DeepModel;
  readonly guide: Guide;
}

const known = new Map<string, Vocabulary>();

/**
 * The vocabulary of a revision; the same one for the same arguments. `party` is the sender that the text names: a client or a server
 * sends no message of a view’s channel.
 */
export function vocabularyOf(revision: RevisionId, party: Party | null): Vocabulary {
  const key = `${revision} ${party ?? ''}`;
  let made = known.get(key);
  if (!made) known.set(key, (made = makeVocabulary(revision, party)));
  return made;
}

function makeVocabulary(revision: RevisionId, party: Party | null): Vocabulary {
  const core = modelOf(revision);
  const used = EXTENSIONS.filter(({ revisions }) => revisions.includes(revision));
  const deep = deepWith(revision, used);
  const methods = new Map(core.methods);
  for (const extension of used)
    for (const row of extension.methods)
      if (!methods.has(row.name) && isOpenTo(row, party)) methods.set(row.name, methodOf(extension, row));
  return { model: { ...core, methods }, deep, guide: guideOf(deep) };
}

function isOpenTo({ channel, sender }: ExtensionMethod, party: Party | null): boolean {
  if (party === null || sender.includes(party)) return true;
  return channel === 'mcp' && party !== 'client' && party !== 'server';
}

/** A method as the revisions have them. On the channel of a view, the view is the client of its host. */
function methodOf({ id, types }: Extension, { name, kind, sender, says, type, result }: ExtensionMethod): Method {
  const own = type ?? '';
  const isFromServer = sender.includes('server') || sender.includes('host');
  const isRequired = types[own]?.required?.includes('params') ?? false;
  return {
    name,
    kind,
    sender: isFromServer ? 'server' : 'client',
    says,
    params: isRequired ? 'required' : 'optional',
    type: own,
    ...(kind === 'request' ? { result: result ?? 'EmptyResult' } : {}),
    extension: id,
  };
}

const OPEN: Schema = { description: 'A key of an extension or of your own.' };

/** The types of the revision with those of the extensions, and with their places in types of the core. */
function deepWith(revision: RevisionId, used: readonly Extension[]): DeepModel {
  const core = deepOf(revision);
  const types = new Map(core.types);
  for (const extension of used) {
    const all = typesOf(extension).types;
    for (const name of Object.keys(extension.types)) {
      const type = all.get(name);
      if (type) types.set(name, type);
    }
    // A revision may lack types of the core to which those of the extension refer.
    for (const [name, type] of all) if (!types.has(name)) types.set(name, type);
  }
  const change = (name: string, properties: Readonly<Record<string, Schema>>): void => {
    const type = types.get(name);
    if (type) types.set(name, { ...type, properties: { ...type.properties, ...properties } } satisfies NamedType);
  };
  const declared = used.filter(({ negotiation }) => negotiation.by === 'capability');
  for (const [name, side] of SIDES) {
    const own = declared.filter(({ negotiation }) => negotiation.declares.includes(side));
    if (own.length > 0) change(name, { extensions: declarations(own) });
  }
  if (used.includes(apps)) {
    change('Tool', { _meta: metadata('UiToolMeta', 'The view of the tool (MCP Apps).') });
    for (const name of ['Resource', 'TextResourceContents', 'BlobResourceContents'])
      change(name, { _meta: metadata('UiResourceMeta', 'The policy of the view (MCP Apps).') });
  }
  return { ...core, types };
}

const SIDES = [
  ['ClientCapabilities', 'client'],
  ['ServerCapabilities', 'server'],
] as const;

/** `extensions` of capabilities, with the identifiers that the side declares. */
function declarations(extensions: readonly Extension[]): Schema {
  return {
    type: 'object',
    description: 'Extensions by identifier, with their settings.',
    properties: Object.fromEntries(
      extensions.map((one) => [
        one.id,
        one === apps
          ? { $ref: 'UiClientSettings', description: one.says }
          : { type: 'object', description: one.says, properties: settingsOf(one), additionalProperties: OPEN },
      ]),
    ),
    additionalProperties: OPEN,
  };
}

function settingsOf({ negotiation }: Extension): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(negotiation.settings).map(([name, description]) => [
      name,
      { description, ...(/^True\b/u.test(description) ? { type: 'boolean' } : {}) },
    ]),
  );
}

function metadata(type: string, description: string): Schema {
  return {
    type: 'object',
    description: 'Metadata: keys of the protocol, of extensions, and your own.',
    properties: { ui: { $ref: type, description } },
    additionalProperties: OPEN,
  };
}
