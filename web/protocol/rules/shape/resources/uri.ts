import type { FixPlan } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { example, request } from '../../envelope/meaning-examples.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { at, PLAIN, read, resourceList } from './example-texts.ts';
import { isPlainUri, uriTrouble, type UriTrouble } from './uri-form.ts';
import { placed } from './where.ts';

const TITLES: Readonly<Record<UriTrouble['fault'], string>> = {
  relative: 'A `uri` {must} begin with a scheme',
  windows: 'A Windows path {must} be written as `file:///C:/…`',
  scheme: 'A scheme {must} have only letters, digits, `+`, `-` and `.`',
  template: 'A `uri` {must} not contain template variables',
  characters: 'A `uri` {must} not contain invalid characters',
};

function requirementOf({ fault, part }: UriTrouble, place: Place): string {
  switch (fault) {
    case 'windows':
      return 'resource-uri/windows-path';
    case 'scheme':
      return place.deep.ledger.has('resource-uri/custom-scheme-syntax')
        ? 'resource-uri/custom-scheme-syntax'
        : 'resource-uri/absolute';
    case 'template':
      if (place.type === 'ReadResourceRequestParams') return 'resource-uri/read-template-unexpanded';
      return place.type === 'Resource' || place.type === 'ResourceLink'
        ? 'resource-uri/template-as-uri'
        : 'resource-uri/characters';
    default:
      return fault === 'relative' || part === '' ? 'resource-uri/absolute' : 'resource-uri/characters';
  }
}

function whatOf({ fault, part }: UriTrouble, uri: string, place: Place): string {
  const start = `${placed(place, ['uri'])} is ${code(uri)}`;
  switch (fault) {
    case 'relative':
      return `${start}: ${uri === '' ? 'it is empty' : 'it has no scheme such as `file:`'}.`;
    case 'windows':
      return `${start}, a Windows path. A URI has no backslashes, and a drive letter looks like a scheme.`;
    case 'scheme':
      return `${start}; ${code(part)} is not a valid scheme. A scheme begins with a letter, followed by letters, digits, \`+\`, \`-\` and \`.\`.`;
    case 'template':
      return place.type === 'Resource'
        ? `${start}; ${code(part)} is a variable, so this is a template. Templates belong in \`resources/templates/list\`.`
        : `${start}; ${code(part)} is a template variable without a value.`;
    case 'characters':
      return `${start}; ${part.trim() === '' ? 'white space' : code(part)} must be percent-encoded there.`;
  }
}

function fixOf({ fault, fixed }: UriTrouble): FixPlan | undefined {
  if (fixed === null) return undefined;
  const safety = fault === 'windows' || fault === 'characters' ? 'safe' : 'unsafe';
  return { says: `Write ${code(fixed)}.`, safety, steps: [{ do: 'replace', path: ['uri'], value: fixed }] };
}

/** The URI of a resource, wherever it occurs. https://www.rfc-editor.org/rfc/rfc3986 */
export const resourceUri = defineShapeRule({
  id: 'resource-uri/form',
  requirements: [
    'resource-uri/absolute',
    'resource-uri/characters',
    'resource-uri/custom-scheme-syntax',
    'resource-uri/read-template-unexpanded',
    'resource-uri/template-as-uri',
    'resource-uri/windows-path',
  ],
  class: 'spec',
  types: [
    'Resource',
    'ResourceLink',
    'TextResourceContents',
    'BlobResourceContents',
    'ReadResourceRequestParams',
    'SubscribeRequestParams',
    'UnsubscribeRequestParams',
    'ResourceUpdatedNotificationParams',
  ],
  title: 'A resource {must} be identified by an absolute URI',
  why: 'The receiver parses the string as a URI or compares it exactly, so an invalid one fails or identifies another resource.',
  how: 'Write a scheme, a colon and the rest, such as `file:///notes/a.md`, and percent-encode invalid characters.',
  examples: {
    good: [
      example(PLAIN, resourceList(at('"file:///home/ana/my%20notes.md"'), at('"note+db://2025/1?tag=a&b#top"'))),
      example(PLAIN, request('resources/read', '"uri":"urn:isbn:9780131103627"')),
      example(PLAIN, read('"uri":"file:///C:/notes/a.txt","text":"A"')),
    ],
    bad: [
      example(PLAIN, resourceList(at('⟦"notes/a.md"⟧'))),
      example(PLAIN, resourceList(at('⟦"/srv/notes/a b.md"⟧'))),
      example(PLAIN, resourceList(at('⟦"file:///my notes.md"⟧'))),
      example(PLAIN, resourceList(at('⟦"note_db://2025/1"⟧'))),
      example('2025-03-26', resourceList(at('⟦"note_db://2025/1"⟧'))),
      example(PLAIN, resourceList(at('⟦"file:///notes/{year}.md"⟧'))),
      example(PLAIN, request('resources/read', '"uri":⟦"note://{id}"⟧')),
      example(PLAIN, read('"uri":⟦"D:\\\\notes\\\\a b.txt"⟧,"text":"A"')),
    ],
  },
  cues: [{ at: 'uri', when: (uri) => typeof uri === 'string' && !isPlainUri(uri) }],
  judge(place) {
    const uri = get(place.value, 'uri');
    if (typeof uri !== 'string' || place.wrong(['uri'])) return;
    const trouble = uriTrouble(uri);
    if (!trouble) return;
    const fix = fixOf(trouble);
    place.report({
      requirement: requirementOf(trouble, place),
      path: ['uri'],
      title: TITLES[trouble.fault],
      what: whatOf(trouble, uri, place),
      ...(fix ? { fix } : {}),
    });
  },
});
