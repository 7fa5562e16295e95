/**
 * The library: what `import … from 'mcp-protocol-playground'` gives. It needs nothing but the language, so it runs in pages, workers,
 * Node, Deno and Bun. docs/library.md describes it.
 */
import { check as judge, checkGiven, textOfGiven } from '../protocol/check.ts';
import { reportJson } from '../protocol/export/json.ts';
import { ruleList, revisionList, type RevisionInfo, type RuleInfo } from '../protocol/rule-list.ts';
import type { CheckOptions } from '../protocol/types.ts';
import { givenOf, resultOf } from './convert.ts';
import type { MessageEntry } from './entries.ts';
import type { CheckResult } from './result.ts';

export type { CheckOptions, RevisionChoice, RevisionId, Severity, Transport } from '../protocol/types.ts';
export type { RevisionInfo, RuleInfo } from '../protocol/rule-list.ts';
export type { MessageEntry } from './entries.ts';
export type {
  CheckedMessage,
  CheckResult,
  Edit,
  Finding,
  Fix,
  Range,
  SessionFinding,
  SessionRelated,
} from './result.ts';
export { applyEdits } from './result.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';

/**
 * Checks a text: one message or many, a log, a configuration, or any mixture. Every text has a report; this never throws.
 * `JSON.stringify(check(text))` is the line that the command prints, except for ids with digits that numbers lose: see `checkJson`.
 */
export function check(text: string, options: CheckOptions = {}): CheckResult {
  return resultOf(judge(text, options), text);
}

/** The line that `check --format json` prints, with its line end: the same bytes for the same text and options. */
export function checkJson(text: string, options: CheckOptions = {}): string {
  return reportJson(judge(text, options), text);
}

/**
 * Checks messages that a program has, in the order in which they were sent. Places are in their JSON texts, with a line feed
 * between them: for texts of one line, line N is message N. Never throws, whatever the values are.
 */
export function checkMessages(entries: readonly MessageEntry[], options: CheckOptions = {}): CheckResult {
  const given = entries.map(givenOf);
  return resultOf(checkGiven(given, options), textOfGiven(given));
}

/** The specifications that messages can be judged by, oldest first. */
export const revisions: readonly RevisionInfo[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ revisionList());

/** All rules: their ids are the `rule` of findings. */
export const rules: readonly RuleInfo[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ ruleList());
