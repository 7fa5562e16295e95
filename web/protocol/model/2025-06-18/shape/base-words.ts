/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs, pages and traces: the requirements that begin with 2025-06-18, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'annotations/inside-embedded-resource': {
    says: 'Annotations of an embedded resource stand on the block, beside `resource`.',
  },
  'annotations/last-modified-format': {
    says: '`lastModified` of annotations is a time of ISO 8601.',
    why: 'Clients cannot sort by it.',
  },
  'annotations/last-modified-type': {
    says: '`lastModified` of annotations is a string.',
    why: 'A number fails in strict clients, and nobody knows its unit.',
  },
  'capabilities/elicitation-modes-since-2025-11-25': {
    says: '`elicitation.form` and `elicitation.url` exist from 2025-11-25 on; here there are forms only.',
  },
  'implementation/title-type': {
    says: '`title` of a program is a string.',
    why: 'It is shown to people as it stands.',
  },
  'otel/reserved-since-2026-07-28': {
    says: '`traceparent`, `tracestate` and `baggage` in `_meta` are kept for tracing from 2026-07-28 on.',
  },
};
