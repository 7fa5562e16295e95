/** Type of the examples on the Check screen. */
import type { RevisionId } from '../../../../protocol/types.ts';

/** Headings of the list, in order. */
export type GroupTitle =
  | 'Start here'
  | 'Classic mistakes'
  | 'From the tutorials'
  | 'Sessions'
  | 'Why does it fail?'
  | 'What hosts refuse'
  | 'Extensions'
  | 'Not only messages';

/** One example: a text to load, and what it shows. */
export interface CheckExample {
  /** Unique and stable: it is part of addresses. */
  id: string;
  group: GroupTitle;
  /** Short and simple. */
  title: string;
  /** One sentence about what it shows. */
  says: string;
  /** The text for the editor. */
  text: string;
  /** Selected together with the text; by default the revision is detected from the text. */
  revision?: RevisionId;
}

/** A row of a table of examples: id, title, description, text, revision. */
export type ExampleRow = readonly [id: string, title: string, says: string, text: string, revision?: RevisionId];

/** The examples of one group. */
export function groupOf(group: GroupTitle, rows: readonly ExampleRow[]): CheckExample[] {
  return rows.map(([id, title, says, text, revision]) => ({
    id,
    group,
    title,
    says,
    text,
    ...(revision === undefined ? {} : { revision }),
  }));
}
