/** Heavy entry point: what hosts do with the tools, results and configurations of a text, and the sizes of its tools. Loaded on request. */
import { hostEntry } from './hosts/data/index.ts';
import type { HostEntry } from './hosts/define.ts';
import { sizeOfTools, type ListSize, type ToolSize } from './hosts/size.ts';
import { spanOf } from './json/locate.ts';
import { pathOf } from './json/pointer.ts';
import { hostSubjects } from './report/host-subjects.ts';
import { findingsFor } from './report/hosts.ts';
import { bySeverityThenPlace } from './rules/run.ts';
import type { Prepared } from './report/phases.ts';
import type { Shapes } from './report/shapes.ts';
import type { Diagnostic, Span } from './types.ts';

export { tokenAssumption, tokenSources } from './hosts/size.ts';
export { withHosts } from './report/hosts.ts';

/** A finding with the entry of the catalog that it is about. */
export interface HostJudgement {
  readonly finding: Diagnostic;
  readonly entry: HostEntry | undefined;
}

/** The size of a tool with its place in the text. */
export interface PlacedToolSize extends ToolSize {
  readonly span: Span;
}

/** The size of a list of tools, or of one tool. */
export interface PlacedSize extends Omit<ListSize, 'tools'> {
  /** Index of its entry, -1 for a part that is not a message. */
  readonly entry: number;
  readonly tools: readonly PlacedToolSize[];
}

/** What all hosts of the catalog do with a text, warnings first. `today` is `YYYY-MM-DD`. */
export function judgeByHosts(prepared: Prepared, shapes: Shapes | null, today: string): HostJudgement[] {
  return findingsFor(prepared, shapes, { today })
    .toSorted(bySeverityThenPlace)
    .map((finding) => ({ finding, entry: hostEntry(finding.rule) }));
}

/** The sizes of the tools of a text, one for each list. */
export function sizesIn(prepared: Prepared, shapes: Shapes | null): PlacedSize[] {
  return hostSubjects(prepared, shapes).flatMap(({ subject, entry, tree, hosts, pathOf: inTree }) => {
    // A lone input schema is not a tool: the subject has a place that the text does not have.
    if (!tree || inTree([]) === null || (subject.kind !== 'tools' && subject.kind !== 'tool')) return [];
    const isOne = subject.kind === 'tool';
    const size = sizeOfTools(isOne ? [subject.value] : subject.value);
    const tools = size.tools.map((tool) => {
      const own = pathOf(tool.pointer) ?? [];
      return { ...tool, span: spanOf(prepared.text, tree, inTree(isOne ? own.slice(1) : own) ?? [], 'value') };
    });
    const limits = size.limits.filter((limit) => hosts === undefined || limit.hosts.some((id) => hosts.includes(id)));
    return [{ ...size, entry, tools, limits }];
  });
}
