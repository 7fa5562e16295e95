import type { FixPlan } from '../../../json/plan.ts';
import { objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { troubleOf } from './extension-names.ts';
import { able, inner, offering } from './texts.ts';

/** How many extensions are looked at. */
const MOST = 40;

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
    for (const id of Object.keys(extensions).slice(0, MOST)) {
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
