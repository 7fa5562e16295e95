/** Custom exercises with a choice: find the mistake in a log, or choose the error. */
import { REVISION_IDS } from '../../protocol/types.ts';
import { isObject } from '../../protocol/values.ts';
import { SERVERS } from '../../simulator/servers/index.ts';
import type { JsonRecord, McpRevision } from '../../simulator/types.ts';
import type { ChooseSource, FindSource, Found } from '../source.ts';
import type { IssuedToken } from '../define.ts';
import { COMMON, optional, partiesOf, readChoice, readCommon, readLog, readNamed } from './common.ts';
import { whole } from './pattern.ts';
import { LONG, SHORT, type Spot } from './file-place.ts';

const REVISIONS: readonly McpRevision[] = REVISION_IDS.flatMap((id) => (id === 'jsonrpc-2.0' ? [] : [id]));

/** Find the mistake in a log. */
export function readFindExercise(spot: Spot): FindSource | null {
  spot.object('an exercise', [...COMMON, 'extensions', 'revision', 'wire', 'hosts', 'log', 'options', 'innocent']);
  const texts = readCommon(spot);
  const revision = spot.at('revision').choice('the revision that the log is judged by', REVISION_IDS);
  const wire = optional(spot.at('wire'), undefined, (one) =>
    one.choice('the transport that carried the log', ['stdio', 'http'] as const),
  );
  const hosts = optional(spot.at('hosts'), undefined, (one) =>
    one.value === true ? one.value : one.wants('true, if a host refuses what no rule forbids'),
  );
  const value = readLog(spot.at('log'), wire !== undefined, partiesOf(spot));
  const options = readNamed(
    spot.at('options'),
    'an array of possible mistakes, each with `id` and `text`; the correct one also has `rule`',
    2,
    readOption,
  );
  if (!value || !options) return null;
  const found = (one: Spot) => readFound(one, value.length, options);
  const solution = found(spot.at('solution'));
  const wrong = options.find(({ id }) => id !== solution?.mistake);
  const otherwise = { message: 1, mistake: wrong?.id ?? '' };
  const start = optional(spot.at('start'), otherwise, found);
  const innocent = optional(spot.at('innocent'), {}, (one) => readInnocent(one, value.length));
  const mistakes = readNamed(spot.at('mistakes'), 'an array of typical wrong choices', 0, (one) =>
    readWrongOption(one, options, value.length),
  );
  if (!texts || !revision || wire === null || hosts === null) return null;
  if (!start || !solution || !innocent || !mistakes) return null;
  const log = { log: value, ...(wire ? { wire } : {}), ...(hosts ? { hosts } : {}) };
  return { ...texts, kind: 'find-mistake', revision, ...log, options, innocent, mistakes, start, solution };
}

type Option = FindSource['options'][0];

function readOption(spot: Spot): Option | null {
  if (!spot.object('an option', ['id', 'text', 'rule'])) return null;
  const id = spot.at('id').id('a short name');
  const text = spot.at('text').text('a sentence that describes the mistake', 500);
  const rule = spot.at('rule');
  const known = rule.there ? rule.text('the id of the rule that the checker reports', SHORT) : '';
  if (id === null || text === null || known === null) return null;
  return known === '' ? { id, text } : { id, text, rule: known };
}

function readFound(spot: Spot, count: number, options: readonly Option[]): Found | null {
  if (!spot.object('an object with `message` and `mistake`', ['message', 'mistake'])) return null;
  const message = spot.at('message').integer('the number of a message, starting at 1');
  const mistake = spot.at('mistake').choice(
    'the id of an option',
    options.map(({ id }) => id),
  );
  if (message === null || mistake === null) return null;
  if (message < 1 || message > count) return spot.at('message').report(`The log has only the messages 1 to ${count}.`);
  return { message, mistake };
}

function readInnocent(spot: Spot, count: number): Record<number, string> | null {
  if (!isObject(spot.value)) return spot.wants('an object with message numbers as keys and sentences as values');
  const read = Object.keys(spot.value).map((key) => {
    const number = Number(key);
    const says = spot.at(key).text('a sentence', 2000);
    if (!/^\d{1,3}$/u.test(key) || number < 1 || number > count)
      return spot.at(key).report(`The log has only the messages 1 to ${count}.`);
    return says === null ? null : ([number, says] as const);
  });
  return whole(read, (all) => Object.fromEntries(all));
}

