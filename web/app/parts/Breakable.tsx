import { Fragment } from 'react';

/** A name this long is none that anybody reads: it is left whole, UTF-16 units. */
const LONG = 300;

/** A name of the wire that may go on in the next line, behind a mark or before a capital letter; `slashes`: behind a slash alone. */
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
