/** Who prints a wording that several hosts share: the one that is known for it, unless the text is about others only. */

/** Causes whose wordings other hosts print too. */
const SHARED: ReadonlySet<string> = new Set([
  'gemini-no-tools',
  'cursor-no-tools',
  'claude-server-disconnected',
  'codex-handshake-send-error',
]);
/** The name with which an emitter begins, and how texts name this host and its relatives. */
const HOSTS: readonly (readonly [string, RegExp])[] = [
  ['Gemini CLI', /\bgemini|\bqwen|\biflow/iu],
  ['Claude Desktop', /claude/iu],
  ['Codex', /\bcodex/iu],
  ['Cursor', /\bCursor\b|\bCURSOR\b|\.cursor\b/u],
  ['The Inspector or Windsurf', /inspector|windsurf|codeium|cascade/iu],
];
/** Further hosts. */
const OTHERS =
  /\bvs ?code\b|visual studio|copilot|\bcline\b|\broo\b|\bgoose\b|\bkiro\b|\bamazon q\b|\bn8n\b|\bopencode\b|\blibrechat\b|\bopen ?webui\b|\blm studio\b|\bjetbrains\b|\bintellij\b|\bpycharm\b|\bcherry ?studio\b|\bdify\b|\btrae\b|\bjunie\b|\banythingllm\b|\bZed\b|\bWarp\b|\bCrush\b/iu;
/** A longer text is a log, which names more than its host, UTF-16 units. */
const LONGEST = 10_000;

/** The emitter of a wording in a text, and true if the words of another host leave open what they mean. */
export function emitterIn(
  text: string,
  { id, emitter }: { readonly id: string; readonly emitter: string },
): { readonly emitter: string; readonly isOpen: boolean } {
  const own = SHARED.has(id) ? HOSTS.find(([name]) => emitter.startsWith(name)) : undefined;
  if (!own || text.length > LONGEST || own[1].test(text)) return { emitter, isOpen: false };
  const isOther = OTHERS.test(text) || HOSTS.some(([, named]) => named.test(text));
  if (!isOther) return { emitter, isOpen: false };
  return { emitter: `${emitter}, or another client with the same words`, isOpen: id === 'gemini-no-tools' };
}
