/** Skills across messages: what was listed, what was read, and what a host does with it. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import { skills } from '../../model/extensions/skills.ts';
import { defineExtensionRule, isAboutRequest, objectsIn, type ReportFault, type Scene, type Sent } from '../define.ts';
import { entriesIn, filesOf, isWithin, stringAt } from './entries.ts';
import { judgeContents, Known } from './known.ts';

/** Requests of a client. */
function judgeRequest(at: Sent, known: Known, { stateless, messages }: Scene, report: ReportFault): void {
  const { method } = at;
  const uri = stringAt(at.params, 'uri');
  const isSkills = method === 'skills/list' || method === 'skills/get' || method === 'resources/directory/read';
  if (isSkills && !stateless)
    report(at, {
      requirement: 'skills/version',
      path: ['method'],
      what: `${at.name} sends ${named(method ?? '')} in a revision before 2026-07-28.`,
    });
  if ((method === 'skills/list' || method === 'skills/get') && known.declared && known.settings === null)
    report(at, {
      requirement: 'skills/called-before-declared',
      path: ['method'],
      what: `${at.name} sends ${named(method)}; the server does not declare skills.`,
    });
  else if ((method === 'skills/list' || method === 'skills/get') && !known.declared) {
    const later = messages.find(
      (one) =>
        one.index > at.index &&
        one.kind === 'response' &&
        isObject(get(one.result, 'capabilities')) &&
        has(objectAt(objectAt(one.result, 'capabilities'), 'extensions'), skills.id),
    );
    if (later)
      report(at, {
        requirement: 'skills/called-before-declared',
        path: ['method'],
        what: `${at.name} sends ${named(method)} before ${later.name.toLowerCase()} declares skills.`,
      });
  }
  if (method === 'resources/directory/read' && known.declared && get(known.settings ?? {}, 'directoryRead') !== true)
    report(at, {
      requirement: 'skills/directory-read-undeclared',
      path: ['method'],
      what: `${at.name} reads a directory; the server does not declare \`directoryRead\`.`,
    });
  if (method !== 'resources/read' || uri === null) return;
  const failed = [...known.failed].find(
    ([file, where]) => where.index < at.index && rootOf(known, file) === rootOf(known, uri),
  );
  if (failed)
    report(at, {
      requirement: 'skills/digest-verified-by-host',
      path: ['params', 'uri'],
      what: `${at.name} reads ${code(uri, 100)}, although ${failed[1].name.toLowerCase()} failed verification.`,
    });
  if (known.files.has(uri)) return;
  const shown = known.children.get(uri);
  const outer = [...known.entries.values()].find(
    ({ entry }) => entry.root !== null && isWithin(uri, entry.root) && Array.isArray(get(entry.entry, 'resources')),
  );
  if (shown && outer)
    report(at, {
      requirement: 'skills/directory-new-child',
      path: ['params', 'uri'],
      what: `${at.name} reads ${code(uri, 100)}, which only the directory in ${shown.name.toLowerCase()} shows.`,
    });
  else if (outer)
    report(at, {
      requirement: 'skills/unlisted-read',
      path: ['params', 'uri'],
      what: `${at.name} reads ${code(uri, 100)}, which ${outer.at.name.toLowerCase()} does not list.`,
    });
}

function rootOf(known: Known, uri: string): string | null {
  return known.files.get(uri)?.entry.root ?? null;
}

/** Errors of a server that declared what it refuses. */
function judgeError(at: Sent, known: Known, report: ReportFault): void {
  const number = get(at.error, 'code');
  const uri = at.request ? stringAt(at.request.params, 'uri') : null;
  const { method } = at;
  const path = ['error', 'code'];
  const refuses = `${at.name} refuses ${named(method ?? '')} with the code ${code(number ?? null)}`;
  if (number === -32601 && method === 'skills/list' && known.settings)
    report(at, {
      requirement: 'skills/list-implemented',
      path,
      what: `${refuses}, although the server declares skills.`,
    });
  else if (number === -32601 && method === 'skills/get' && (known.settings || known.entries.size > 0))
    report(at, { requirement: 'skills/get-implemented', path, what: `${refuses}, although the server offers skills.` });
  else if (
    number === -32601 &&
    method === 'resources/directory/read' &&
    get(known.settings ?? {}, 'directoryRead') === true
  )
    report(at, {
      requirement: 'skills/directory-read-implemented',
      path,
      what: `${refuses}, although the server declares \`directoryRead\`.`,
    });
  else if (method === 'skills/get' && uri !== null && known.entries.has(uri) && !isAboutRequest(at))
    report(at, {
      requirement: 'skills/get-listed-unanswered',
      path,
      what: `${refuses} for ${code(uri, 100)}, which ${known.entries.get(uri)?.at.name.toLowerCase()} lists.`,
    });
  else if (
    method === 'resources/read' &&
    uri !== null &&
    known.files.has(uri) &&
    number !== -32603 &&
    !isAboutRequest(at)
  )
    report(at, {
      requirement: 'skills/listed-file-unread',
      path,
      what: `${refuses} for ${code(uri, 100)}, which ${known.files.get(uri)?.at.name.toLowerCase()} lists.`,
    });
  else if (
    method === 'resources/directory/read' &&
    uri !== null &&
    get(known.settings ?? { directoryRead: true }, 'directoryRead') === true &&
    isDirectoryOf(known, uri) &&
    !isAboutRequest(at) &&
    number !== -32601 &&
    number !== -32603
  )
    report(at, {
      requirement: 'skills/directory-all-namespaces',
      path,
      what: `${refuses} for ${code(uri, 100)}, a directory of a listed skill.`,
    });
  const needed = objectAt(objectAt(objectAt(at.error, 'data'), 'requiredCapabilities'), 'extensions');
  if (number === -32021 && has(needed, skills.id))
    report(at, {
      requirement: 'skills/client-declares',
      path: ['error'],
      what: `${refuses}, because the client does not declare skills.`,
    });
}

