/** The result of reading a notation other than JSON: the same tree and the same form of problems as the JSON reader's. */
import type { JsonNode, JsonProblem } from '../../json/types.ts';

/** A text in TOML or YAML, read. Offsets are those of the pasted text. */
export interface NotationDocument {
  /** The first document of the text, as far as it could be read. */
  readonly tree: JsonNode;
  /** The parser's errors in text order, at most twenty; `code` is `toml-syntax` or `yaml-syntax`, `detail` the parser's words. */
  readonly problems: readonly JsonProblem[];
}

/** Maximum number of problems that are reported of one text. */
export const MAX_PROBLEMS = 20;
