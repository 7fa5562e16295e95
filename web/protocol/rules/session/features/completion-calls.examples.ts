/** Requests for suggestions, and their answers. */
import { talk } from '../../../testing/talk.ts';
import type { SessionRule } from '../define.ts';
import {
  ask,
  askModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  tell,
  tellModern,
  THIRD,
} from './texts.ts';

const REVIEW = '"prompts":[{"name":"review","arguments":[{"name":"language"},{"name":"framework"}]}]';
const LISTED = talk(opened('{"prompts":{},"completions":{}}'), ask(1, 'prompts/list'), tell(1, REVIEW));
const wanted = (prompt: string, argument: string, more = ''): string =>
  `"ref":{"type":"ref/prompt","name":"${prompt}"},"argument":{"name":${argument},"value":"py"}${more}`;
const asking = (id: number, params: string): string => ask(id, 'completion/complete', params);
const VALUES = '"completion":{"values":["python"]}';
const LANGUAGE = talk(asking(2, wanted('review', '"language"')), tell(2, VALUES));
const besides = ['completion/argument-required', 'completion/ref-type'];

/** Good and bad ones. */
export const completionCallExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, LANGUAGE) },
    {
      revision: THIRD,
      text: talk(
        LANGUAGE,
        asking(3, wanted('review', '"framework"', ',"context":{"arguments":{"language":"python"}}')),
      ),
    },
    {
      revision: SECOND,
      text: talk(LANGUAGE, asking(3, wanted('review', '"framework"'))),
      says: 'Nobody knew a context then.',
    },
    { revision: LAST, text: talk(LISTED, asking(2, wanted('nope', '"x"')), refuse(2, -32602, 'Unknown prompt')) },
    { revision: LAST, text: talk(LANGUAGE, asking(3, wanted('explain', '"topic"'))), says: 'Another prompt.' },
  ],
  bad: [
    {
      revision: LAST,
      text: talk(LISTED, asking(2, wanted('review', '⟦"langauge"⟧')), tell(2, '"completion":{"values":[]}')),
    },
    {
      revision: FIRST,
      text: talk(ask(1, 'prompts/list'), tell(1, '"prompts":[{"name":"go"}]'), asking(2, wanted('go', '⟦"where"⟧'))),
    },
    {
      revision: THIRD,
      text: talk(
        LANGUAGE,
        asking(3, wanted('review', '"framework"')).replace('"params"', '⟦"params"⟧'),
        asking(4, wanted('review', '"framework"')),
      ),
    },
    { revision: LAST, text: talk(LISTED, asking(2, wanted('nope', '"x"')), refuse(2, '⟦-32601⟧', 'No such thing')) },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'prompts/list'),
        tellModern(1, `${REVIEW},${HINTS}`),
        askModern(2, 'completion/complete', wanted('nope', '"x"')),
        refuse(2, '⟦-32603⟧', 'Unknown prompt: nope'),
      ),
    },
    {
      revision: LAST,
      text: talk(
        asking(2, '"ref":{"type":"ref/prompt","name":"review"}'),
        refuse(2, '⟦-32603⟧', 'argument is required'),
      ),
      besides,
    },
    {
      revision: SECOND,
      text: talk(asking(2, '"argument":{"name":"x","value":""}'), refuse(2, '⟦-32600⟧', 'ref is required')),
      besides,
    },
  ],
};
