import { get } from '../../../json/object.ts';
import { example } from '../../envelope/meaning-examples.ts';
import type { Finding } from '../../define.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { PLAIN, rootList } from './example-texts.ts';
import { uriTrouble } from './uri-form.ts';
import { placed } from './where.ts';

function judgeRoot(uri: string, start: string): Finding | null {
  const fixTo = (value: string | null, safety: 'safe' | 'unsafe'): Pick<Finding, 'fix'> =>
    value === null
      ? {}
      : { fix: { says: `Write ${code(value)}.`, safety, steps: [{ do: 'replace', path: ['uri'], value }] } };
  const trouble = uriTrouble(uri);
  if (trouble) {
    const path = trouble.fault === 'relative' || trouble.fault === 'windows';
    const { fixed } = trouble;
    return {
      requirement: 'roots/uri-malformed',
      title: 'The `uri` of a root {must} be an absolute URI',
      what: path
        ? `${start} is ${code(uri)}, a path without \`file://\` before it.`
        : `${start} is ${code(uri)}; ${code(trouble.part)} is not allowed in such a URI.`,
      ...fixTo(fixed !== null && /^file:\/\//iu.test(fixed) ? fixed : null, path ? 'unsafe' : 'safe'),
    };
  }
  const host = /^file:\/\/([^/]*)/iu.exec(uri)?.[1];
  if (host === undefined) {
    const single = /^file:(\/.*)$/isu.exec(uri)?.[1];
    return {
      requirement: 'roots/uri-not-file',
      title: 'A root {must} be a `file://` URI',
      what: `${start} is ${code(uri)}. Roots are directories or files, so their URIs begin with \`file://\`.`,
      ...fixTo(single === undefined ? null : `file://${single}`, 'safe'),
    };
  }
  if (host === '' || host.toLowerCase() === 'localhost') return null;
  const word = /^[\w.-]*\w[\w.-]*:?$/u.test(host);
  return {
    requirement: 'roots/uri-host-part',
    title: 'The root URI has a host',
    what: `${start} is ${code(uri)}; after two slashes, ${named(host)} is a host name, not part of the path.`,
    why: 'The path begins only at the third slash, so the server looks in another directory or on another host.',
    ...fixTo(word ? `file:///${uri.slice('file://'.length)}` : null, 'unsafe'),
  };
}

/** The URI of a root. https://www.rfc-editor.org/rfc/rfc8089 */
export const rootUri = defineShapeRule({
  id: 'roots/uri',
  requirements: ['roots/uri-malformed', 'roots/uri-not-file', 'roots/uri-host-part'],
  class: 'spec',
  types: ['Root'],
  title: 'A root {must} be a `file://` URI',
  why: 'Servers convert the URI to a file path, and other URIs result in no path or a wrong one.',
  how: 'Write `file://` and the absolute path, as in `file:///home/ana/project`.',
  examples: {
    good: [
      example(PLAIN, rootList('{"uri":"file:///home/ana/my%20project","name":"Mine"}', '{"uri":"file:///C:/work"}')),
      example(PLAIN, rootList('{"uri":"file://localhost/srv"}')),
    ],
    bad: [
      example(PLAIN, rootList('{"uri":⟦"/home/ana/project"⟧}')),
      example(PLAIN, rootList('{"uri":⟦"C:\\\\work"⟧}')),
      example(PLAIN, rootList('{"uri":⟦"file:///my project"⟧}')),
      example(PLAIN, rootList('{"uri":⟦"git://example.com/tools"⟧}')),
      example(PLAIN, rootList('{"uri":⟦"file:/home/ana"⟧}')),
      example(PLAIN, rootList('{"uri":⟦"file://srv/tools"⟧}')),
    ],
  },
  judge(place) {
    const uri = get(place.value, 'uri');
    if (typeof uri !== 'string' || place.wrong(['uri'])) return;
    const finding = judgeRoot(uri, placed(place, ['uri']));
    if (finding) place.report({ ...finding, path: ['uri'] });
  },
});
