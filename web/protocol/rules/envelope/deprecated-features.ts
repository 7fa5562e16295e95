import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { type CueContext, type Message, defineRule, type Example } from '../define.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import { code, named } from '../../json/describe.ts';
import { INPUT_REQUESTS } from './cues.ts';
import { inner } from './errors-form.ts';
import { CAPABILITIES, requestMeta } from './stateless-keys.ts';
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
const requesting = (request: string): Example =>
  example(MODERN, response(`"resultType":"input_required","inputRequests":{"a":{${request}}},${SERVER_META}`));
const messages = '"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":50';
const greeting = (capabilities: string): string =>
  request(
    'initialize',
    `"protocolVersion":"2025-11-25","capabilities":{${capabilities}},"clientInfo":{"name":"a","version":"1"}`,
  );

/** Good: the same revisions without those features, and the features in revisions where they are not deprecated. */
const deprecatedExamples: { good: readonly Example[]; bad: readonly Example[] } = {
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
    requesting('"method":⟦"roots/list"⟧'),
    requesting(`"method":⟦"sampling/createMessage"⟧,"params":{${messages}}`),
  ],
};

const DECLARED = ['roots', 'sampling'];

function report(message: Message, requirement: string, path: Path, mark: 'member' | 'value', thing: string): void {
  const subject = `${message.name} ${thing}`;
  message.report({
    requirement,
    path,
    mark,
    what: `${subject}, which is deprecated and may be removed in a later revision.`,
  });
}

/** Values that request context from servers, and how to fix them. */
function judgeContext(message: Message, params: JsonObject, path: Path): void {
  const value = get(params, 'includeContext');
  if (value !== 'thisServer' && value !== 'allServers') return;
  message.report({
    requirement: 'deprecated/include-context',
    path: [...path, 'includeContext'],
    what: `The sampling request in ${inner(message)} sets \`includeContext\` to ${code(value)}; new servers should omit it or use \`"none"\`.`,
    fix: {
      says: 'Use `"none"`.',
      safety: 'unsafe',
      steps: [{ do: 'replace', path: [...path, 'includeContext'], value: 'none' }],
    },
  });
}

function judgeInputRequests(message: Message): void {
  const entries = objectAt(objectAt(message.object, 'result'), 'inputRequests');
  for (const [name, entry] of Object.entries(entries)) {
    if (!isObject(entry)) continue;
    const method = get(entry, 'method');
    const row = typeof method === 'string' ? message.model.inputRequests.get(method) : undefined;
    const path = ['result', 'inputRequests', name];
    if (row?.deprecated !== undefined) {
      report(message, row.deprecated, [...path, 'method'], 'value', `requests ${named(row.name)}`);
    }
    if (row?.name === 'sampling/createMessage') judgeContext(message, objectAt(entry, 'params'), [...path, 'params']);
  }
}

function judgeCapabilities(message: Message, declared: JsonObject, path: Path): void {
  for (const key of DECLARED) {
    if (!has(declared, key)) continue;
    report(message, `deprecated/${key}`, [...path, key], 'member', `declares ${named(key)}`);
  }
  if (!has(objectAt(declared, 'sampling'), 'context')) return;
  const at = [...path, 'sampling', 'context'];
  report(message, 'deprecated/sampling-context-capability', at, 'member', 'declares `sampling.context`');
}

function offersLogging(offered: JsonValue | undefined, { model }: CueContext): boolean {
  return model.ledger.has('deprecated/logging-capability') && isObject(offered) && has(offered, 'logging');
}

/** What `judgeCapabilities` reports, in revisions that list it. */
function declaresDeprecated(declared: JsonValue | undefined, { model }: CueContext): boolean {
  if (!isObject(declared)) return false;
  if (DECLARED.some((key) => has(declared, key) && model.ledger.has(`deprecated/${key}`))) return true;
  return has(objectAt(declared, 'sampling'), 'context');
}

function judgeMeta(message: Message, meta: JsonObject): void {
  for (const key of Object.keys(meta)) {
    const requirement = message.model.metaKeys.get(key)?.deprecated;
    if (requirement === undefined || message.found('stateless/log-level-value')) continue;
    report(message, requirement, ['params', '_meta', key], 'member', `sets ${named(key)}`);
  }
  judgeCapabilities(message, objectAt(meta, CAPABILITIES), ['params', '_meta', CAPABILITIES]);
}

/** One rule for everything that the revision deprecates. */
export const deprecatedFeatures = defineRule({
  id: 'deprecated/features',
  requirements: [
    'deprecated/include-context',
    'deprecated/log-level',
    'deprecated/log-message',
    'deprecated/logging-capability',
    'deprecated/roots',
    'deprecated/roots-input-request',
    'deprecated/sampling',
    'deprecated/sampling-context-capability',
    'deprecated/sampling-input-request',
  ],
  class: 'spec',
  kinds: ['request', 'notification', 'response'],
  cues: [
    { method: ({ row }) => row?.deprecated !== undefined },
    { at: 'params.includeContext' },
    { at: 'params.capabilities', when: declaresDeprecated },
    { at: 'result.capabilities', when: offersLogging },
    INPUT_REQUESTS,
    { meta: true },
  ],
  title: 'New programs {must} not use deprecated features',
  note: 'This feature is deprecated',
  why: 'It still works in this revision, but a later one may remove it, so new programs should not depend on it.',
  how: 'Pass paths as arguments instead of roots, call a model provider directly instead of sampling, and log to standard error or with OpenTelemetry.',
  examples: deprecatedExamples,
  judge(message) {
    const { row, object, model } = message;
    if (row?.deprecated !== undefined) report(message, row.deprecated, ['method'], 'value', `sends ${named(row.name)}`);
    const params = objectAt(object, 'params');
    if (row?.name === 'sampling/createMessage') judgeContext(message, params, ['params']);
    if (row?.name === 'initialize') {
      judgeCapabilities(message, objectAt(params, 'capabilities'), ['params', 'capabilities']);
    }
    const meta = requestMeta(message);
    if (meta) judgeMeta(message, meta);
    if (message.kind !== 'response') return;
    judgeInputRequests(message);
    const offered = objectAt(objectAt(object, 'result'), 'capabilities');
    if (!has(offered, 'logging') || !model.ledger.has('deprecated/logging-capability')) return;
    const at = ['result', 'capabilities', 'logging'];
    report(message, 'deprecated/logging-capability', at, 'member', 'declares `logging`');
  },
});
