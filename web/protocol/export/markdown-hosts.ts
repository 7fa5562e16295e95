/** What hosts do, in a Markdown report: a list beside the problems, since none of it breaks a rule. */
import { hostName } from '../hosts/names.ts';
import type { LineIndex } from '../json/lines.ts';
import type { Diagnostic, Report } from '../types.ts';
import { code, plain, sentence } from './quote.ts';

/** Maximum number of findings listed individually; the others are counted. */
const MAX_LISTED = 20;
const MAX_TEXT = 400;

/** The report without findings about hosts, and these findings. */
export function withoutHosts(report: Report): { readonly own: Report; readonly hosts: readonly Diagnostic[] } {
  const hosts = report.diagnostics.filter((one) => one.class === 'host');
  if (hosts.length === 0) return { own: report, hosts };
  const count = (severity: Diagnostic['severity']): number => hosts.filter((one) => one.severity === severity).length;
  const [warnings, infos] = [count('warning'), count('info')];
  const verdicts = Object.fromEntries(
    Object.entries(report.verdicts).map(([revision, verdict]) => {
      return [revision, { ...verdict, warnings: verdict.warnings - warnings, infos: verdict.infos - infos }];
    }),
  );
  const diagnostics = report.diagnostics.filter((one) => one.class !== 'host');
  return { own: { ...report, diagnostics, verdicts }, hosts };
}

/** The section; empty without findings. */
export function hostSection(hosts: readonly Diagnostic[], report: Report, lines: LineIndex): string {
  if (hosts.length === 0) return '';
  const rows = hosts.slice(0, MAX_LISTED).map((one) => row(one, report, lines));
  if (hosts.length > MAX_LISTED) rows.push(`- and ${hosts.length - MAX_LISTED} more`);
  return ['## What hosts do', '', 'None of this breaks a rule of the specification.', '', ...rows].join('\n');
}

function row(
  { severity, hosts = [], title, what, rule, span, entry, spec, specTitle }: Diagnostic,
  report: Report,
  lines: LineIndex,
): string {
  const where = [`line ${lines.at(span.start).line}`, ...(report.entries[entry] ? [`message ${entry + 1}`] : [])];
  const text = what.length > MAX_TEXT ? `${what.slice(0, MAX_TEXT).replace(/[\ud800-\udbff]$/u, '')}…` : what;
  const names = hosts.map((id) => plain(hostName(id))).join(', ');
  const link = `[${plain(specTitle)}](<${spec.replace(/[<>\s]/gu, encodeURIComponent)}>)`;
  return `- ${severity === 'warning' ? '**Warning**' : 'Info'} for ${names} (${where.join(', ')}, ${code(rule)}): ${sentence(title)} ${sentence(text)} ${link}`;
}
