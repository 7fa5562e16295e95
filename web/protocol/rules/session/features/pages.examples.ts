/** Lists that come in pages. */
import { talk } from '../../../testing/talk.ts';
import { ask, askModern, FIRST, HINTS, LAST, MODERN, tell, tellModern, tools } from './texts.ts';
import type { SessionRule } from '../define.ts';

const SCOPED = (id: number, scope: string, more = ''): string =>
  tellModern(id, `${tools('echo')}${more},"ttlMs":0,"cacheScope":${scope}`);
const EMPTY = tellModern(1, `${tools('echo')},"nextCursor":"",${HINTS}`);
const besides = ['pagination/empty-string-cursor'];

/** Good and bad ones. */
export const pagesExamples: SessionRule['examples'] = {
  good: [
    {
      revision: LAST,
      text: talk(ask(1, 'tools/list', '"cursor":"a"'), tell(1, `${tools('echo')},"nextCursor":"b"`)),
    },
    {
      revision: MODERN,
      text: talk(askModern(1, 'tools/list'), EMPTY, askModern(2, 'tools/list', '"cursor":""')),
      besides,
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        askModern(2, 'prompts/list', ''),
        tellModern(2, `"prompts":[],${HINTS}`),
      ),
      says: 'Another list may be another matter.',
    },
  ],
  bad: [
    {
      revision: FIRST,
      text: talk(ask(1, 'tools/list', '"cursor":"a"'), tell(1, `${tools('echo')},"nextCursor":⟦"a"⟧`)),
    },
    {
      revision: MODERN,
      text: talk(askModern(1, 'tools/list'), EMPTY, askModern(2, 'tools/list').replace('"params"', '⟦"params"⟧')),
      besides,
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        askModern(2, 'tools/list', '"cursor":"a"'),
        SCOPED(2, '⟦"private"⟧'),
      ),
    },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        SCOPED(1, '"public"', ',"nextCursor":"a"'),
        askModern(2, 'tools/list', '"cursor":"a"'),
        SCOPED(2, '⟦"private"⟧', ',"nextCursor":"b"'),
        askModern(3, 'tools/list', '"cursor":"b"'),
        SCOPED(3, '"public"'),
      ),
      says: 'The third page agrees with the first again.',
    },
  ],
};
