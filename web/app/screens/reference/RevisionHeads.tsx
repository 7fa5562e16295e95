/** The heads of a table's columns for the revisions of MCP; the one being looked at is marked. */
import { MCP } from './spans.ts';
import { useRevision } from './useRevision.ts';

/** Characters of a date up to the hyphen behind its year. */
const YEAR = 5;

/** One head for each revision, oldest first. */
export function RevisionHeads() {
  const now = useRevision();
  return MCP.map((revision) => (
    <th key={revision} scope="col" data-code="" data-now={revision === now || undefined}>
      <span>{revision.slice(0, YEAR)}</span>
      <wbr />
      <span>{revision.slice(YEAR)}</span>
    </th>
  ));
}
