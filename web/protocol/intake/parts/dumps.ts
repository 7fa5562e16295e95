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
  for (const line of linesIn(text, span)) {
    if (line.start < from || line.end - line.start > MAX_LINE || vain > MAX_VAIN) continue;
    const dump = looseMapIn(text, line) ?? phpDumpIn(text, line, span.end) ?? packetTreeBelow(text, line, span.end);
    if (dump) {
      const { root, span: place, ...about } = dump;
      out.push(partsOfDump(text, root, place, { ...context, ...about }));
      from = place.end;
    } else if (PHP.test(text.slice(line.start, line.end))) vain++;
  }
  return out;
}

/** A value as its printer wrote it, and the range of it. */
interface Dump {
  readonly root: JsonNode;
  readonly span: Span;
  readonly title: string;
  readonly because: string;
  readonly language?: 'php';
}

const MAX_VAIN = 8;
const PHP_BECAUSE = 'PHP prints values like this.';
const PACKET_BECAUSE = 'Wireshark shows JSON like this.';
const LOOSE_BECAUSE = 'Java, Kotlin and Dart print maps like this.';

/** The map without quotes on a line that is a message. */
function looseMapIn(text: string, { start, end }: Span): Dump | null {
  const line = text.slice(start, end);
  if (!LOOSE_VERSION.test(line)) return null;
  const opens = [...line.matchAll(/(?<!\w)(?:[A-Z]\w{0,80})?[{[(]/g)].slice(0, MAX_VAIN);
  for (const { index } of opens) {
    const root = readLooseMap(text, start + index, end);
    if (root?.members.some(({ key }) => key === 'jsonrpc'))
      return { root, span: { start, end: root.end }, title: 'Debug output', because: LOOSE_BECAUSE };
  }
  return null;
}

/** The dump of PHP that begins on a line. */
function phpDumpIn(text: string, { start, end }: Span, stop: number): Dump | null {
  const found = PHP.exec(text.slice(start, end));
  const root = found ? readPhpDump(text, start + found.index, stop) : null;
  return root && { root, span: root, language: 'php', title: 'Debug output (PHP)', because: PHP_BECAUSE };
}

/** The tree of a packet below its heading. */
function packetTreeBelow(text: string, { start, end }: Span, stop: number): Dump | null {
  const heading = text.slice(start, end);
  const found = PACKET_TREE.test(heading) ? readPacketTree(text, end, stop, heading.search(/\S/)) : null;
  return (
    found && { root: found.root, span: { start, end: found.end }, title: 'Packet details', because: PACKET_BECAUSE }
  );
}
