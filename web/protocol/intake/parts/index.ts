/** Everything that takes a text apart: loaded when a text may have other parts than messages. */
import { hostCommand } from '../../documents/host-command/index.ts';
import { hostConfig } from '../../documents/host-config/index.ts';
import { documentKinds } from '../../documents/index.ts';
import { installLink } from '../../documents/install-link/index.ts';
import { oauthKinds } from '../../documents/oauth/index.ts';
import { allFormats } from '../formats/index.ts';
import { forgiveCut } from '../marks.ts';
import type { Format, Formats } from '../types.ts';
import { divide } from './divide.ts';
import { beneathLayers } from './lifted.ts';

const kinds = [...documentKinds, ...oauthKinds, installLink, hostCommand, hostConfig];

/** All formats of messages, and texts that are made of parts. */
export const partFormats: Formats = {
  ...allFormats,
  all: allFormats.all.map((format) => (format.id === 'json' ? forgiving(format) : format)),
  lift: beneathLayers,
  divide: (text, formats, hints) => divide(text, formats, hints, { kinds }),
};

/** The mark at the end of a text that a person or a log shortened. */
const LEFT_OFF =
  /(?:(?:\.{3}|…) ?[[(<]|[[(<](?:\.{3}|…)? ?)[^[\](){}<>"\n]{0,40}\b(?:truncated|omitted|snip(?:ped)?|cut|more (?:characters|chars|bytes|lines))\b[^[\](){}<>"\n]{0,40}[\])>]$|(?:…|\.{3})$/i;

/** The same format, for which a text may say at its end that it goes on. */
function forgiving(format: Format): Format {
  return {
    ...format,
    read(text, see, hints) {
      const found = format.read(text, see, hints);
      const last = found.entries.at(-1);
      const { length } = text.trimEnd();
      if (last && LEFT_OFF.test(text.slice(Math.max(0, length - 100), length))) forgiveCut(last, length);
      return found;
    },
  };
}
