import type { FixPlan } from '../../../json/plan.ts';
import { objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { able, inner, offering } from './example-texts.ts';
import { grammarFault, OWN_PREFIX, partsOf, reversedKey } from '../../envelope/meta-keys.ts';
import { nearest } from '../../../json/nearest.ts';

// Possible faults of an extension identifier.

/** The extensions published by the MCP project. */
const OFFICIAL: ReadonlySet<string> = new Set(
  ['ui', 'tasks', 'skills', 'oauth-client-credentials', 'enterprise-managed-authorization'].map(
    (name) => OWN_PREFIX + name,
  ),
);

/** A fault of an identifier. */
interface Trouble {
  requirement: string;
  title: string;
  why: string;
  /** “it …” */
  says: string;
  instead?: string;
}

/** The most important fault of an identifier. */
function troubleOf(id: string, { model }: Place): Trouble | null {
  if (OFFICIAL.has(id)) return null;
  const parts = partsOf(id);
  if (!parts.labels || id.startsWith('/')) {
    return {
      requirement: 'extensions/identifier-no-prefix',
      title: 'An extension identifier {must} have a vendor prefix',
      why: 'Without a vendor prefix, two extensions with the same name cannot be distinguished.',
      says: 'has no prefix; write the vendor’s name before a slash, as in `com.example/charts`',
    };
  }
  const fault = grammarFault(id);
  if (fault) {
    const { says, instead } = fault;
    return {
      requirement: 'extensions/identifier-grammar',
      title: 'An extension identifier {must} follow the grammar of `_meta` keys',
      why: 'The other side may ignore an entry whose identifier it cannot parse.',
      says,
      ...(instead === undefined ? {} : { instead }),
    };
  }
  return prefixTrouble(id, parts.labels.join('.'), model.meta.reserved) ?? emptyName(id);
}

function prefixTrouble(id: string, prefix: string, reserved: RegExp | null): Trouble | null {
  if (reserved?.test(prefix) === true) {
    const own = id.startsWith(OWN_PREFIX) ? nearest(id, OFFICIAL) : null;
    return {
      requirement: 'extensions/reserved-prefix',
      title: 'MCP prefixes {must} only be used by official extensions',
      why: 'A future official extension may use this name with another meaning.',
      says: `has the prefix ${named(`${prefix}/`)}, which is reserved for official extensions; it is not one of them`,
      ...(own === null ? {} : { instead: own }),
    };
  }
  const reversed = reversedKey(partsOf(id));
  if (reversed === null) return null;
  const taken = reserved?.test(reversed.slice(0, reversed.indexOf('/'))) === true;
  return {
    requirement: 'extensions/reverse-dns',
    title: 'An extension prefix {must} be a domain name in reverse order',
    why: 'Readers look for the owner at the beginning; in this order the name may clash with the name of another vendor.',
    says: 'has a domain name in its usual order as its prefix',
    ...(taken ? {} : { instead: reversed }),
  };
}

function emptyName(id: string): Trouble | null {
  if (!id.endsWith('/')) return null;
  return {
    requirement: 'extensions/identifier-empty-name',
    title: 'The extension identifier has no name after its prefix',
    why: 'The prefix identifies only the vendor, so a second extension of the same vendor would have the same identifier.',
    says: 'has nothing after the slash',
  };
}

/** Number of extensions checked. */
const MAX = 40;

/** Extension identifiers. */
export const extensionIds = defineShapeRule({
  id: 'extensions/identifiers',
  requirements: [
    'extensions/identifier-no-prefix',
    'extensions/identifier-grammar',
    'extensions/reserved-prefix',
    'extensions/reverse-dns',
    'extensions/identifier-empty-name',
  ],
  class: 'spec',
  types: ['ClientCapabilities', 'ServerCapabilities'],
  title: 'An extension identifier {must} be a vendor prefix and a name',
  why: 'Both sides compare identifiers exactly; an invalid one may match nothing, or the wrong extension.',
  how: 'Write a domain of yours in reverse order, a slash and a name: `com.example/charts`.',
  examples: {
    good: [
      able('"extensions":{"com.example/charts":{},"io.modelcontextprotocol/ui":{}}'),
      offering('"extensions":{"com.example.mcp/charts.v2":{"kinds":["bar"]}}'),
    ],
    bad: [
      able('"extensions":{⟦"charts"⟧:{}}'),
      offering('"extensions":{⟦"com.example.charts"⟧:{}}'),
      able('"extensions":{⟦"com.example/my charts"⟧:{}}'),
      able('"extensions":{⟦"com.my_company/charts"⟧:{}}'),
      able('"extensions":{⟦"dev.mcp/charts"⟧:{}}'),
      offering('"extensions":{⟦"io.modelcontextprotocol/task"⟧:{}}'),
      able('"extensions":{⟦"example.com/charts"⟧:{}}'),
      able('"extensions":{⟦"com.example/"⟧:{}}'),
    ],
  },
  judge(place) {
    const extensions = objectAt(place.value, 'extensions');
    for (const id of Object.keys(extensions).slice(0, MAX)) {
      const trouble = troubleOf(id, place);
      if (!trouble) continue;
      const { says, instead, ...rest } = trouble;
      const path = ['extensions', id];
      const usable = instead !== undefined && !Object.hasOwn(extensions, instead) ? instead : null;
      const fix: FixPlan | null = usable === null ? null : rename(path, usable);
      place.report({
        ...rest,
        path,
        mark: 'key',
        what: `In ${inner(place)}, the extension ${named(id)} ${says}.`,
        ...(fix ? { fix } : {}),
      });
    }
  },
});

function rename(path: readonly string[], to: string): FixPlan {
  return { says: `Rename it to ${named(to)}.`, safety: 'unsafe', steps: [{ do: 'rename', path, to }] };
}
