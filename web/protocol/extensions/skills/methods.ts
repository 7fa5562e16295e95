/** Requests about skills and their responses. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { skills } from '../../model/extensions/skills.ts';
import { extensionMethod } from '../../model/extensions/index.ts';
import { defineMessageRule, objectsIn, type ReportFault, type Sent } from '../define.ts';
import { stringAt } from './entries.ts';

const INVALID_PARAMS = -32602;
const INTERNAL = -32603;
/** Codes that say something about the request itself, whatever its method. */
const GENERAL = new Set([INVALID_PARAMS, INTERNAL, -32600, -32601, -32700, -32020, -32021, -32022]);
const METHODS = new Set(skills.methods.map(({ name }) => name));

function judgeRequest(at: Sent, report: ReportFault): void {
  const { method, params, kind } = at;
  if (method === null || (kind !== 'request' && kind !== 'notification')) return;
  const uri = stringAt(params, 'uri');
  if (method.startsWith('skills/') && !extensionMethod(method))
    report(at, {
      requirement: 'skills/method-unknown',
      path: ['method'],
      what: `${at.name} has the method ${named(method)}, which the skills extension does not define.`,
    });
  if (method === 'skills/get' && uri !== null && !uri.endsWith('/SKILL.md'))
    report(at, {
      requirement: 'skills/get-uri-skill-md',
      path: ['params', 'uri'],
      what: `${at.name} requests the skill ${code(uri, 100)}.`,
    });
  if (method === 'resources/directory/read' && uri !== null && /[^/]\/$/u.test(uri))
    report(at, {
      requirement: 'skills/directory-trailing-slash',
      path: ['params', 'uri'],
      what: `${at.name} requests the directory ${code(uri, 100)}.`,
      fix: {
        says: 'Remove the slash.',
        safety: 'safe',
        steps: [{ do: 'replace', path: ['params', 'uri'], value: uri.slice(0, -1) }],
      },
    });
  if (method === 'resources/read' && uri === 'skill://index.json')
    report(at, { requirement: 'skills/index-json', path: ['params', 'uri'], what: `${at.name} reads ${code(uri)}.` });
}

function judgeError(at: Sent, report: ReportFault): void {
  const number = get(at.error, 'code');
  const { method, request } = at;
  if (method === null || typeof number !== 'number') return;
  const uri = request ? stringAt(request.params, 'uri') : null;
  const message = stringAt(at.error, 'message') ?? '';
  const isMissing =
    /not[ _-]?found|no such|unknown|does not exist|enoent|missing|not a (?:directory|skill)/iu.test(message) &&
    !/method/iu.test(message);
  const isInternal = /internal|exception|unexpected|crash|timeout|database|failed/iu.test(message);
  const what = (says: string): string => `${at.name} refuses ${says} with the code ${number}.`;
  if (method === 'resources/directory/read' && number !== INVALID_PARAMS && number !== -32601 && isMissing)
    report(at, { requirement: 'skills/directory-error-code', path: ['error', 'code'], what: what('a directory') });
  else if (method === 'skills/get' && number !== INVALID_PARAMS && isMissing)
    report(at, { requirement: 'skills/get-unknown-code', path: ['error', 'code'], what: what('an unknown skill') });
  else if (
    method === 'resources/read' &&
    uri?.startsWith('skill://') &&
    number !== INVALID_PARAMS &&
    (isMissing || number === -32002)
  )
    report(at, { requirement: 'skills/read-unknown-code', path: ['error', 'code'], what: what('an unknown file') });
  else if (METHODS.has(method) && !GENERAL.has(number) && (isInternal || !isMissing) && number !== -32002)
    report(at, { requirement: 'skills/error-code-internal', path: ['error', 'code'], what: what(named(method)) });
}

function judgeDirectory(at: Sent, report: ReportFault): void {
  const uri = at.request ? stringAt(at.request.params, 'uri') : null;
  for (const key of ['ttlMs', 'cacheScope'])
    if (has(at.result, key))
      report(at, {
        requirement: 'skills/directory-cache-hints',
        path: ['result', key],
        mark: 'key',
        what: `${at.name} has ${named(key)}.`,
      });
  if (uri === null || !Array.isArray(get(at.result, 'resources'))) return;
  const root = uri.replace(/\/$/u, '');
  if (/\/[^/]+\.[a-z0-9]{1,8}$/iu.test(root) && objectsIn(get(at.result, 'resources')).length === 0)
    report(at, {
      requirement: 'skills/directory-on-file',
      path: ['result'],
      what: `${at.name} returns children of the file ${code(uri, 100)}.`,
    });
  for (const [index, child] of objectsIn(get(at.result, 'resources'))) {
    const own = stringAt(child, 'uri');
    if (own === null) continue;
    const rest = own.startsWith(`${root}/`) ? own.slice(root.length + 1) : null;
    const path = ['result', 'resources', index];
    if (rest === null || rest.replace(/\/$/u, '').includes('/'))
      report(at, {
        requirement: 'skills/directory-recursive',
        path: [...path, 'uri'],
        what: `${at.name} lists ${code(own, 100)}, which is no direct child of ${code(uri, 100)}.`,
      });
    const looksLikeDirectory =
      own.endsWith('/') ||
      (!/\.[^/.]+$/u.test(own) &&
        !has(child, 'size') &&
        !has(child, 'mimeType') &&
        !/(?:^|\/)(?:LICENSE|Makefile|Dockerfile|README|NOTICE|[A-Z]+)$/u.test(own));
    if (looksLikeDirectory && get(child, 'mimeType') !== 'inode/directory')
      report(at, {
        requirement: 'skills/directory-subdir-mime',
        path: has(child, 'mimeType') ? [...path, 'mimeType'] : path,
        mark: has(child, 'mimeType') ? 'value' : 'missing',
        what: `${at.name} lists the directory ${code(own, 100)} without the type \`inode/directory\`.`,
      });
  }
}

