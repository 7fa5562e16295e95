/** The rules about the text itself, in the order in which a list of rules shows them. */
import type { TextRule } from '../text.ts';
import { jsonBadEscape } from './json-bad-escape.ts';
import { jsonBom } from './json-bom.ts';
import { jsonComment } from './json-comment.ts';
import { jsonControlCharacter } from './json-control-character.ts';
import { jsonDeepNesting } from './json-deep-nesting.ts';
import { jsonDuplicateKey } from './json-duplicate-key.ts';
import { jsonElision } from './json-elision.ts';
import { jsonEscapedQuotes } from './json-escaped-quotes.ts';
import { jsonExtraComma } from './json-extra-comma.ts';
import { jsonLoneSurrogate } from './json-lone-surrogate.ts';
import { jsonMissingBraces } from './json-missing-braces.ts';
import { jsonMissingColon } from './json-missing-colon.ts';
import { jsonMissingComma } from './json-missing-comma.ts';
import { jsonMissingName } from './json-missing-name.ts';
import { jsonMissingValue } from './json-missing-value.ts';
import { jsonNoMessage } from './json-no-message.ts';
import { jsonNotAValue } from './json-not-a-value.ts';
import { jsonNumber } from './json-number.ts';
import { jsonNumberPrecision } from './json-number-precision.ts';
import { jsonPlaceholder } from './json-placeholder.ts';
import { jsonProtoKey } from './json-proto-key.ts';
import { jsonPythonLiteral } from './json-python-literal.ts';
import { jsonSingleQuotes } from './json-single-quotes.ts';
import { jsonSmartQuotes } from './json-smart-quotes.ts';
import { jsonTextAfterEnd } from './json-text-after-end.ts';
import { jsonTextBeforeStart } from './json-text-before-start.ts';
import { jsonTrailingComma } from './json-trailing-comma.ts';
import { jsonTuple } from './json-tuple.ts';
import { jsonUnclosed } from './json-unclosed.ts';
import { jsonUnescapedQuote } from './json-unescaped-quote.ts';
import { jsonUnexpected } from './json-unexpected.ts';
import { jsonUnquotedKey } from './json-unquoted-key.ts';
import { jsonUnquotedText } from './json-unquoted-text.ts';
import { jsonUnterminatedString } from './json-unterminated-string.ts';
import { jsonWhiteSpace } from './json-white-space.ts';
import { jsonWrongBracket } from './json-wrong-bracket.ts';

/** All text rules; every problem of the reader and of intake has one. */
export const textRules: readonly TextRule[] = [
  jsonBom,
  jsonComment,
  jsonWhiteSpace,
  jsonSingleQuotes,
  jsonSmartQuotes,
  jsonEscapedQuotes,
  jsonUnquotedKey,
  jsonUnquotedText,
  jsonPythonLiteral,
  jsonNotAValue,
  jsonNumber,
  jsonTuple,
  jsonTrailingComma,
  jsonExtraComma,
  jsonMissingComma,
  jsonMissingBraces,
  jsonMissingColon,
  jsonMissingValue,
  jsonMissingName,
  jsonElision,
  jsonPlaceholder,
  jsonUnclosed,
  jsonWrongBracket,
  jsonUnterminatedString,
  jsonUnescapedQuote,
  jsonControlCharacter,
  jsonBadEscape,
  jsonUnexpected,
  jsonTextBeforeStart,
  jsonTextAfterEnd,
  jsonNoMessage,
  jsonDuplicateKey,
  jsonNumberPrecision,
  jsonLoneSurrogate,
  jsonProtoKey,
  jsonDeepNesting,
];
