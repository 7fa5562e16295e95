/** What is known of skills while the messages of a session pass, and the contents of files compared with it. */
import { code, named } from '../../json/describe.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { skills } from '../../model/extensions/skills.ts';
import { base64Bytes, bytesOf, sha256 } from '../bytes.ts';
import { objectsIn, type ReportFault, type Sent } from '../define.ts';
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
export class Known {
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
export function judgeContents(at: Sent, known: Known, report: ReportFault): void {
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

/** True for a scalar that is not written as this text. */
function isOther(value: JsonValue | undefined, text: string): boolean {
  return (typeof value === 'string' ? value : typeof value === 'object' ? text : JSON.stringify(value)) !== text;
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
    [...found.fields].find(([key, value]) => value !== null && has(own, key) && isOther(get(own, key), value))?.[0] ??
    [...found.fields.keys()].find((key) => !has(own, key)) ??
    Object.keys(own).find((key) => !found.fields.has(key));
  if (differs !== undefined)
    report(at, {
      requirement: 'skills/frontmatter-mismatch',
      path,
      what: `${at.name} returns a \`SKILL.md\` whose ${named(differs)} differs from the entry in ${list.name.toLowerCase()}.`,
    });
}
