/** The heads of a table's columns for the revisions of MCP; the one being looked at is marked. */
import { MCP } from './spans.ts';
import { useRevision } from './useRevision.ts';

/** One head for each revision, oldest first. */
export function RevisionHeads() {
  const now = useRevision();
  return MCP.map((revision) => (
    <th key={revision} scope="col" data-code="" data-now={revision === now || undefined}>
      {revision}
    </th>
  ));
}
