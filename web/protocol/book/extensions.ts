/** The pages of official extensions, generated from their data. Runs during the build (`scripts/book.mjs`). */
import { featuresOf } from '../hosts/features/index.ts';
import { knownHosts } from '../hosts/names.ts';
import type { Extension, ExtensionRequirement } from '../model/extensions/define.ts';
import { EXTENSIONS, listedIn, typesOf } from '../model/extensions/index.ts';
import { headline } from '../model/headline.ts';
import type { Schema } from '../model/schema.ts';
import { severityOf } from '../rules/run.ts';
import type {
  ExtensionDoc,
  ExtensionMember,
  ExtensionRequirementDoc,
  ExtensionTypeDoc,
  HostSupport,
} from './extension-docs.ts';
import { extensionExamples } from './extension-examples.ts';
import { slugOf } from './extension-names.ts';
import { kindOf, limitsOf } from './wording.ts';

/** Maximum depth of inline objects. */
const DEPTH = 6;

/** The feature of the catalog of hosts that an extension is, with what its statements leave open. */
const FEATURES: Readonly<Record<string, { readonly feature: string; readonly note: string }>> = {
  'io.modelcontextprotocol/ui': { feature: 'MCP Apps', note: '' },
  'io.modelcontextprotocol/tasks': {
    feature: 'tasks',
    note: 'These sources do not distinguish the extension from the tasks of 2025-11-25.',
  },
};

/** All extensions, in the order of the data. */
export function extensionDocs(): ExtensionDoc[] {
  return EXTENSIONS.map((extension) => {
    const { methods, types, requirements, ...plain } = extension;
    return {
      id: plain.id,
      slug: slugOf(plain.id),
      title: plain.title,
      says: plain.says,
      versions: plain.versions,
      revisions: plain.revisions,
      negotiation: plain.negotiation,
      methods: methods.map((row) => ({ ...row })),
      formerMethods: plain.formerMethods,
      types: Object.keys(types).map((name) => typeDoc(extension, name)),
      coreTypes: plain.coreTypes,
      metaKeys: plain.metaKeys,
      errorCodes: plain.errorCodes,
      uriSchemes: plain.uriSchemes,
      mediaTypes: plain.mediaTypes,
      requirements: Object.entries(requirements).map(([id, row]) => requirementDoc(extension, id, row)),
      supported: plain.supported,
      hosts: hostsOf(extension),
      hostsNote: FEATURES[plain.id]?.note ?? '',
    };
  });
}

function requirementDoc(
  { versions }: Extension,
  id: string,
  { says, why, scope, channel, in: listings, unreported }: ExtensionRequirement,
): ExtensionRequirementDoc {
  const levels = versions.flatMap((version) => {
    const listed = listings[version.id] ? listedIn(id, version.id) : null;
    return listed ? [{ version: version.id, level: listed.level, url: listed.url }] : [];
  });
  const [first] = levels;
  return {
    id,
    title: headline({ title: says }, severityOf(first?.level ?? 'INFO', 'spec')),
    why,
    scope,
    channel,
    levels,
    ...(unreported === undefined ? {} : { unreported }),
    ...extensionExamples(id),
  };
}

function typeDoc(extension: Extension, name: string): ExtensionTypeDoc {
  const { types } = typesOf(extension);
  const type = types.get(name);
  const members: ExtensionMember[] = [];
  const add = (schema: Schema, at: string, depth: number): void => {
    if (depth > DEPTH) return;
    for (const [key, member] of Object.entries(schema.properties ?? {})) {
      const path = at === '' ? key : `${at}.${key}`;
      const named = member.$ref === undefined ? undefined : types.get(member.$ref);
      const faults = [...Object.values(member.faults ?? {}), ...Object.values(member.items?.faults ?? {})];
      members.push({
        path,
        name: key,
        depth,
        need: schema.required?.includes(key) ? 'required' : 'optional',
        kind: kindOf(member),
        limits: limitsOf(member),
        says: member.description ?? named?.description ?? '',
        requirements: [...new Set(faults)],
      });
      add(member, path, depth + 1);
      if (member.items?.properties) add(member.items, `${path}[]`, depth + 1);
      if (member.additionalProperties?.properties) add(member.additionalProperties, `${path}.*`, depth + 1);
    }
  };
  if (type) add(type, '', 0);
  return { name, says: type?.description ?? '', kind: type ? kindOf(type) : [], members };
}

function hostsOf({ id }: Extension): HostSupport[] {
  const wanted = FEATURES[id]?.feature;
  return knownHosts.flatMap((host) => {
    const found = featuresOf(host.id).find(({ feature }) => feature === wanted);
    return found ? [{ host: host.id, newest: found.newest, others: found.others }] : [];
  });
}
