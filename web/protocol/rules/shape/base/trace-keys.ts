import { get, has } from '../../../json/object.ts';
import { partsOf } from '../../envelope/meta-keys.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { metaOf, NOTIFICATIONS, REQUESTS, RESULTS } from '../flows/messages.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { inner, LEGACY, request, response, tagged, THIRD } from './example-texts.ts';

const KEYS: readonly string[] = ['traceparent', 'tracestate', 'baggage'];
const VALUE = '"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01"';
const MESSAGES = [...REQUESTS, ...NOTIFICATIONS, ...RESULTS];

/** The keys of trace context: since when they are reserved, and how they are spelled. */
export const traceKeys = defineShapeRule({
  id: 'otel/keys',
  requirements: ['otel/prefixed-trace-key', 'otel/reserved-since-2026-07-28'],
  class: 'spec',
  types: MESSAGES,
  cues: [{ meta: true }],
  title: 'A trace context key with a prefix has no effect',
  why: 'Tracing systems read only the plain keys, so the context is not propagated.',
  how: 'Use `traceparent`, `tracestate` and `baggage` without a prefix.',
  examples: {
    good: [
      tagged(`"traceparent":${VALUE}`),
      example(LEGACY, request('tools/list', '"_meta":{"com.example/traceparent":"x"}')),
    ],
    bad: [
      tagged(`⟦"org.opentelemetry/traceparent"⟧:${VALUE}`),
      tagged(`"traceparent":${VALUE},⟦"com.example/baggage"⟧:"a=1"`),
      example(LEGACY, request('tools/list', `"_meta":{⟦"traceparent"⟧:${VALUE}}`)),
      example(THIRD, response('"content":[],"_meta":{⟦"baggage"⟧:"a=1"}')),
    ],
  },
  judge(place) {
    const found = metaOf(place);
    if (!found) return;
    const { meta, at } = found;
    for (const key of Object.keys(meta).slice(0, 60)) {
      const { labels, name } = partsOf(key);
      if (!KEYS.includes(name)) continue;
      const path = [...at, key];
      if (labels === null) {
        place.report({
          requirement: 'otel/reserved-since-2026-07-28',
          path,
          mark: 'key',
          title: 'Trace context keys are reserved since 2026-07-28',
          why: 'In this revision they are ordinary custom keys, and another program may use them for something else.',
          what: `The ${named('_meta')} of ${inner(place)} has ${named(key)}, which is reserved since 2026-07-28.`,
        });
        continue;
      }
      const text = typeof get(meta, key) === 'string' && !has(meta, name);
      place.report({
        requirement: 'otel/prefixed-trace-key',
        path,
        mark: 'key',
        what: `The ${named('_meta')} of ${inner(place)} has ${named(key)}; tracing systems read ${named(name)} without a prefix.`,
        ...(text
          ? {
              fix: {
                says: `Rename it to ${named(name)}.`,
                safety: 'unsafe',
                steps: [{ do: 'rename', path, to: name }],
              },
            }
          : {}),
      });
    }
  },
});
