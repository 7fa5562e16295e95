/** A command that adds a server, taken apart. */
import type { Span } from '../../types.ts';
import { ADD_COMMANDS, EDITORS, OTHER_PROGRAMS, type AddCommand } from './commands.ts';
import { shellCommands, type ShellWord } from './shell-words.ts';

/** An option with its value. */
export interface Option {
  readonly name: string;
  readonly word: ShellWord;
  /** Null for a flag, or if the value is missing. */
  readonly value: ShellWord | null;
}

/** A command that adds a server. */
export interface ParsedCommand extends Span {
  readonly host: string;
  readonly title: string;
  /** Null if the syntax of this host’s command is not known. */
  readonly syntax: AddCommand | null;
  /** The name of the server. */
  readonly name: ShellWord | null;
  readonly options: readonly Option[];
  /** `--` between the name and the command. */
  readonly separator: ShellWord | null;
  /** The command of the server and its arguments, or its URL. */
  readonly target: readonly ShellWord[];
  /** The JSON of `add-json` and `--add-mcp`: all words of it, more than one if it is not quoted. */
  readonly json: readonly ShellWord[] | null;
}

/** A prompt that was copied with the command. */
const PROMPT = /^(?:[$>%❯➜]|PS|C:\\.*>)$/;

/** The commands of a range that add a server, in text order. */
export function parseCommands(text: string, span: Span): ParsedCommand[] {
  return shellCommands(text, span).flatMap((words) => parseCommand(words) ?? []);
}

function parseCommand(all: readonly ShellWord[]): ParsedCommand | null {
  let words = all;
  while (words.length > 0 && /^(?:sudo|npx|-y|winget|cmd|\/c)$/.test(words[0]?.text ?? '')) words = words.slice(1);
  if (PROMPT.test(words[0]?.text ?? '')) words = words.slice(1);
  const [first, ...rest] = words;
  if (first === undefined) return null;
  const program = (first.text.split(/[\\/]/).at(-1) ?? '').replace(/\.(?:exe|cmd)$/i, '');
  const range = { start: first.start, end: words.at(-1)?.end ?? first.end };
  const editor = EDITORS.get(program);
  const adds = rest.findIndex(({ text }) => /^--add-mcp(?:=|$)/.test(text));
  if (editor !== undefined && adds >= 0) {
    const json = rest.slice(adds + 1);
    return { ...range, ...editor, syntax: null, name: null, options: [], separator: null, target: [], json };
  }
  const [mcp, verb] = rest;
  if (mcp?.text !== 'mcp' || !/^add(?:-json)?$/.test(verb?.text ?? '')) return null;
  const syntax = ADD_COMMANDS.find(({ programs }) => programs.includes(program)) ?? null;
  const host =
    syntax ?? OTHER_PROGRAMS.get(program) ?? (/^[\w.-]{1,40}$/.test(program) ? { host: 'any', title: program } : null);
  if (host === null) return null;
  const { options, positional, separator, after } = takeApart(rest.slice(2), syntax);
  const [name = null, ...target] = positional;
  const json = verb?.text === 'add-json' ? [...target, ...after] : null;
  return {
    ...range,
    host: host.host,
    title: host.title,
    syntax,
    name,
    options,
    separator,
    target: json === null ? [...target, ...after] : [],
    json,
  };
}

function takeApart(words: readonly ShellWord[], syntax: AddCommand | null) {
  const options: Option[] = [];
  const positional: ShellWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    if (word.text === '--') return { options, positional, separator: word, after: words.slice(index + 1) };
    // After the command of the server, options belong to it.
    const inTarget = positional.length >= 2 && syntax?.url !== 'plain' && !/^https?:/i.test(positional[1]?.text ?? '');
    if (word.quoted || !/^-{1,2}[A-Za-z]/.test(word.text) || inTarget) {
      positional.push(word);
      continue;
    }
    const [name = '', attached] = word.text.split(/=(.*)/s);
    const takes =
      attached === undefined && (syntax?.valued.includes(name) ?? !/^--(?:trust|yes|force|disabled)$/.test(name));
    const value = takes ? (words[index + 1] ?? null) : attached === undefined ? null : part(word, name.length + 1);
    options.push({ name, word, value });
    if (takes) index += 1;
  }
  return { options, positional, separator: null, after: [] };
}

/** The rest of a word since a unit of its text. */
function part(word: ShellWord, from: number): ShellWord {
  const offsets = word.offsets.slice(from);
  return { ...word, text: word.text.slice(from), offsets, start: offsets[0] ?? word.end };
}

/** The value of the last option with one of these names. */
export function optionOf({ options }: ParsedCommand, ...names: string[]): ShellWord | null {
  return options.findLast(({ name }) => names.includes(name))?.value ?? null;
}
