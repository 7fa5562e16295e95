import { Inline } from '../Inline.tsx';

/** Paragraphs separated by blank lines, with code in backticks. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/u).map((paragraph, at) => (
        <p key={at}>
          <Inline text={paragraph} />
        </p>
      ))}
    </>
  );
}
