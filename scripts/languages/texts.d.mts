/** A text for people in a source file. */
export interface SourceText {
  /** The English text, with `{0}`, `{1}` … for the expressions of a template. */
  key: string;
  start: number;
  end: number;
  holes: { start: number; end: number }[];
  /** `name`: the name of a property or the address of a module, which is never translated. */
  kind: 'string' | 'template' | 'tags' | 'name';
  /** The property or attribute that has the text; empty for none. */
  place: string;
  /** True for what looks like a text for people. */
  isText: boolean;
}

/** The texts of a source, in their order. Throws if the source cannot be parsed. */
export function textsIn(path: string, source: string): SourceText[];

/** The source with its texts in another language, and whether it needs the words of `web/protocol/words.ts`; null without a translation. */
export function translated(
  path: string,
  source: string,
  translate: (text: SourceText) => string | null,
): { code: string; needsWord: boolean } | null;
