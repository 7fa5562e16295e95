/** Text of others inside Markdown: shown letter for letter, never taken for Markdown, for HTML, for a mention or for an address. */

/** Steers how a line is shown: a reader would be deceived, a terminal steered. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/** Control and direction marks as visible signs; line ends and tabs stay. */
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

/** A block that shows the text as it is. Its fence is longer than any run of backticks inside, so nothing inside can end it. */
export function fenced(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return `${fence}${language}\n${body}\n${fence}`;
}

/** A piece of code within a line. */
export function code(text: string): string {
  const flat = visible(text).replace(/[\r\n\t]+/g, ' ');
  if (flat.trim() === '') return '` `';
  const fence = '`'.repeat(longestRun(flat) + 1);
  const room = /^`|`$|^ .* $/.test(flat) ? ' ' : '';
  return `${fence}${room}${flat}${room}${fence}`;
}

/** Words within a line, as words. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\\`*_[\]<>&|~$]/g, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
    .replace(/([@#])(?=[\w-])/g, '$1\u200b')
    .replace(/\b(https?|ftp):\/\//gi, '$1:\u200b//')
    .replace(/\bwww\./gi, 'www\u200b.');
}

/** A sentence of ours that quotes in backticks: the quoted pieces as code, the rest as words. */
export function sentence(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 === 1 ? code(piece) : plain(piece)))
    .join('')
    .replace(/^(\s*)([-+#=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
