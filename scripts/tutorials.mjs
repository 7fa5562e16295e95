// Extracts the JSON-like blocks of tutorials stored as plain text, and counts them.
//
//   node scripts/tutorials.mjs [FOLDER]            the counts, per tutorial and in total
//   node scripts/tutorials.mjs --jsonl [FOLDER]    one block per line: {"tutorial","line","kind","cut","text"}
//
// FOLDER contains the .txt files; the default is the environment variable TUTORIALS_DIR.
//
// A block begins at a `{` or `[` before a quoted key, a number with a colon, or another such opener, with
// the comment lines right above it, and ends where its brackets balance outside strings and comments. If a
// `{` belongs to program code (before a name, a call or a tuple), it starts no block.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Members of JSON-RPC messages. */
const MEMBERS = new Set(['jsonrpc', 'json-rpc', 'id', 'method', 'params', 'result', 'error']);
/** One of these together with other members of JSON-RPC identifies a message even without `jsonrpc`. */
const TELLING = new Set(['method', 'result', 'error']);

/** The JSON-like blocks of one text, in order. */
export function blocksOf(text) {
  const blocks = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at];
    if (char !== '{' && char !== '[') {
      at++;
      continue;
    }
    const source = uncommented(text, at);
    if (!looksLikeData(source.text, source.at)) {
      at++;
      continue;
    }
    const end = balanced(source.text, source.at);
    const cut = end < 0;
    const stop = cut ? endOfParagraph(source.text, source.at) : end;
    const start = source.changed ? source.at : startOfComments(source.text, source.at);
    const body = source.text.slice(start, stop);
    const names = namesOf(source.text.slice(source.at, stop));
    blocks.push({ line: lineOf(text, at), kind: isMessage(names) ? 'message' : 'data', cut, text: body });
    at = source.changed ? endOfCommentLines(text, at, body) : stop;
  }
  return blocks;
}

/** If a block opens inside a `#` comment, the following lines without their `#`. */
function uncommented(text, at) {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  if (!/^\s*#\s*$/.test(text.slice(lineStart, at))) return { text, at, changed: false };
  const lines = [];
  for (const line of text.slice(at).split('\n')) {
    if (lines.length > 0 && !/^\s*#/.test(line)) break;
    lines.push(lines.length > 0 ? line.replace(/^\s*#/, '') : line);
  }
  return { text: lines.join('\n'), at: 0, changed: true };
}

function endOfCommentLines(text, at, body) {
  let end = at;
  for (let rows = body.split('\n').length; rows > 0; rows--) {
    const next = text.indexOf('\n', end);
    if (next < 0) return text.length;
    end = next + 1;
  }
  return end;
}

/** True if a value opens here: a quoted key, a number before a colon, or an opener for which the same holds. */
function looksLikeData(text, at) {
  const rest = skipSpace(text, at + 1);
  if (text[at] === '[') return (text[rest] === '{' || text[rest] === '[') && looksLikeData(text, rest);
  return /^(?:"[^"\n]*"|'[^'\n]*'|-?\d+)\s*[:,}]/.test(text.slice(rest, rest + 200));
}

/** Skips white space and comments. */
function skipSpace(text, from) {
  const space = /(?:\s|\/\/[^\n]*|#[^\n]*)*/y;
  space.lastIndex = from;
  const match = space.exec(text);
  return from + (match ? match[0].length : 0);
}

/** The end of the value that opens at `at`, or -1 if its brackets never balance. */
function balanced(text, at) {
  const open = [];
  for (let i = at; i < text.length; i++) {
    const char = text[i];
    if (char === '"' || char === "'") {
      i = endOfString(text, i);
    } else if (char === '#' || (char === '/' && text[i + 1] === '/')) {
      const next = text.indexOf('\n', i);
      if (next < 0) return -1;
      i = next;
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
    } else if (char === '}' || char === ']') {
      if (open.pop() !== char) return -1;
      if (open.length === 0) return i + 1;
    }
  }
  return -1;
}

function endOfString(text, at) {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === text[at] || text[i] === '\n') return i;
  }
  return text.length;
}

/** A block without an end stops at the end of its paragraph. */
function endOfParagraph(text, at) {
  const blank = text.slice(at).search(/\n\s*\n/);
  return blank < 0 ? text.length : at + blank;
}

/** Comment lines directly above a block that opens its line belong to it. */
function startOfComments(text, at) {
  let start = text.lastIndexOf('\n', at - 1) + 1;
  if (text.slice(start, at).trim() !== '') return at;
  let first = at;
  while (start > 0) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    const line = text.slice(before, start);
    const comment = /^\s*(?:\/\/|#\s)/.exec(line);
    if (!comment) break;
    first = before + line.search(/\S/);
    start = before;
  }
  return first;
}

/** The keys of the outermost objects: of the value itself, or of the items of an array. */
function namesOf(body) {
  const found = [];
  const depthWanted = body[0] === '[' ? 2 : 1;
  let depth = 0;
  for (let i = 0; i < body.length; i++) {
    const char = body[i];
    if (char === '{' || char === '[') {
      depth++;
    } else if (char === '}' || char === ']') {
      depth--;
    } else if (char === '#' || (char === '/' && body[i + 1] === '/')) {
      const next = body.indexOf('\n', i);
      i = next < 0 ? body.length : next;
    } else if (char === '"' || char === "'") {
      const end = endOfString(body, i);
      const before = body.slice(0, i).trimEnd().at(-1);
      const named = /^\s*:/.test(body.slice(end + 1)) || before === '{' || before === ',';
      if (depth === depthWanted && named) found.push(body.slice(i + 1, end));
      i = end;
    }
  }
  return found;
}

function isMessage(names) {
  if (names.includes('jsonrpc')) return true;
  return names.length > 1 && names.every((name) => MEMBERS.has(name)) && names.some((name) => TELLING.has(name));
}

function lineOf(text, at) {
  return text.slice(0, at).split('\n').length;
}

/** All blocks of all tutorials of a folder, with their file name. */
export function tutorialsOf(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({ tutorial: name, blocks: blocksOf(readFileSync(join(folder, name), 'utf8')) }));
}

/** The table for people. */
export function countsOf(tutorials) {
  const row = (name, blocks) => {
    const messages = blocks.filter(({ kind }) => kind === 'message').length;
    return `${name.padEnd(34)}${String(messages).padStart(9)}${String(blocks.length - messages).padStart(26)}`;
  };
  return [
    `${'tutorial'.padEnd(34)}${'messages'.padStart(9)}${'JSON-like but no message'.padStart(26)}`,
    ...tutorials.map(({ tutorial, blocks }) => row(tutorial, blocks)),
    row(
      'in all',
      tutorials.flatMap(({ blocks }) => blocks),
    ),
  ].join('\n');
}

function main(args) {
  const folder = args.find((arg) => !arg.startsWith('--')) ?? process.env.TUTORIALS_DIR;
  if (!folder) {
    console.error('Name the folder with the tutorials: node scripts/tutorials.mjs FOLDER');
    process.exitCode = 2;
    return;
  }
  const tutorials = tutorialsOf(folder);
  if (!args.includes('--jsonl')) {
    console.log(countsOf(tutorials));
    return;
  }
  for (const { tutorial, blocks } of tutorials) {
    for (const block of blocks) console.log(JSON.stringify({ tutorial, ...block }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
