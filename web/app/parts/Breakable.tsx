import { Fragment } from 'react';

/** A longer name is not broken, UTF-16 units: no person reads it. */
const LONG = 300;

/**
 * A wire name with line break opportunities after punctuation or before a capital letter; with `slashes` only after a slash.
 */
export function Breakable({ name, slashes = false }: { name: string; slashes?: boolean }) {
  const places = slashes ? /(?<=\/)/ : /(?<=[/_.])|(?<=[a-z])(?=[A-Z])/;
  const pieces = name.length > LONG ? [name] : name.split(places);
  return (
    <>
      {pieces.map((piece, at) => (
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </>
  );
}
