/**
 * The rules about the text itself, as one table: a row for each problem that the JSON reader or intake finds, in the order in
 * which a list of rules shows them. What a row leaves out stands in `defineTextRules`.
 */
import { defineTextRules, type TextRule } from '../text.ts';
import { arrives, code, inMore, nameOf } from './sentences.ts';

/** All text rules; every problem of the reader and of intake has one. */
export const textRules: readonly TextRule[] = defineTextRules([
  {
    id: 'json-bom',
    title: 'A message begins with its first bracket, not with a byte order mark',
    why: 'Most parsers take the invisible mark for a stray character and refuse the whole message.',
    how: 'Save the text as UTF-8 without a byte order mark.',
    section: '8.1',
    what: () => 'The text begins with a byte order mark (U+FEFF): invisible, and no part of JSON.',
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '⟦\ufeff⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    },
  },
  {
    id: 'json-comment',
    title: 'JSON has no comments',
    why: 'A strict parser stops at the comment, and the whole message is lost: the answer is a parse error without an id.',
    how: 'Take the comment out, or put the remark into a member of its own.',
    section: '2',
    what: (problem) => `${code(problem.detail)} is a comment, which JSON does not have${inMore(problem)}.`,
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
    title: 'Only space, tab and line break stand between JSON tokens',
    why: 'The character looks like a gap or like nothing, but a parser takes it for text where none may be. It usually comes along when text is copied from a web page or a document.',
    how: 'Replace it with a plain space.',
    section: '2',
    what: (problem) =>
      `The character ${problem.detail} stands between two parts of the message, where it only looks like a gap${inMore(problem)}.`,
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
    title: 'Strings stand in double quotes',
    why: 'Single quotes and backticks belong to Python, JavaScript and shells. In JSON they open nothing, so parsing ends at the first of them.',
    how: 'Use double quotes. In Python, `json.dumps` writes them; printing a dict does not.',
    section: '7',
    what: (problem) =>
      `${code(problem.detail)} stands in quotes that JSON does not know${inMore(problem)}; strings and names take double quotes.`,
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
    title: 'Strings stand in straight double quotes',
    why: 'Word processors and chat programs turn quotes into curly ones. A parser does not take those for quotes.',
    how: 'Replace the curly quotes with straight ones and switch off their correction where the text comes from.',
    section: '7',
    what: (problem) =>
      `${code(problem.detail)} stands in typographic quotes${inMore(problem)}; JSON takes straight ones.`,
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
    title: 'A message is JSON, not JSON inside a string',
    why: 'The backslashes come from a string that held the message. Outside a string JSON has no backslashes.',
    how: 'Copy the decoded message, or take one level of backslashes off.',
    section: '7',
    what: (problem) =>
      problem.detail.length > 2
        ? `${code(problem.detail)} carries the backslashes of a string around it${inMore(problem)}.`
        : `${code(problem.detail)} stands outside every string${inMore(problem)}; only inside one does it mean a ${problem.detail === '\\t' ? 'tab' : 'line break'}.`,
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
    title: 'Names of members stand in double quotes',
    why: 'JavaScript lets the quotes of a name go, JSON does not; a parser stops at the bare word.',
    how: 'Put every name in double quotes.',
    section: '4',
    what: (problem) => `The name ${code(problem.detail)} lacks its double quotes${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '{⟦jsonrpc⟧: "2.0", id: 1, method: "ping"}' }, { text: '{"params": {⟦1⟧: "first"}}' }],
    },
  },
  {
    id: 'json-unquoted-text',
    title: 'Text stands in double quotes',
    why: 'A bare word is no value in JSON except `true`, `false` and `null`; neither is a date or a version number.',
    how: 'Put the text in double quotes.',
    section: '3',
    what: (problem) => `${code(problem.detail)} is text without double quotes${inMore(problem)}.`,
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
    title: 'The literals are true, false and null',
    why: 'JSON knows these three words, in lower case only. Other spellings are those of a programming language, usually Python.',
    how: 'Write `true`, `false` or `null`. In Python, `json.dumps` does.',
    section: '3',
    what: (problem) =>
      `${code(problem.detail)} is not how JSON writes it${inMore(problem)}; the words are \`true\`, \`false\` and \`null\`.`,
    examples: {
      good: [{ text: '{"ok": true, "error": null}' }],
      bad: [{ text: '{"listChanged": ⟦True⟧, "subscribe": False, "cursor": None}' }, { text: '{"ok": ⟦TRUE⟧}' }],
    },
  },
  {
    id: 'json-not-a-value',
    title: 'Only what JSON can write is a value',
    why: 'Numbers in JSON are finite, and nothing stands for “undefined” or for a call. A writer that lets such a value through makes the whole message unreadable.',
    how: 'Leave the member out, or give it `null` or a string that the receiver understands.',
    section: '3',
    what: (problem) => `${code(problem.detail)} has no form in JSON${inMore(problem)}.`,
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
    title: 'Numbers are written the way JSON writes them',
    why: 'JSON has plain decimal numbers: digits on both sides of a point, no plus sign, no leading zero, no underscores, no other base.',
    how: 'Write the number in that form, or as a string when its exact characters matter.',
    section: '6',
    what: (problem) => `${code(problem.detail)} is not how JSON writes a number${inMore(problem)}.`,
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
    title: 'Lists stand in square brackets',
    why: 'Round brackets make a tuple in Python. JSON has one kind of list, in square brackets.',
    how: 'Use square brackets.',
    section: '5',
    what: (problem) => `${code(problem.detail)} is a list in round brackets${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"range": [1, 2]}' }],
      bad: [{ text: '{"range": ⟦(1, 2)⟧}' }],
    },
  },
  {
    id: 'json-trailing-comma',
    title: 'No comma behind the last entry',
    why: 'The comma promises another entry, and a parser stops when a bracket comes instead.',
    how: 'Remove the comma.',
    section: '2',
    what: (problem) =>
      `A comma stands before the closing ${code(problem.detail)}, where no further entry follows${inMore(problem)}.`,
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
    title: 'One comma between two entries',
    why: 'Between two commas, or before the first entry, a parser expects a value and finds none.',
    how: 'Remove the comma that is too much.',
    section: '2',
    what: (problem) =>
      problem.detail === ','
        ? `A comma stands before the first entry${inMore(problem)}.`
        : `Commas stand next to each other with nothing between them${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '[1,⟦,⟧ 2]' }, { text: '{⟦,⟧"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    },
  },
  {
    id: 'json-missing-comma',
    title: 'Entries are separated by commas',
    why: 'Without the comma a parser cannot tell where one entry ends, and stops at the next.',
    how: 'Put a comma between the entries.',
    section: '2',
    what: (problem) =>
      problem.detail === ';'
        ? `A semicolon stands where a comma belongs${inMore(problem)}.`
        : `Before ${code(problem.detail)} a comma is missing${inMore(problem)}.`,
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
    title: 'The members of a message stand in braces',
    why: 'Without `{` and `}` a parser takes the first name for the whole value, and stops at the colon behind it.',
    how: 'Put `{` before the first member and `}` behind the last.',
    section: '4',
    what: (problem) =>
      `The text begins with the name ${code(problem.detail)}, without a \`{\` before it; it is judged as if that stood there.`,
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
    title: 'A colon stands between a name and its value',
    why: 'The colon is what makes a name and a value a member; other signs do not do.',
    how: 'Put a colon between the two.',
    section: '4',
    what: (problem) =>
      problem.detail.startsWith('=') || problem.detail === ';'
        ? `${code(problem.detail)} stands where the colon belongs${inMore(problem)}.`
        : `Behind the name ${code(problem.detail)} the colon is missing${inMore(problem)}.`,
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
    title: 'Every name has a value',
    why: 'A member is a name and a value. A parser stops where the value should begin.',
    how: 'Give the member its value, or leave it out.',
    section: '4',
    what: (problem) => `The name ${code(problem.detail)} has no value${inMore(problem)}.`,
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
    title: 'Every value in an object has a name',
    why: 'In an object each value is found by its name. Without one, a parser stops.',
    how: 'Give the value a name in double quotes, or use square brackets for a list.',
    section: '4',
    what: (problem) => `Where ${code(problem.detail)} stands, a member should begin with its name.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '{⟦:⟧ 1}' }, { text: '{⟦{⟧"method": "ping"}}' }, { text: '{"id": 1, ⟦[⟧1, 2]}' }],
    },
  },
  {
    id: 'json-elision',
    title: 'A message is written out in full',
    why: 'Dots stand for things the reader should imagine, and a program cannot. What is left out is not judged here.',
    how: 'Write out what the dots stand for, or take them out.',
    section: '2',
    what: (problem) =>
      `${code(problem.detail)} stands for something left out${inMore(problem)}; what is missing there is not judged.`,
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
    title: 'Placeholders are filled in before a message is sent',
    why: 'The text is a template: what stands here is meant to be replaced, and is no value by itself.',
    how: 'Put the real value in its place, with double quotes if it is text.',
    section: '3',
    what: (problem) => `${code(problem.detail)} is a placeholder that still waits for its value${inMore(problem)}.`,
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
    title: 'Every bracket is closed',
    why: 'Without its closing bracket a message has no end. Often the text was cut off while it was copied or logged; what is missing is not judged.',
    how: 'Add what is missing, or copy the whole message.',
    section: '2',
    what: (problem) => {
      const [brackets = '', open] = problem.detail.split('\n');
      return open === undefined
        ? `This bracket is never closed; the text ends or goes on without ${code(brackets)}.`
        : `The text ends inside the string ${code(open)}, and this bracket is not closed either; that takes ${code(brackets)}.`;
    },
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [
        { text: '⟦{⟧"jsonrpc": "2.0", "id": 1, "method": "ping"' },
        { text: '{"params": ⟦[⟧1, 2}' },
        { text: '{"params": ⟦{⟧"name": "ad' },
        { text: '⟦{⟧"jsonrpc": "2.0", "id": 2, "method": "pi', says: 'The string is open, too.' },
        { text: '{"params": {"a": ⟦[⟧1,' },
      ],
    },
  },
  {
    id: 'json-wrong-bracket',
    title: 'A closing bracket matches the one it closes',
    why: 'Objects stand between `{` and `}`, lists between `[` and `]`. A parser stops at a bracket of the other kind.',
    how: 'Use the bracket that matches.',
    section: '2',
    what: (problem) => {
      const [opening, found, right] = problem.detail.split(' ');
      return `${code(found ?? '')} closes what ${code(opening ?? '')} opened; that takes ${code(right ?? '')}.`;
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
    title: 'Every string has its closing quote',
    why: 'A string goes on until its closing quote, and may not go over the end of a line. Without it, the rest of the text is swallowed.',
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
    title: 'A double quote inside a string has a backslash before it',
    why: 'The first bare quote ends the string, and what follows makes no sense to a parser.',
    how: 'Write `\\"` for a quote inside a string. A JSON library does so by itself.',
    section: '7',
    what: (problem) =>
      `In ${code(problem.detail)} a double quote inside the string lacks its backslash${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"text": "say \\"hi\\" to me"}' }],
      bad: [{ text: '{"text": ⟦"say "hi" to me"⟧}' }, { text: '{"text": ⟦"{"a":1}"⟧, "id": 1}' }],
    },
  },
  {
    id: 'json-control-character',
    title: 'Line breaks and tabs inside a string are written as escapes',
    why: 'Characters below U+0020 may not stand in a string as they are; a parser stops at them.',
    how: 'Write `\\n` for a line break, `\\t` for a tab, `\\u0000` and the like for others.',
    section: '7',
    what: (problem) => `${nameOf(problem.detail)} stands inside a string as it is, not as an escape${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"text": "one\\ntwo\\tthree"}' }],
      bad: [
        { text: '{"text": "one⟦\n⟧two"}' },
        { text: '{"text": "one⟦\t⟧two\tthree"}' },
        { text: '{"text": "⟦\u0000⟧"}' },
        { text: '{"text": "\\⟦\t⟧"}', says: 'A backslash and a tab become one escape.' },
      ],
    },
  },
  {
    id: 'json-bad-escape',
    title: 'Only the escapes of JSON stand behind a backslash',
    why: 'JSON knows `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u` with four hexadecimal digits. A parser stops at any other.',
    how: 'Use one of these, or double the backslash when it is meant as a character, as in `C:\\\\dir`.',
    section: '7',
    what: (problem) => `${code(problem.detail)} is no escape that JSON knows${inMore(problem)}.`,
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
    title: 'Nothing stands between the parts of a message',
    why: 'A parser stops at the first character that fits nowhere.',
    how: 'Remove it, or put it in double quotes if it belongs to a text.',
    section: '2',
    what: (problem) => `${code(problem.detail)} fits nowhere in JSON at this place${inMore(problem)}.`,
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
    title: 'A message begins with its first bracket',
    why: 'A receiver expects the message and nothing before it: a name, an arrow or a log prefix makes the line unreadable as JSON.',
    how: 'Remove what stands before the message.',
    section: '2',
    what: (problem) => `${code(problem.detail)} stands before the message${inMore(problem)}.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '⟦request = ⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    },
  },
  {
    id: 'json-text-after-end',
    title: 'Nothing stands behind a message on its line',
    why: 'A parser that has read one value expects the end. What follows makes the text unreadable as one message.',
    how: 'Put each message on a line of its own, or remove what does not belong.',
    section: '2',
    what: (problem) => `Behind the end of the value stands ${code(problem.detail)}${inMore(problem)}.`,
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
    title: 'The text holds a message',
    why: 'A message is JSON: an object in curly brackets, or a list of such objects. Without one there is nothing to judge.',
    how: 'Paste a message, such as `{"jsonrpc": "2.0", "id": 1, "method": "ping"}`.',
    section: '2',
    what: (problem) =>
      problem.detail.trim() === ''
        ? 'There is no text here yet, so there is no message to judge.'
        : `The text begins with ${code(problem.detail)} and holds nothing that is a JSON message.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: '⟦hello⟧' }],
    },
  },
  {
    id: 'json-duplicate-key',
    requirement: 'envelope/duplicate-member',
    level: 'SHOULD NOT',
    title: 'A name stands only once in an object',
    why: 'Parsers disagree on which of the two counts, so sender and receiver may read different messages.',
    how: 'Keep one of the two.',
    section: '4',
    what: (problem) =>
      `The name ${code(problem.detail)} stands in this object already${inMore(problem)}; most parsers keep only the last value.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }, { text: '[{"id": 1}, {"id": 2}]' }],
      bad: [{ text: '{"jsonrpc": "2.0", "id": 1, ⟦"id"⟧: 2, "method": "ping"}' }, { text: '{"a": 1, ⟦"\\u0061"⟧: 1}' }],
    },
  },
  {
    id: 'json-number-precision',
    requirement: null,
    level: 'SHOULD NOT',
    title: 'Numbers keep within what every receiver can hold',
    why: 'Most programs read JSON numbers as 64-bit floating point, which holds whole numbers exactly up to 9007199254740991 and about 16 digits. The receiver may see another number, and an answer may come back with another id.',
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
    title: 'Characters come whole',
    why: 'A surrogate is half of a character and means nothing alone. Receivers replace it, refuse the message or fail when they write it out again.',
    how: 'Send both halves, or U+FFFD in place of a broken character. Text cut in the middle of an emoji is the usual cause.',
    section: '8.2',
    what: (problem) =>
      `${code(problem.detail)} is half of a character, and its other half is not beside it${inMore(problem)}.`,
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
    title: 'No member is called __proto__',
    why: 'In JavaScript the name reaches into the prototype of an object. Programs that copy members carelessly can be changed through it, so some refuse such messages.',
    how: 'Use another name.',
    section: '4',
    what: (problem) =>
      `A member is called ${code(problem.detail)}${inMore(problem)}, a name that JavaScript programs stumble over.`,
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
    title: 'Nesting stays within what parsers accept',
    why: 'RFC 8259 lets parsers limit how deep values may be nested, and many do, some by failing. A deep message may never arrive.',
    how: 'Flatten the value, or send it as a string.',
    section: '9',
    what: (problem) => `From here on the value is nested more than ${problem.detail} levels deep.`,
    examples: {
      good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
      bad: [{ text: `${'['.repeat(512)}⟦[⟧${']'.repeat(513)}` }],
    },
  },
]);