function readWrongOption(spot: Spot, options: readonly Option[], count: number): FindSource['mistakes'][0] | null {
  if (!spot.object('a mistake', ['id', 'says', 'option', 'example'])) return null;
  const says = readChoice(spot);
  const option = spot.at('option').choice(
    'the id of an option',
    options.map(({ id }) => id),
  );
  const example = optional(spot.at('example'), { message: 1, mistake: option ?? '' }, (one) =>
    readFound(one, count, options),
  );
  return says && option !== null && example ? { ...says, option, example } : null;
}

/** Choose the error that a correct server returns. */
export function readChooseExercise(spot: Spot): ChooseSource | null {
  spot.object('an exercise', [...COMMON, 'revision', 'server', 'http', 'tokens', 'client', 'codes']);
  const texts = readCommon(spot);
  const revision = spot.at('revision').choice('the revision of the server', REVISIONS);
  const server = spot.at('server').choice(
    'a demo server',
    SERVERS.map(({ id }) => id),
  );
  const value = spot
    .at('client')
    .list('an array of the messages that the client sends after the handshake; the last one causes the error', 1, 50);
  const http = optional(spot.at('http'), false, (one) =>
    typeof one.value === 'boolean' ? one.value : one.wants('true or false'),
  );
  const read = value?.map((one) => (http === false ? readClientMessage(one) : one.lines('a whole HTTP request')));
  const client = read ? whole(read, (all) => all) : null;
  const tokens = optional(spot.at('tokens'), undefined, readTokens);
  const codes = readCodes(spot.at('codes'));
  const solution = readCode(spot.at('solution'), codes);
  const other = codes?.find(({ code }) => code !== solution)?.code;
  const start = optional(spot.at('start'), other ?? 0, (one) => readCode(one, codes));
  const mistakes = readNamed(spot.at('mistakes'), 'an array of typical wrong choices', 0, (one) =>
    readWrongCode(one, codes),
  );
  if (!texts || !revision || server === null || http === null || !client || !codes || !mistakes) return null;
  if (tokens === null) return null;
  if (tokens && !http) return spot.at('tokens').report('Only a server over HTTP requires tokens: add `"http": true`.');
  if (start === null || solution === null) return null;
  if (JSON.stringify(client).length > LONG)
    return spot.at('client').report(`These messages have more than ${LONG} characters in total.`);
  const over = { ...(http ? { http } : {}), ...(tokens ? { tokens } : {}) };
  return { ...texts, kind: 'choose-error', revision, server, ...over, client, codes, mistakes, start, solution };
}

function readTokens(spot: Spot): readonly IssuedToken[] | null {
  const items = spot.list('an array of access tokens, each with `token`, `audience` and `scope`', 0, 20);
  const read = items?.map((one): IssuedToken | null => {
    if (!one.object('an access token', ['token', 'audience', 'scope', 'expired'])) return null;
    const token = one.at('token').text('the token', SHORT);
    const audience = one.at('audience').text('the URL of the server that the token was issued for', SHORT);
    const scope = one.at('scope').text('the scopes, separated by spaces', SHORT);
    const expired = optional(one.at('expired'), false, (value) =>
      typeof value.value === 'boolean' ? value.value : value.wants('true or false'),
    );
    if (token === null || audience === null || scope === null || expired === null) return null;
    return { token, audience, scope, ...(expired ? { expired } : {}) };
  });
  return read ? whole(read, (all) => all) : null;
}

function readClientMessage(spot: Spot): JsonRecord | string | null {
  if (isObject(spot.value)) return spot.value;
  return spot.text('a message as an object, or a string that is not a message');
}

type Codes = ChooseSource['codes'];

function readCodes(spot: Spot): Codes | null {
  const items = spot.list('an array of codes to choose from, each with `code` and `name`', 2, 20);
  if (!items) return null;
  const read = items.map((one, index) => {
    if (!one.object('an object with `code` and `name`', ['code', 'name'])) return null;
    const code = one.at('code').integer('a code, such as -32602');
    const name = one.at('name').text('the name of the code', SHORT);
    const twice = items.slice(0, index).some((other) => other.at('code').value === code);
    if (twice) return one.at('code').report(`The code ${code} appears twice.`);
    return code === null || name === null ? null : { code, name };
  });
  return whole(read, (all) => all);
}

function readCode(spot: Spot, codes: Codes | null): number | null {
  const code = spot.integer('one of the codes');
  if (code === null || !codes || codes.some((one) => one.code === code)) return code;
  return spot.report(`${code} is not one of the codes: ${codes.map((one) => one.code).join(', ')}.`);
}

function readWrongCode(spot: Spot, codes: Codes | null): ChooseSource['mistakes'][0] | null {
  if (!spot.object('a mistake', ['id', 'says', 'code'])) return null;
  const says = readChoice(spot);
  const code = readCode(spot.at('code'), codes);
  return says && code !== null ? { ...says, code } : null;
}
