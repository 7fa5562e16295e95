/** A sentence whose text in backticks is shown as code. An unpaired backtick stays unchanged. */
export function Inline({ text }: { text: string }) {
  const pieces = text.split(/`([^`]+)`/);
  return <>{pieces.map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}</>;
}
