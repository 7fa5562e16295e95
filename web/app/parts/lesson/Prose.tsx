import { Linked } from '../Linked.tsx';

/** Paragraphs separated by blank lines, with code in backticks. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/u).map((paragraph, at) => (
        <p key={at}>
          <Linked text={paragraph} />
        </p>
      ))}
    </>
  );
}
