import { expect, it } from 'vitest';
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
