/** What the cue `{ meta: true }` means: a `_meta` in which there is more than ordinary messages say. Needed by the fast check alone. */
import type { JsonValue } from '../json/types.ts';
import type { RevisionModel } from '../model/define.ts';
import { isObject } from '../json/object.ts';
import type { CueContext, PlaceCue } from './define.ts';
import { isUsualId } from './envelope/cues.ts';
import { CAPABILITIES, CLIENT, nameFault, SERVER, VERSION } from './envelope/stateless-keys.ts';

/**
 * With a handshake a `_meta` that holds more than a progress token; without one, more or less than what each request says of its
 * client and each result of its server. Further down, such as in a tool of a list, every `_meta` is unusual.
 */
export const UNUSUAL_META: readonly PlaceCue[] = [
  { at: 'params._meta', when: isUnusual },
  { at: 'result._meta', when: isUnusual },
  { at: '_meta' },
];

function isUnusual(meta: JsonValue | undefined, { kind, model }: CueContext): boolean {
  if (!isObject(meta)) return true;
  const expected =
    model.era !== 'stateless' || kind === 'notification' ? NOBODY : kind === 'response' ? SERVERS : CLIENTS;
  let found = 0;
  for (const key in meta) {
    const value = meta[key];
    if (key === 'progressToken') {
      if (kind === 'response' || !isUsualId(value)) return true;
    } else {
      if (expected.get(key)?.(value, model) !== true) return true;
      found++;
    }
  }
  return found < expected.size;
}

type Expected = ReadonlyMap<string, (value: JsonValue | undefined, model: RevisionModel) => boolean>;

/** What a usual `_meta` says of its sender, by key. */
const NOBODY: Expected = new Map();
const SERVERS: Expected = new Map([[SERVER, isNamed]]);
const CLIENTS: Expected = new Map<string, (value: JsonValue | undefined, model: RevisionModel) => boolean>([
  [VERSION, (version, model) => version === model.id],
  [CLIENT, isNamed],
  [CAPABILITIES, (declared) => isObject(declared) && Object.keys(declared).every((name) => name === 'elicitation')],
]);

/** A name and a version, and nothing else. */
function isNamed(info: JsonValue | undefined): boolean {
  return isObject(info) && Object.keys(info).length === 2 && nameFault(info) === null;
}
