/** A bad example for each feature that is on its way out. */
import type { Example } from '../define.ts';
import {
  CLIENT_KEY,
  example,
  LEGACY,
  META,
  MODERN,
  notification,
  request,
  response,
  SERVER_META,
  VERSION_KEY,
  withMeta,
} from './meaning-examples.ts';

const declaring = (capabilities: string): Example =>
  withMeta(`${VERSION_KEY},${CLIENT_KEY},"io.modelcontextprotocol/clientCapabilities":{${capabilities}}`);
const asking = (request: string): Example =>
  example(MODERN, response(`"resultType":"input_required","inputRequests":{"a":{${request}}},${SERVER_META}`));
const messages = '"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":50';
const greeting = (capabilities: string): string =>
  request(
    'initialize',
    `"protocolVersion":"2025-11-25","capabilities":{${capabilities}},"clientInfo":{"name":"a","version":"1"}`,
  );

/** Good: the same revisions without those features, and the features in revisions that keep them. */
export const deprecatedExamples: { good: readonly Example[]; bad: readonly Example[] } = {
  good: [
    declaring('"elicitation":{}'),
    example(LEGACY, greeting('"roots":{"listChanged":true},"sampling":{}')),
    example(LEGACY, request('sampling/createMessage', `${messages},"includeContext":"none"`)),
    example('2025-06-18', request('sampling/createMessage', `${messages},"includeContext":"thisServer"`)),
  ],
  bad: [
    example(LEGACY, request('sampling/createMessage', `${messages},"includeContext":⟦"thisServer"⟧`)),
    withMeta(`${META.slice('"_meta":{'.length, -1)},⟦"io.modelcontextprotocol/logLevel":"info"⟧`),
    example(
      MODERN,
      notification('notifications/message', '"level":"info","data":"Ready"').replace(/"notifications[^"]*"/u, '⟦$&⟧'),
    ),
    example(
      MODERN,
      response(
        `"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{⟦"logging":{}⟧},"ttlMs":0,"cacheScope":"public",${SERVER_META}`,
      ),
    ),
    declaring('⟦"roots":{}⟧'),
    declaring('⟦"sampling":{}⟧'),
    example(LEGACY, greeting('"sampling":{⟦"context":{}⟧}')),
    asking('"method":⟦"roots/list"⟧'),
    asking(`"method":⟦"sampling/createMessage"⟧,"params":{${messages}}`),
  ],
};
