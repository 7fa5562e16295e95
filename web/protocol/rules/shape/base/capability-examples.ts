/** Examples of the rule about the names of capabilities. */
import type { Example } from '../../define.ts';
import { able, FIRST, hello, LEGACY, offering, SECOND, THIRD, welcome } from './texts.ts';

/** Good: what each side has. Bad: what it has not, by revision. */
export const keyExamples: { good: readonly Example[]; bad: readonly Example[] } = {
  good: [
    hello('"roots":{"listChanged":true},"sampling":{},"experimental":{"anything":{}}', FIRST),
    hello('"elicitation":{"form":{},"url":{}},"sampling":{"tools":{}}'),
    welcome('"tools":{"listChanged":true},"resources":{"subscribe":true},"completions":{}', SECOND),
    offering('"tools":{},"extensions":{"io.modelcontextprotocol/tasks":{}}'),
    able('"elicitation":{},"extensions":{"com.example/charts":{"kinds":["bar"]}}'),
  ],
  bad: [
    welcome('"tools":{},⟦"completions"⟧:{}', FIRST),
    hello('"sampling":{},⟦"elicitation"⟧:{}', SECOND),
    hello('"elicitation":{⟦"url"⟧:{}}', THIRD),
    hello('"sampling":{⟦"tools"⟧:{}}', THIRD),
    welcome('"tools":{},⟦"extensions"⟧:{"io.modelcontextprotocol/ui":{}}', LEGACY),
    welcome('"tools":{},⟦"tasks"⟧:{"list":{}}', THIRD),
    offering('"tools":{},⟦"tasks"⟧:{"list":{}}'),
    able('"roots":{⟦"listChanged"⟧:true}'),
    welcome('⟦"tool"⟧:{}', THIRD),
    welcome('"resources":{⟦"subscribes"⟧:true}'),
    hello('⟦"streaming"⟧:{}'),
    hello('"roots":{},⟦"tools"⟧:{}'),
    offering('"tools":{},⟦"sampling"⟧:{}'),
    able('⟦"com.example/charts"⟧:{}'),
    able('"extensions":{},⟦"com.example/charts"⟧:{"kinds":["bar"]}'),
  ],
};
