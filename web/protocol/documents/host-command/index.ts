/** Commands that add a server to a host: `claude mcp add …`, `codex mcp add …`, `code --add-mcp …`. */
import { cut, code, listed } from '../../json/describe.ts';
import { findSecrets } from '../../secrets/find.ts';
import { SECRET_TEXTS } from '../../secrets/kinds.ts';
import type { Span } from '../../types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule, type DocumentSubject } from '../define.ts';
import { judgeEmbedded, readEmbedded } from '../embedded.ts';
import { hidingSecrets } from '../hide-secrets.ts';
import { secret } from '../host-config/rules/sensitive.ts';
import { optionOf, parseCommands, type ParsedCommand } from './parse.ts';
import * as rules from './rules.ts';
import type { ShellWord } from './shell-words.ts';

type Report = (finding: DocumentFinding) => void;

/** A cheap sign before the words are read. */
const SIGN = /\bmcp\s+add(?:-json)?\b|--add-mcp\b/;
const URL = /^(?:https?|wss?):\/\//i;

/** Rules of configurations that also apply to a command; a shell expands variables and paths itself. */
const OF_ENTRY: ReadonlySet<string> = new Set(['config/npx-yes', 'config/docker-stdio', 'config/archived-server']);

function commandsOf({ text, span, syntax, tree }: DocumentSubject): ParsedCommand[] {
  if (tree !== null && syntax !== 'program') return [];
  const found = SIGN.exec(text.slice(span.start, span.end));
  return found === null ? [] : parseCommands(text, span);
}

/** Commands that add a server. */
export const hostCommand = defineDocument({
  kind: 'host-command',
  rules: Object.values(rules),
  recognize: (subject) => {
    const commands = commandsOf(subject);
    const [first] = commands;
    if (first === undefined) return null;
    const many = commands.length > 1 ? `, ${commands.length} commands` : '';
    return {
      title: `Command that adds a server to ${first.title}${many}`,
      because: `It runs \`${cut(subject.text.slice(first.start, first.end).replace(/\s+/g, ' '), 30)}\`.`,
      host: first.host,
    };
  },
  judge: (subject, _, report) => {
    const send = hidingSecrets(subject, report);
    for (const command of commandsOf(subject)) judgeCommand(command, subject.text, send);
    reportSecrets(subject, report);
  },
});

