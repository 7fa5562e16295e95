/** Examples of the rule in `trace-context.ts`. */
import type { ShapeRule } from '../define.ts';
import { result, tagged, told, MODERN } from './texts.ts';

const baggage = (value: string) => tagged(`"baggage":⟦"${value}"⟧`);
const PARENT = '"traceparent":"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01"';
const parent = (value: string) => tagged(`"traceparent":⟦"${value}"⟧`);
const state = (value: string) => tagged(`${PARENT},"tracestate":⟦"${value}"⟧`);

/** Conversations with and without what the rule finds. */
export const traceContextExamples: ShapeRule['examples'] = {
  good: [
    tagged(`${PARENT},"tracestate":"rojo=00f067aa0ba902b7,1a@ot=t61","baggage":"user=ana%20b,plan=pro;ttl=60"`),
    tagged('"traceparent":"cc-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01-more"'),
    told('notifications/progress', `"progressToken":1,"progress":2,"_meta":{${PARENT}}`, MODERN),
  ],
  bad: [
    tagged('"traceparent":⟦{"traceId":"0af7651916cd43dd8448eb211c80319c"}⟧'),
    parent('0af7651916cd43dd8448eb211c80319c'),
    parent('ff-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01'),
    parent('00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01-extra'),
    parent('00-00000000000000000000000000000000-00f067aa0ba902b7-01'),
    parent('00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01'),
    parent('00-0AF7651916CD43DD8448EB211C80319C-00f067aa0ba902b7-01'),
    state('Rojo'),
    state('a=1,b=2,a=3'),
    state(Array.from({ length: 33 }, (_, index) => `k${index}=1`).join(',')),
    tagged('⟦"tracestate":"rojo=1"⟧'),
    baggage('userId'),
    baggage('user=ana maria'),
    { ...result(`"content":[]`), text: result('"content":[]').text.replace('"_meta":{', `"_meta":{"baggage":⟦42⟧,`) },
  ],
};
