/** The kinds of documents, in the order in which they are tried: the most specific first. */
import type { DocumentKind } from './define.ts';
import { serverJson } from './server-json/kind.ts';

/**
 * The kinds, in order of recognition. Kinds with `mcpServers` beside other members (`gemini-extension`, `plugin-manifest`) come
 * before configurations of hosts, which have it alone.
 */
export const documentKinds: readonly DocumentKind[] = [serverJson];
