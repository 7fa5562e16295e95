/**
 * The rules about JSON text as one table: a row for each problem that the JSON parser or the intake finds, in display order.
 * `defineTextRules` adds the defaults.
 */
import { defineTextRules, type TextRule } from '../text.ts';
import { arrives, code, enumerated, inMore, nameOf } from './sentences.ts';

/** All text rules; every problem of the parser and the intake has one. */
export const textRules: readonly TextRule[] = defineTextRules([
  {
    id: 'json-bom',
    title: 'A message must not begin with a byte order mark',
    why: 'Most parsers treat the invisible mark as an unexpected character and reject the whole message.',
    how: 'Save the text as UTF-8 without a byte order mark.',
    section: '8.1',
    what: () => 'The text begins with a byte order mark (U+FEFF), which is invisible and not part of JSON.',
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '⟦\ufeff⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    },
  },
  {
    id: 'json-comment',
    title: 'JSON must not contain comments',
    why: 'A strict parser stops at the comment and rejects the whole message: the response is a parse error without an id.',
    how: 'Remove the comment, or put it into a member of its own.',
    section: '2',
    what: (problem) => `${code(problem.detail)} is a comment, which JSON does not support${inMore(problem)}.`,
    examples: {
      good: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
        { text: '{"url": "https://example.com/#top"}' },
      ],
      bad: [
        { text: '{"jsonrpc": "2.0", "id": 1, ⟦// counts up⟧\n"method": "ping"}' },
        { text: '{⟦/* the version */⟧ "jsonrpc": "2.0", "id": 1, "method": "ping"} // and /* more */' },
        { text: '⟦# from the log⟧\n{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
      ],
    },
  },
  {
    id: 'json-white-space',
    title: 'Only spaces, tabs and line breaks may separate JSON tokens',
    why: 'The character looks like a space or is invisible, but a parser rejects it. It is usually copied from a web page or a document.',
    how: 'Replace it with an ordinary space.',
    section: '2',
    what: (problem) =>
      `The character ${problem.detail} is between two tokens, where it only looks like white space${inMore(problem)}.`,
    examples: {
      good: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
        { text: '{"text": "non\u00a0breaking is fine inside a string"}' },
      ],
      bad: [
        { text: '{"jsonrpc":⟦\u00a0⟧"2.0",\u00a0"id":\u00a01,\u00a0"method":\u00a0"ping"}' },
        { text: '⟦\u200b⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
        { text: '{"jsonrpc": "2.0",⟦\u000c⟧"id": 1, "method": "ping"}' },
      ],
    },
  },
  {
    id: 'json-single-quotes',
    title: 'Strings must use double quotes',
    why: 'Single quotes and backticks are syntax of Python, JavaScript and shells. A JSON parser stops at the first of them.',
    how: 'Use double quotes. In Python, use `json.dumps` instead of printing a dict.',
    section: '7',
    what: (problem) =>
      `${code(problem.detail)} is in quotes that JSON does not support${inMore(problem)}; strings and keys need double quotes.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }, { text: '{"text": "it\'s fine inside"}' }],
      bad: [
        { text: "{⟦'jsonrpc'⟧: '2.0', 'id': 1, 'method': 'ping'}" },
        { text: '{"jsonrpc": "2.0", "id": ⟦`a "b"`⟧, "method": "ping"}' },
        { text: "{\"text\": ⟦'it\\'s'⟧}" },
      ],
    },
  },
  {
    id: 'json-smart-quotes',
    title: 'Strings must use straight double quotes',
    why: 'Word processors and chat programs turn straight quotes into curly ones, which a parser does not accept.',
    how: 'Replace the curly quotes with straight ones, and switch off quote correction in the program that wrote the text.',
    section: '7',
    what: (problem) => `${code(problem.detail)} is in typographic quotes${inMore(problem)}; JSON needs straight ones.`,
    examples: {
      good: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
        { text: '{"text": "“quoted” inside a string is fine"}' },
      ],
      bad: [{ text: '{⟦“jsonrpc”⟧: “2.0”, “id”: 1, “method”: “ping”}' }, { text: '{"text": ⟦‘hello’⟧}' }],
    },
  },
  {
    id: 'json-escaped-quotes',
    title: 'A message must not have the escapes of an enclosing string',
    why: 'The backslashes come from a string that contained the message. JSON has no backslashes outside strings.',
    how: 'Copy the decoded message, or remove one level of backslashes.',
    section: '7',
    what: (problem) =>
      problem.detail.length > 2
        ? `${code(problem.detail)} has the backslashes of an enclosing string${inMore(problem)}.`
        : `${code(problem.detail)} is outside every string${inMore(problem)}; only inside a string does it mean a ${problem.detail === '\\t' ? 'tab' : 'line break'}.`,
    examples: {
      good: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
        { text: '{"text": "{\\"inside\\": \\"a string\\"}"}' },
      ],
      bad: [
        { text: '{⟦\\"jsonrpc\\"⟧: \\"2.0\\", \\"id\\": 1, \\"method\\": \\"ping\\"}' },
        { text: '{⟦\\n⟧  \\"text\\": \\"say \\\\\\"hi\\\\\\"\\"\\n}' },
      ],
    },
  },
  {
    id: 'json-unquoted-key',
    title: 'Keys must be in double quotes',
    why: 'JavaScript allows keys without quotes, but JSON does not; a parser stops at the first letter.',
    how: 'Put every key in double quotes.',
    section: '4',
    what: (problem) => `The key ${code(problem.detail)} has no double quotes${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '{⟦jsonrpc⟧: "2.0", id: 1, method: "ping"}' }, { text: '{"params": {⟦1⟧: "first"}}' }],
    },
  },
  {
    id: 'json-unquoted-text',
    title: 'String values must be in double quotes',
    why: 'Without quotes, JSON allows only the words `true`, `false` and `null`; dates and version numbers need quotes too.',
    how: 'Put the value in double quotes.',
    section: '3',
    what: (problem) => `${code(problem.detail)} is a string without double quotes${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": ⟦tools/list⟧}' },
        { text: '{"protocolVersion": ⟦2025-06-18⟧}' },
        { text: '{"jsonrpc": ⟦2.0.0⟧}' },
      ],
    },
  },
  {
    id: 'json-python-literal',
    title: 'Literals must be `true`, `false` or `null`',
    why: 'JSON has only these three literals, in lowercase. Other spellings come from programming languages, usually Python.',
    how: 'Write `true`, `false` or `null`. In Python, `json.dumps` writes them.',
    section: '3',
    what: (problem) =>
      `${code(problem.detail)} is not a JSON literal${inMore(problem)}; the literals are \`true\`, \`false\` and \`null\`.`,
    examples: {
      good: [{ text: '{"ok": true, "error": null}' }],
      bad: [{ text: '{"listChanged": ⟦True⟧, "subscribe": False, "cursor": None}' }, { text: '{"ok": ⟦TRUE⟧}' }],
    },
  },
  {
    id: 'json-not-a-value',
    title: 'Values must be representable in JSON',
    why: 'JSON numbers are finite, and JSON has no “undefined” and no function calls. Such a value makes the whole message invalid.',
    how: 'Remove the member, or set it to `null` or to a string that the receiver understands.',
    section: '3',
    what: (problem) => `${code(problem.detail)} cannot be written in JSON${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"value": null}' }],
      bad: [
        { text: '{"progress": ⟦NaN⟧}' },
        { text: '{"cursor": ⟦undefined⟧, "total": Infinity}' },
        { text: '{"at": ⟦datetime(2025, 6, 18)⟧}' },
      ],
    },
  },
  {
    id: 'json-number',
    title: 'Numbers must use the JSON number syntax',
    why: 'JSON has decimal numbers with digits on both sides of the point. Plus signs, leading zeros, underscores and other bases are invalid.',
    how: 'Write the number in that format, or as a string when its exact characters matter.',
    section: '6',
    what: (problem) => `${code(problem.detail)} is not a valid JSON number${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"n": [0, -1, 2.5, 1e3, -0.25E-2]}' }],
      bad: [
        { text: '{"id": ⟦+1⟧}' },
        { text: '{"id": ⟦.5⟧}' },
        { text: '{"id": ⟦1.⟧}' },
        { text: '{"id": ⟦007⟧}' },
        { text: '{"id": ⟦0x1F⟧}' },
        { text: '{"id": ⟦1_000⟧}' },
        { text: '{"id": ⟦1e⟧}' },
        { text: '{"id": ⟦-⟧}' },
      ],
    },
  },
  {
    id: 'json-tuple',
    title: 'Arrays must use square brackets',
    why: 'Parentheses make a tuple in Python. JSON has only arrays, in square brackets.',
    how: 'Use square brackets.',
    section: '5',
    what: (problem) => `${code(problem.detail)} is a list in parentheses${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"range": [1, 2]}' }],
      bad: [{ text: '{"range": ⟦(1, 2)⟧}' }],
    },
  },
  {
    id: 'json-trailing-comma',
    title: 'The last entry must not be followed by a comma',
    why: 'A parser expects another entry after the comma and stops at the closing bracket.',
    how: 'Remove the comma.',
    section: '2',
    what: (problem) =>
      `There is a comma before the closing ${code(problem.detail)}, but no further entry follows${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"⟦,⟧}' },
        { text: '[1, 2⟦,⟧\n]' },
        { text: '{"a": [1⟦,⟧], "b": [2,],}' },
      ],
    },
  },
  {
    id: 'json-extra-comma',
    title: 'Entries must be separated by exactly one comma',
    why: 'Between two commas, or before the first entry, a parser expects a value but finds none.',
    how: 'Remove the extra comma.',
    section: '2',
    what: (problem) =>
      problem.detail === ','
        ? `There is a comma before the first entry${inMore(problem)}.`
        : `There is no entry between two commas${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '[1,⟦,⟧ 2]' }, { text: '{⟦,⟧"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    },
  },
  {
    id: 'json-missing-comma',
    title: 'Entries must be separated by commas',
    why: 'Without the comma, a parser stops at the next entry.',
    how: 'Put a comma between the entries.',
    section: '2',
    what: (problem) =>
      problem.detail === ';'
        ? `There is a semicolon instead of a comma${inMore(problem)}.`
        : `A comma is missing before ${code(problem.detail)}${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '{"jsonrpc": "2.0" ⟦"⟧id": 1, "method": "ping"}' },
        { text: '[1 ⟦2⟧]' },
        { text: '{"id": 1⟦;⟧ "method": "ping"}' },
        { text: '{"jsonrpc": "2.0"⟦;⟧ "id": 1; "method": "ping"}' },
        { text: '[1 ⟦2⟧ 3 4]' },
      ],
    },
  },
  {
    id: 'json-missing-braces',
    title: 'The members of a message must be in braces',
    why: 'Without `{` and `}`, a parser treats the first key as the whole value and stops at the colon after it.',
    how: 'Put `{` before the first member and `}` after the last one.',
    section: '4',
    what: (problem) =>
      `The text begins with the key ${code(problem.detail)} without a \`{\` before it; the checker continues as if it were there.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '⟦"jsonrpc"⟧: "2.0", "id": 1, "method": "ping"' },
        { text: '⟦"jsonrpc"⟧: "2.0",\n"id": 1,\n"method": "ping"}\n' },
      ],
    },
  },
  {
    id: 'json-missing-colon',
    title: 'A key and its value must be separated by a colon',
    why: 'Only a colon can separate a key from its value.',
    how: 'Put a colon between the key and the value.',
    section: '4',
    what: (problem) =>
      problem.detail.startsWith('=') || problem.detail === ';'
        ? `${code(problem.detail)} is in the place of the colon${inMore(problem)}.`
        : `The colon after the key ${code(problem.detail)} is missing${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '{"jsonrpc": "2.0", "id" ⟦1⟧, "method": "ping"}' },
        { text: '{"jsonrpc": "2.0", "id" ⟦=⟧ 1, "method": "ping"}' },
        { text: '{"id" ⟦=>⟧ 1}' },
      ],
    },
  },
  {
    id: 'json-missing-value',
    title: 'Every key must have a value',
    why: 'A member is a key and a value. A parser stops where it expects the value.',
    how: 'Give the member a value, or remove it.',
    section: '4',
    what: (problem) => `The key ${code(problem.detail)} has no value${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"cursor": null}' }],
      bad: [
        { text: '{"jsonrpc": "2.0", ⟦"id"⟧: , "method": "ping"}' },
        { text: '{⟦"ping"⟧}' },
        { text: '{"id": 1, ⟦method⟧}' },
      ],
    },
  },
  {
    id: 'json-missing-name',
    title: 'Every value in an object must have a key',
    why: 'An object identifies each value by its key. A parser stops at a value without one.',
    how: 'Put a key in double quotes before the value, or use square brackets for an array.',
    section: '4',
    what: (problem) => `A member must begin with its key, but here it begins with ${code(problem.detail)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '{⟦:⟧ 1}' }, { text: '{⟦{⟧"method": "ping"}}' }, { text: '{"id": 1, ⟦[⟧1, 2]}' }],
    },
  },
  {
    id: 'json-elision',
    title: 'A message must be complete, without ellipses',
    why: 'An ellipsis marks omitted content that a program cannot restore. The checker does not judge the omitted part.',
    how: 'Replace the ellipsis with the complete content, or remove it.',
    section: '2',
    what: (problem) =>
      `${code(problem.detail)} marks omitted content${inMore(problem)}; the checker does not judge that part.`,
    examples: {
      good: [{ text: '{"text": "wait for it..."}' }],
      bad: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping", ⟦...⟧}' },
        { text: '{"params": {⟦...⟧}, "tools": [...]}' },
        { text: '{"params": ⟦…⟧}' },
        { text: '{"jsonrpc": "2.0", "id": 1, "result": ⟦...⟧}' },
        { text: '{"tools": ⟦[Object]⟧}' },
        { text: '[1, ⟦... 3 more items⟧]' },
      ],
    },
  },
  {
    id: 'json-placeholder',
    title: 'Placeholders must be replaced by values',
    why: 'The text is a template: the placeholder is not a valid JSON value and should be replaced.',
    how: 'Write the real value there; put a string in double quotes.',
    section: '3',
    what: (problem) => `${code(problem.detail)} is a placeholder without a value${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"id": "<your id>"}' }],
      bad: [
        { text: '{"jsonrpc": "2.0", "id": ⟦<your id>⟧, "method": "ping"}' },
        { text: '{"id": ⟦${id}⟧}' },
        { text: '{"id": ⟦{{id}}⟧}' },
      ],
    },
  },
  {
    id: 'json-unclosed',
    title: 'Every bracket must be closed',
    why: 'Without its closing bracket, a message is incomplete, often because it was truncated in a copy or log. The checker does not judge the missing part.',
    how: 'Add the missing part, or copy the whole message.',
    section: '2',
    what: (problem) => {
      const [brackets = '', open] = problem.detail.split('\n');
      return open === undefined
        ? `This bracket is never closed; ${code(brackets)} is missing.`
        : `The text ends inside the string ${code(open)}, and this bracket is not closed either; add ${code(brackets)}.`;
    },
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '⟦{⟧"jsonrpc": "2.0", "id": 1, "method": "ping"' },
        { text: '{"params": ⟦[⟧1, 2}' },
        { text: '{"params": ⟦{⟧"name": "ad' },
        { text: '⟦{⟧"jsonrpc": "2.0", "id": 2, "method": "pi', says: 'The string is not closed either.' },
        { text: '{"params": {"a": ⟦[⟧1,' },
      ],
    },
  },
  {
    id: 'json-wrong-bracket',
    title: 'A closing bracket must match the opening one',
    why: 'Objects need `{` and `}`, arrays need `[` and `]`. A parser stops at the wrong kind of bracket.',
    how: 'Use the matching bracket.',
    section: '2',
    what: (problem) => {
      const [opening, found, right] = problem.detail.split(' ');
      return `${code(found ?? '')} cannot close ${code(opening ?? '')}; use ${code(right ?? '')}.`;
    },
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"⟦]⟧' },
        { text: '[1, 2⟦}⟧' },
        { text: '{"a": [1, 2⟦}⟧}' },
      ],
    },
  },
  {
    id: 'json-unterminated-string',
    title: 'Every string must have a closing quote',
    why: 'A string continues until its closing quote and cannot span lines. Without the quote, a parser reads the rest as part of the string.',
    how: 'Add the closing quote.',
    section: '7',
    what: (problem) => `The string ${code(problem.detail)} is never closed${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '{"jsonrpc": ⟦"2.0⟧,\n "id": 1, "method": "ping"}' },
        { text: '{"method": ⟦"ping⟧}' },
        { text: '{⟦"id⟧\n: 1}' },
      ],
    },
  },
  {
    id: 'json-unescaped-quote',
    title: 'A double quote inside a string must be escaped',
    why: 'The first unescaped quote ends the string, so a parser cannot read what follows.',
    how: 'Write `\\"` for a quote inside a string. JSON libraries do this automatically.',
    section: '7',
    what: (problem) =>
      `In ${code(problem.detail)}, a double quote inside the string has no backslash${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"text": "say \\"hi\\" to me"}' }],
      bad: [{ text: '{"text": ⟦"say "hi" to me"⟧}' }, { text: '{"text": ⟦"{"a":1}"⟧, "id": 1}' }],
    },
  },
  {
    id: 'json-control-character',
    title: 'Line breaks and tabs inside a string must be escaped',
    why: 'A string cannot contain unescaped characters below U+0020; a parser stops at them.',
    how: 'Write `\\n` for a line break, `\\t` for a tab, and escapes such as `\\u0000` for others.',
    section: '7',
    what: (problem) => `${nameOf(problem.detail)} is inside a string without an escape${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"text": "one\\ntwo\\tthree"}' }],
      bad: [
        { text: '{"text": "one⟦\n⟧two"}' },
        { text: '{"text": "one⟦\t⟧two\tthree"}' },
        { text: '{"text": "⟦\u0000⟧"}' },
        { text: '{"text": "\\⟦\t⟧"}', says: 'The backslash and the tab become one escape.' },
      ],
    },
  },
  {
    id: 'json-bad-escape',
    title: 'A backslash must begin a valid JSON escape',
    why: 'The escapes are `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u` with four hexadecimal digits. A parser stops at any other.',
    how: 'Use one of these escapes, or double the backslash when it is a literal character, as in `C:\\\\dir`.',
    section: '7',
    what: (problem) => `${code(problem.detail)} is not a valid JSON escape${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"path": "C:\\\\dir", "letter": "\\u0041"}' }],
      bad: [
        { text: '{"text": "⟦\\x41⟧"}' },
        { text: '{"text": "it⟦\\\'⟧s"}' },
        { text: '{"text": "⟦\\u12⟧"}' },
        { text: '{"path": "C:⟦\\d⟧ir"}' },
      ],
    },
  },
  {
    id: 'json-unexpected',
    title: 'A message must not contain unexpected characters',
    why: 'A parser stops at the first unexpected character.',
    how: 'Remove it, or put it in double quotes if it belongs to a string.',
    section: '2',
    what: (problem) => `${code(problem.detail)} is not valid JSON at this position${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '{"id": 1 ⟦px⟧, "method": "ping"}' },
        { text: '[1 ⟦@⟧]' },
        { text: '{"id": ⟦&⟧}' },
        { text: '{"id":⟦:⟧ 1}' },
        { text: '["id"⟦:⟧ 1]' },
      ],
    },
  },
  {
    id: 'json-text-before-start',
    title: 'A message must not have other text before it',
    why: 'A receiver expects only the message. A label, an arrow or a log prefix makes the line invalid JSON.',
    how: 'Remove the text before the message.',
    section: '2',
    what: (problem) => `${code(problem.detail)} is before the message${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '⟦request ⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    },
  },
  {
    id: 'json-text-after-end',
    title: 'A message must not have other text after it on its line',
    why: 'After one value, a parser expects the end of the text. Other text makes the message invalid.',
    how: 'Put each message on a line of its own, or remove the other text.',
    section: '2',
    what: (problem) => `${code(problem.detail)} follows the end of the value${inMore(problem)}.`,
    examples: {
      good: [
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
        { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
      ],
      bad: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"} ⟦;⟧' }],
    },
  },
  {
    id: 'json-no-message',
    title: 'The text must contain a message',
    why: 'A message is JSON: an object in braces, or an array of such objects. Without one, there is nothing to check.',
    how: 'Paste a message, such as `{"jsonrpc": "2.0", "id": 1, "method": "ping"}`.',
    section: '2',
    what: (problem) =>
      problem.detail.trim() === ''
        ? 'There is no text yet, so there is no message to check.'
        : `The text begins with ${code(problem.detail)} and contains no JSON message.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '⟦hello⟧' }],
    },
  },
  {
    id: 'json-duplicate-key',
    requirement: 'envelope/duplicate-member',
    level: 'SHOULD NOT',
    title: 'An object should not have the same key twice',
    why: 'Parsers disagree on which of the two values counts, so sender and receiver may read different messages.',
    how: 'Keep one of the two.',
    section: '4',
    what: (problem) =>
      `The key ${code(problem.detail)} is already in this object${inMore(problem)}; most parsers keep only the last value.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }, { text: '[{"id": 1}, {"id": 2}]' }],
      bad: [{ text: '{"jsonrpc": "2.0", "id": 1, ⟦"id"⟧: 2, "method": "ping"}' }, { text: '{"a": 1, ⟦"\\u0061"⟧: 1}' }],
    },
  },
  {
    id: 'json-number-precision',
    requirement: null,
    level: 'SHOULD NOT',
    title: 'Numbers should fit into 64-bit floating point',
    why: 'Most programs store JSON numbers as 64-bit floating point: exact integers up to 9007199254740991, and about 16 digits. The receiver may read another number, and a response may have another id.',
    how: 'Send such a value as a string.',
    section: '6',
    what: (problem) => `${code(problem.detail)} ${arrives(problem.detail)}${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"id": 9007199254740991, "x": 0.30000000000000004}' }],
      bad: [
        { text: '{"id": ⟦9007199254740993⟧}' },
        { text: '{"x": ⟦1e400⟧}' },
        { text: '{"x": ⟦3.14159265358979323846⟧}' },
      ],
    },
  },
  {
    id: 'json-lone-surrogate',
    requirement: null,
    level: 'SHOULD NOT',
    title: 'Strings should not contain lone surrogates',
    why: 'A surrogate is half of a character and has no meaning alone. Receivers replace it, reject the message, or fail when they serialize it.',
    how: 'Send both halves, or use U+FFFD instead of the incomplete character. The usual cause is a string cut in the middle of an emoji.',
    section: '8.2',
    what: (problem) => `${code(problem.detail)} is half of a character without its other half${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"text": "\\ud83d\\ude00"}' }],
      bad: [{ text: '{"text": "⟦\\ud83d⟧"}' }, { text: '{"text": "cut ⟦\ud83d⟧"}' }, { text: '{"text": "⟦\\ude00⟧"}' }],
    },
  },
  {
    id: 'json-proto-key',
    requirement: null,
    class: 'host',
    level: 'SHOULD NOT',
    title: 'A key should not be `__proto__`',
    why: 'In JavaScript, this key can change the prototype of an object. Programs that copy members without checks are vulnerable, so some reject such messages.',
    how: 'Use another key.',
    section: '4',
    what: (problem) =>
      `A member has the key ${code(problem.detail)}${inMore(problem)}, which can cause errors in JavaScript programs.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {⟦"__proto__"⟧: {}}}' }],
    },
  },
  {
    id: 'json-deep-nesting',
    requirement: null,
    class: 'host',
    level: 'SHOULD NOT',
    title: 'Values should not be nested too deeply',
    why: 'RFC 8259 lets parsers limit the depth of nesting. Many do, and some crash, so a deep message may never arrive.',
    how: 'Flatten the value, or send it as a string.',
    section: '9',
    what: (problem) => `The value is nested more than ${problem.detail} levels deep here.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: `${'['.repeat(512)}⟦[⟧${']'.repeat(513)}` }],
    },
  },
  {
    id: 'json-notation',
    requirement: null,
    class: 'style',
    level: 'INFO',
    title: 'Notation of lessons and programs, not of the wire',
    why: 'Lessons write messages for readers, programs for a compiler. A receiver parses strict JSON, and rejects everything else.',
    how: 'Let a program write the JSON. By hand: no comments, no omitted parts, keys and strings in double quotes.',
    section: '2',
    what: (problem) =>
      `The text has ${enumerated(problem.detail)} here, read as its writer means it. A receiver would reject it if it were sent as written.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}' }],
      bad: [
        {
          text: 'const request = ⟦{⟧ jsonrpc: "2.0", id: 1, method: "tools/list" };\nclient.send(JSON.stringify(request));',
        },
        { text: "import json\n\nprint(json.dumps(⟦{⟧'jsonrpc': '2.0', 'id': 1, 'method': 'tools/list'}))" },
      ],
    },
  },
]);
