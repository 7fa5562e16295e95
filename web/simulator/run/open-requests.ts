/** The server's requests that wait for a response, with prepared responses: to send unchanged or to edit first. */
import { isObject } from '../../protocol/values.ts';
import { answerFor } from '../client.ts';
import type { Json, JsonRecord } from '../types.ts';
import { fieldsOf, type FormField } from './form.ts';
import { againWithInput, messageIn, type SentMessage } from './play.ts';

/** One possible response. */
export interface ResponseChoice {
  readonly title: string;
  /** The message, formatted for editing. */
  readonly text: string;
}

/** An unanswered request of the server. */
export interface OpenRequest {
  /** Index of the row with the request. */
  readonly row: number;
  /** What it requests; several in one round. */
  readonly methods: readonly string[];
  /** Its message to the user, if there is one. */
  readonly says: string | null;
  readonly choices: readonly ResponseChoice[];
  /** The fields, if it is a form and nothing else; the content goes to `key` of the first choice's message. */
  readonly form: { readonly fields: readonly FormField[]; readonly key: string | null } | null;
}

/** The open requests, oldest first. Of several with one id, which a server must not send, the last one is open. */
export function openRequestsOf(
  sent: readonly SentMessage[],
  open: readonly { readonly id: string | number }[],
): OpenRequest[] {
  const lines = sent.map(({ from, channel, text }) =>
    from === 'server' && channel === 'message' ? messageIn(text) : null,
  );
  const rows = new Set(open.map(({ id }) => lines.findLastIndex((one) => one?.method !== undefined && one.id === id)));
  return lines.flatMap((message, row) => {
    if (!message) return [];
    if (typeof message.method === 'string') return rows.has(row) ? [question(message, message.method, row)] : [];
    const { result } = message;
    return isObject(result) && result.resultType === 'input_required' ? round(message, result, row, sent) : [];
  });
}

function question(message: JsonRecord, method: string, row: number): OpenRequest {
  const params = isObject(message.params) ? message.params : {};
  const ready = answerFor(message) ?? {};
  const answer = (result: JsonRecord): JsonRecord => ({ jsonrpc: '2.0', id: message.id ?? null, result });
  const refusal = { jsonrpc: '2.0', id: message.id ?? null, error: { code: -1, message: 'The user declined' } };
  const choices: ResponseChoice[] =
    method === 'elicitation/create'
      ? [
          { title: 'Accept', text: formatted(ready) },
          { title: 'Decline', text: formatted(answer({ action: 'decline' })) },
          { title: 'Cancel', text: formatted(answer({ action: 'cancel' })) },
        ]
      : [
          { title: 'Answer', text: formatted(ready) },
          { title: 'Refuse', text: formatted(refusal) },
        ];
  const fields = method === 'elicitation/create' ? fieldsOf(params.requestedSchema) : null;
  const says = typeof params.message === 'string' ? params.message : null;
  return { row, methods: [method], says, choices, form: fields && { fields, key: null } };
}

/** A result that requests input, if the request was not retried yet. */
function round(message: JsonRecord, result: JsonRecord, row: number, sent: readonly SentMessage[]): OpenRequest[] {
  const requests = isObject(result.inputRequests) ? Object.values(result.inputRequests).filter(isObject) : [];
  const again = againWithInput(message.id, result, sent);
  if (!again || isAnswered(result, row, sent)) return [];
  const methods = requests.flatMap(({ method }) => (typeof method === 'string' ? [method] : []));
  const messages = requests.flatMap(({ params }) =>
    isObject(params) && typeof params.message === 'string' ? [params.message] : [],
  );
  const params = isObject(again.params) ? again.params : {};
  const declined = {
    ...again,
    params: { ...params, inputResponses: declinedOf(params.inputResponses, result.inputRequests) },
  };
  const [key = ''] = isObject(result.inputRequests) ? Object.keys(result.inputRequests) : [];
  const only = requests.length === 1 && methods[0] === 'elicitation/create' ? requests[0]?.params : undefined;
  const fields = isObject(only) ? fieldsOf(only.requestedSchema) : null;
  return [
    {
      row,
      methods,
      form: fields && { fields, key },
      says: messages[0] ?? null,
      choices: [
        { title: 'Retry with responses', text: formatted(again) },
        ...(methods.includes('elicitation/create') ? [{ title: 'Decline', text: formatted(declined) }] : []),
      ],
    },
  ];
}

function declinedOf(responses: Json | undefined, requests: Json | undefined): JsonRecord {
  if (!isObject(responses) || !isObject(requests)) return {};
  return Object.fromEntries(
    Object.entries(responses).map(([key, response]) => {
      const requested = requests[key];
      return [key, isObject(requested) && requested.method === 'elicitation/create' ? { action: 'decline' } : response];
    }),
  );
}

function isAnswered({ requestState }: JsonRecord, row: number, sent: readonly SentMessage[]): boolean {
  return sent.slice(row + 1).some(({ from, text }) => {
    const message = from === 'client' ? messageIn(text) : null;
    const params = message && isObject(message.params) ? message.params : null;
    if (!params || !isObject(params.inputResponses)) return false;
    return requestState === undefined || params.requestState === requestState;
  });
}

function formatted(message: JsonRecord): string {
  return JSON.stringify(message, null, 2);
}