function judgeResponse(at: Sent, report: ReportFault): void {
  const { method, result, request } = at;
  const uri = request ? stringAt(request.params, 'uri') : null;
  if (
    method === 'skills/list' &&
    Array.isArray(get(result, 'skills')) &&
    objectsIn(get(result, 'skills')).length === 0 &&
    !has(result, 'nextCursor')
  )
    report(at, { requirement: 'skills/list-empty', path: ['result', 'skills'], what: `${at.name} lists no skills.` });
  if (method === 'skills/get') {
    if (has(result, 'nextCursor'))
      report(at, {
        requirement: 'skills/get-next-cursor',
        path: ['result', 'nextCursor'],
        mark: 'key',
        what: `${at.name} has \`nextCursor\`.`,
      });
    const own = stringAt(objectAt(result, 'skill'), 'uri');
    if (uri !== null && own !== null && own !== uri)
      report(at, {
        requirement: 'skills/get-wrong-skill',
        path: ['result', 'skill', 'uri'],
        what: `${at.name} returns ${code(own, 100)} instead of ${code(uri, 100)}.`,
      });
  }
  if (method === 'resources/directory/read') judgeDirectory(at, report);
}

/** The capabilities of a server with the declaration of skills. */
function judgeDeclared(at: Sent, capabilities: JsonObject, report: ReportFault): void {
  const path = ['result', 'capabilities'];
  const settings = get(objectAt(capabilities, 'extensions'), skills.id);
  const elsewhere = has(capabilities, 'skills')
    ? ['skills']
    : has(objectAt(capabilities, 'experimental'), skills.id)
      ? ['experimental', skills.id]
      : has(objectAt(capabilities, 'experimental'), 'skills')
        ? ['experimental', 'skills']
        : null;
  if (elsewhere && settings === undefined)
    report(at, {
      requirement: 'skills/capability-place',
      path: [...path, ...elsewhere],
      mark: 'key',
      what: `${at.name} declares skills as ${named(elsewhere.join('.'))}.`,
    });
  if (!isObject(settings)) return;
  if (!has(capabilities, 'resources'))
    report(at, {
      requirement: 'skills/resources-capability',
      path,
      mark: 'missing',
      what: `${at.name} declares skills and no \`resources\`.`,
    });
  for (const [key, value] of Object.entries(settings)) {
    const place = [...path, 'extensions', skills.id, key];
    if (key !== 'directoryRead')
      report(at, {
        requirement: 'skills/unknown-setting',
        path: place,
        mark: 'key',
        what: `${at.name} declares skills with the setting ${named(key)}.`,
      });
    else if (typeof value !== 'boolean')
      report(at, {
        requirement: 'skills/directory-read-type',
        path: place,
        what: `${at.name} has ${code(value)} as \`directoryRead\`.`,
      });
  }
}

/** Requests about skills, their responses, and the declaration. */
export const skillMethods = defineMessageRule({
  id: 'skills/methods',
  requirements: [
    'skills/method-unknown',
    'skills/get-uri-skill-md',
    'skills/directory-trailing-slash',
    'skills/index-json',
    'skills/directory-error-code',
    'skills/get-unknown-code',
    'skills/read-unknown-code',
    'skills/error-code-internal',
    'skills/directory-cache-hints',
    'skills/directory-on-file',
    'skills/directory-recursive',
    'skills/directory-subdir-mime',
    'skills/list-empty',
    'skills/get-next-cursor',
    'skills/get-wrong-skill',
    'skills/capability-place',
    'skills/resources-capability',
    'skills/unknown-setting',
    'skills/directory-read-type',
  ],
  judge(at, report) {
    if (at.channel !== 'mcp') return;
    judgeRequest(at, report);
    if (at.kind === 'error') judgeError(at, report);
    if (at.kind !== 'response') return;
    judgeResponse(at, report);
    const capabilities = get(at.result, 'capabilities');
    if (isObject(capabilities)) judgeDeclared(at, capabilities, report);
  },
});
