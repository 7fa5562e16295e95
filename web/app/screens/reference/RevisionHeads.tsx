/** The column headers of a table for the revisions of MCP; the selected revision is marked. */
import { MCP } from './spans.ts';
import { useRevision } from './useRevision.ts';

/** Length of a date until the hyphen after its year. */
const YEAR = 5;

/** One header for each revision, oldest first. */
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
