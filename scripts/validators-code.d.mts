import type { TypeSchema } from '../web/protocol/model/schema.ts';

export function codeOf(types: ReadonlyMap<string, TypeSchema>, names: readonly string[], formats: string): string;
