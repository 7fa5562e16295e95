/** Skills across messages: what was listed, what was read, and what a host does with it. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { skills } from '../../model/extensions/skills.ts';
import { base64Bytes, bytesOf, sha256 } from '../bytes.ts';
import { defineExtensionRule, objectsIn, type ReportFault, type Scene, type Sent } from '../define.ts';
import { entriesIn, filesOf, isWithin, stringAt, type Entry } from './entries.ts';
import { frontmatterOf } from './frontmatter.ts';
import { textOf } from './resources.ts';

/** A file as its entry lists it. */
interface Listed {
  readonly entry: Entry;
  readonly file: JsonObject;
  readonly at: Sent;
}

/** What is known while the messages pass. */
class Known {
  readonly files = new Map<string, Listed>();
  readonly entries = new Map<string, { entry: Entry; at: Sent }>();
  /** The settings that the server declared; null if the text does not show them. */
  settings: JsonObject | null = null;
  /** True once the text shows capabilities of the server. */
  declared = false;
  /** Names of files whose contents failed verification, with the message. */
  readonly failed = new Map<string, Sent>();
  /** Directories: the children that they showed. */
  readonly children = new Map<string, Sent>();

  learn(at: Sent): void {
    for (const entry of entriesIn(at)) {
      if (entry.uri === null) continue;
      this.entries.set(entry.uri, { entry, at });
      for (const [, file] of filesOf(entry)) {
        const uri = stringAt(file, 'uri');
        if (uri !== null) this.files.set(uri, { entry, file, at });
      }
      for (const uri of this.failed.keys())
        if (entry.root !== null && isWithin(uri, entry.root)) this.failed.delete(uri);
    }
    const capabilities = at.kind === 'response' ? get(at.result, 'capabilities') : undefined;
    if (!isObject(capabilities)) return;
    this.declared = true;
    const settings = get(objectAt(capabilities, 'extensions'), skills.id);
    this.settings = isObject(settings) ? settings : null;
  }
}

/** Contents compared with what their entry says. */
function judgeContents(at: Sent, known: Known, report: ReportFault): void {
  for (const [index, item] of objectsIn(get(at.result, 'contents'))) {
    const uri = stringAt(item, 'uri');
    const listed = uri === null ? undefined : known.files.get(uri);
    if (!listed || uri === null || at.altered) continue;
    const blob = stringAt(item, 'blob');
    const text = stringAt(item, 'text');
    const bytes = text !== null ? bytesOf(text) : blob !== null ? base64Bytes(blob) : null;
    if (!bytes) continue;
    const path = ['result', 'contents', index, text !== null ? 'text' : 'blob'];
    const digest = stringAt(listed.file, 'digest');
    const size = get(listed.file, 'size');
    const where = `${listed.at.name.toLowerCase()} lists`;
    if (typeof size === 'number' && size !== bytes.length) {
      known.failed.set(uri, at);
      report(at, {
        requirement: 'skills/size-mismatch',
        path,
        what: `${at.name} returns ${bytes.length} bytes of ${code(uri, 100)}; ${where} ${size}.`,
      });
    }
    if (digest !== null && /^sha256:[0-9a-f]{64}$/u.test(digest)) {
      const own = `sha256:${sha256(bytes)}`;
      if (own !== digest) {
        known.failed.set(uri, at);
        report(at, {
          requirement: 'skills/digest-mismatch',
          path,
          what: `${at.name} returns ${code(uri, 100)} with the digest ${code(own, 90)}; ${where} ${code(digest, 90)}.`,
        });
      }
    }
    if (uri === listed.entry.uri) judgeFrontmatter(at, item, path, listed, report);
  }
}

function judgeFrontmatter(
  at: Sent,
  item: JsonObject,
  path: readonly (string | number)[],
  { entry, at: list }: Listed,
  report: ReportFault,
): void {
  const found = frontmatterOf(textOf(item) ?? '');
  const own = objectAt(entry.entry, 'frontmatter');
  if (!found || Object.keys(own).length === 0) return;
  const differs =
    [...found.fields].find(
      ([key, value]) =>
        value !== null && has(own, key) && typeof get(own, key) !== 'object' && String(get(own, key)) !== value,
    )?.[0] ??
    [...found.fields.keys()].find((key) => !has(own, key)) ??
    Object.keys(own).find((key) => !found.fields.has(key));
  if (differs !== undefined)
    report(at, {
      requirement: 'skills/frontmatter-mismatch',
      path,
      what: `${at.name} returns a \`SKILL.md\` whose ${named(differs)} differs from the entry in ${list.name.toLowerCase()}.`,
    });
}

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
  const refuses = `${at.name} refuses ${named(method ?? '')} with the code ${String(number)}`;
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
  else if (method === 'skills/get' && uri !== null && known.entries.has(uri))
    report(at, {
      requirement: 'skills/get-listed-unanswered',
      path,
      what: `${refuses} for ${code(uri, 100)}, which ${known.entries.get(uri)?.at.name.toLowerCase()} lists.`,
    });
  else if (method === 'resources/read' && uri !== null && known.files.has(uri) && number !== -32603)
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
