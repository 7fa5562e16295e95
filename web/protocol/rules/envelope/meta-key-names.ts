import { type Finding, defineRule } from '../define.ts';
import { isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { inner } from './errors-form.ts';
import { keyFault } from './meta-key-faults.ts';
import { keyExamples } from './meta-key-names.examples.ts';
import { metaPlaces } from './meta-places.ts';

const TITLES: Readonly<Record<string, string>> = {
  'meta/grammar-since-2025-06-18': 'Later revisions do not allow this key',
  'meta/reserved-key-unknown': 'MCP defines no such key',
  'meta/reserved-prefix': 'This prefix is kept for MCP',
  'meta/reserved-prefix-2025-06-18': 'This prefix is kept for MCP',
  'meta/reserved-prefix-changed': 'This prefix is kept for MCP in another revision',
  'meta/reverse-dns': 'A prefix is a domain name in reverse',
  'meta/unprefixed-key': 'A key of one’s own had better have a prefix',
  'stateless/unprefixed-meta-keys': 'The protocol’s own keys have a prefix',
};

/** One rule over the grammar of `_meta` keys: one key, one finding. */
export const metaKeyNames = defineRule({
  id: 'meta/key-names',
  requirements: [
    'meta/bare-name-invalid',
    'meta/grammar-since-2025-06-18',
    'meta/name-characters',
    'meta/name-end',
    'meta/name-second-slash',
    'meta/name-start',
    'meta/prefix-empty-label',
    'meta/prefix-label-characters',
    'meta/prefix-label-end',
    'meta/prefix-label-start',
    'meta/prefix-leading-slash',
    'meta/reserved-key-unknown',
    'meta/reserved-prefix',
    'meta/reserved-prefix-2025-06-18',
    'meta/reserved-prefix-changed',
    'meta/reverse-dns',
    'meta/unprefixed-key',
    'meta/url-as-key',
    'stateless/unprefixed-meta-keys',
  ],
  class: 'spec',
  kinds: ['request', 'notification', 'response'],
  cues: [{ meta: true }],
  title: 'A key of `_meta` is a prefix, a slash and a name',
  why: 'Receivers go by the prefix to tell whose key it is. They may drop a key they cannot read, or take it for another one.',
  how: 'Use your own domain in reverse as the prefix, and letters, digits, `-`, `_` and `.` in the name: `com.example/trace-id`.',
  examples: keyExamples,
  judge(message) {
    const said = new Set<string>();
    for (const place of metaPlaces(message)) {
      if (!isObject(place.value) || (place.nested && message.model.meta.names === 'free')) continue;
      for (const key of Object.keys(place.value)) {
        const fault = keyFault(key, message, place);
        if (!fault || said.has(key)) continue;
        if (message.model.ledger.get(fault.requirement)?.level === 'INFO') said.add(key);
        const title = TITLES[fault.requirement];
        const path = [...place.path, key];
        const finding: Finding = {
          requirement: fault.requirement,
          path,
          mark: 'key',
          what: `In ${named(place.path.join('.'))} of ${inner(message)}, the key ${named(key)} ${fault.says}.`,
        };
        if (title !== undefined) finding.title = title;
        if (fault.instead !== undefined) {
          finding.fix = {
            says: `Rename it to ${named(fault.instead)}.`,
            safety: 'unsafe',
            steps: [{ do: 'rename', path, to: fault.instead }],
          };
        }
        message.report(finding);
      }
    }
  },
});
