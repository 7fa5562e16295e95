/** Placeholders of documentation: they are to be replaced, and nothing else about them is wrong. */
const MARKS =
  /<[^<>]{1,60}>|\.{3}|\u2026|\{\{[^{}]{1,60}\}\}|[\\/](?:Users|home)[\\/](?:me|you|user|username|name|yourname)[\\/]|(?<![${:%])\b(?:your|my)[-_ ]?(?:own[-_ ])?[\w-]{0,40}(?:key|token|secret|pat|password|id|url|path|name|username|project|org|domain)\b|\/path\/to\b|\\path\\to\b|\b(?:replace|change)[-_]?(?:me|with|this)\b|\bxxx+\b|\byour[-_]|\bYOUR[A-Z_]{2,}|_HERE\b|\bpath[\\/]to[\\/]/i;

/** True for a text with a placeholder, such as `<TOKEN>`, `YOUR_KEY`, `/path/to/server`, `{{VERSION}}` or `...`. */
export function isPlaceholderText(text: string): boolean {
  return placeholderIn(text) !== null;
}

/** The first placeholder in a text, as written; null if it has none. */
export function placeholderIn(text: string): string | null {
  return text.length <= 2000 ? (MARKS.exec(text)?.[0] ?? null) : null;
}
