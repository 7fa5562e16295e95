/**
 * Heavy entry point: the exports of the checker: reports as JSON, SARIF 2.1.0 and Markdown, messages as clean JSON Lines, and
 * the redaction of secrets before export. Loaded on first use.
 */
export { fingerprintsOf } from './export/fingerprints.ts';
export { cleanLines, type CleanLines } from './export/jsonl.ts';
export { reportJson, reportObject } from './export/json.ts';
export { reportMarkdown } from './export/markdown.ts';
export { cell as markdownCell } from './export/quote.ts';
export { ruleIds } from './export/rule-ids.ts';
export { reportSarif, sarifOfFiles, type SarifFiles } from './export/sarif.ts';
export { RawJson, toJson, type Writable } from './export/write.ts';
export { listSecrets } from './secrets/find.ts';
export { SECRET_KINDS, SECRET_TEXTS, type SecretKind } from './secrets/kinds.ts';
export { redact } from './secrets/redact.ts';
