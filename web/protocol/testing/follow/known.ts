/** Our models in the form that is compared with official snapshots. */
import { deepOf } from '../../model/deep.ts';
import { EXTENSIONS, listedIn, typesOf } from '../../model/extensions/index.ts';
import { modelOf } from '../../model/index.ts';
import { ledgerOf } from '../../book/requirements.ts';
import type { RevisionId } from '../../types.ts';
import type { KnownModel, KnownRequirement } from './types.ts';

const same = (name: string): string => name;

/** A revision. */
export function knownRevision(revision: RevisionId): KnownModel {
  const model = modelOf(revision);
  const { types } = deepOf(revision);
  return {
    title: model.title,
    methods: new Map([...model.methods, ...model.inputRequests].map(([name, { kind }]) => [name, kind])),
    types,
    hasOwnTypes: true,
    ignored: new Set(),
    others: types,
    codes: new Set(model.errorCodes.keys()),
    requirements: ledgerOf(revision).map(({ id, url, says, why, level }) => ({
      id,
      text: `${says} ${why}`,
      ...placeOf(url),
      level,
    })),
    nameOf: same,
  };
}

/** An extension by its identifier, or the last part of it; null if there is none. */
export function knownExtension(name: string): KnownModel | null {
  const extension = EXTENSIONS.find(({ id }) => id === name || id.endsWith(`/${name}`));
  if (!extension) return null;
  const { methods, requirements, errorCodes, types, coreTypes } = extension;
  const core = modelOf(coreTypes);
  const names = new Set(methods.map((row) => row.name));
  const areas = new Set(Object.keys(requirements).map((id) => id.split('/')[0]));
  // A revision may have a part of the requirements, as it has those of tasks.
  const ofCore = ledgerOf(coreTypes).filter(
    ({ id }) => areas.has(id.split('/')[0]) && !Object.hasOwn(requirements, id),
  );
  const all = typesOf(extension).types;
  const own = new Map([...all].filter(([key]) => Object.hasOwn(types, key)));
  return {
    title: extension.title,
    methods: new Map(methods.map((row) => [row.name, row.kind])),
    // An extension without types has them in a revision of the core.
    types: own.size > 0 ? own : all,
    hasOwnTypes: own.size > 0,
    ignored: new Set([...core.methods.keys(), ...core.inputRequests.keys()].filter((one) => !names.has(one))),
    others: all,
    codes: new Set([...core.errorCodes.keys(), ...errorCodes.map(({ code }) => code)]),
    requirements: [
      ...Object.entries(requirements).map(([id, { says, why }]): KnownRequirement => {
        const listed = listedIn(id);
        const { anchor } = placeOf(listed?.url ?? '');
        return { id, text: `${says} ${why}`, page: '', anchor, level: listed?.level ?? 'INFO' };
      }),
      ...ofCore.map(({ id, url, says, why, level }): KnownRequirement => {
        const { anchor } = placeOf(url);
        return { id, text: `${says} ${why}`, page: '', anchor, level };
      }),
    ],
    nameOf: (official) => official.replace(/^Mcp(?=Ui[A-Z])/u, ''),
  };
}

/** The page below its revision, and the anchor. */
function placeOf(url: string): Pick<KnownRequirement, 'page' | 'anchor'> {
  const [path = '', anchor = ''] = url.split('#');
  return { page: path.replace(/^.*\/specification\/[^/]+\/?/u, '').replace(/\/$/u, ''), anchor };
}
