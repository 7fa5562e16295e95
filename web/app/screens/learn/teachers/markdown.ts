/** Parses the subset of Markdown that the page for teachers uses into blocks. For our own text only. */

/** A block of the page. */
export type Block =
  | { is: 'heading'; level: 1 | 2 | 3; text: string; id: string }
  | { is: 'paragraph'; text: string }
  | { is: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { is: 'code'; language: string; text: string }
  /** A placeholder for interactive content. */
  | { is: 'live'; name: string };

/** Parses a text into blocks, in order. */
export function readBlocks(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', at + 1);
      blocks.push({ is: 'code', language: line.slice(3), text: lines.slice(at + 1, end).join('\n') });
      at = end;
    } else if (line.startsWith('|')) {
      const first = at;
      while (lines[at + 1]?.startsWith('|')) at++;
      const [head = [], , ...rows] = lines.slice(first, at + 1).map(cellsOf);
      blocks.push({ is: 'table', head, rows });
    } else if (line !== '') blocks.push(lineBlock(line));
  }
  return blocks;
}

function lineBlock(line: string): Block {
  const [, name] = /^<!-- (.+) -->$/u.exec(line) ?? [];
  if (name !== undefined) return { is: 'live', name };
  const [, marks = '', text = line] = /^(#{1,3}) (.*)$/u.exec(line) ?? [];
  const id = text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  const level = marks.length;
  return level === 1 || level === 2 || level === 3 ? { is: 'heading', level, text, id } : { is: 'paragraph', text };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());
}
