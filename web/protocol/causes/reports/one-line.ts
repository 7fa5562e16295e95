/** Reports that are one sentence: Jackson, System.Text.Json, serde, kotlinx.serialization, ajv and Go’s encoding/json. */
import { LOOSE } from './sentences-loose.ts';
import { TYPED } from './sentences-typed.ts';
import { issueOf, reportOf, type ValidatorReport } from './types.ts';
import type { Span } from '../../types.ts';

const SENTENCES = [...TYPED, ...LOOSE];

/** How far after a sentence its details can be, and the maximum number of reports. */
const [AFTER, REPORTS] = [700, 60];
/** Words of a JSON parser. serde’s sentences also occur in other programs. */
const SERDE = /serde|rmcp|\bat line \d{1,9} column \d|untagged enum|[Dd]eseriali[sz]|\.rs\b|Rust/u;

/** The reports of these libraries in a range of the text, in its order. */
export function oneLineReports(text: string, { start, end }: Span): ValidatorReport[] {
  const range = text.slice(start, end);
  const out: ValidatorReport[] = [];
  for (const { validator, looks, read } of SENTENCES) {
    for (const found of range.matchAll(looks)) {
      if (out.length >= REPORTS) break;
      const stop = found.index + found[0].length;
      const after = range.slice(stop, stop + AFTER);
      if (validator === 'serde' && !SERDE.test(range.slice(Math.max(0, found.index - 300), stop + 60))) continue;
      const {
        subject = '',
        path = [],
        ...issue
      } = read(
        [...found].slice(1).map((group) => group ?? ''),
        after,
      );
      const input = /JSON input: (.{1,600})/u.exec(after)?.[1] ?? '';
      out.push(
        reportOf({
          validator,
          subject,
          span: { start: start + found.index, end: start + stop },
          issues: [issueOf({ message: found[0].slice(0, 300), ...issue, path })],
          input,
        }),
      );
    }
  }
  return merged(out.sort((a, b) => a.span.start - b.span.start));
}

/** Sentences of one library that follow each other closely are one report, such as the list that ajv prints. */
function merged(reports: readonly ValidatorReport[]): ValidatorReport[] {
  const out: ValidatorReport[] = [];
  for (const report of reports) {
    const before = out.at(-1);
    const near = before && report.validator === before.validator && report.span.start - before.span.end < 200;
    if (before && near && report.validator === 'ajv')
      out[out.length - 1] = {
        ...before,
        span: { start: before.span.start, end: Math.max(before.span.end, report.span.end) },
        issues: [...before.issues, ...report.issues],
      };
    else if (!before || report.span.start >= before.span.end) out.push(report);
  }
  return out;
}
