/** Repairs for values that a keyword of JSON Schema does not take. */
import type { FixPlan, Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { nearest } from '../../../json/nearest.ts';
import { code } from '../../../json/describe.ts';
import { DIALECTS } from './dialects.ts';
import { keywordFault, TYPE_NAMES, type KeywordFault } from './keywords.ts';

/** What other languages call the seven types. */
const ABROAD: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  char: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  dict: 'object',
  map: 'object',
  record: 'object',
  struct: 'object',
  list: 'array',
  tuple: 'array',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};

function typeMeant(found: JsonValue): string | null {
  if (typeof found !== 'string') return null;
  const lower = found.toLowerCase();
  return (Object.hasOwn(ABROAD, lower) ? ABROAD[lower] : undefined) ?? nearest(found, TYPE_NAMES);
}

/** What to write instead of a value that a keyword does not take, where that can be told. */
export function keywordPlan(keyword: string, fault: KeywordFault, path: Path): FixPlan | null {
  const { found } = fault;
  const { wants } = fault;
  if (wants === 'type') {
    const meant = typeMeant(found);
    if (meant !== null)
      return { says: `Use ${code(meant)}.`, safety: 'safe', steps: [{ do: 'replace', path, value: meant }] };
  }
  if ((found === null || (wants === 'type' && found === 'any')) && fault.path.length === 0) {
    return { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] };
  }
  if (wants === 'map' && Array.isArray(found) && found.length === 0) {
    return { says: 'Use `{}`.', safety: 'safe', steps: [{ do: 'replace', path, value: {} }] };
  }
  if (typeof found !== 'string' || found.trim() === '' || (wants !== 'number' && wants !== 'flag')) return null;
  const value: JsonValue = /^(?:true|false)$/iu.test(found) ? found.toLowerCase() === 'true' : Number(found);
  if (Number.isNaN(value) || keywordFault(keyword, value, DIALECTS.draft07)) return null;
  return { says: `Write ${code(value)} without quotes.`, safety: 'safe', steps: [{ do: 'replace', path, value }] };
}
