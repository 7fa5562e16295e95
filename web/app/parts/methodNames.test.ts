import { expect, it } from 'vitest';
import { EXTENSIONS } from '../../protocol/model/extensions/index.ts';
import { methodNames } from '../../protocol/catalog.ts';
import { REVISION_IDS } from '../../protocol/types.ts';
import { parseRoute } from '../state/route.ts';
import { linkedMethods, methodHref } from './methodNames.ts';

it('every method of every revision links to its page', () => {
  const all = new Set(REVISION_IDS.flatMap((id) => methodNames(id)));
  expect(linkedMethods.toSorted()).toEqual([...all].sort());
  expect(parseRoute(methodHref('tools/call') ?? '').route.page).toEqual(['methods', 'tools/call']);
  expect(methodHref('tools/run')).toBeNull();
});

it('every method of every extension does too, and none that only resembles one', () => {
  const names = EXTENSIONS.flatMap(({ methods }) => methods.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => methodHref(name) === null)).toEqual([]);
  const former = EXTENSIONS.flatMap(({ formerMethods }) => formerMethods.map(({ name }) => name));
  const old = former.filter((name) => /^(?:ui|skills)\//u.test(name));
  expect([...old, 'ui/run', 'skills/run', 'ui/notifications/tool'].filter((name) => methodHref(name) !== null)).toEqual(
    [],
  );
});
