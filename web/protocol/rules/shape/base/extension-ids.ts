import type { FixPlan } from '../../../json/plan.ts';
import { objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { able, inner, offering } from './example-texts.ts';
import { grammarFault, OWN_PREFIX, partsOf, reversedKey } from '../../envelope/meta-keys.ts';
import { nearest } from '../../../json/nearest.ts';

// What can be wrong with the identifier of an extension.

/** The extensions that the project itself publishes. */
const OFFICIAL: ReadonlySet<string> = new Set(
  ['ui', 'tasks', 'skills', 'oauth-client-credentials', 'enterprise-managed-authorization'].map(
    (name) => OWN_PREFIX + name,
  ),
);

/** What is wrong with an identifier. */
interface Trouble {
  requirement: string;
  title: string;
  why: string;
  /** «it …» */
  says: string;
  instead?: string;
}

/** The most telling thing that is wrong with an identifier. */
function troubleOf(id: string, { model }: Place): Trouble | null {
  if (OFFICIAL.has(id)) return null;
  const parts = partsOf(id);
  if (!parts.labels || id.startsWith('/')) {
    return {
      requirement: 'extensions/identifier-no-prefix',
      title: 'An extension is named with a prefix',
      why: 'Without the name of its vendor before the slash, two extensions of the same name cannot be told apart.',
      says: 'has no prefix; the name of its vendor stands before a slash, as in `com.example/charts`',
    };
  }
  const fault = grammarFault(id);
  if (fault) {
    const { says, instead } = fault;
    return {
      requirement: 'extensions/identifier-grammar',
      title: 'Names of extensions follow the grammar of `_meta` keys',
      why: 'The other side may drop an entry whose name it cannot take apart.',
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
      title: 'Prefixes of MCP are for official extensions',
      why: 'An official extension may take the name tomorrow, with another meaning.',
      says: `has the prefix ${named(`${prefix}/`)}, which is kept for official extensions, and is none of them`,
      ...(own === null ? {} : { instead: own }),
    };
  }
  const reversed = reversedKey(partsOf(id));
  if (reversed === null) return null;
  const taken = reserved?.test(reversed.slice(0, reversed.indexOf('/'))) === true;
  return {
    requirement: 'extensions/reverse-dns',
    title: 'The prefix of an extension is a domain written backwards',
    why: 'Everybody looks for the owner at the front; in this order the name may clash with somebody else’s.',
    says: 'has a domain name in its usual order as its prefix',
    ...(taken ? {} : { instead: reversed }),
  };
}

function emptyName(id: string): Trouble | null {
  if (!id.endsWith('/')) return null;
  return {
    requirement: 'extensions/identifier-empty-name',
    title: 'A name stands behind the prefix of an extension',
    why: 'The prefix names the vendor alone, so a second extension of the same vendor could not be told apart.',
    says: 'has nothing behind the slash',
  };
}

/** How many extensions are looked at. */
const MAX = 40;

/** Identifiers of extensions. */
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
  title: 'Extensions go by the name of their vendor and their own',
  why: 'Both sides compare the identifier letter by letter; one that breaks the rules may match nothing, or the wrong thing.',
  how: 'Write a domain of yours backwards, a slash and a name: `com.example/charts`.',
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
        what: `In ${inner(place)} the extension ${named(id)} ${says}.`,
        ...(fix ? { fix } : {}),
      });
    }
  },
});

function rename(path: readonly string[], to: string): FixPlan {
  return { says: `Name it ${named(to)}.`, safety: 'unsafe', steps: [{ do: 'rename', path, to }] };
}
