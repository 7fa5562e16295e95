/**
 * What hosts and models’ APIs refuse, cut or ignore although the specification allows it, judged for pasted tools, results,
 * handshakes and configurations. Everything here is pure: the caller gives the day, and which hosts matter.
 *
 * - `data/`: one fact an entry, with sources and the day it was last seen; `names.ts` names the hosts.
 * - `conditions/`: where an entry applies, by its id. A test demands one for every entry that can be decided.
 * - `judge.ts`: findings. `rewrite/`: an input schema that the host takes. `size.ts`: characters, tokens, limits.
 *
 * To connect it: findings become diagnostics of class `host` with `rule` = `id` and `hosts`; their severity is never an error.
 * `pointer` and `places` refer to the judged value, so the caller puts the pointer of `result`, `params` or the document before
 * them. A `config` needs the file’s name, and hosts’ own files only (see `host-config/`) are judged. `check --hosts a,b` passes
 * `hosts`; unknown names are those that `knownHosts` lacks. Without a choice, findings of all hosts are many: show them in the
 * “Hosts” view, and among the problems only those of chosen hosts. A `fix` replaces one `inputSchema`; it is `safe` only if the
 * new schema accepts and rejects the same arguments. Schemas are computed for the findings that are shown with one.
 */
import type { FixPlan, Path } from '../json/plan.ts';
import { pointerOf } from '../json/pointer.ts';
import { hostEntry } from './data/index.ts';
import type { HostEntry } from './define.ts';
import { judgeSubject, type HostFinding, type HostOptions, type JudgedSubject } from './judge.ts';
import { equivalentSchema, type EquivalentSchema } from './rewrite/equivalent.ts';
import { rewritable } from './rewrite/plan.ts';
import type { HostSubject } from './views.ts';

/** An input schema to use instead, for a host that refuses or changes the present one. */
export interface SchemaSuggestion {
  /** Pointer to the tool’s `inputSchema` within the subject’s value. */
  readonly pointer: string;
  /** Id of the host for which this schema was computed. */
  readonly host: string;
  readonly change: EquivalentSchema;
  readonly fix: FixPlan;
}

/** Findings, and schemas that would pass. */
export interface HostReport {
  readonly findings: readonly HostFinding[];
  /**
   * Schemas that answer a finding for one of its hosts, computed now: one for each of the first tools that it is about, at most
   * `max`.
   */
  suggestionsFor(finding: HostFinding, max: number): readonly SchemaSuggestion[];
}

/** Judges a subject. Never throws. */
export function hostReport(subject: HostSubject, options: HostOptions = {}): HostReport {
  const { findings, tools } = judgeSubject(subject, options);
  const known = new Map<string, SchemaSuggestion | null>();
  /** The schema of one tool for one host: findings about the same tool share it. */
  const suggested = (tool: number, host: string): SchemaSuggestion | null => {
    const key = `${tool} ${host}`;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = suggestionFor(tools[tool], host)));
    return found;
  };
  return {
    findings,
    suggestionsFor({ id, hosts }, max) {
      const out: SchemaSuggestion[] = [];
      const own = answerable(id) ? hosts.filter((host) => options.hosts?.includes(host) ?? true) : [];
      for (const [tool, { ids }] of tools.entries()) {
        if (out.length >= max || own.length === 0) break;
        if (!ids.has(id)) continue;
        const host = own.find((one) => suggested(tool, one)?.change.remaining.includes(id) === false);
        const suggestion = host === undefined ? null : suggested(tool, host);
        if (suggestion) out.push(suggestion);
      }
      return out;
    },
  };
}

/** The entry if another schema can answer it. */
function answerable(id: string): HostEntry | undefined {
  const entry = rewritable.has(id) ? hostEntry(id) : undefined;
  return entry?.kind === 'ignored' ? undefined : entry;
}

/** A schema of this tool for a host; null if there is none, or the host takes the present one. */
function suggestionFor(tool: JudgedSubject['tools'][number] | undefined, host: string): SchemaSuggestion | null {
  if (tool?.view.input === undefined) return null;
  const { view } = tool;
  const ids = [...tool.ids].filter((id) => answerable(id)?.hosts.includes(host));
  const change = ids.length === 0 ? null : equivalentSchema(tool.view.input, ids);
  if (change === null) return null;
  const at: Path = [...view.at, 'inputSchema'];
  return { pointer: pointerOf(at), host, change, fix: fixOf(at, change) };
}

function fixOf(path: Path, { schema, same, givesUp, adds, renamed }: EquivalentSchema): FixPlan {
  const names = [...renamed].map(([before, after]) => `\`${before}\` becomes \`${after}\`.`);
  const notes = [...new Set([...givesUp, ...adds, ...names])];
  return {
    says:
      ['Use a schema that the host takes', ...(same ? ['and that accepts the same arguments'] : [])].join(' ') +
      (notes.length === 0 ? '' : `: ${notes.join(' ')}`),
    safety: same ? 'safe' : 'unsafe',
    steps: [{ do: 'replace', path, value: schema }],
  };
}
