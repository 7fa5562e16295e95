/** The reason why a line without a message is skipped. */

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:`{3,}|~{3,})/, 'The fence of a code block.'],
  [
    /^(?:at\s.+[):\d]$|File ".+", line \d+|Traceback \(|Caused by: |\.{3} \d+ more|\^+$|node:internal)/,
    'A line of a stack trace.',
  ],
  [/^[\w.$]*(?:Error|Exception|Warning)\b.*:|^(?:thread '.*' )?panic(?:ked)?\b|^fatal\b/i, 'An error in plain text.'],
  [/^[\u2500-\u259f+|=*#~_\-\s]+$|^[\u2500-\u259f]/, 'A banner or a ruler.'],
  [/^(?:[)\]},]+|[a-z_$"'][\w$"'-]*:\s|['"{(]|\[(?!\w+\]))/, 'It continues the line before, and has no message.'],
];

/** One sentence. `line` has no leading white space. */
export function whatIs(line: string): string {
  for (const [shape, because] of KINDS) if (shape.test(line)) return because;
  return 'This line has no message.';
}
