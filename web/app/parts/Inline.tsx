/** A sentence whose `backticked` pieces are shown as code. An unpaired backtick stays as it is. */
export function Inline({ text }: { text: string }) {
  const pieces = text.split(/`([^`]+)`/);
  return <>{pieces.map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}</>;
}
