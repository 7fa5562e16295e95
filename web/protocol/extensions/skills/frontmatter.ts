/** The YAML frontmatter of a `SKILL.md`, read as far as comparing it needs: plain fields of one line. */

/** The frontmatter of a file. */
export interface Frontmatter {
  /** The fields whose value is a scalar on their own line; null for values that are not read. */
  readonly fields: ReadonlyMap<string, string | null>;
}

/** The frontmatter; null if the text does not begin with one. */
export function frontmatterOf(text: string): Frontmatter | null {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/u.exec(text.slice(0, 200_000));
  if (!match) return null;
  const fields = new Map<string, string | null>();
  for (const line of (match[1] ?? '').split(/\r?\n/u)) {
    const [, key = '', quoted, value = ''] = /^(?:([\w-]+)|"([^"]+)")\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    const name = key === '' ? (quoted ?? '') : key;
    if (name !== '') fields.set(name, scalar(value.trim()));
  }
  return { fields };
}

/** The value of a plain or quoted scalar; null for blocks, lists, maps and anchors. */
function scalar(text: string): string | null {
  if (/^"(?:[^"\\]|\\.)*"$/u.test(text)) {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'string' ? value : null;
    } catch {
      return null;
    }
  }
  if (/^'(?:[^']|'')*'$/u.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (text === '' || /^[[{|>&*!%@`"'#]/u.test(text)) return null;
  return text.replace(/(?<!\s)\s+#.*$/u, '').trim();
}
