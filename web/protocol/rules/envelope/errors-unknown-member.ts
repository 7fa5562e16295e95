import { defineRule } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { errorCue } from './cues.ts';
import { errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY } from './meaning-examples.ts';

const DEFINED: ReadonlySet<string> = new Set(['code', 'message', 'data']);

/** Members other than code, message and data. */
export const errorsUnknownMember = defineRule({
  id: 'errors/unknown-member',
  requirements: ['errors/unknown-member'],
  class: 'spec',
  kinds: ['error', 'invalid'],
  cues: [errorCue((error) => Object.keys(error).some((key) => !DEFINED.has(key)))],
  title: 'This error has a member that is not defined',
  why: 'Receivers pass on `data` and drop unknown members.',
  how: 'Move details into `data`.',
  examples: {
    good: [example(LEGACY, failure('{"code":-32603,"message":"Disk full","data":{"free":0}}'))],
    bad: [
      example(LEGACY, failure('{"code":-32603,"message":"Disk full",⟦"details":"no space"⟧}')),
      example('jsonrpc-2.0', failure('{"code":-32603,"message":"Disk full","data":{"free":0},⟦"stack":"at a.js"⟧}')),
    ],
  },
  judge(message) {
    const error = errorOf(message);
    if (!error) return;
    const data = get(error, 'data');
    for (const key of Object.keys(error)) {
      if (DEFINED.has(key)) continue;
      const fits = data === undefined || (isObject(data) && !has(data, key));
      message.report({
        requirement: 'errors/unknown-member',
        path: ['error', key],
        mark: 'member',
        what: `The error of ${inner(message)} has the member ${named(key)}, which no specification defines.`,
        ...(fits
          ? {
              fix: {
                says: `Move ${named(key)} into \`data\`.`,
                safety: 'safe',
                steps: [{ do: 'move', path: ['error', key], to: ['error', 'data', key] }],
              },
            }
          : {}),
      });
    }
  },
});