function judgeCommand(command: ParsedCommand, text: string, report: Report): void {
  if (command.json !== null) {
    const [first] = command.json;
    const last = command.json.at(-1);
    if (first && last && text.slice(first.start, last.end).includes('`"'))
      report({
        rule: rules.otherShell,
        span: { start: first.start, end: last.end },
        what: 'Each inner quotation mark has a backtick before it. In bash or zsh, put the JSON between single quotes.',
      });
    judgeJson(command, command.json, text, report);
    return;
  }
  const { syntax, target, name, options } = command;
  const [first] = target;
  if (syntax === null) {
    if (first !== undefined && !URL.test(first.text)) judgeTarget(command, target, report);
    return;
  }
  const urlOption = optionOf(command, '--url');
  if (name === null || (first === undefined && urlOption === null)) {
    // A command that goes on elsewhere: `...`, or a list of arguments in another line.
    if (/\.{3}|…|<|\[/.test(text.slice(command.start, command.end))) return;
    report({
      rule: rules.incomplete,
      span: { start: command.start, end: command.end },
      what:
        name === null
          ? 'The command has no name for the server. Add it after the options.'
          : `${code(name.text)} is taken for the name; the command or the URL of the server is missing. Add it.`,
    });
    return;
  }
  judgeOptions(command, options, report);
  if (first === undefined) return;
  judgeTransport(command, first, report);
  if (URL.test(first.text)) return;
  const needed = syntax.separator === 'required' || (syntax.separator === 'options' && target.length > 1);
  if (needed && command.separator === null && !/[<[]|\.{3}|^\$[\w{]/.test(first.text)) {
    report({
      rule: rules.separator,
      span: first,
      what: `\`--\` is missing before ${code(first.text)}, so ${syntax.title} reads the options of that command as its own. Write \`${cut(name.text, 40)} -- ${cut(first.text, 40)}\`.`,
      fix: { says: 'Add `--`.', safety: 'safe', edits: [{ start: first.start, end: first.start, text: '-- ' }] },
    });
  }
  judgeTarget(command, target, report);
}

function judgeTransport(command: ParsedCommand, first: ShellWord, report: Report): void {
  const { syntax, title } = command;
  if (syntax === null) return;
  const transport = optionOf(command, '-t', '--transport', '--type')?.text;
  const isUrl = URL.test(first.text);
  const problem = (what: string): void => report({ rule: rules.transport, span: first, what });
  if (isUrl && syntax.url === 'option')
    problem(`${title} takes a URL as an option. Write \`--url ${cut(first.text, 60)}\`, without \`--\`.`);
  else if (isUrl && syntax.url === 'transport' && (transport === undefined || transport === 'stdio'))
    problem(
      `The address is started as a program, since the transport is stdio. Add \`--transport http\` before the name.`,
    );
  else if (
    !isUrl &&
    transport !== undefined &&
    transport !== 'stdio' &&
    syntax.transports.includes(transport) &&
    /^[\w@./~\\:-]+$/.test(first.text) &&
    !/your|url|<|\$/i.test(first.text)
  )
    problem(
      `\`--transport ${transport}\` needs a URL, but ${code(first.text)} is a command. Remove the option, or write the URL.`,
    );
}

function judgeOptions({ syntax, title }: ParsedCommand, options: ParsedCommand['options'], report: Report): void {
  if (syntax === null) return;
  for (const { name, value } of options) {
    if (value === null || /[<>${}[\]|]|\.{3}/.test(value.text)) continue;
    const allowed = /^(?:-t|--transport|--type)$/.test(name)
      ? syntax.transports
      : /^(?:-s|--scope)$/.test(name)
        ? syntax.scopes
        : [];
    if (allowed.length > 0 && !allowed.includes(value.text))
      report({
        rule: rules.optionValue,
        span: value,
        what: `${title} does not know ${code(value.text)}. Use ${listed(allowed, 'or')}.`,
      });
    else if (value.text === 'sse' && allowed === syntax.transports)
      report({
        rule: rules.sseDeprecated,
        span: value,
        what: 'The command adds the server over SSE. Use `http` if the server offers Streamable HTTP, usually at `/mcp`.',
      });
    if (/^(?:-e|--env)$/.test(name) && !value.text.includes('='))
      report({
        rule: rules.pair,
        span: value,
        what: `${code(value.text)} is no pair. Write \`${cut(value.text, 40)}=value\`.`,
      });
    const mark = /^(?:-H|--header)$/.test(name) ? syntax.header : null;
    if (mark !== null && !value.text.includes(mark))
      report({
        rule: rules.pair,
        span: value,
        what: `The header has no \`${mark}\` between name and value. Write \`Name${mark === ':' ? ': ' : mark}value\`.`,
      });
  }
}

/** Judges the command of the server as an entry. Findings are at the words of the command. */
function judgeTarget(command: ParsedCommand, target: readonly ShellWord[], report: Report): void {
  const [first, ...rest] = target;
  const last = target.at(-1);
  if (first === undefined || last === undefined) return;
  const text = JSON.stringify({ command: first.text, args: rest.map((word) => word.text) });
  const place = (): Span => ({ start: first.start, end: last.end });
  const { tree } = readEmbedded({ text, place });
  if (tree !== null) judgeEmbedded({ text, place }, tree, command.host, report, OF_ENTRY);
}

function judgeJson(command: ParsedCommand, words: readonly ShellWord[], text: string, report: Report): void {
  const [first] = words;
  const last = words.findLast(({ text }) => /[}\]]$/.test(text)) ?? first;
  if (first === undefined || last === undefined) {
    report({
      rule: rules.incomplete,
      span: command,
      what: 'The JSON of the server is missing. Add it in single quotes.',
    });
    return;
  }
  if (/^["']?[<$@]|\.{3}/.test(first.text)) return;
  const place = ({ start, end }: Span): Span => {
    const from = first.offsets[start] ?? first.start;
    return { start: from, end: (first.offsets[Math.max(end - 1, start)] ?? from) + 1 };
  };
  const { tree, errors } = readEmbedded({ text: first.text, place });
  // `"{"name": …}"`: the second quote ends what the first began.
  const split = words.indexOf(last) > 0 || /^"\s*\{\s*"/.test(text.slice(first.start, first.start + 20));
  if (!first.quoted || split || tree?.type !== 'object') {
    report({
      rule: rules.json,
      span: { start: first.start, end: last.end },
      what:
        first.quoted && split
          ? 'Quotes inside the JSON end the word. Put it in single quotes, or escape the quotes inside.'
          : 'The shell changes JSON without quotes around it. Put it in single quotes.',
    });
    return;
  }
  for (const { start, end } of errors.slice(0, 3))
    report({
      rule: rules.json,
      span: place({ start, end }),
      what: `${code(cut(first.text.slice(start, end), 40))} is not valid JSON. Correct it.`,
    });
  if (errors.length === 0) judgeEmbedded({ text: first.text, place }, tree, command.host, report);
}

function reportSecrets({ text, span }: DocumentSubject, report: Report): void {
  const rule: DocumentRule = secret.rule;
  for (const { kind, start, end } of findSecrets(text.slice(span.start, span.end)).slice(0, 20)) {
    if (SECRET_TEXTS[kind].weak) continue;
    report({
      rule,
      severity: 'info',
      span: { start: span.start + start, end: span.start + end },
      what: `The value looks like ${SECRET_TEXTS[kind].one}. Remove it before you paste this anywhere.`,
    });
  }
}
