/** What a line of an unfenced page looks like: code, a comment, a sentence, or a short line that may be a heading. */

/** `sentence`: running text. `words`: a heading, a cell of a table, a label. */
export type LineKind = 'blank' | 'code' | 'comment' | 'sentence' | 'words';

/** Longer lines are looked at only this far, UTF-16 units. */
export const MAX_EXAMINED = 400;

const STATEMENT =
  /^(?:import (?:[\w.]+(?:$|;| as | from |,)|[{"'*])|from [\w.]+ import\b|(?:async )?def \w+\(|class \w+\b.*[:{]$|(?:export |default |public |private |static |final )+\w|(?:const|let|var|val) [\w${[][^.]*(?:=|;$)|(?:async )?function\b.*[({]|func \w*\(|fn \w+|package \w+$|#include\b|using [\w.]+;|(?:if|elif|for|while|with|except)\b.*:(?:\s*#.*)?$|(?:else|try|finally|except)\s*[:{]|(?:if|for|while|switch|catch) ?\(.*|return(?: [\w"'`({[-].*)?$|raise \w+|throw new\b|(?:pass|break|continue|end)$|yield\b|await [\w.]+\(|@[A-Za-z][\w.]*(?:\(.*)?$|print\(|interface \w+ \{|type \w+ =)/;
const ASSIGNMENT = /^[\w.$]+(?:\[[^\]]*\])?(?:\s*:\s*[\w.[\]<>, |]+)?\s*(?:=|:=|\+=)\s*[^\s=]/;
const CALL = /^(?:await )?[\w$]+(?:\.[\w$]+)*\((?:.*[)\],;{[(]|)$|^\.\w+\(/;
const CLOSING = /^[)\]}]+[;,)\]}]*(?:\s*(?:#|\/\/).*)?$/;
const MEMBER =
  /^(?:"[^"]{1,80}"|'[^']{1,80}'|-?\d+|[\w$]+|\([^)]{0,60}\))\s*:\s*(?:["'[{(-]|\d|true|false|null|None|True|False).*(?:[,{[(]|[)\]}])(?:\s*(?:#|\/\/).*)?$/;
const NOTED = /^(?:"[^"]*"|'[^']*'|-?\d+|[\w.()[\]'"{}]+,)\s*,?\s+(?:#|\/\/)\s/;
const LITERAL = /^(?:"[^"]*"|'[^']*'),?$/;
const COMMAND =
  /^(?:\$|%|>>>) \S|^(?:curl|npm|npx|pnpm|yarn|pip3?|uv|uvx|docker|python3?|node|git|cargo|brew) [-\w@./][^.!?]*$/;
const COMMENT = /^(?:#(?!#*\s*$)|\/\/|\/\*|\*\/|<!--)/;
const ENDS_STATEMENT = /[;{]$|^\w[^.!?]*\($/;
const BULLET = /^(?:[•◦▪‣*–-]|\d{1,3}[.)])\s+/;
const SENTENCE_WORDS = 6;

/** The kind of a line, without its indentation. */
export function kindOfLine(line: string): LineKind {
  const text = line.trim();
  if (text === '') return 'blank';
  if (COMMENT.test(text)) return 'comment';
  const plain = text.replace(BULLET, '');
  if (plain === text && isCode(text)) return 'code';
  return wordsOf(plain) >= SENTENCE_WORDS ? 'sentence' : 'words';
}

function isCode(text: string): boolean {
  if (CLOSING.test(text) || STATEMENT.test(text) || LITERAL.test(text) || NOTED.test(text)) return true;
  if (MEMBER.test(text) || COMMAND.test(text)) return true;
  if (/[.!?:]$/.test(text) && !text.endsWith('...')) return false;
  return ASSIGNMENT.test(text) || CALL.test(text) || (ENDS_STATEMENT.test(text) && wordsOf(text) < SENTENCE_WORDS);
}

/** Words of letters that are followed by a space, a punctuation mark or the end. */
export function wordsOf(text: string): number {
  let words = 0;
  for (const word of text.split(/\s+/, 40)) if (/^["'“‘(*`]*\p{L}[\p{L}'’/-]*[.,:;!?)"'”’*`]*$/u.test(word)) words += 1;
  return words;
}

/** True for a line that only running text has: a capital letter or a bullet, then words. */
export function isProse(line: string): boolean {
  const text = line.trim();
  const plain = text.replace(BULLET, '');
  if (!/^["“‘(]?\p{Lu}[\p{L}'’-]*[ ,:]/u.test(plain) || /[{,[(]$/.test(text)) return false;
  return wordsOf(plain) >= 4 && !/"\s*:/.test(text);
}

/** A time, a level, or the name of a process, where lines of logs have them. */
const LOGGED =
  /^[^{"'`]{0,40}\d\d:\d\d:\d\d|^\s*[[(<]?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|trce|dbug|info|warn|fail|crit)\b[\]):>|]?|^\s*[\w./-]{1,60}(?:\[\d+\]| +\|):? |^\s*\[[\w./: -]{1,60}\]/;

/** True for a line that a program logged. */
export function isLogged(line: string): boolean {
  return LOGGED.test(line.slice(0, 200));
}
