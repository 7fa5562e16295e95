import type { FixPlan, Path } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has } from '../../../json/object.ts';
import { code, named, whatIs } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { metaOf, NOTIFICATIONS, REQUESTS, RESULTS } from '../flows/messages.ts';
import { inner } from './texts.ts';
import { baggageFault, traceparentFault, tracestateFault, type TraceFault } from './trace-form.ts';
import { traceContextExamples } from './trace-context.examples.ts';

const FORMS = { traceparent: traceparentFault, tracestate: tracestateFault, baggage: baggageFault } as const;
type Key = keyof typeof FORMS;
const KEYS: readonly Key[] = ['traceparent', 'tracestate', 'baggage'];
const WHY: Readonly<Record<Key, string>> = {
  traceparent: 'A tracing system discards what it cannot read and begins a new trace, unconnected with this one.',
  tracestate: 'Receivers discard the whole list, and what vendors added to the trace is lost.',
  baggage: 'Receivers drop what they cannot read, and the values do not travel on.',
};
const TITLES: Readonly<Record<Key, string>> = {
  traceparent: '`traceparent` has the form of W3C Trace Context',
  tracestate: '`tracestate` has the form of W3C Trace Context',
  baggage: '`baggage` has the form of W3C Baggage',
};

function faultOf(key: Key, meta: JsonObject): TraceFault | null {
  const value = get(meta, key);
  if (value === undefined) return null;
  if (typeof value === 'string') return FORMS[key](value);
  return {
    requirement: 'otel/traceparent-type',
    says: `${whatIs(value)}; it is a string, in the form of the header of this name`,
  };
}

function judgeKey(place: Place, key: Key, meta: JsonObject, at: Path): void {
  const fault = faultOf(key, meta);
  if (!fault) return;
  const path = [...at, key];
  const value = get(meta, key);
  const { requirement, says, instead } = fault;
  const fix: FixPlan | null =
    instead === undefined
      ? null
      : { says: `Write ${code(instead)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: instead }] };
  place.report({
    requirement,
    path,
    title: TITLES[key],
    why: WHY[key],
    what: `The ${named(key)} of ${inner(place)} is ${typeof value === 'string' ? `${code(value, 80)}; ` : ''}${says}.`,
    ...(fix ? { fix } : {}),
  });
}

/** The context of a trace, as other tracing systems write it into headers. */
export const traceContext = defineShapeRule({
  id: 'otel/trace-context',
  requirements: [
    'otel/traceparent-type',
    'otel/traceparent-shape',
    'otel/traceparent-version-ff',
    'otel/traceparent-trailing-data',
    'otel/traceparent-zero-trace-id',
    'otel/traceparent-zero-parent-id',
    'otel/traceparent-lowercase',
    'otel/tracestate-shape',
    'otel/tracestate-duplicate-key',
    'otel/tracestate-too-many',
    'otel/tracestate-alone',
    'otel/baggage-shape',
    'otel/baggage-encoding',
  ],
  class: 'spec',
  types: [...REQUESTS, ...NOTIFICATIONS, ...RESULTS],
  cues: [{ meta: true }],
  title: 'Trace context has the forms of the W3C',
  why: 'Tracing systems read these texts letter by letter and discard what they cannot read.',
  how: 'Let a tracing library write them: `traceparent`, beside it `tracestate`, and `baggage`.',
  examples: traceContextExamples,
  judge(place) {
    const found = metaOf(place);
    if (!found) return;
    const { meta, at } = found;
    for (const key of KEYS) judgeKey(place, key, meta, at);
    if (!has(meta, 'tracestate') || has(meta, 'traceparent') || faultOf('tracestate', meta)) return;
    place.report({
      requirement: 'otel/tracestate-alone',
      path: [...at, 'tracestate'],
      mark: 'member',
      title: '`tracestate` comes with `traceparent`',
      why: 'On its own it is not read.',
      what: `The ${named('_meta')} of ${inner(place)} has ${named('tracestate')} and no ${named('traceparent')}.`,
    });
  },
});
