/** Arguments that a tool receives in HTTP headers: the location and value of each annotation. */
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import type { Place } from '../define.ts';
import { surveysOf, type Part } from './documents.ts';

/** One annotation. */
export interface Annotation {
  readonly part: Part;
  readonly value: JsonValue;
  /** The path from the tool to the annotation. */
  readonly path: Path;
}

/** All annotations in the input schema of a tool, parents first. */
export function annotationsOf({ value }: Place): readonly Annotation[] {
  const survey = surveysOf(value).find(({ member }) => member === 'inputSchema');
  if (!survey) return [];
  return survey.annotated.map((part) => ({
    part,
    value: get(part.schema, 'x-mcp-header') ?? null,
    path: ['inputSchema', ...part.path, 'x-mcp-header'],
  }));
}
