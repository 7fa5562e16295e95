/** Whether a text shows two messages as a request and its response: by a label such as `Response:` between them. */
import type { Span } from '../types.ts';

/** More text between two messages separates them, UTF-16 units. */
const NEAR = 240;
/** Words that introduce a response, in the languages in which people often paste. */
const LABEL =
  /\b(?:respon(?:se|ds?|ded)|answer(?:s|ed)?|repl(?:y|ies|ied)|results?|returns?|returned|outputs?|(?:sends?|sent|comes?|came|gets?|got) back|(?:you|we|clients?|hosts?) (?:will )?(?:gets?|sees?|receives?)|antwort|réponse|respuesta|resposta|ответ)\b|[→⇒←⇐]|<-|->|响应|响應|返回|回复|应答|応答|レスポンス|응답/iu;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,}).*$/gm;
/** Text of a program or of another value. */
const CODE = /[{}"`;]|:=/;
/** The request before is the one that is meant. */
const SAME = /\bto (?:this|that|the|your|our|its) (?:request|call)\b/giu;
/** Words that say that the response belongs to something else. */
const ELSEWHERE =
  /\b(?:another|other|different|unrelated|earlier|previous|late|later|requests?|calls?|notifications?|mistakes?|examples)\b/i;

/** True if the text between a request and a response introduces the response. `example`: both are one example of a lesson. */
export function isShownPair(text: string, request: Span, response: Span, example: boolean): boolean {
  if (response.start < request.end || response.start - request.end > NEAR) return false;
  const between = text.slice(request.end, response.start).replace(FENCE, '');
  if (CODE.test(between) || ELSEWHERE.test(between.replace(SAME, ''))) return false;
  return LABEL.test(between) || (example && !/\w/.test(between));
}
