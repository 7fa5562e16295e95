/** Validates a custom definition. */
import { isObject } from '../../protocol/values.ts';
import { isPlain } from '../read.ts';
import type { Json, JsonRecord, ServerDefinition } from '../types.ts';
import { checkParts } from './validate/parts.ts';
import { Place, type Problem } from './validate/problems.ts';

export type { Problem } from './validate/problems.ts';

const MEMBERS = [
  'info',
  'instructions',
  'tools',
  'resources',
  'resourceTemplates',
  'prompts',
  'skills',
  'can',
  'pageSize',
  'cache',
  'memory',
];
const ABILITIES = ['logging', 'completions', 'subscribe', 'tasks', 'taskExtension', 'listChanged', 'roots'];

/**
 * The problems of a definition, each with its position, in plain sentences; empty if the definition can be used. Never throws.
 */
export function problemsOf(definition: unknown): Problem[] {
  const found: Problem[] = [];
  const place = new Place(found);
  if (!isPlain(definition)) place.report('A definition must be plain JSON and not nested too deeply.');
  else if (!isObject(definition))
    place.report('A definition must be an object with `info`, `tools`, `resources`, `prompts`.');
  else checkDefinition(place, definition);
  return found;
}

/** Whether a value is a usable definition. */
export function isDefinition(value: unknown): value is ServerDefinition {
  return problemsOf(value).length === 0;
}

function checkDefinition(place: Place, definition: JsonRecord): void {
  place.members(definition, MEMBERS);
  const { info, instructions, can, pageSize, cache, memory } = definition;
  if (info === undefined) place.report('A definition needs `info` with the `name` and `version` of the server.');
  else {
    const who = place.at('info').object(info);
    if (who) place.at('info').typed('Implementation', who, 'info');
  }
  if (instructions !== undefined && typeof instructions !== 'string')
    place.at('instructions').report('`instructions` must be a string.');
  if (pageSize !== undefined && (!Number.isInteger(pageSize) || Number(pageSize) < 1))
    place.at('pageSize').report('`pageSize` must be an integer of at least 1.');
  if (memory !== undefined) place.at('memory').object(memory);
  if (can !== undefined) checkCan(place.at('can'), can);
  if (cache !== undefined) checkCache(place.at('cache'), cache);
  checkParts(place, definition);
}

function checkCan(place: Place, value: Json): void {
  const can = place.object(value);
  if (!can) return;
  place.members(can, ABILITIES);
  for (const key of ABILITIES)
    if (can[key] !== undefined && typeof can[key] !== 'boolean')
      place.at(key).report(`\`${key}\` must be true or false.`);
}

function checkCache(place: Place, value: Json): void {
  const cache = place.object(value);
  if (!cache) return;
  place.members(cache, ['ttlMs', 'cacheScope']);
  const { ttlMs, cacheScope } = cache;
  if (!Number.isInteger(ttlMs) || Number(ttlMs) < 0)
    place.at('ttlMs').report('`ttlMs` must be an integer number of milliseconds.');
  if (cacheScope !== 'public' && cacheScope !== 'private')
    place.at('cacheScope').report('`cacheScope` must be `"public"` or `"private"`.');
}
