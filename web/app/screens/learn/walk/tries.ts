/** Small changes to try on the message of a step, and whether the learner has made them. Pure. */
import { isRecord, jsonOf } from '../../../../protocol/json/plain.ts';
import { isHttp } from './message.ts';

/** A message as its members, of unchecked types. */
type Members = Readonly<Record<string, unknown>>;

/** A suggested change. */
export interface Try {
  id: string;
  /** With code between backticks. */
  says: string;
}

interface Change extends Try {
  /** Whether the change applies to the message. */
  fits: (draft: Members) => boolean;
  made: (now: unknown, draft: Members) => boolean;
}

/** Maximum number per step. */
const MAX = 3;

const FIX: Try = { id: 'fix', says: 'Fix the message until the line below it shows “Valid”.' };
const SHORTER: Try = { id: 'shorter', says: 'Remove messages until the array is empty: `[]`.' };

const isRequest = (draft: Members): boolean => typeof draft['method'] === 'string' && Object.hasOwn(draft, 'id');
const isNotification = (draft: Members): boolean => typeof draft['method'] === 'string' && !isRequest(draft);
const calls = (draft: Members, ...methods: string[]): boolean => methods.some((one) => one === draft['method']);
const paramsOf = (value: unknown): Members => {
  const params = isRecord(value) ? value['params'] : undefined;
  return isRecord(params) ? params : {};
};
const another = (name: string) => (now: unknown, draft: Members) => {
  const is = paramsOf(now)[name];
  return typeof is === 'string' && is !== paramsOf(draft)[name];
};

/** Changes for messages of a certain kind, the most instructive first. */
const PARTICULAR: readonly Change[] = [
  {
    id: 'version',
    says: 'Propose an unknown `protocolVersion`, such as `1999-01-01`.',
    fits: (draft) => calls(draft, 'initialize') && Object.hasOwn(paramsOf(draft), 'protocolVersion'),
    made: another('protocolVersion'),
  },
  {
    id: 'tool',
    says: 'Call an unknown tool. Is the response an error, or a result?',
    fits: (draft) => calls(draft, 'tools/call'),
    made: another('name'),
  },
  {
    id: 'prompt',
    says: 'Request an unknown prompt.',
    fits: (draft) => calls(draft, 'prompts/get'),
    made: another('name'),
  },
  {
    id: 'resource',
    says: 'Change the `uri` to one that the server does not have.',
    fits: (draft) => Object.hasOwn(paramsOf(draft), 'uri'),
    made: another('uri'),
  },
  {
    id: 'cursor',
    says: 'Change one character of the `cursor`.',
    fits: (draft) => Object.hasOwn(paramsOf(draft), 'cursor'),
    made: another('cursor'),
  },
  {
    id: 'meta',
    says: 'Delete `_meta`. What does the server need it for?',
    fits: (draft) => isRequest(draft) && Object.hasOwn(paramsOf(draft), '_meta'),
    made: (now) => isRecord(now) && typeof now['method'] === 'string' && !Object.hasOwn(paramsOf(now), '_meta'),
  },
  {
    id: 'answer',
    says: 'Respond with another `id`. Can the server match the response?',
    fits: (draft) => draft['method'] === undefined && Object.hasOwn(draft, 'id'),
    made: (now, draft) => isRecord(now) && Object.hasOwn(now, 'id') && now['id'] !== draft['id'],
  },
];

/** Changes for nearly every message; each step starts with a different one. */
const GENERAL: readonly Change[] = [
  {
    id: 'no-id',
    says: 'Delete the `id`. What kind of message is it then?',
    fits: isRequest,
    made: (now) => isRecord(now) && isNotification(now),
  },
  {
    id: 'method',
    says: 'Write another `method`. How does the server respond?',
    fits: (draft) => typeof draft['method'] === 'string',
    made: (now, draft) => isRecord(now) && typeof now['method'] === 'string' && now['method'] !== draft['method'],
  },
  {
    id: 'null-id',
    says: 'Set the `id` to `null`.',
    fits: (draft) => isRequest(draft) && draft['id'] !== null,
    made: (now) => isRecord(now) && now['id'] === null,
  },
  {
    id: 'with-id',
    says: 'Add `"id": 9`. What kind of message is it then?',
    fits: isNotification,
    made: (now) => isRecord(now) && isRequest(now),
  },
  {
    id: 'no-jsonrpc',
    says: 'Delete `"jsonrpc"`. Is the rest enough?',
    fits: (draft) => Object.hasOwn(draft, 'jsonrpc'),
    made: (now) => isRecord(now) && !Object.hasOwn(now, 'jsonrpc'),
  },
];

