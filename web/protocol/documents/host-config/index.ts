/**
 * Configurations of hosts: which servers a host starts or connects to. What is right depends on the host; where the text names
 * none, a finding says where hosts part. Judges the problems of the text itself (`DocumentSubject.problems`), since hosts differ
 * in what their parsers accept.
 */
import { defineDocument, type DocumentFinding, type DocumentSubject } from '../define.ts';
import { contextOf, type ConfigCheck, type ConfigContext } from './context.ts';
import { recognizeConfig } from './recognize.ts';
import * as command from './rules/command.ts';
import * as contents from './rules/contents.ts';
import * as file from './rules/file.ts';
import { httpUrl, underscoreName } from './rules/http-url.ts';
import * as inputs from './rules/inputs.ts';
import { lastComma } from './rules/last-comma.ts';
import { lenient } from './rules/lenient.ts';
import * as memberTypes from './rules/member-types.ts';
import * as members from './rules/members.ts';
import * as packages from './rules/packages.ts';
import * as paths from './rules/paths.ts';
import * as readers from './rules/readers.ts';
import * as sensitive from './rules/sensitive.ts';
import * as syntax from './rules/syntax.ts';
import * as targets from './rules/targets.ts';
import * as text from './rules/text.ts';
import * as transport from './rules/transport.ts';
import * as values from './rules/values.ts';

/** In the order of the reference. */
const CHECKS: readonly ConfigCheck[] = [
  syntax.syntaxError,
  text.comments,
  text.trailingComma,
  lenient,
  text.quotes,
  text.backslashes,
  text.outerBraces,
  lastComma,
  text.duplicateKey,
  text.elision,
  contents.oneDocument,
  file.topKey,
  file.notation,
  file.serverList,
  contents.entryType,
  file.bareServers,
  contents.noServers,
  contents.wrongFile,
  readers.fewReaders,
  readers.ownUrl,
  readers.ownTopKey,
  readers.pathOfType,
  targets.noTarget,
  targets.bothTargets,
  transport.missingType,
  httpUrl,
  underscoreName,
  transport.typeWord,
  transport.contradictoryType,
  transport.nestedTransport,
  targets.remoteUnsupported,
  targets.invalidUrl,
  transport.sseDeprecated,
  members.requiredMember,
  members.unknownMember,
  members.otherTransport,
  memberTypes.memberType,
  members.oldMember,
  members.bearerToken,
  command.commandLine,
  command.npxYes,
  command.dockerOptions,
  paths.relativePath,
  paths.needsShell,
  command.archivedServer,
  packages.packageRunner,
  packages.gluedWords,
  packages.dockerEnv,
  values.serverName,
  values.variableSyntax,
  values.undeclaredInput,
  inputs.inputEntry,
  inputs.inputPassword,
  inputs.copilotVariable,
  values.placeholder,
  sensitive.secret,
  sensitive.machinePath,
];

/** Maximum number of servers that are judged one by one. */
const MAX_ENTRIES = 500;

/** Configurations of hosts in JSON, JSONC, TOML and YAML, in whole or in part. */
export const hostConfig = defineDocument({
  kind: 'host-config',
  rules: CHECKS.map(({ rule }) => rule),
  recognize: recognizeConfig,
  judge: (subject, { host }, report) => {
    const context = contextOf(subject, host, report);
    for (const { file: check } of CHECKS) check?.(context);
    judgeEntries(context);
  },
});

/**
 * Reports what is wrong with one server that is a document by itself, such as the entry in an install link, for a host. The
 * findings have paths within the document.
 */
export function judgeServer(subject: DocumentSubject, host: string, report: (finding: DocumentFinding) => void): void {
  judgeEntries(contextOf(subject, host, report, true));
}

function judgeEntries(context: ConfigContext): void {
  for (const entry of context.entries.slice(0, MAX_ENTRIES))
    for (const { entry: check } of CHECKS) check?.(entry, context);
}
