/** The meaning of the cue `{ meta: true }`: a `_meta` with more than the usual content. Used only by the fast check. */
import type { JsonValue } from '../json/types.ts';
import type { RevisionModel } from '../model/define.ts';
import { isObject } from '../json/object.ts';
import type { CueContext, PlaceCue } from './define.ts';
import { isUsualId } from './envelope/cues.ts';
import { CAPABILITIES, CLIENT, nameFault, SERVER, VERSION } from './envelope/stateless-keys.ts';

/**
 * With a handshake, a `_meta` with more than a progress token. Without one, more or less than the required data about the
 * client in a request or the server in a result. On nested objects, such as a tool in a list, every `_meta` is unusual.
 */
export const UNUSUAL_META: readonly PlaceCue[] = [
  { at: 'params._meta', when: isUnusual },
  { at: 'result._meta', when: isUnusual },
  { at: '_meta' },
];

function isUnusual(meta: JsonValue | undefined, { kind, model }: CueContext): boolean {
  if (!isObject(meta)) return true;
  const expected =
    model.era !== 'stateless' || kind === 'notification' ? NOTHING : kind === 'response' ? SERVERS : CLIENTS;
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

/** The usual content of `_meta` about its sender, by key. */
const NOTHING: Expected = new Map();
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
