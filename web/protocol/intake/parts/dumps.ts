/** Values that a program printed over several lines, in a notation that only its printer writes. */
import type { DocumentKind } from '../../documents/define.ts';
import type { JsonNode } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { LOOSE_VERSION, readLooseMap } from '../program/loose-map.ts';
import { PACKET_TREE, readPacketTree } from '../program/packet-tree.ts';
import { readPhpDump } from '../program/php-dump.ts';
import type { ProgramParts } from './content.ts';
import { partsOfDump } from './programs.ts';
import { linesIn } from './regions.ts';

/** A cheap look at a text: others have no such value. */
const MAY =
  /(?:array|object)\([^()\n]{1,100}\)[^\n]{0,20}\{|array:\d+ \[|(?:\bArray|\bObject)[ \t]*\r?\n\s{0,80}\(|JavaScript Object Notation|jsonrpc(?:=|: ?)2\.0[,}\])]/;
const PHP =
  /&?(?:array\(\d+\) ?\{|object\([^()\n]{1,100}\)#\d+ \(\d+\) ?\{|array:\d+ \[)|\bArray[ \t]*$|[\w\\]{1,80} Object[ \t]*$/;
/** Longer lines are not searched, UTF-16 units. */
const MAX_LINE = 2000;

/** The dumps of a range, in text order. A text that breaks off within one is searched no further. */
export function dumpsIn(
  text: string,
  span: Span,
  context: { readonly clues: readonly string[]; readonly kinds: readonly DocumentKind[] },
): ProgramParts[] {
  if (!MAY.test(text.slice(span.start, span.end))) return [];
  const out: ProgramParts[] = [];
  let from = span.start;
  let vain = 0;
  for (const { start, end } of linesIn(text, span)) {
    if (start < from || end - start > MAX_LINE || vain > MAX_VAIN) continue;
    const line = text.slice(start, end);
    const loose = LOOSE_VERSION.test(line) ? looseMapIn(text, { start, end }) : null;
    const php = loose ? null : PHP.exec(line);
    if (loose) {
      const about = { title: 'Debug output', because: LOOSE_BECAUSE };
      out.push(partsOfDump(text, loose, { start, end: loose.end }, { ...context, ...about }));
      from = loose.end;
    }
    if (php) {
      const root = readPhpDump(text, start + php.index, span.end);
      if (root) {
        out.push(
          partsOfDump(text, root, root, {
            ...context,
            language: 'php',
            title: 'Debug output (PHP)',
            because: PHP_BECAUSE,
          }),
        );
        from = root.end;
      } else vain++;
    } else if (PACKET_TREE.test(line)) {
      const found = readPacketTree(text, end, span.end, line.search(/\S/));
      if (!found) continue;
      out.push(
        partsOfDump(
          text,
          found.root,
          { start, end: found.end },
          { ...context, title: 'Packet details', because: PACKET_BECAUSE },
        ),
      );
      from = found.end;
    }
  }
  return out;
}

const MAX_VAIN = 8;
const PHP_BECAUSE = 'PHP prints values like this.';
const PACKET_BECAUSE = 'Wireshark shows JSON like this.';
const LOOSE_BECAUSE = 'Java, Kotlin and Dart print maps like this.';

/** The map without quotes on a line that is a message. */
function looseMapIn(text: string, { start, end }: Span): JsonNode | null {
  const opens = [...text.slice(start, end).matchAll(/(?<!\w)(?:[A-Z]\w{0,80})?[{[(]/g)].slice(0, MAX_VAIN);
  for (const { index } of opens) {
    const found = readLooseMap(text, start + index, end);
    if (found?.members.some(({ key }) => key === 'jsonrpc')) return found;
  }
  return null;
}
