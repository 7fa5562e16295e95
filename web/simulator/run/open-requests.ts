/** What the server waits for the client to answer, with answers prepared: to send as they are, or to edit first. */
import { isObject } from '../../protocol/values.ts';
import { answerFor } from '../client.ts';
import type { Json, JsonRecord } from '../types.ts';
import { fieldsOf, type FormField } from './form.ts';
import { againWithInput, messageIn, type Spoken } from './play.ts';

/** One answer that could be given. */
export interface AskChoice {
  readonly title: string;
  /** The message, laid out to be edited. */
  readonly text: string;
}

/** A question of the server that nobody has answered. */
export interface Ask {
  /** Index of the row that asks. */
  readonly row: number;
  /** What it asks for; several in one round. */
  readonly methods: readonly string[];
  /** Its own words to the person, where it has some. */
  readonly says: string | null;
  readonly choices: readonly AskChoice[];
  /** What is to be filled in, where it is a form and nothing else; the content goes to `key` of the first choice's message. */
  readonly form: { readonly fields: readonly FormField[]; readonly key: string | null } | null;
}

/** The open questions, the oldest first. */
export function asksOf(spoken: readonly Spoken[], open: readonly { readonly id: string | number }[]): Ask[] {
  return spoken.flatMap((line, row) => {
    if (line.from !== 'server' || line.channel !== 'message') return [];
    const message = messageIn(line.text);
    if (!message) return [];
    if (typeof message.method === 'string') {
      return open.some(({ id }) => id === message.id) ? [question(message, message.method, row)] : [];
    }
    const { result } = message;
    return isObject(result) && result.resultType === 'input_required' ? round(message, result, row, spoken) : [];
  });
}

function question(message: JsonRecord, method: string, row: number): Ask {
  const params = isObject(message.params) ? message.params : {};
  const ready = answerFor(message) ?? {};
  const answer = (result: JsonRecord): JsonRecord => ({ jsonrpc: '2.0', id: message.id ?? null, result });
  const refusal = { jsonrpc: '2.0', id: message.id ?? null, error: { code: -1, message: 'The user said no' } };
  const choices: AskChoice[] =
    method === 'elicitation/create'
      ? [
          { title: 'Accept', text: laidOut(ready) },
          { title: 'Decline', text: laidOut(answer({ action: 'decline' })) },
          { title: 'Cancel', text: laidOut(answer({ action: 'cancel' })) },
        ]
      : [
          { title: 'Answer', text: laidOut(ready) },
          { title: 'Refuse', text: laidOut(refusal) },
        ];
  const fields = method === 'elicitation/create' ? fieldsOf(params.requestedSchema) : null;
  const says = typeof params.message === 'string' ? params.message : null;
  return { row, methods: [method], says, choices, form: fields && { fields, key: null } };
}

/** A result that asks for input, where the request has not come again yet. */
function round(message: JsonRecord, result: JsonRecord, row: number, spoken: readonly Spoken[]): Ask[] {
  const requests = isObject(result.inputRequests) ? Object.values(result.inputRequests).filter(isObject) : [];
  const again = againWithInput(message.id, result, spoken);
  if (!again || isAnswered(result, row, spoken)) return [];
  const methods = requests.flatMap(({ method }) => (typeof method === 'string' ? [method] : []));
  const words = requests.flatMap(({ params }) =>
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
      says: words[0] ?? null,
      choices: [
        { title: 'Send again with answers', text: laidOut(again) },
        ...(methods.includes('elicitation/create') ? [{ title: 'Decline', text: laidOut(declined) }] : []),
      ],
    },
  ];
}

function declinedOf(responses: Json | undefined, requests: Json | undefined): JsonRecord {
  if (!isObject(responses) || !isObject(requests)) return {};
  return Object.fromEntries(
    Object.entries(responses).map(([key, response]) => {
      const asked = requests[key];
      return [key, isObject(asked) && asked.method === 'elicitation/create' ? { action: 'decline' } : response];
    }),
  );
}

function isAnswered({ requestState }: JsonRecord, row: number, spoken: readonly Spoken[]): boolean {
  return spoken.slice(row + 1).some(({ from, text }) => {
    const message = from === 'client' ? messageIn(text) : null;
    const params = message && isObject(message.params) ? message.params : null;
    if (!params || !isObject(params.inputResponses)) return false;
    return requestState === undefined || params.requestState === requestState;
  });
}

function laidOut(message: JsonRecord): string {
  return JSON.stringify(message, null, 2);
}
