/** Names of members that people mistake for each other. */
import { nearest } from '../../../json/nearest.ts';

/** Names that people use for a member of another name. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  environment: ['env', 'envs'],
  envs: ['env', 'environment'],
  env: ['envs', 'environment'],
  env_vars: ['env'],
  environmentVariables: ['env'],
  cmd: ['command'],
  arg: ['args'],
  arguments: ['args'],
  argv: ['args'],
  disable: ['disabled'],
  enable: ['enabled'],
  timeout_ms: ['timeout'],
  timeoutMs: ['timeout'],
  timeoutSeconds: ['timeout', 'tool_timeout_sec'],
  header: ['headers'],
  http_headers: ['headers'],
  headers: ['http_headers', 'requestOptions'],
  httpHeaders: ['headers', 'http_headers'],
  workingDirectory: ['cwd'],
  working_directory: ['cwd'],
  workdir: ['cwd'],
  dir: ['cwd'],
  always_allow: ['alwaysAllow', 'autoApprove'],
  alwaysAllow: ['autoApprove'],
  autoApprove: ['alwaysAllow'],
  auto_approve: ['autoApprove', 'alwaysAllow'],
  transport: ['type'],
  transportType: ['type'],
  type: ['transport'],
  cwd: ['working_directory'],
  startup_timeout: ['startup_timeout_sec'],
  tool_timeout: ['tool_timeout_sec'],
};

/** The name among the known ones that people mean by another one; null if none is certain. */
export function synonymOf(key: string, known: readonly string[]): string | null {
  return (Object.hasOwn(SYNONYMS, key) ? SYNONYMS[key] : undefined)?.find((name) => known.includes(name)) ?? null;
}

/** The same, or a known name of similar spelling. */
export function rightName(key: string, known: readonly string[]): string | null {
  const synonym = synonymOf(key, known);
  if (synonym !== null) return synonym;
  const near = nearest(key, known);
  return near === key || near === null || near.length < 3 ? null : near;
}
