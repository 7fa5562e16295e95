import { answer, blocks, fails } from '../../../testing/wire.ts';
import { get } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Response } from '../define.ts';
import { codeOf, errorText } from '../reading.ts';
import { errorIn, MISMATCH, onlyMessage } from './requested.ts';
import { called, listed, marked } from './params.examples.ts';

const NOW = '2026-07-28';
const REGION = listed(marked('region', 'string', 'Region'));
const NO = answer('400 Bad Request', fails(2, MISMATCH, 'Mcp-Param-Zone is missing'));
const HEADERS = { 'Mcp-Param-Region': 'eu' };

/** After a rejection of mirrored arguments, the client should fetch the tool list again before it retries. */
export const refresh = defineWireRule({
  id: 'http-headers/no-refresh-after-mismatch',
  requirements: ['http-headers/no-refresh-after-mismatch'],
  class: 'spec',
  title: 'A client {must} call `tools/list` again before it retries',
  why: 'The annotations may have changed since the list was fetched, so the same headers are rejected again.',
  how: 'Call `tools/list`, and build the headers from the new schema.',
  examples: {
    good: [
      {
        revision: NOW,
        text: blocks(
          REGION,
          called('{"region":"eu"}', HEADERS),
          NO,
          listed(marked('region', 'string', 'Zone')).replaceAll('"id":1', '"id":3'),
          called('{"region":"eu"}', { 'Mcp-Param-Zone': 'eu' }, 4),
        ),
      },
    ],
    bad: [
      {
        revision: NOW,
        text: blocks(
          REGION,
          called('{"region":"eu"}', HEADERS),
          NO,
          called('{"region":"eu"}', { '': '⟦POST /mcp HTTP/1.1⟧', ...HEADERS }, 3),
        ),
      },
    ],
  },
  begin(_, report) {
    /** Rejections by session and tool, since the last list. */
    const refusals = new Map<number, Map<string, Response>>();
    return {
      response(response) {
        const error = errorIn(response);
        const message = response.request && onlyMessage(response.request);
        const name = message?.method === 'tools/call' ? get(message.params, 'name') : undefined;
        if (!error || codeOf(error) !== MISMATCH || typeof name !== 'string') return;
        if (!/mcp-param/iu.test(errorText(error) + JSON.stringify(get(error.error, 'data') ?? '').slice(0, 500)))
          return;
        const mine = refusals.get(response.session) ?? new Map<string, Response>();
        refusals.set(response.session, mine.set(name, response));
      },
      request(request) {
        const message = onlyMessage(request);
        if (message?.method === 'tools/list') refusals.delete(request.session);
        const name = message?.method === 'tools/call' ? get(message.params, 'name') : undefined;
        const refusal = typeof name === 'string' ? refusals.get(request.session)?.get(name) : undefined;
        if (typeof name !== 'string' || !refusal) return;
        refusals.get(request.session)?.delete(name);
        report({
          requirement: 'http-headers/no-refresh-after-mismatch',
          at: request,
          what: `${request.name} calls ${named(name)} again after ${refusal.description} rejected its headers, without a \`tools/list\` in between.`,
          ties: [{ at: refusal }],
        });
      },
    };
  },
});
