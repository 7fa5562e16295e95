/**
 * Reports as JUnit XML, which test reports of GitLab, Jenkins and others read: a suite for each text, a failed case for each error,
 * and one case that passes for a text without errors. Warnings and notes are the output of their suite.
 */
import { LineIndex } from '../../../protocol/json/lines.ts';
import type { Diagnostic } from '../../../protocol/types.ts';
import { countsOf, type Judged, type Printer } from './judged.ts';

/** One document at the end. */
export function junitFiles(): Printer {
  const suites: string[] = [];
  const counts = { tests: 0, failures: 0 };
  return {
    add(judged) {
      const failures = countsOf(judged.report).error;
      counts.tests += Math.max(1, failures);
      counts.failures += failures;
      suites.push(suiteOf(judged, failures));
      return '';
    },
    end(_, skipped) {
      for (const { name, because } of skipped) {
        const says = quoted(because);
        suites.push(
          `  <testsuite name="${quoted(name)}" tests="1" failures="0" errors="0" skipped="1">\n    <testcase classname="${quoted(name)}" name="can be read"><skipped message="${says}"/></testcase>\n  </testsuite>\n`,
        );
      }
      const head = `tests="${counts.tests + skipped.length}" failures="${counts.failures}" errors="0" skipped="${skipped.length}"`;
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="mcp-playground check" ${head}>\n${suites.join('')}</testsuites>\n`;
    },
  };
}

function suiteOf({ name, report, text }: Judged, failures: number): string {
  const lines = new LineIndex(text);
  const placeOf = ({ span }: Diagnostic): string => `${lines.at(span.start).line}:${lines.at(span.start).column}`;
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
  const others = report.diagnostics.filter(({ severity }) => severity !== 'error');
  const cases =
    failures === 0
      ? [`    <testcase classname="${quoted(name)}" name="has no errors" file="${quoted(name)}"/>\n`]
      : errors.map((one) => caseOf(one, name, placeOf(one)));
  const remarks = others.map((one) => `${name}:${placeOf(one)} ${one.severity} ${one.title}\n${detailsOf(one)}\n`);
  const output = remarks.length === 0 ? '' : `    <system-out>${escaped(remarks.join('\n'))}</system-out>\n`;
  return `  <testsuite name="${quoted(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0">\n${cases.join('')}${output}  </testsuite>\n`;
}

function caseOf(diagnostic: Diagnostic, name: string, place: string): string {
  const { rule, title } = diagnostic;
  const head = `<testcase classname="${quoted(name)}" name="${quoted(`${rule} at ${place}`)}" file="${quoted(name)}">`;
  const failure = `<failure type="${quoted(rule)}" message="${quoted(title)}">${escaped(`${name}:${place}\n${detailsOf(diagnostic)}`)}</failure>`;
  return `    ${head}\n      ${failure}\n    </testcase>\n`;
}

function detailsOf({ what, why, fix, specTitle, spec }: Diagnostic): string {
  return [what, `Why: ${why}`, ...(fix ? [`Fix: ${fix.says}`] : []), `${specTitle}: ${spec}`].join('\n');
}

/** Text of an element. XML 1.0 cannot contain most control characters, nor halves of a character: they become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

/** Text of an attribute, on one line. */
function quoted(text: string): string {
  return escaped(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;');
}
