/** Conditions about the names of tools: characters, length, and what a host puts before or after them. */
import { has } from '../../json/object.ts';
import { count, quoted, type Hit, type ToolTest, type ToolView } from '../define.ts';

const PLAIN = /^[a-zA-Z0-9_-]*$/u;

function hit(view: ToolView, shown: string): readonly Hit[] {
  return [{ at: [...view.at, 'name'], shown }];
}

/** A character outside `allowed` (one character class), or a name with more than `max` characters. */
function outside(max: number, allowed: RegExp = PLAIN): ToolTest {
  return (view) => {
    if (!has(view.tool, 'name')) return [];
    const bad = Array.from(view.name).find((one) => !allowed.test(one));
    if (bad !== undefined) return hit(view, `The tool name ${quoted(view.name)} contains ${quoted(bad)}.`);
    if (view.name.length > max)
      return hit(view, `The tool name ${quoted(view.name)} has ${count(view.name.length)} characters.`);
    return view.name === '' ? hit(view, 'The tool name is empty.') : [];
  };
}

/** Room that a server’s name needs at least: shorter names are rare. */
const SERVER_ROOM = 6;

/**
 * The host joins server and tool name with `extra` more characters, and the whole has at most `max`. If the server’s name is
 * unknown, names that leave fewer than six characters for it are reported. The name in `serverInfo` is only a guess: hosts use
 * the key of their configuration.
 */
function joined(max: number, extra: number, room = SERVER_ROOM): ToolTest {
  return (view) => {
    const { name, server } = view;
    const left = max - extra - name.length;
    if (server === undefined || (server.from === 'serverInfo' && left < room)) {
      if (left >= room) return [];
      const rest = left < 0 ? 'no room' : `room for ${count(left)} characters`;
      return hit(
        view,
        `The tool name ${quoted(name)} has ${count(name.length)} characters and leaves ${rest} for the server’s name.`,
      );
    }
    if (server.name.length <= left) return [];
    const whole = `${quoted(name)} with the server name ${quoted(server.name)} has ${count(max - left + server.name.length)} characters; ${count(max)} are allowed.`;
    const isGuess = server.from === 'serverInfo';
    const origin = isGuess
      ? 'This name is from `serverInfo`; hosts use the key of the server in their configuration.'
      : 'This name is the key of the server in the configuration.';
    const hits = hit(view, `${whole} ${origin}`);
    return isGuess ? hits.map((one) => ({ ...one, isGuess })) : hits;
  };
}

/** The first of two conditions that applies. */
function either(first: ToolTest, second: ToolTest): ToolTest {
  return (view) => {
    const hits = first(view);
    return hits.length > 0 ? hits : second(view);
  };
}

const anyLength = outside(Number.POSITIVE_INFINITY);
const noDots: ToolTest = (view) =>
  view.name.includes('.') ? hit(view, `The tool name ${quoted(view.name)} contains a dot.`) : [];
const builtin: ToolTest = (view) =>
  BUILTINS.has(view.name)
    ? hit(view, `The tool is named ${quoted(view.name)}, like a member of every JavaScript object.`)
    : [];

const BUILTINS = new Set([
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
]);

const geminiName: ToolTest = (view) =>
  /^[0-9.:-]/u.test(view.name)
    ? hit(view, `The tool name ${quoted(view.name)} begins with neither a letter nor an underscore.`)
    : outside(64, /^[a-zA-Z0-9_.:-]$/u)(view);

/** The name without the characters that the host removes. */
const amazonName: ToolTest = (view) => {
  const cleaned = view.name.replaceAll(/[^a-zA-Z0-9_-]/gu, '');
  if (cleaned === '')
    return hit(view, `Nothing is left of the tool name ${quoted(view.name)} without its special characters.`);
  return cleaned.length > 64
    ? hit(view, `The tool name ${quoted(view.name)} has ${count(cleaned.length)} characters.`)
    : [];
};

/** Conditions by the id of their entry. */
export const nameTests: readonly (readonly [string, ToolTest])[] = [
  ['anthropic-tool-name-128', outside(128)],
  ['claude-connector-tool-name-64', outside(64)],
  ['openai-chat-tool-name-64', outside(64)],
  ['openai-responses-tool-name-128', outside(128)],
  ['gemini-function-name', geminiName],
  ['bedrock-tool-name-64', outside(64)],
  ['vscode-tool-name-chars', anyLength],
  ['vscode-tool-id-64', joined(64, 0, 18)],
  ['copilot-cli-name-chars', outside(128)],
  ['claude-code-tool-named-constructor', builtin],
  ['claude-code-prefixed-name', either(anyLength, joined(128, 7))],
  ['cursor-name-60', joined(59, 0)],
  ['cursor-name-dots', noDots],
  ['codex-tool-name-dots-2025', anyLength],
  ['gemini-cli-name-63', joined(63, 5)],
  ['cline-name-64', either(anyLength, joined(64, 2))],
  ['continue-tool-name-unsanitised', either(anyLength, joined(64, 1))],
  ['goose-name-unsanitised', either(anyLength, joined(64, 2))],
  ['librechat-name-suffix', joined(64, 5)],
  ['amazon-q-name-excluded', amazonName],
  ['spring-ai-name-last-64', either(outside(Number.POSITIVE_INFINITY, /^[A-Za-z0-9_]$/u), joined(64, 1))],
  ['strands-tool-name-64', outside(64)],
  ['augment-name-64', outside(64)],
  ['copilot-intellij-name-warning', anyLength],
];
