import type { JsonObject } from '../../../json/types.ts';
import { code, named } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { lackOf, type Lacking } from './capabilities.ts';
import { observeInputRequests, type InputRequest } from './input-requests.ts';
import { declaration, declaredAt } from './example-messages.ts';
import { folded } from './combine-observers.ts';
import { handshake, server, talk } from '../../../testing/conversation.ts';
import { requests, call, FORM, sampling, VISIT, WEATHER } from './example-texts.ts';

const LEGACY_VISIT = VISIT.replace('"message"', '"elicitationId":"e-1","message"');
const CHOICE = ',"toolChoice":{"mode":"none"}';
const requested = (client: string, request: string) => ({
  revision: '2025-11-25' as const,
  text: talk(handshake('2025-11-25', { client }), server(`"id":"s1",${request}`)),
});
const input = (capabilities: string, entry: string) => ({
  revision: '2026-07-28' as const,
  text: talk(call(1, '', capabilities), requests(1, `"q":{${entry}}`)),
});

/** Correct and incorrect examples. */
const undeclaredInputExamples: SessionRule['examples'] = {
  good: [
    requested('{"elicitation":{}}', FORM),
    requested('{"elicitation":{"url":{}}}', LEGACY_VISIT),
    requested('{"sampling":{"tools":{}}}', sampling(`,${WEATHER}${CHOICE}`)),
    input('{"elicitation":{"form":{},"url":{}}}', VISIT),
    input('{"elicitation":{}}', FORM),
    { revision: '2025-11-25', text: server(`"id":"s1",${LEGACY_VISIT}`), says: 'The handshake is not in the text.' },
  ],
  bad: [
    requested('{"elicitation":{"url":{}}}', FORM.replace('"params"', '⟦"params"⟧')),
    requested('{"elicitation":{}}', LEGACY_VISIT.replace('"url"', '⟦"url"⟧')),
    requested('{"sampling":{}}', sampling(`,${WEATHER.replace(/\[.*\]/u, '⟦$&⟧')}`)),
    requested('{"sampling":{}}', sampling(CHOICE.replace(/\{.*\}/u, '⟦$&⟧'))),
    input('{}', FORM.replace('"elicitation/create"', '⟦$&⟧')),
    input('{"elicitation":{"url":{}}}', FORM.replace('"message"', '"mode":⟦"form"⟧,"message"')),
    input('{"elicitation":{}}', VISIT.replace('"url"', '⟦"url"⟧')),
    input('{}', sampling().replace('"sampling/createMessage"', '⟦$&⟧')),
    input('{"sampling":{}}', sampling(`,${WEATHER.replace(/\[.*\]/u, '⟦$&⟧')}`)),
    input('{"elicitation":{}}', '"method":⟦"roots/list"⟧'),
    input('{"sampling":{}}', sampling(CHOICE.replace(/\{.*\}/u, '⟦$&⟧'))),
  ],
};

/** The ledger entries about missing capabilities: for a declaration in the handshake, and for one in the request. */
const ENTRIES: Readonly<Record<'handshake' | 'request', Partial<Record<Lacking, string>>>> = {
  // A missing declaration is reported with all other methods.
  handshake: {
    'elicitation.form': 'capabilities/elicitation-form-mode',
    'elicitation.url': 'capabilities/elicitation-url-mode',
    'sampling.tools': 'capabilities/sampling-tools',
    toolChoice: 'sampling/tool-choice-without-capability',
  },
  request: {
    roots: 'mrtr/roots-undeclared',
    elicitation: 'mrtr/elicitation-undeclared',
    'elicitation.form': 'mrtr/elicitation-form-undeclared',
    'elicitation.url': 'mrtr/elicitation-url-undeclared',
    sampling: 'mrtr/sampling-undeclared',
    'sampling.tools': 'mrtr/sampling-tools-undeclared',
    toolChoice: 'sampling/tool-choice-without-capability',
  },
};

function judge(session: SessionView, report: Report, inputRequest: InputRequest, step: Step): void {
  const { method, params, path, call: of } = inputRequest;
  const capabilities: JsonObject | null = session.capabilities('client', of);
  const lack = capabilities && lackOf(method, params, capabilities);
  const requirement = lack && ENTRIES[of ? 'request' : 'handshake'][lack.lacking];
  if (!capabilities || !lack || !requirement) return;
  const [area = ''] = lack.capability.split('.');
  const known = capabilities[area];
  const declared =
    known === undefined || lack.capability === area
      ? `no ${named(area)}`
      : `${named(area)} as ${code(known)}, without ${named(lack.capability)}`;
  report({
    requirement,
    at: step.ref,
    path: [...path, ...lack.path],
    ...(lack.path.at(-1) === 'params' ? { mark: 'missing' } : {}),
    what: `${step.name} requests ${lack.wants}; ${declaration(session, 'client', of)} declares ${declared}.`,
    ties: declaredAt(session, 'client', of),
  });
}

/** Servers request only what the client has declared: in the handshake, or in the request being answered. */
export const undeclaredInput = defineSessionRule({
  id: 'input/undeclared',
  requirements: [
    'capabilities/elicitation-form-mode',
    'capabilities/elicitation-url-mode',
    'capabilities/sampling-tools',
    'sampling/tool-choice-without-capability',
    'mrtr/elicitation-undeclared',
    'mrtr/elicitation-form-undeclared',
    'mrtr/elicitation-url-undeclared',
    'mrtr/sampling-undeclared',
    'mrtr/sampling-tools-undeclared',
    'mrtr/roots-undeclared',
  ],
  class: 'spec',
  title: 'A server {must} not request input without the declared capability',
  why: 'The client does not support this input: it rejects the request, or the whole operation is blocked.',
  how: 'Check the capabilities of the client first. Without the required one, use another way or return the error for a missing capability.',
  examples: undeclaredInputExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      return observeInputRequests(session, (inputRequest, step) => {
        if (step.from === 'server') judge(session, report, inputRequest, step);
      });
    }),
});
