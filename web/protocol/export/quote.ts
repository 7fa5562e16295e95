/** Quotes untrusted text in Markdown: shown literally, never interpreted as Markdown, HTML, a mention or a link. */

/** Characters that control the display of a line: they could deceive a reader or control a terminal. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/** Control and direction characters as visible symbols; line ends and tabs stay. */
export function visible(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(HIDDEN, (mark) => {
    const code = mark.charCodeAt(0);
    return code < 32 ? String.fromCharCode(0x2400 + code) : '\u00b7';
  });
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/**
 * A code block that shows the text literally. Its fence is longer than any run of backticks inside, so nothing inside can close
 * it.
 */
export function fenced(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return `${fence}${language}\n${body}\n${fence}`;
}

/** An inline code span. */
export function code(text: string): string {
  const flat = visible(text).replace(/[\r\n\t]+/g, ' ');
  if (flat.trim() === '') return '` `';
  const fence = '`'.repeat(longestRun(flat) + 1);
  const room = /^`|`$|^ .* $/.test(flat) ? ' ' : '';
  return `${fence}${room}${flat}${room}${fence}`;
}

/** Inline text, escaped. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\\`*_[\]<>&|~$]/g, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
    .replace(/([@#])(?=[\w-])/g, '$1\u200b')
    .replace(/\b(https?|ftp):\/\//gi, '$1:\u200b//')
    .replace(/\bwww\./gi, 'www\u200b.');
}

/** Our own sentence with backticks: the quoted pieces become code, the rest becomes text. */
export function sentence(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 === 1 ? code(piece) : plain(piece)))
    .join('')
    .replace(/^(\s*)([-+#=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}

/** Our own sentence as the cell of a table: a bar would end the cell, even in code. */
export function cell(text: string): string {
  return sentence(text.replace(/[\r\n]+/g, ' ')).replace(/(?<!\\)\|/g, '\\|');
}
