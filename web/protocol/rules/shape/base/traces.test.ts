/** Trace context in `_meta`: valid and invalid messages of every revision. */
import { describe } from 'vitest';
import { A, B, C, D, E, judged, META, meta, progress } from './testing/example-messages.ts';
import { request } from './example-texts.ts';

describe('traces', () => {
  const PARENT = '"traceparent":"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-00"';
  judged(
    [E],
    [
      [meta(PARENT)],
      [meta(`${PARENT},"tracestate":"a=1, b@c=2 ,"`)],
      [meta('"baggage":"a=1,b=2;p=1;q"')],
      [
        meta('"traceparent":"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7"'),
        `otel/traceparent-shape ${META}/traceparent`,
      ],
      [
        meta('"traceparent":"00-0af7651916cd43dd8448eb211c80319z-00f067aa0ba902b7-01"'),
        `otel/traceparent-shape ${META}/traceparent`,
      ],
      [meta('"traceparent":12'), `otel/traceparent-type ${META}/traceparent`],
      [
        meta('"traceparent":"00-0AF7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01"'),
        `otel/traceparent-lowercase ${META}/traceparent`,
      ],
      [
        meta('"traceparent":"FF-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01"'),
        `otel/traceparent-version-ff ${META}/traceparent`,
      ],
      [meta(`${PARENT},"tracestate":"a"`), `otel/tracestate-shape ${META}/tracestate`],
      [meta(`${PARENT},"tracestate":"a=1,A=2"`), `otel/tracestate-shape ${META}/tracestate`],
      [meta(`${PARENT},"tracestate":"a=1,a=1"`), `otel/tracestate-duplicate-key ${META}/tracestate`],
      [meta('"tracestate":"a=1"'), `otel/tracestate-alone ${META}/tracestate`],
      [meta('"baggage":"a=1,,b=2"'), `otel/baggage-shape ${META}/baggage`],
      [meta('"baggage":"a b=1"'), `otel/baggage-shape ${META}/baggage`],
      [meta('"baggage":"city=Köln"'), `otel/baggage-encoding ${META}/baggage`],
      [meta('"com.example/tracestate":"a=1"'), `otel/prefixed-trace-key ${META}/com.example~1tracestate`],
      [progress('"progressToken":1,"progress":1,"_meta":{"baggage":"x"}'), `otel/baggage-shape ${META}/baggage`],
    ],
  );
  judged(
    [C, D],
    [[request('tools/list', '"_meta":{"tracestate":"a=1"}'), `otel/reserved-since-2026-07-28 ${META}/tracestate`]],
  );
  judged([A, B], [[request('tools/list', '"_meta":{"tracestate":7}')]]);
});
