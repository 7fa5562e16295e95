/** Everything that takes a text apart: loaded when a text may have other parts than messages. */
import { hostCommand } from '../../documents/host-command/index.ts';
import { hostConfig } from '../../documents/host-config/index.ts';
import { documentKinds } from '../../documents/index.ts';
import { installLink } from '../../documents/install-link/index.ts';
import { oauthKinds } from '../../documents/oauth/index.ts';
import { allFormats } from '../formats/index.ts';
import type { Formats } from '../types.ts';
import { divide } from './divide.ts';

const kinds = [...documentKinds, ...oauthKinds, installLink, hostCommand, hostConfig];

/** All formats of messages, and texts that are made of parts. */
export const partFormats: Formats = {
  ...allFormats,
  divide: (text, formats, hints) => divide(text, formats, hints, { kinds }),
};
