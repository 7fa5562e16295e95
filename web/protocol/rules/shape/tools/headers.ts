/** Arguments that a tool wants to see in HTTP headers: where the annotation stands, and what it says. */
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import type { Place } from '../define.ts';
import { surveysOf, type Part } from './documents.ts';

/** One annotation. */
export interface Annotation {
  readonly part: Part;
  readonly value: JsonValue;
  /** From the tool to the annotation. */
  readonly path: Path;
}

/** All annotations in the input schema of a tool, outer ones first. */
export function annotationsOf({ value }: Place): readonly Annotation[] {
  const survey = surveysOf(value).find(({ member }) => member === 'inputSchema');
  if (!survey) return [];
  return survey.annotated.map((part) => ({
    part,
    value: get(part.schema, 'x-mcp-header') ?? null,
    path: ['inputSchema', ...part.path, 'x-mcp-header'],
  }));
}
