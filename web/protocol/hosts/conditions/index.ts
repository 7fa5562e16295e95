/** All conditions, by the id of their entry. */
import type { ConfigTest, HandshakeTest, HttpTest, ListTest, MetadataTest, ResultTest, ToolTest } from '../define.ts';
import { blockTests } from './blocks.ts';
import { configTests as configs, handshakeTests as handshakes } from './configs.ts';
import { memberTests } from './descriptions.ts';
import { geminiSchemaTests } from './gemini-schemas.ts';
import { hostSchemaTests } from './host-schemas.ts';
import { httpTests as http } from './http.ts';
import { listTests as lists } from './lists.ts';
import { metadataTests as metadata } from './metadata.ts';
import { modelSchemaTests } from './model-schemas.ts';
import { nameTests } from './names.ts';
import { resultTests as results } from './results.ts';

/** Conditions about one tool. */
export const toolTests: ReadonlyMap<string, ToolTest> = new Map([
  ...nameTests,
  ...memberTests,
  ...modelSchemaTests,
  ...geminiSchemaTests,
  ...hostSchemaTests,
]);
/** Conditions about a list of tools. */
export const listTests: ReadonlyMap<string, ListTest> = new Map(lists);
/** Conditions about the result of a call. */
export const resultTests: ReadonlyMap<string, ResultTest> = new Map([...blockTests, ...results]);
/** Conditions about the result of `initialize`. */
export const handshakeTests: ReadonlyMap<string, HandshakeTest> = new Map(handshakes);
/** Conditions about a configuration. */
export const configTests: ReadonlyMap<string, ConfigTest> = new Map(configs);
/** Conditions about HTTP traffic. */
export const httpTests: ReadonlyMap<string, HttpTest> = new Map(http);
/** Conditions about metadata documents of OAuth. */
export const metadataTests: ReadonlyMap<string, MetadataTest> = new Map(metadata);