/** Changes of a whole HTTP request, by the parameters that it has. */
const OF_HTTP: readonly { id: string; says: string; fits: RegExp; made: (now: string, draft: string) => boolean }[] = [
  {
    id: 'verifier',
    says: 'Change one character of the `code_verifier`.',
    fits: /code_verifier=/u,
    made: (now, draft) => parameterIn(now, 'code_verifier') !== parameterIn(draft, 'code_verifier'),
  },
  {
    id: 'plain',
    says: 'Set `code_challenge_method` to `plain`.',
    fits: /code_challenge_method=/u,
    made: (now) => parameterIn(now, 'code_challenge_method') === 'plain',
  },
  {
    id: 'no-resource',
    says: 'Delete the parameter `resource`.',
    fits: /[?&]resource=/u,
    made: (now) => parameterIn(now, 'resource') === null,
  },
  {
    id: 'no-type',
    says: 'Delete the line with `Content-Type`.',
    fits: /^Content-Type:/imu,
    made: (now) => !/^Content-Type:/imu.test(now),
  },
  {
    id: 'host',
    says: 'Send the request to another `Host`.',
    fits: /^GET \S+well-known/u,
    made: (now, draft) => /^Host: *(\S+)/imu.exec(now)?.[1] !== /^Host: *(\S+)/imu.exec(draft)?.[1],
  },
];

function parameterIn(text: string, name: string): string | null {
  return new RegExp(`(?:^|[?&])${name}=([^&\\s]*)`, 'mu').exec(text)?.[1] ?? null;
}

/** Suggested changes for the initial message of the step with this number. */
export function triesFor(draft: string, wrong: boolean, step: number): Try[] {
  const first = wrong ? [FIX] : [];
  if (isHttp(draft)) {
    const fitting = OF_HTTP.filter(({ fits }) => fits.test(draft));
    return [...first, ...fitting.map(({ id, says }) => ({ id, says }))].slice(0, MAX);
  }
  const value = jsonOf(draft);
  if (Array.isArray(value)) return [...first, ...(value.length > 0 ? [SHORTER] : [])];
  if (!isRecord(value)) return first;
  const fitting = (changes: readonly Change[]): Change[] => changes.filter(({ fits }) => fits(value));
  const general = fitting(GENERAL);
  const turn = general.length === 0 ? 0 : step % general.length;
  return [
    ...first,
    ...[...fitting(PARTICULAR).slice(0, 1), ...general.slice(turn), ...general.slice(0, turn)].map(({ id, says }) => ({
      id,
      says,
    })),
  ].slice(0, MAX);
}

/** Ids of the changes between the draft and a text. `valid` is true if the verdict of this text has no error. */
export function triedBy(draft: string, text: string, valid: boolean): string[] {
  if (text === draft) return [];
  const fixed = valid ? [FIX.id] : [];
  if (isHttp(draft)) {
    const made = OF_HTTP.filter((one) => one.fits.test(draft) && one.made(text, draft));
    return [...fixed, ...made.map(({ id }) => id)];
  }
  const value = jsonOf(draft);
  const now = jsonOf(text);
  if (Array.isArray(value)) return [...fixed, ...(Array.isArray(now) && now.length === 0 ? [SHORTER.id] : [])];
  if (!isRecord(value)) return fixed;
  const made = [...PARTICULAR, ...GENERAL].filter((one) => one.fits(value) && one.made(now, value));
  return [...fixed, ...made.map(({ id }) => id)];
}
