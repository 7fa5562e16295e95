/** The official schemas, and values to compare verdicts on. For tests only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject, JsonValue } from '../protocol/json/types.ts';

const spec = process.env['MCP_SPEC_DIR'];
/** The folder of the documents beside that of the specifications; undefined if it is not available. */
export const documentsFolder = spec && existsSync(join(spec, '../documents')) ? join(spec, '../documents') : undefined;

/** A piece of `cases.jsonl`. */
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly valid: boolean | 'n/a';
  readonly mistakes: readonly { readonly what: string; readonly where: string; readonly severity: string }[];
}

/** All pieces; empty if the folder is not available. */
export function allCases(): Case[] {
  if (documentsFolder === undefined) return [];
  const lines = readFileSync(join(documentsFolder, 'cases.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Case);
}

/** An official schema, compiled; accepts anything if the folder is not available. Formats are not judged. */
export function official(file: string, definition?: string): (value: unknown) => boolean {
  if (documentsFolder === undefined) return () => true;
  const text = readFileSync(join(documentsFolder, 'schemas', file), 'utf8');
  const schema = JSON.parse(text) as JsonObject;
  const options = { strict: false, validateFormats: false, logger: false } as const;
  const modern = !JSON.stringify(schema['$schema'] ?? '').includes('draft-07');
  const ajv = modern ? new Ajv2020(options) : new Ajv(options);
  const whole: AnySchema = definition === undefined ? schema : { ...schema, $ref: `#/$defs/${definition}` };
  return ajv.compile(whole);
}

/** The names of the official schemas. */
export function officialFiles(): string[] {
  return documentsFolder === undefined ? [] : readdirSync(join(documentsFolder, 'schemas'));
}

const REPLACEMENTS: readonly JsonValue[] = [null, '', 'x', 'latest', 7, true, [], {}, ['a'], { a: 1 }];

/** The value with one member removed, renamed, replaced or added, at every place. */
export function mutations(value: JsonValue): JsonValue[] {
  const out: JsonValue[] = [];
  const visit = (here: JsonValue, rebuild: (part: JsonValue) => JsonValue): void => {
    for (const other of REPLACEMENTS) out.push(rebuild(other));
    if (Array.isArray(here)) {
      out.push(rebuild([...here, ...here.slice(0, 1)]), rebuild(here.slice(1)));
      here.forEach((item, at) => visit(item, (part) => rebuild(here.with(at, part))));
    } else if (typeof here === 'object' && here !== null) {
      out.push(rebuild({ ...here, extraMember: 1 }));
      for (const [key, part] of Object.entries(here)) {
        const { [key]: _, ...rest } = here;
        out.push(rebuild(rest), rebuild({ ...rest, [`${key}X`]: part }));
        out.push(rebuild({ ...rest, [key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)]: part }));
        visit(part, (inner) => rebuild({ ...here, [key]: inner }));
      }
    }
  };
  visit(value, (part) => part);
  return out;
}
