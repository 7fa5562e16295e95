/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs, pages and traces: the requirements that begin with 2026-07-28, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'capabilities/roots-list-changed-dropped': {
    says: '`roots.listChanged` means nothing here: its notification is gone.',
  },
  'capabilities/stateless-boolean': {
    says: 'A capability in `clientCapabilities` is declared by an object; `{}` will do.',
    why: 'Strict servers refuse the whole request.',
  },
  'capabilities/tasks-only-2025-11-25': {
    says: 'The capability `tasks` exists in 2025-11-25 alone; here tasks are the extension `io.modelcontextprotocol/tasks`.',
  },
  'extensions/at-top-level': { says: 'Extensions are declared under `extensions`, not beside the capabilities.' },
  'extensions/identifier-empty-name': { says: 'A name stands behind the prefix of an extension.' },
  'extensions/identifier-grammar': { says: 'The identifier of an extension follows the grammar of `_meta` keys.' },
  'extensions/identifier-no-prefix': {
    says: 'The identifier of an extension has a prefix: a domain written backwards, and a slash.',
  },
  'extensions/not-a-map': {
    says: '`extensions` is an object with a key for each extension.',
    why: 'The other side looks up identifiers and finds no extension.',
  },
  'extensions/reserved-prefix': {
    says: 'Prefixes whose second label is `modelcontextprotocol` or `mcp` are for official extensions.',
  },
  'extensions/reverse-dns': { says: 'The prefix of an extension is a domain written backwards.' },
  'extensions/settings-not-object': {
    says: 'The settings of an extension are an object; `{}` for none.',
    why: 'Strict receivers refuse the whole message.',
  },
  'logging/deprecated': { says: 'Logging is on its way out; new servers had better do without it.' },
  'logging/log-level-meta-values': { says: '`io.modelcontextprotocol/logLevel` is one of the eight names of levels.' },
  'logging/set-level-removed': { says: '`logging/setLevel` is gone; the level travels with each request, in `_meta`.' },
  'logging/subscription-id': { says: 'A log message belongs to a request and names no subscription.' },
  'otel/baggage-encoding': { says: 'Values in `baggage` percent-encode spaces and what else a header cannot hold.' },
  'otel/baggage-shape': {
    says: '`baggage` is a list of `key=value` with commas between; properties follow a semicolon.',
  },
  'otel/prefixed-trace-key': { says: 'The keys of a trace stand bare: `traceparent`, `tracestate`, `baggage`.' },
  'otel/traceparent-lowercase': { says: 'The digits of `traceparent` are in small letters.' },
  'otel/traceparent-shape': {
    says: '`traceparent` is four groups of 2, 32, 16 and 2 hexadecimal digits with hyphens between.',
  },
  'otel/traceparent-trailing-data': { says: 'A `traceparent` of version `00` ends behind its flags.' },
  'otel/traceparent-type': { says: '`traceparent`, `tracestate` and `baggage` are strings.' },
  'otel/traceparent-version-ff': { says: 'The version of a `traceparent` is never `ff`.' },
  'otel/traceparent-zero-parent-id': { says: 'The parent id of a `traceparent` is not all zeros.' },
  'otel/traceparent-zero-trace-id': { says: 'The trace id of a `traceparent` is not all zeros.' },
  'otel/tracestate-alone': { says: '`tracestate` comes together with `traceparent`.' },
  'otel/tracestate-duplicate-key': { says: 'A key stands in `tracestate` once.' },
  'otel/tracestate-shape': { says: '`tracestate` is a list of `key=value` with commas between.' },
  'otel/tracestate-too-many': { says: '`tracestate` has at most 32 members.' },
  'pagination/empty-string-cursor': { says: 'An empty `nextCursor` means that more pages follow.' },
};