function isDirectoryOf(known: Known, uri: string): boolean {
  return (
    [...known.files.keys()].some((file) => isWithin(file, uri)) ||
    [...known.entries.values()].some(({ entry }) => entry.root === uri)
  );
}

/** Directories compared with the manifest; entries compared with earlier ones. */
function judgeResponse(at: Sent, known: Known, report: ReportFault): void {
  const uri = at.request ? stringAt(at.request.params, 'uri') : null;
  if (at.method === 'resources/directory/read' && uri !== null && Array.isArray(get(at.result, 'resources'))) {
    const shown = new Set(objectsIn(get(at.result, 'resources')).flatMap(([, child]) => stringAt(child, 'uri') ?? []));
    for (const child of shown) known.children.set(child, at);
    if (known.files.has(uri))
      report(at, {
        requirement: 'skills/directory-on-file',
        path: ['result'],
        what: `${at.name} returns children of the file ${code(uri, 100)}.`,
      });
    const missing = [...known.files.keys()].find(
      (file) => isWithin(file, uri) && !file.slice(uri.length + 1).includes('/') && !shown.has(file),
    );
    if (missing !== undefined && !has(at.result, 'nextCursor'))
      report(at, {
        requirement: 'skills/directory-missing-child',
        path: ['result', 'resources'],
        what: `${at.name} does not show ${code(missing, 100)}, which the manifest lists.`,
      });
  }
  for (const entry of entriesIn(at)) {
    const before = entry.uri === null ? undefined : known.entries.get(entry.uri);
    if (!before || before.at === at) continue;
    const isNextPage =
      at.method === 'skills/list' &&
      before.at.method === 'skills/list' &&
      at.request !== null &&
      has(at.request.params, 'cursor');
    const differs = JSON.stringify(before.entry.entry) !== JSON.stringify(entry.entry);
    if (isNextPage && differs)
      report(at, {
        requirement: 'skills/list-entry-split',
        path: [...entry.path],
        what: `${at.name} continues the entry of ${code(entry.uri ?? '', 100)} from ${before.at.name.toLowerCase()}.`,
      });
    else if (isNextPage)
      report(at, {
        requirement: 'skills/list-duplicate-uri',
        path: [...entry.path, 'uri'],
        what: `${at.name} lists ${code(entry.uri ?? '', 100)} again, as ${before.at.name.toLowerCase()} does.`,
      });
    else if (differs && at.method !== before.at.method)
      report(at, {
        requirement: 'skills/entry-differs',
        path: [...entry.path],
        what: `${at.name} has another entry of ${code(entry.uri ?? '', 100)} than ${before.at.name.toLowerCase()}.`,
      });
  }
}

/** The client reads every file right after the list, before any response shows that it needs them. */
function judgeEager({ messages }: Scene, report: ReportFault): void {
  for (const list of messages) {
    if (list.kind !== 'response' || list.method !== 'skills/list') continue;
    const files = entriesIn(list).flatMap((entry) => filesOf(entry).flatMap(([, file]) => stringAt(file, 'uri') ?? []));
    const reads: Sent[] = [];
    for (const at of messages) {
      if (at.index <= list.index) continue;
      if (at.kind !== 'request') break;
      if (at.method === 'resources/read') reads.push(at);
    }
    const read = new Set(reads.map(({ params }) => stringAt(params, 'uri')));
    const last = reads.at(-1);
    if (files.length > 1 && last && files.every((file) => read.has(file)))
      report(last, {
        requirement: 'skills/eager-retrieval',
        path: ['params', 'uri'],
        what: `${last.name} is the last of ${reads.length} requests that read all files of ${list.name.toLowerCase()} at once.`,
      });
  }
}

/** Skills in a session. */
export const skillSession = defineExtensionRule({
  id: 'skills/session',
  requirements: [
    'skills/size-mismatch',
    'skills/digest-mismatch',
    'skills/frontmatter-mismatch',
    'skills/version',
    'skills/called-before-declared',
    'skills/directory-read-undeclared',
    'skills/digest-verified-by-host',
    'skills/directory-new-child',
    'skills/unlisted-read',
    'skills/list-implemented',
    'skills/get-implemented',
    'skills/directory-read-implemented',
    'skills/get-listed-unanswered',
    'skills/listed-file-unread',
    'skills/directory-all-namespaces',
    'skills/client-declares',
    'skills/directory-on-file',
    'skills/directory-missing-child',
    'skills/list-entry-split',
    'skills/list-duplicate-uri',
    'skills/entry-differs',
    'skills/eager-retrieval',
  ],
  judge(scene, report) {
    const known = new Known();
    for (const at of scene.messages) {
      if (at.channel !== 'mcp') continue;
      if (at.kind === 'request') judgeRequest(at, known, scene, report);
      if (at.kind === 'error') judgeError(at, known, report);
      if (at.kind !== 'response') continue;
      if (!scene.gaps) judgeContents(at, known, report);
      judgeResponse(at, known, report);
      known.learn(at);
    }
    judgeEager(scene, report);
  },
});
