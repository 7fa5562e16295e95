/** Actions on parts of the text: an edit that makes messages of a fragment, and conversions. Loaded on first use. */
import { conversionOf, convertTargetsOf, editOfPart } from '../../protocol/part-actions.ts';
import type { Prepared } from '../../protocol/report/phases.ts';
import type { CheckOptions, TextEdit } from '../../protocol/types.ts';
import type { ConvertChoice, Converted } from './types.ts';
import type { WireCall } from './wire.ts';

/** Handles one such call. `ready` returns the prepared text. */
export function actOnPart(
  request: Extract<WireCall, { name: 'editPart' | 'convertChoices' | 'convertPart' }>,
  ready: (options: CheckOptions) => Prepared,
): TextEdit | ConvertChoice[] | Converted | null {
  if (request.name === 'editPart') {
    const [part, action, options] = request.args;
    const prepared = ready(options);
    return editOfPart(prepared, part, action, prepared.guess.revision);
  }
  if (request.name === 'convertChoices') {
    const [part, options] = request.args;
    return convertTargetsOf(ready(options), part).map(({ id, title }) => ({ id, title }));
  }
  const [part, host, options] = request.args;
  const made = conversionOf(ready(options), part, host);
  return made && { text: made.text, file: made.file, notes: made.notes };
}
