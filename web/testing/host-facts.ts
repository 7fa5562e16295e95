/** Facts about hosts that others collected, and real tool lists. They are in the folder beside MCP_SPEC_DIR; for tests only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const spec = process.env['MCP_SPEC_DIR'];
const folder = spec === undefined ? undefined : join(spec, '../hosts');

/** True if the folder is available. */
export const hasHostFacts = folder !== undefined && existsSync(join(folder, 'hosts.jsonl'));

/** One of the files as text; empty without the folder. */
export function hostFacts(file: 'hosts.jsonl' | 'toollists.jsonl' | 'features.jsonl'): string {
  return folder !== undefined && hasHostFacts ? readFileSync(join(folder, file), 'utf8') : '';
}
